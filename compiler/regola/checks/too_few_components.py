"""A game of dungeons that lays out more of a thing than its items hold, with so many players."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from regola.checks.survey import Survey
from regola.findings import Sink
from regola.program.model import FieldLine, Item

__all__ = ["check"]


_LEVELS = {1: "levels", 2: "later levels"}
"""Where adventurers are told of, by the year that they come in."""


@dataclass(frozen=True)
class _Need:
    """What a line of base rules asks for: things of a kind, how many, and how many there are."""

    line: FieldLine | None
    kind: str
    needed: int
    found: int


def check(survey: Survey, sink: Sink) -> None:
    """
    Compare what a year of a game uses up with what the game's own pack holds.

    A kind that it has nothing of is passed over: the game is being written.
    """
    for base in survey.of_kind("base"):
        own = [item for item in survey.all_items if item.pack == base.pack]
        if base.field("monsters shown") is None or not survey.is_faultless:
            continue
        for need in _needs(base, own):
            if need.line is not None and 0 < need.found < need.needed:
                sink.report(
                    "too-few-components",
                    need.line.span,
                    kind=need.kind,
                    needed=need.needed,
                    found=need.found,
                )


def _needs(base: Item, own: list[Item]) -> Iterator[_Need]:
    rounds = base.number("rounds") or 0
    for year in range(1, (base.number("years") or 0) + 1):
        yield from _laid_out(base, own, rounds, year)
        cards = _of_year(own, "card", year)
        yield _Need(base.field("fights"), "card", base.number("fights") or 0, cards)
    tiles = [one for one in own if (deck := one.field("deck")) and "tile" in deck.words]
    yield _Need(base.field("rounds"), "event", rounds - 1, len(tiles))
    orders = sum(item.kind == "order" for item in own)
    yield _Need(base.field("cards drawn"), "order", base.number("cards drawn") or 0, orders)
    yield _Need(base.field("cards held"), "order", base.number("cards held") or 0, orders)
    yield _Need(base.field("blocked"), "order", _kept_free(base), orders)


def _laid_out(base: Item, own: list[Item], rounds: int, year: int) -> Iterator[_Need]:
    """Give what the rounds of a year lay out: monsters, rooms, adventurers for the most players."""
    monsters = _told(own, "copies", year - 1)
    shown = (base.number("monsters shown") or 0) * rounds
    yield _Need(base.field("monsters shown"), "monster", shown, monsters)
    rooms = (base.number("rooms shown") or 0) * rounds
    yield _Need(base.field("rooms shown"), "room", rooms, _of_year(own, "room", year))
    line = base.field("shown")
    waiting = max(line.numbers, default=0) if line is not None else 0
    key = _LEVELS.get(year, "")
    classes = (item.field(key) for item in own if item.kind == "adventurer")
    heroes = sum(len(levels.numbers) for levels in classes if levels is not None)
    yield _Need(line, "adventurer", waiting * (rounds - 1), heroes)


def _kept_free(base: Item) -> int:
    """Return how many orders those who play by themselves take in two rounds, none twice."""
    line = base.field("blocked")
    return 2 * max(line.numbers, default=0) if line is not None else 0


def _told(own: list[Item], key: str, place: int) -> int:
    return sum(item.number(key, place) or 0 for item in own if item.kind == "monster")


def _of_year(own: list[Item], kind: str, year: int) -> int:
    return sum(item.kind == kind and item.number("year") == year for item in own)
