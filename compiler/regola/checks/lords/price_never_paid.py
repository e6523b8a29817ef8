"""A price that nobody can ever pay, of a monster or in a rule."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, partial
from math import inf
from typing import NamedTuple

from regola.checks.counted import counted
from regola.checks.lords.courses import last_year, most_held, years
from regola.checks.numbers_told import deeds_with, spread, told_at
from regola.checks.parts import conditions
from regola.checks.survey import Survey
from regola.findings import Sink
from regola.program.meaning import Permission
from regola.sources import Span

__all__ = ["check"]

_FIELDS = {"traps": "trap", "monsters": "monster"}
"""What the fields of a monster ask for, which no rule changes."""

_NUMBERS = (
    ("monster", "gold price", "gold"),
    ("monster", "food price", "food"),
    ("monster", "evil price", "evil"),
    ("room", "trap fee", "gold"),
    ("order", "fee", "gold"),
)
"""Numbers of items that are prices, and of what; the field of what a monster costs is called so."""

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
    for one in (*_of_fields(survey), *_of_numbers(survey), *_of_rules(survey), *_of_tests(survey)):
        most = held(one.good, one.until) - one.own
        if one.number > most:
            sink.report("price-never-paid", one.span, id=one.id, price=one.number, most=int(most))


def _of_fields(survey: Survey) -> Iterator[_Price]:
    """Give what monsters ask for that is given away; none is a part of its own price."""
    for monster in survey.of_kind("monster"):
        for key, good in _FIELDS.items():
            line, until = monster.field(key), last_year(monster, survey)
            if line is not None and until:
                price, own = monster.number(key) or 0, int(good == "monster")
                yield _Price(monster.id, line.span, price, good, until, own)


def _of_numbers(survey: Survey) -> Iterator[_Price]:
    """Give the least that items cost, by their fields and by all that rules say of it."""
    for kind, word, good in _NUMBERS:
        for item in survey.of_kind(kind):
            least, _ = spread(survey, item, word, item.number(good) or 0)
            until = last_year(item, survey) if kind == "monster" else years(survey)
            if until:
                teller, span = told_at(survey, item, word, good)
                yield _Price(teller.id, span, int(least), good, until)


def _of_rules(survey: Survey) -> Iterator[_Price]:
    """Give what rules let pay a number of."""
    for one, deed, thing, price in deeds_with(survey.rules, _PAYING, _GOODS):
        if price and (thing.amount is None or thing.amount.comparison == "exactly"):
            yield _Price(one.item.id, deed.span, price, thing.noun, years(survey))


def _of_tests(survey: Survey) -> Iterator[_Price]:
    """Give how many of a good tests want at least; a ban on having fewer wants so many, too."""
    for one in survey.rules:
        body, told = one.rule.body, conditions(one.rule)
        is_ban = isinstance(body, Permission) and body.negated
        for test in (test for each in told for tests in each.alternatives for test in tests):
            wanted = counted(test)
            if wanted is None or wanted.things.noun not in _GOODS or wanted.things.owner != "you":
                continue
            number = wanted.most + 1 if is_ban and wanted.least < 0 else wanted.least
            if 0 < number < inf:
                yield _Price(one.item.id, test.span, int(number), wanted.things.noun, years(survey))
