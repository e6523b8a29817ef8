"""A price that nobody can ever pay, of a monster or in a rule."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import TypeAlias

from regola.checks.courses import last_year, most_held, years
from regola.checks.parts import deeds_of
from regola.checks.survey import Placed, Survey
from regola.findings import Sink
from regola.program.meaning import Deed, Number
from regola.program.model import Item
from regola.sources import Span

__all__ = ["check"]

_FIELDS = {"gold": "gold", "food": "food", "traps": "trap", "monsters": "monster"}
"""What the fields of a monster ask for, beside evil."""

_GOODS = frozenset({*_FIELDS.values(), "imp"})
_PAYING = frozenset({"pay", "use"})

_Held: TypeAlias = Callable[[str, int], float]
"""The most that a player can hold of a good until the end of a year."""


def check(survey: Survey, sink: Sink) -> None:
    """Report prices above the most that a player can hold of what they ask for."""
    if not years(survey):
        return
    # What rules bring is added up once, not for each price.
    held: _Held = cache(lambda good, until: _most_held(survey, good, until))
    hired = (one for one in survey.of_kind("monster") if last_year(one))
    for monster in hired:
        for key in (*_FIELDS, "evil"):
            line, price = monster.field(key), monster.number(key)
            if line is not None and price:
                most = _highest(survey) if key == "evil" else _most_given(monster, key, held)
                _compare(monster, line.span, price, most, sink)
    for one in survey.rules:
        for deed, good, price in _payments(one):
            _compare(one.item, deed.span, price, held(good, years(survey)), sink)


def _compare(item: Item, span: Span, price: int, most: float, sink: Sink) -> None:
    if price > most:
        sink.report("price-never-paid", span, id=item.id, price=price, most=int(most))


def _payments(one: Placed) -> Iterator[tuple[Deed, str, int]]:
    """Give the deeds of a rule that pay a number of things, with what and how many."""
    for deed in deeds_of(one.rule):
        thing = deed.object if deed.verb in _PAYING else None
        bound = thing.amount if thing is not None else None
        if thing is None or bound is None or bound.comparison != "exactly":
            continue
        if thing.noun in _GOODS and isinstance(bound.amount, Number):
            yield deed, thing.noun, bound.amount.value


def _highest(survey: Survey) -> int:
    """Return how many evil points whoever is at the lowest level, the first, can gain."""
    tops = (item.number("highest evil") for item in survey.all_items if item.kind == "base")
    return max((top - 1 for top in tops if top), default=0)


def _most_given(monster: Item, key: str, held: _Held) -> float:
    """Return the most that a player can give of what a field of a monster asks for."""
    most = held(_FIELDS[key], last_year(monster))
    return most - 1 if key == "monsters" else most  # it is no part of its own price


def _most_held(survey: Survey, good: str, until: int) -> float:
    """Return a number of a good that nobody comes to hold more of until the end of a year."""
    if good in ("trap", "monster"):
        lines = (item.field("copies") for item in survey.all_items if item.kind == good)
        return sum(sum(line.numbers) for line in lines if line is not None)
    return most_held(survey, good, until)
