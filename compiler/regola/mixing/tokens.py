"""How many tokens a race with a power begins with, and which rules take more from the tray."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from regola.checks import Survey
from regola.checks.parts import deeds_of
from regola.mixing.demand import Table, demand
from regola.program.meaning import Deed, Number, OnEvent, Rule
from regola.program.model import Item

__all__ = ["Supply", "beginning", "later", "supply", "takers"]


@dataclass(frozen=True, slots=True)
class Supply:
    """The tokens of a people: those it begins with, and all that are in the box."""

    start: int
    box: int

    @property
    def tray(self) -> int:
        """What is left in the tray; below 0 where the box has too few."""
        return self.box - self.start


def supply(race: Item, power: Item) -> Supply:
    """Return what a race with a power begins with; gains on being chosen included."""
    return Supply(beginning(race) + beginning(power), race.number("tokens", 1) or 0)


def beginning(item: Item) -> int:
    """Return how many tokens a race or a power brings when it is chosen."""
    gains = (_count(deed) for rule in item.rules for deed in _at_choice(rule))
    return (item.number("tokens") or 0) + sum(gains)


def _at_choice(rule: Rule) -> Iterator[Deed]:
    moment = rule.moment
    if isinstance(moment, OnEvent) and moment.verb == "choose":
        yield from (deed for deed in deeds_of(rule) if _takes_token(deed))


def takers(item: Item, survey: Survey, start: int) -> Iterator[tuple[Rule, int | None]]:
    """
    Give the rules that can only take tokens from the tray, with the most in one turn, if bounded.

    ``start`` is how many tokens the people begins with, and so how many regions it may hold.
    """
    for rule in later(item):
        found = demand((rule,), "token", 0, Table(survey, start))
        if found is not None:
            yield rule, found.most


def later(item: Item) -> Iterator[Rule]:
    """Give the rules of an item that are not there for its choice."""
    return (rule for rule in item.rules if not list(_at_choice(rule)))


def _takes_token(deed: Deed) -> bool:
    return deed.verb == "gain" and deed.object is not None and deed.object.noun == "token"


def _count(deed: Deed) -> int:
    amount = deed.object.amount.amount if deed.object and deed.object.amount else None
    return amount.value if isinstance(amount, Number) else 1
