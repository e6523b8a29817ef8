"""How many tokens a race with a power begins with, and how many its box leaves in the tray."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from regola.checks.parts import deeds_of
from regola.program.meaning import Deed, Number, OnEvent, Rule
from regola.program.model import Item

__all__ = ["Supply", "beginning", "gives_at_choice", "supply"]


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


def gives_at_choice(rule: Rule) -> bool:
    """Tell whether a rule gives tokens when its people is chosen."""
    return any(True for _ in _at_choice(rule))


def _at_choice(rule: Rule) -> Iterator[Deed]:
    moment = rule.moment
    if isinstance(moment, OnEvent) and moment.verb == "choose":
        yield from (deed for deed in deeds_of(rule) if _takes_token(deed))


def _takes_token(deed: Deed) -> bool:
    return deed.verb == "gain" and deed.object is not None and deed.object.noun == "token"


def _count(deed: Deed) -> int:
    amount = deed.object.amount.amount if deed.object and deed.object.amount else None
    return amount.value if isinstance(amount, Number) else 1
