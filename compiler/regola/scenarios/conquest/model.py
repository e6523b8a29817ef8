"""A scenario, whether it was an example of the content or a document of a scenario file."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from regola.scenarios.documents import Step, Word
from regola.sources import Span

__all__ = ["HAND", "Mention", "People", "Region", "Scenario", "Seat", "Sort"]

HAND = "hand"
"""Where pieces are that lie in no region, unless a region has this name."""

Sort: TypeAlias = Literal[
    "region", "player", "race", "power", "item", "piece", "relic", "banner", "placed", "target"
]
"""What a name in a scenario may stand for; a target is whatever an offer may be for."""


@dataclass(frozen=True, slots=True)
class Mention:
    """A name that must be one of a sort: a region of the board, a player, a race."""

    sort: Sort
    word: Word


@dataclass(frozen=True, slots=True)
class Region:
    """A region of a small board: its terrain, its symbols and the pieces that lie there."""

    id: Word
    words: tuple[Word, ...]


@dataclass(frozen=True, slots=True)
class People:
    """
    A people in play; one without a power has none that acts.

    ``side`` are tokens set aside, ``survivors`` tokens that came back from regions lost: those of a
    player who waits go in regions at the end of the turn, those in the ``hand`` stay there.
    """

    race: Word
    power: Word | None
    hand: int
    holds: tuple[tuple[Word, int], ...]
    declined: bool
    span: Span
    side: int = 0
    survivors: int = 0


@dataclass(frozen=True, slots=True)
class Seat:
    """
    What a player has at the beginning: peoples from the first that declined to the active.

    ``used`` tells how often limited rules of items have been used.
    """

    player: Word
    coins: int
    peoples: tuple[People, ...]
    used: tuple[tuple[Word, int], ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Scenario:
    """
    A position and what is done in it.

    ``board`` is a published map, ``regions`` and ``borders`` a small board. ``pieces`` and
    ``relics`` lie in regions, some pieces with players, some in the hand. ``row`` are the
    combinations to choose from with the coins on them, ``drawn`` relics, places and powers found
    next, ``next`` the banners and badges that come next, ``discarded`` those that come last,
    ``options`` how open rulings are read.
    ``item`` is the reference of the item that shows the example, if it is one.
    """

    id: str
    item: str
    game: Word
    packs: tuple[Word, ...]
    mix: tuple[Word, ...]
    board: Word | None
    regions: tuple[Region, ...]
    borders: tuple[tuple[Word, Word], ...]
    seats: tuple[Seat, ...]
    round: int
    turn: Word
    phase: str
    pieces: tuple[tuple[Word, Word, int], ...]
    relics: tuple[tuple[Word, Word, int], ...]
    options: tuple[tuple[Word, bool], ...]
    row: tuple[tuple[Word, Word, int], ...]
    drawn: tuple[Word, ...]
    next: tuple[Word, ...]
    discarded: tuple[Word, ...]
    steps: tuple[Step, ...]
    span: Span

    @property
    def players(self) -> tuple[str, ...]:
        """The players in seat order."""
        return tuple(seat.player.text for seat in self.seats)
