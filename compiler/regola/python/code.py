"""Pieces of Python text: expressions that know how tightly they bind, functions, constants."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

__all__ = [
    "COMPARISONS",
    "EVERYWHERE",
    "OPERATIONS",
    "Expression",
    "Function",
    "NotStatic",
    "call",
    "joined",
    "summed",
]

COMPARISONS = {
    "exactly": "==",
    "at least": ">=",
    "at most": "<=",
    "more than": ">",
    "less than": "<",
    "up to": "<=",
}
"""The operators of Python for the comparisons of the language."""

OPERATIONS = {
    "is": "IS",
    "more": "MORE",
    "less": "LESS",
    "doubled": "DOUBLED",
    "at least": "AT_LEAST",
    "at most": "AT_MOST",
}
"""The engine's names for what a rule may do to a number."""


class NotStatic(Exception):  # noqa: N818  # a turn of the search, no fault
    """An expression that needs a position was asked for where there is a board alone."""


@dataclass(frozen=True, slots=True)
class Expression:
    """
    A Python expression for a set, a number or a truth.

    ``operator`` is its outermost binary or unary operator, empty where none needs brackets. A set
    that is not ``bounded`` may hold numbers that stand for nothing, and is good for tests alone.
    """

    text: str
    operator: str = ""
    bounded: bool = field(default=True, compare=False)

    def __str__(self) -> str:
        """Return the text."""
        return self.text

    def inside(self, operator: str) -> str:
        """Return the text as an operand of an operator, in brackets where needed."""
        if not self.operator or self.operator == operator:
            return self.text
        return f"({self.text})"

    def inverted(self) -> Expression:
        """Return the complement of a set."""
        if self.operator == "~":
            return Expression(self.text[1:], bounded=False)
        return Expression(f"~{self.inside('~')}", "~", bounded=False)

    def denied(self) -> Expression:
        """Return the negation of a truth."""
        if self.operator == "not":
            return Expression(self.text.removeprefix("not "))
        return Expression(f"not {self.inside('not')}", "not")


EVERYWHERE = Expression("-1", bounded=False)
"""The set of all."""


def joined(operator: str, parts: list[Expression]) -> Expression:
    """Join expressions by ``&``, ``|``, ``and`` or ``or``; one part alone stays as it is."""
    neutral = {"&": EVERYWHERE}.get(operator)
    kept = [part for part in parts if part != neutral] or parts[:1]
    if len(kept) == 1:
        return kept[0]
    texts = [part.text if part.operator == "~" else part.inside(operator) for part in kept]
    enough = all if operator == "|" else any
    bounded = enough(part.bounded for part in kept)
    return Expression(f" {operator} ".join(texts), operator, bounded=bounded)


def summed(terms: Iterable[tuple[int, Expression]]) -> Expression:
    """Return the sum of expressions, each with its sign: 1 to add it, -1 to take it away."""
    text = ""
    for sign, term in terms:
        part = term.inside("+")
        text += f" {'+' if sign > 0 else '-'} {part}" if text or sign < 0 else part
    return Expression(text.strip(), "+")


def call(function: str, *arguments: object) -> Expression:
    """Return a call."""
    return Expression(f"{function}({', '.join(str(argument) for argument in arguments)})")


@dataclass(slots=True)
class Function:
    """A function of a module: its name, parameters, result and lines."""

    name: str
    parameters: str
    result: str
    documentation: str
    lines: list[str] = field(default_factory=list)
