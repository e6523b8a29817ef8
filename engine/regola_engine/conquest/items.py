"""What a generated module hands over: an item with its rules, its pieces and its numbers."""

from __future__ import annotations

from dataclasses import dataclass

from regola_engine.conquest.rules import Rule
from regola_engine.kernel.items import Source, enrol

__all__ = [
    "Base",
    "BoardItem",
    "Item",
    "PieceKind",
    "Place",
]


@dataclass(frozen=True, slots=True)
class PieceKind:
    """
    A kind of piece with a life of its own.

    ``box`` is how many there are, ``limit`` how many may lie in one region (0 for any number);
    a ``marker`` lies with players. The piece's rules count from the owner's item.
    """

    reference: str
    word: int
    box: int
    limit: int = 0
    marker: bool = False
    rules: tuple[Rule, ...] = ()
    sources: tuple[Source, ...] = ()


@dataclass(frozen=True, slots=True)
class Base:
    """
    What base rules say outside of sentences.

    ``turn`` and ``declining_turn`` name the phases in order; ``rounds`` the length of the game by
    players, from two on; ``die`` the faces; ``blank_banner`` and ``blank_badge`` are the tokens on
    a banner and a badge without an item.
    """

    turn: tuple[str, ...] = ()
    declining_turn: tuple[str, ...] = ()
    starting_coins: int = 0
    row: int = 0
    die: tuple[int, ...] = ()
    rounds: tuple[int, ...] = ()
    tie_break: str = ""
    blank_banner: int = 0
    blank_badge: int = 0


@dataclass(frozen=True, slots=True)
class Item:
    """
    A race, a power, a relic, a place or base rules.

    ``banner`` tokens come with a race or power, ``box`` are all that a race has. ``options`` pairs
    the open rulings that it declares with whether they are taken unless the table says otherwise.
    """

    reference: str
    kind: str
    rules: tuple[Rule, ...] = ()
    pieces: tuple[PieceKind, ...] = ()
    banner: int = 0
    box: int = 0
    base: Base | None = None
    options: tuple[tuple[str, bool], ...] = ()
    sources: tuple[Source, ...] = ()

    def __post_init__(self) -> None:
        """Number the rules of the item and of its pieces."""
        holders: tuple[Item | PieceKind, ...] = (self, *self.pieces)
        for holder in holders:
            enrol(holder.rules, holder.reference, holder.sources)


@dataclass(frozen=True, slots=True)
class Place:
    """A region of a board: its id, the lasting classes it is of, the pieces that lie there."""

    id: str
    classes: tuple[int, ...]
    pieces: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class BoardItem:
    """A board: its regions, which touch which (by position in ``places``), players and rounds."""

    reference: str
    players: int
    rounds: int
    places: tuple[Place, ...]
    borders: tuple[tuple[int, int], ...]
