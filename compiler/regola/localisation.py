"""
Say messages in a human language, from the text of Fluent files.

The texts are passed in. A file that does not parse, a message that is missing and an argument that
is missing are faults of the language data, not of the user, and raise `LocalisationError`.
"""

from __future__ import annotations

import pickle
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from decimal import Decimal
from functools import cached_property
from typing import TYPE_CHECKING, cast

from regola.sources import shown

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Pattern
    from fluent.syntax import ast
    from fluent.syntax.ast import Resource

__all__ = ["LocalisationError", "PreparedEntry", "Words", "entries_of", "syntax_tree"]

# Fluent refuses longer arguments; what a user typed may be of any length.
_LONGEST_ARGUMENT = 1000
_LARGEST = 10**18


def syntax_tree(text: str, *, places: bool = False) -> Resource:
    """
    Parse a Fluent text; faults are in the tree as junk.

    Trees come with the places of their parts only where these are asked for: it takes longer.
    """
    # Imported here: a run that says nothing does not pay for it.
    from fluent.syntax import FluentParser

    tree: Resource = FluentParser(with_spans=places).parse(text)
    return tree


@dataclass(frozen=True, slots=True)
class PreparedEntry:
    """
    A message of a Fluent text: whether it has a text of its own, the names of its attributes.

    Its tree is read when it is asked for: of the hundreds of a language a run says few.
    """

    has_text: bool
    attributes: tuple[str, ...]
    serialised: bytes

    def names(self, name: str) -> Iterator[str]:
        """Give the ids of what it says, its own name being given: `name`, `name.attribute`."""
        if self.has_text:
            yield name
        yield from (f"{name}.{attribute}" for attribute in self.attributes)

    def pattern(self, attribute: str = "") -> ast.Pattern:
        """Return the syntax tree of its text, or of that of an attribute."""
        # It was read from what the compiler itself prepared.
        tree: ast.Message = pickle.loads(self.serialised)  # noqa: S301
        if attribute:
            return next(one.value for one in tree.attributes if one.id.name == attribute)
        return cast("ast.Pattern", tree.value)


def entries_of(tree: Resource) -> dict[str, PreparedEntry]:
    """Return the messages of a Fluent text, all of which are whole, by their names."""
    from fluent.syntax.ast import Message

    return {
        entry.id.name: PreparedEntry(
            entry.value is not None,
            tuple(attribute.id.name for attribute in entry.attributes),
            pickle.dumps(entry, protocol=5),
        )
        for entry in tree.body
        if isinstance(entry, Message)
    }


class LocalisationError(Exception):
    """Raised when the words of a language are broken or lack one that is needed."""


# A message begins at the left margin; what belongs to it is indented.
_MESSAGE = re.compile(r"^(?=[a-z])", re.MULTILINE)
_ATTRIBUTE = re.compile(r"^ +\.(?=[a-z])", re.MULTILINE)
_REFERENCE = re.compile(r"\{ *([a-z][a-z-]*) *\}")


class Words:
    """
    The messages of one language, each value and attribute read when it is first said.

    Reading all of them takes longer than checking a small file does; a run says few. What is broken
    in a message is noticed when that is said; a test reads all.
    """

    def __init__(self, language: str, texts: Mapping[str, str]) -> None:
        """Take the language's code and its Fluent texts by file name."""
        self.language = language
        self._texts = texts

    def __contains__(self, identifier: str) -> bool:
        """Tell whether there is a message, or with `message.attribute` an attribute of one."""
        return identifier in self._pieces

    def __iter__(self) -> Iterator[str]:
        """Go through the ids of all messages and, as `message.attribute`, of their attributes."""
        return iter(self._pieces)

    def say(self, identifier: str, /, **arguments: str | int) -> str:
        """
        Return a message, or with `message.attribute` an attribute of one, filled with arguments.

        Whole numbers are written as the language writes them; a number that is a name (a line, a
        seed) is passed as a string. A text too long for a message ends in an ellipsis.
        """
        if identifier not in self:
            raise LocalisationError(f"{self.language}: there is no message {identifier}")
        fitting = {name: _fitting(value) for name, value in arguments.items()}
        said, errors = self._bundle.format_pattern(self._pattern(identifier), fitting)
        if errors:
            raise LocalisationError(f"{self.language}: {identifier}: {errors[0]}")
        return str(said)

    def text(self, identifier: str) -> str:
        """Return the Fluent text behind the equals sign of a message or attribute."""
        return self._pieces[identifier]

    def _pattern(self, identifier: str) -> Pattern:
        """Return what a piece says; the bundle is given it, and what it refers to, once."""
        # No id has a dot, and none of ours two hyphens.
        name = identifier.replace(".", "--")
        if not self._bundle.has_message(name):
            text = self._pieces[identifier]
            self._bundle.add_resource(syntax_tree(f"{name} ={text}"))
            if not self._bundle.has_message(name):
                raise LocalisationError(f"{self.language}: cannot read {identifier} ={text!r}")
            for other in _REFERENCE.findall(text):
                self._pattern(other)
        return cast("Pattern", self._bundle.get_message(name).value)

    @cached_property
    def _bundle(self) -> FluentBundle:
        from fluent.runtime import FluentBundle

        return FluentBundle([self.language], use_isolating=False)

    @cached_property
    def _pieces(self) -> dict[str, str]:
        """The texts behind the equals signs, by message or `message.attribute`."""
        found: dict[str, str] = {}
        for file, text in self._texts.items():
            for name, piece in _pieces_of(text):
                if name in found:
                    raise LocalisationError(f"{self.language}/{file}: {name} stands twice")
                found[name] = piece
        return found


def _pieces_of(text: str) -> Iterator[tuple[str, str]]:
    """Give the texts of the messages that have one, and of all attributes."""
    for message in _MESSAGE.split(text)[1:]:
        value, *attributes = _ATTRIBUTE.split(message)
        name, _, said = value.partition("=")
        name = name.strip()
        if said.strip():
            yield name, said
        for attribute in attributes:
            of_message, _, said = attribute.partition("=")
            yield f"{name}.{of_message.strip()}", said


def _fitting(value: str | int) -> str | int:
    if isinstance(value, int):
        # Longer numbers are too long for the rules by which languages group digits.
        return value if abs(value) <= _LARGEST else _fitting(f"{Decimal(value):.3E}")
    text = value if len(value) <= _LONGEST_ARGUMENT else f"{value[: _LONGEST_ARGUMENT - 1]}…"
    return shown(text).replace("\n", " ")
