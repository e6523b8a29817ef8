"""How many tokens a race with a power begins with, and which rules take more from the tray."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from regola.checks import Survey
from regola.checks.boards import regions
from regola.checks.parts import deeds_of
from regola.program.equivalences import named_content
from regola.program.meaning import Deed, Number, OnEvent, Phrase, Rule
from regola.program.model import Item

__all__ = ["Supply", "supply", "takers"]


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
    start = (race.number("tokens") or 0) + (power.number("tokens") or 0)
    gains = (
        _count(deed) for item in (race, power) for rule in item.rules for deed in _at_choice(rule)
    )
    return Supply(start + sum(gains), race.number("tokens", 1) or 0)


def _at_choice(rule: Rule) -> Iterator[Deed]:
    moment = rule.moment
    if isinstance(moment, OnEvent) and moment.verb == "choose":
        yield from (deed for deed in deeds_of(rule) if _takes_token(deed))


def takers(item: Item, survey: Survey) -> Iterator[tuple[Rule, int]]:
    """Give the rules that can only take tokens from the tray, with the most in one turn."""
    players = max((board.number("players") or 0 for board in _boards(survey)), default=0)
    for rule in item.rules:
        if list(_at_choice(rule)):
            continue
        for deed in deeds_of(rule):
            if _takes_token(deed):
                times = players - 1 if rule.limit and "opponent" in rule.limit.per else 1
                yield rule, times * _count(deed) * _most(deed.per, survey)


def _takes_token(deed: Deed) -> bool:
    thing = deed.object
    if thing is None or thing.noun != "token" or deed.verb not in ("gain", "put"):
        return False
    source = dict(deed.slots).get("from")
    if deed.verb == "gain":
        return True
    return source is not None and source.noun == "tray" and not source.alternatives


def _count(deed: Deed) -> int:
    amount = deed.object.amount.amount if deed.object and deed.object.amount else None
    return amount.value if isinstance(amount, Number) else 1


def _most(per: Phrase | None, survey: Survey) -> int:
    """Return how many regions of a kind that content names a board has, at most; 1 without."""
    if per is None or not named_content(per):
        return 1
    names = {name.rpartition("/")[2] for name in named_content(per)}
    counts = (
        sum(1 for region in regions(board) if names <= set(region.words))
        for board in _boards(survey)
    )
    return max(counts, default=1)


def _boards(survey: Survey) -> list[Item]:
    return [item for item in survey.all_items if item.kind == "board"]
