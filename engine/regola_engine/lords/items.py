"""What a generated module hands over: items with their rules and what their fields say."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from regola_engine.kernel.items import Item

__all__ = [
    "Adventurer", "Base", "Card", "Data", "Happening", "Item", "Monster", "Order", "Paladin",
    "Room", "Trap",
]  # fmt: skip


@dataclass(frozen=True, slots=True, kw_only=True)
class Base:
    """
    What base rules say outside of sentences.

    The course: ``years`` of ``rounds``, then ``fights`` at most. Each player has ``gold``,
    ``food``, ``imps``, ``evil``, and tiles at ``start`` of a grid whose ``entrance`` is a column.
    A round shows monsters and rooms; an order has so many ``boxes``; of his cards a player has
    ``cards_held`` at hand and plays ``cards_played``. Told for each number of ``players``:
    ``passes`` is how many seats the first player moves on at the new year, ``shown`` the
    adventurers of a round, ``dummies`` those who play by themselves, and ``blocked`` the boxes that
    each takes by chance.
    """

    years: int
    rounds: int
    fights: int
    gold: int
    food: int
    imps: int
    evil: int
    highest_evil: int
    paladin_level: int
    columns: int
    rows: int
    entrance: int
    start: tuple[str, ...]
    monsters_shown: int
    rooms_shown: int
    boxes: int
    cards_held: int
    cards_played: int
    cards_drawn: int
    passes: tuple[int, ...]
    shown: tuple[int, ...]
    dummies: tuple[int, ...]
    blocked: tuple[int, ...]
    players: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Order:
    """The ``position`` of an order in the round; ``reverse``: from its last box to the first."""

    position: int
    reverse: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Room:
    """The ``year`` of a room, the imps that it takes (0: it does not run), where it may lie."""

    year: int
    crew: int = 0
    zone: str = "anywhere"


@dataclass(frozen=True, slots=True, kw_only=True)
class Monster:
    """How many of a monster there are in each year, its price, its damage."""

    copies: tuple[int, ...]
    gold: int = 0
    food: int = 0
    evil: int = 0
    traps: int = 0
    monsters: int = 0
    damage: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Trap:
    """How many of a trap there are."""

    copies: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Adventurer:
    """The adventurers of a class in the first year, and in those ``later``, one to a place."""

    levels: tuple[int, ...]
    health: tuple[int, ...]
    skill: tuple[int, ...] = ()
    later_levels: tuple[int, ...]
    later_health: tuple[int, ...]
    later_skill: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Paladin:
    """The paladin of a year."""

    year: int
    health: int
    skill: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Card:
    """A combat card of a year; what its spell needs, and whether it is ``quick`` or ``slow``."""

    year: int
    weariness: int
    need: int = 0
    speed: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Happening:
    """An event: a ``tile``, of which each year has all, or a ``card``, of which it has one."""

    deck: str


Data: TypeAlias = Base | Order | Room | Monster | Trap | Adventurer | Paladin | Card | Happening
