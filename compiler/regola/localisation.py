"""
Say messages in a human language, from the text of Fluent files.

The texts are passed in. A file that does not parse, a message that is missing and an argument that
is missing are faults of the language data, not of the user, and raise `LocalisationError`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from decimal import Decimal
from functools import cached_property
from typing import TYPE_CHECKING

from regola.prepared import prepared_tree
from regola.sources import shown

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Pattern
    from fluent.syntax.ast import Resource

__all__ = ["LocalisationError", "Words", "syntax_tree"]

# Fluent refuses longer arguments; what a user typed may be of any length.
_LONGEST_ARGUMENT = 1000
_LARGEST = 10**18


def syntax_tree(text: str, *, places: bool = False) -> Resource:
    """
    Parse a Fluent text, or take its tree from what was prepared; faults are in it as junk.

    Trees come with the places of their parts only where these are asked for: it takes longer.
    """
    tree: Resource | None = prepared_tree(text)
    if tree is None:
        # Imported here: a run that says nothing does not pay for it.
        from fluent.syntax import FluentParser

        tree = FluentParser(with_spans=places).parse(text)
    return tree


class LocalisationError(Exception):
    """Raised when the words of a language are broken or lack one that is needed."""


class Words:
    """
    The messages of one language.

    Nothing is parsed before the first message is asked for.
    """

    def __init__(self, language: str, texts: Mapping[str, str]) -> None:
        """Take the language's code and its Fluent texts by file name."""
        self.language = language
        self._texts = texts

    def __contains__(self, identifier: str) -> bool:
        """Tell whether there is a message, or with `message.attribute` an attribute of one."""
        return self._pattern(identifier) is not None

    def __iter__(self) -> Iterator[str]:
        """Go through the ids of all messages and, as `message.attribute`, of their attributes."""
        _, names = self._loaded
        for name, attributes in names.items():
            if name in self:
                yield name
            yield from (f"{name}.{attribute}" for attribute in attributes)

    def say(self, identifier: str, /, **arguments: str | int) -> str:
        """
        Return a message, or with `message.attribute` an attribute of one, filled with arguments.

        Whole numbers are written as the language writes them; a number that is a name (a line, a
        seed) is passed as a string. A text too long for a message ends in an ellipsis.
        """
        pattern = self._pattern(identifier)
        if pattern is None:
            raise LocalisationError(f"{self.language}: there is no message {identifier}")
        bundle, _ = self._loaded
        fitting = {name: _fitting(value) for name, value in arguments.items()}
        said, errors = bundle.format_pattern(pattern, fitting)
        if errors:
            raise LocalisationError(f"{self.language}: {identifier}: {errors[0]}")
        return str(said)

    def _pattern(self, identifier: str) -> Pattern | None:
        bundle, names = self._loaded
        name, _, attribute = identifier.partition(".")
        if name not in names:
            return None
        message = bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value

    @cached_property
    def _loaded(self) -> tuple[FluentBundle, dict[str, tuple[str, ...]]]:
        from fluent.runtime import FluentBundle

        bundle = FluentBundle([self.language], use_isolating=False)
        names: dict[str, tuple[str, ...]] = {}
        for file, text in self._texts.items():
            resource = syntax_tree(text)
            for name, attributes in _messages(f"{self.language}/{file}", resource):
                if name in names:
                    raise LocalisationError(f"{self.language}/{file}: {name} stands twice")
                names[name] = attributes
            bundle.add_resource(resource)
        return bundle, names


def _messages(file: str, resource: Resource) -> Iterator[tuple[str, tuple[str, ...]]]:
    from fluent.syntax.ast import Junk, Message

    for entry in resource.body:
        if isinstance(entry, Junk):
            raise LocalisationError(f"{file}: cannot read {entry.content!r}")
        if isinstance(entry, Message):
            yield entry.id.name, tuple(attribute.id.name for attribute in entry.attributes)


def _fitting(value: str | int) -> str | int:
    if isinstance(value, int):
        # Longer numbers are too long for the rules by which languages group digits.
        return value if abs(value) <= _LARGEST else _fitting(f"{Decimal(value):.3E}")
    text = value if len(value) <= _LONGEST_ARGUMENT else f"{value[: _LONGEST_ARGUMENT - 1]}…"
    return shown(text).replace("\n", " ")
