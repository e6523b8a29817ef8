"""A price that nobody can ever pay, of a monster or in a rule."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, partial
from typing import NamedTuple

from regola.checks.courses import last_year, most_held, years
from regola.checks.said import deeds_with
from regola.checks.survey import Survey
from regola.findings import Sink
from regola.sources import Span

__all__ = ["check"]

_FIELDS = {"gold": "gold", "food": "food", "evil": "evil", "traps": "trap", "monsters": "monster"}
"""What the fields of a monster ask for."""

_GOODS = frozenset({"gold", "food", "trap", "monster", "imp"})
_PAYING = frozenset({"pay", "use"})


class _Price(NamedTuple):
    """So many of a good, asked for by an item until the end of a year; ``own`` is never given."""

    id: str
    span: Span
    number: int
    good: str
    until: int
    own: int = 0


def check(survey: Survey, sink: Sink) -> None:
    """Report prices above the most that a player can hold of what they ask for."""
    if not years(survey):
        return
    # What rules bring is added up once, not for each price.
    held = cache(partial(most_held, survey))
    for one in (*_of_monsters(survey), *_of_rules(survey)):
        most = held(one.good, one.until) - one.own
        if one.number > most:
            sink.report("price-never-paid", one.span, id=one.id, price=one.number, most=int(most))


def _of_monsters(survey: Survey) -> Iterator[_Price]:
    """Give the prices of monsters; none is a part of its own."""
    for monster in survey.of_kind("monster"):
        for key, good in _FIELDS.items():
            line, until = monster.field(key), last_year(monster, survey)
            if line is not None and until:
                price, own = monster.number(key) or 0, int(good == "monster")
                yield _Price(monster.id, line.span, price, good, until, own)


def _of_rules(survey: Survey) -> Iterator[_Price]:
    """Give what rules let pay a number of."""
    for one, deed, thing, price in deeds_with(survey.rules, _PAYING, _GOODS):
        if price and (thing.amount is None or thing.amount.comparison == "exactly"):
            yield _Price(one.item.id, deed.span, price, thing.noun, years(survey))
