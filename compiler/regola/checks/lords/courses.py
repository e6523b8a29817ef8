"""How long a game of dungeons lasts, its places, and the most of a good that a player can get."""

from __future__ import annotations

from math import inf
from string import ascii_lowercase

from regola.checks.conjunctions import exclude
from regola.checks.numbers_told import deeds_with, spread
from regola.checks.survey import Placed, Survey
from regola.program.meaning import (
    AtPhase,
    OnEvent,
)
from regola.program.model import Item

__all__ = ["last_year", "most_held", "places_of", "things_of", "years"]

_BRINGING = frozenset({"gain", "mine"})
_COPIED = frozenset({"trap", "monster"})
_ONCE_A_ROUND = frozenset({"perform", "resolve"})
"""Deeds done to an item at most once a round: each order has one card, each event comes once."""


def years(survey: Survey) -> int:
    """Return how many years a game has, of several games the most; 0 without base rules."""
    return survey.told_by_games("years")


def places_of(base: Item) -> tuple[str, ...]:
    """Return the places of a dungeon: the letter of a column, the number of a row; or nothing."""
    columns, rows = base.number("columns") or 0, base.number("rows") or 0
    if not 0 < columns <= len(ascii_lowercase) or not 0 < rows <= len(ascii_lowercase):
        return ()
    letters = ascii_lowercase[:columns]
    return tuple(f"{letter}{row}" for letter in letters for row in range(1, rows + 1))


def things_of(item: Item, year: int) -> int:
    """Return how many things of an item come in a year: copies, adventurers, or itself."""
    if item.kind == "adventurer":
        levels = item.field({1: "levels", 2: "later levels"}.get(year, ""))
        return len(levels.numbers) if levels is not None else 0
    if item.field("copies") is not None:
        return item.number("copies", year - 1) or 0
    return int(item.number("year") in (year, None))


def last_year(item: Item, survey: Survey) -> int:
    """Return the last year in which something of an item comes; 0 where nothing does."""
    return max((year for year in range(1, years(survey) + 1) if things_of(item, year)), default=0)


# ---- what a player can have ---------------------------------------------------------------------


def most_held(survey: Survey, good: str, until: int) -> float:
    """
    Return a number of a good that nobody can come to hold more of until the end of a year.

    Whoever got all that rules bring, in each round of each year, would hold it; it is infinite
    where a rule does not say how much it brings, or may bring it again and again. Of copies it is
    how many there are, of evil how much whoever is at the first level can gain.
    """
    if good in _COPIED:
        lines = (item.field("copies") for item in survey.all_items if item.kind == good)
        return sum(sum(line.numbers) for line in lines if line is not None)
    if good == "evil":
        return max(survey.told_by_games("highest evil") - 1, 0)
    started = survey.told_by_games("imps" if good == "imp" else good)
    return started + until * _brought_in_a_year(survey, good)


def _brought_in_a_year(survey: Survey, good: str) -> float:
    """Add up what rules bring in a year; of those of which one acts at most, the most."""
    groups: list[list[tuple[Placed, float]]] = []
    for one, _, _, number in deeds_with(survey.all_rules, _BRINGING, (good,)):
        amount = (inf if number is None else number) * _times(one, survey)
        apart = (group for group in groups if all(_is_apart(one, of, survey) for of, _ in group))
        group = next(apart, None)
        if group is None:
            groups.append([(one, amount)])
        else:
            group.append((one, amount))
    return sum(max(amount for _, amount in group) for group in groups)


def _is_apart(one: Placed, other: Placed, survey: Survey) -> bool:
    """Tell whether rules of one item never act together: of two boxes of an order."""
    return one.item is other.item and exclude(one.rule, other.rule, survey)


def _times(one: Placed, survey: Survey) -> float:
    """Return how often a rule acts in a year at most."""
    moment, rounds = one.rule.moment, survey.told_by_games("rounds")
    if isinstance(moment, AtPhase):
        return max(rounds, survey.told_by_games("fights"))  # no phase is of both
    if not isinstance(moment, OnEvent) or not _is_own(moment):
        return inf
    if moment.verb == "run":
        return rounds * spread(survey, one.item, "runs")[1]
    return rounds if moment.verb in _ONCE_A_ROUND else inf


def _is_own(moment: OnEvent) -> bool:
    """Tell whether the deed of a moment is the bearer's, and done to the item itself."""
    is_by_you = moment.actor is None or moment.actor.noun == "you"
    return is_by_you and moment.object is not None and moment.object.noun == "it"
