"""What a generated module hands over: items with their rules, tiles, boards and edges."""

from __future__ import annotations

from dataclasses import dataclass

from regola_engine.kernel.items import Source, enrol
from regola_engine.kernel.rules import Rule

__all__ = ["Base", "BoardItem", "Item", "Mover", "Scenario", "Tile"]


@dataclass(frozen=True, slots=True)
class Base:
    """
    What base rules say outside of sentences.

    Each player has ``goons``, of which ``track_goons`` count points and ``portal_goons`` begin on
    the ``first_tile``; the bag holds ``coins`` a player, as many of each of the ``coin_values``.
    """

    goons: int = 0
    coins: int = 0
    coin_values: tuple[int, ...] = (1,)
    track_goons: int = 0
    portal_goons: int = 0
    first_tile: str = ""


@dataclass(frozen=True, slots=True)
class Tile:
    """
    The tiles of a kind: how many each player has, and what their six edges show, clockwise.

    Instead of in the bags they may lie in the common ``stack`` (so many a player), be ``scattered``
    over the board before the game (so many a player) or lie in the ``central`` spaces. Those with a
    ``back`` are laid face down; it is what their edges count as until they are turned up.
    """

    family: str = ""
    count: int = 0
    edges: tuple[tuple[str, ...], ...] = ()
    stack: int = 0
    scattered: int = 0
    central: int = 0
    back: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Mover:
    """A creature or an adventurer, as a scenario brings it along."""

    strength: int = 0
    speed: int = 0
    resources: int = 0


@dataclass(frozen=True, slots=True)
class Scenario:
    """
    What a scenario says outside of sentences; ``track_goons`` -1 leaves them as they are.

    ``area`` 1 takes the board for one player more, -1 for one fewer; so many coins lie on the
    ``heap``, and each player draws so many ``adventurers``.
    """

    track_goons: int = -1
    area: int = 0
    heap: int = 0
    adventurers: int = 0


@dataclass(frozen=True, slots=True)
class Item:
    """
    An item: its rules, and what its kind has besides.

    ``home`` is the scenario that brings it along; ``cost`` and ``tier`` are an order's.
    """

    reference: str
    kind: str
    rules: tuple[Rule, ...] = ()
    base: Base | None = None
    tile: Tile | None = None
    mover: Mover | None = None
    scenario: Scenario | None = None
    home: str = ""
    cost: int = 0
    tier: int = 0
    beyond: str = ""
    options: tuple[tuple[str, bool], ...] = ()
    sources: tuple[Source, ...] = ()

    def __post_init__(self) -> None:
        """Number the rules of the item."""
        enrol(self.rules, self.reference, self.sources)


@dataclass(frozen=True, slots=True)
class BoardItem:
    """
    A board of hexagons in rows: spaces by name, row and place in the row.

    A space touches the next ones in its row, and in the rows below and above the one at its own
    place and the one before (below) or after it (above).
    """

    reference: str
    players: int
    spaces: tuple[tuple[str, int, int], ...]
    portals: tuple[int, ...]
    centre: tuple[int, ...]
