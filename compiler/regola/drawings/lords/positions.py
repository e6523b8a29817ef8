"""How dungeons stand, as it is drawn and told."""

from __future__ import annotations

from dataclasses import dataclass

from regola.drawings.courses import Course

__all__ = ["Chamber", "Dungeon", "Dungeons", "Hero"]


@dataclass(frozen=True, slots=True)
class Chamber:
    """
    A tile of a dungeon on a space (id, columns from the left, rows from above).

    ``room`` is the reference of its room, or empty for a tunnel. ``monsters`` and ``traps`` are
    references of those put there; only one tile of a dungeon is ``fought_for``.
    """

    space: str
    across: int
    down: int
    room: str
    conquered: bool
    fought_for: bool
    monsters: tuple[str, ...]
    traps: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Hero:
    """An adventurer: his reference, his wounds, and how many are too many."""

    reference: str
    wounds: int
    health: int


@dataclass(frozen=True, slots=True)
class Dungeon:
    """The dungeon of a player, the party before it from its head on, and who is in prison."""

    player: str
    chambers: tuple[Chamber, ...]
    party: tuple[Hero, ...]
    prison: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Dungeons(Course):
    """
    The dungeons before an example and after it, in seat order.

    ``spaces`` gives the id of each space, columns from the left and rows from above; the entrance
    is above a column, counted from 0.
    """

    spaces: tuple[tuple[str, int, int], ...]
    entrance: int
    before: tuple[Dungeon, ...]
    after: tuple[Dungeon, ...]
