"""A game of dungeons that lays out more of a thing than its items hold, with so many players."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from regola.checks.lords.courses import things_of
from regola.checks.survey import Survey
from regola.findings import Sink
from regola.program.model import Item

__all__ = ["check"]


def check(survey: Survey, sink: Sink) -> None:
    """
    Compare what a year of a game uses up with what the game's own pack holds.

    A kind that it has nothing of is passed over: the game is being written.
    """
    for base in survey.of_kind("base"):
        own = [item for item in survey.all_items if item.pack == base.pack and not _is_rare(item)]
        if base.field("monsters shown") is None or not survey.is_faultless:
            continue
        for key, needed, kind, year in _needs(partial(_most, base)):
            line = base.field(key)
            alike = [item for item in own if item.kind == kind]
            found = sum(things_of(item, year) for item in alike)
            if line is not None and alike and found < needed:
                sink.report("too-few-components", line.span, kind=kind, needed=needed, found=found)


def _needs(most: Callable[[str], int]) -> Iterator[tuple[str, int, str, int]]:
    """Give what fields ask for: how many things of a kind, in which year."""
    rounds = most("rounds")
    for year in range(1, most("years") + 1):
        yield "monsters shown", most("monsters shown") * rounds, "monster", year
        yield "rooms shown", most("rooms shown") * rounds, "room", year
        yield "shown", most("shown") * (rounds - 1), "adventurer", year
        yield "fights", most("fights"), "card", year
        yield "paladin level", 1, "paladin", year
    yield "rounds", rounds - 1, "event", 1
    for key, times in (("cards drawn", 1), ("cards held", 1), ("blocked", 2)):
        yield key, most(key) * times, "order", 1  # none is blocked in two rounds running


def _most(base: Item, key: str) -> int:
    line = base.field(key)
    return max(line.numbers, default=0) if line is not None else 0


def _is_rare(item: Item) -> bool:
    """Tell whether something is an event that comes once a year, beside those of the rounds."""
    deck = item.field("deck")
    return deck is not None and "tile" not in deck.words
