"""How numbers of the language become numbers of Python: the same in all families."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from regola.program.meaning import (
    Amount,
    Count,
    Deed,
    Everything,
    Number,
    Phrase,
    Product,
    Quantity,
    Sum,
)
from regola.python.code import Expression, joined, summed
from regola.python.slots import is_all, object_of

__all__ = ["Numbers"]


class _Module(Protocol):
    def use(self, name: str) -> str: ...


class _Scene(Protocol):
    @property
    def module(self) -> _Module: ...


S = TypeVar("S", bound=_Scene)


@dataclass(frozen=True, slots=True)
class Numbers(Generic[S]):
    """What a family knows of numbers: how to write a ``quantity`` and a ``count`` of its things."""

    quantity: Callable[[Quantity, S], Expression]
    count: Callable[[Phrase, S], Expression]

    def amount(self, value: Amount, scene: S) -> Expression:
        """Return an amount as a number."""
        if isinstance(value, Number):
            return Expression(str(value.value))
        if isinstance(value, Everything):
            return Expression(scene.module.use("ALL"))
        if isinstance(value, Quantity):
            return self.quantity(value, scene)
        if isinstance(value, Count):
            return self.count(value.of, scene)
        if isinstance(value, Sum):
            return self._sum(value, scene)
        return self._product(value, scene)

    def _sum(self, value: Sum, scene: S) -> Expression:
        found = summed((sign, self.amount(term, scene)) for sign, term in value.terms)
        # There is nothing less than nothing: a count less a number is none at the least.
        less = any(sign < 0 for sign, _ in value.terms)
        return Expression(f"max(0, {found})") if less else found

    def _product(self, value: Product, scene: S) -> Expression:
        return joined("*", [self.amount(value.left, scene), self.amount(value.right, scene)])

    def per(self, phrase: Phrase, scene: S) -> Expression:
        """Return how many times a thing is there, or as many of them as the phrase says."""
        times = self.count(phrase, scene)
        if phrase.amount is None:
            return times
        step = self.amount(phrase.amount.amount, scene)
        if step.text == "1":
            return times
        return Expression(f"{times.inside('//')} // {step.inside('//')}", "//")

    def of_deed(self, deed: Deed, scene: S) -> Expression:
        """Return of how many things a deed speaks, all of them where it says so."""
        thing = object_of(deed)
        if is_all(thing):
            return self.amount(Everything(), scene)
        said = thing.amount.amount if thing.amount else Number(1)
        found = self.amount(deed.amount or said, scene)
        if deed.per is None:
            return found
        times = self.per(deed.per, scene)
        return times if found.text == "1" else joined("*", [found, times])
