"""The messages of a language's files as they are printed: what they are filled with, filled in."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import product

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from regola.commands.registry import COMMANDS
from regola.localisation import Words
from regola.resources import dsl_text

__all__ = ["Printed", "printed", "written"]

Printed = tuple[str, str]
"""A message as it is printed: filled with what somebody wrote, and filled with numbers."""

_QUOTED = "«…»"
_NUMBER = "2"
_TYPED = re.compile(
    rf"\bregola (?:{'|'.join(COMMANDS)})\b|"
    r"`[^`]*`|«+[^«»]*»+|“+[^“”]*”+|\"[^\"]*\"|%\(\w+\)[rsd]|(?<![\w-])--[a-z-]+|\b\w*[._]\w[\w./]*"
    r"|(?<!\w)[./][a-z]+|\b[A-Z]{3,}\b"
)
"""What is typed or filled in, and no word of the language: options, files, quotations."""
_COUNTS = {"one": 1, "other": 2}


class _Arguments(Visitor):
    """Gathers the arguments of a pattern, each with the values that make a difference."""

    def __init__(self) -> None:
        self.found: dict[str, dict[str | int, None]] = {}

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - Fluent's
        """Keep the values that are told apart."""
        if isinstance(node.selector, ast.VariableReference):
            values = [_value(variant) for variant in node.variants]
            self.found.setdefault(node.selector.id.name, {}).update(dict.fromkeys(values))
        self.generic_visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        """Keep an argument."""
        self.found.setdefault(node.id.name, {})


def _value(variant: ast.Variant) -> str | int:
    if isinstance(variant.key, ast.NumberLiteral):
        return int(variant.key.value)
    name = str(variant.key.name)
    return _COUNTS.get(name, name)


@cache
def printed(code: str, name: str) -> tuple[Printed, ...]:
    """Return each way in which each message and attribute of a file is printed."""
    text = dsl_text("text", code, f"{name}.ftl")
    said = _printed(Words(code, {f"{name}.ftl": text}), FluentParser().parse(text))
    return tuple(dict.fromkeys(said))


def _printed(words: Words, resource: ast.Resource) -> Iterator[Printed]:
    for message in resource.body:
        if not isinstance(message, ast.Message):
            continue
        parts = [(f".{part.id.name}", part.value) for part in message.attributes]
        for suffix, pattern in [("", message.value), *parts]:
            if pattern is not None:
                yield from _ways(words, f"{message.id.name}{suffix}", pattern)


def _ways(words: Words, identifier: str, pattern: ast.Pattern) -> Iterator[Printed]:
    arguments = _Arguments()
    arguments.visit(pattern)
    names = list(arguments.found)
    for chosen in product(*(tuple(known) or ("",) for known in arguments.found.values())):
        given = dict(zip(names, chosen, strict=True))
        quoted, counted = (
            words.say(identifier, **{name: value or filled for name, value in given.items()})
            for filled in (_QUOTED, _NUMBER)
        )
        yield _plain(quoted), _plain(counted)


def _plain(text: str) -> str:
    return _TYPED.sub(_QUOTED, text.strip())


class _Texts(Visitor):
    """Gathers the texts of messages, what is filled in left out."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        """Keep a text."""
        self.found.append(node.value)


@cache
def written(code: str, name: str) -> tuple[str, ...]:
    """Return what stands in a file of patterns, which only a rule can fill."""
    visitor = _Texts()
    visitor.visit(FluentParser().parse(dsl_text("text", code, f"{name}.ftl")))
    return tuple(visitor.found)
