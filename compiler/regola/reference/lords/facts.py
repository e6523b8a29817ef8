"""A position of dungeons as plain facts: the one place that reads positions of the engine."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

__all__ = ["NOBODY", "Card", "Facts", "Hero", "Monster", "Plot", "read"]

NOBODY = -1
"""No player, no tile."""


@dataclass(frozen=True, slots=True)
class Plot:
    """A tile: whose, which room (nothing of a tunnel), conquered or not, its runs this round."""

    owner: int
    room: str
    crew: int
    conquered: bool
    ran: int


@dataclass(frozen=True, slots=True)
class Monster:
    """A monster: its kind, what it prints, who keeps it, whether it lies face down, where it is."""

    reference: str
    printed: Mapping[str, int]
    keeper: int
    dormant: bool
    tile: int


@dataclass(frozen=True, slots=True)
class Hero:
    """An adventurer or a paladin: its kind, what it prints, whose party or prison it is in."""

    reference: str
    kind: str
    level: int
    printed: Mapping[str, int]
    party: int
    prison: int
    place: int
    wounds: int


@dataclass(frozen=True, slots=True)
class Card:
    """The card turned up: its kind, what it prints, when its spell works."""

    reference: str
    printed: Mapping[str, int]
    speed: str


@dataclass(frozen=True, slots=True)
class Facts:
    """
    All that rules in force can speak of.

    ``plots`` are the tiles by place. ``goods`` are gold, food, imps, marks and evil by noun and
    seat, ``busy`` the imps at work. ``marks`` are the seats of whom a word is so: *hushed*.
    """

    seats: int
    columns: int
    rows: int
    year: int
    options: Mapping[str, bool]
    plots: Mapping[int, Plot]
    monsters: tuple[Monster, ...]
    traps: tuple[tuple[str, int, int], ...]
    heroes: tuple[Hero, ...]
    battlefields: tuple[int, ...]
    goods: Mapping[str, tuple[int, ...]]
    busy: tuple[int, ...]
    marks: Mapping[str, frozenset[int]]
    card: Card | None

    @property
    def size(self) -> int:
        """How many places a dungeon has."""
        return self.columns * self.rows


def read(state: Any) -> Facts:
    """Return the facts of a position of the engine."""
    game = state.game
    return Facts(
        seats=game.seats,
        columns=game.base.columns,
        rows=game.base.rows,
        year=state.year,
        options=dict(game.options),
        plots={n: _plot(state, n) for n in range(len(state.rooms)) if state.tiles >> n & 1},
        monsters=tuple(_monster(state, copy) for copy in range(len(game.monsters))),
        traps=tuple(_trap(state, copy) for copy in range(len(game.traps))),
        heroes=tuple(_hero(state, copy) for copy in range(len(game.heroes))),
        battlefields=tuple(state.battlefield),
        goods={
            "gold": tuple(state.gold),
            "food": tuple(state.food),
            "imp": tuple(state.imps),
            "mark": tuple(state.marks),
            "evil": tuple(state.evil),
        },
        busy=tuple(state.busy),
        marks={
            word: frozenset(n for n in range(game.seats) if getattr(state, word) >> n & 1)
            for word in ("attacked", "thinned", "cursed", "hushed", "safe")
        },
        card=_card(state),
    )


def _plot(state: Any, place: int) -> Plot:
    game = state.game
    built = bool(state.built >> place & 1)
    number = state.rooms[place]
    return Plot(
        owner=place // (game.base.columns * game.base.rows),
        room=game.items["room"][number].reference if built else "",
        crew=game.rooms[number].crew if built else 0,
        conquered=bool(state.conquered >> place & 1),
        ran=state.ran[place],
    )


def _monster(state: Any, copy: int) -> Monster:
    item = state.game.items["monster"][state.game.monsters[copy]]
    data, keeper = item.data, state.keeper[copy]
    posted = next((n for n, copies in enumerate(state.posted) if copy in copies), NOBODY)
    prices = {"gold price": data.gold, "food price": data.food, "evil price": data.evil}
    return Monster(
        reference=item.reference,
        printed={"damage": data.damage, **prices},
        keeper=max(keeper, NOBODY),
        dormant=bool(state.dormant >> copy & 1),
        tile=state.battlefield[posted] if posted >= 0 else NOBODY,
    )


def _trap(state: Any, copy: int) -> tuple[str, int, int]:
    """Return the kind of a trap, whose it is, and the tile where it is laid."""
    item = state.game.items["trap"][state.game.traps[copy]]
    keeper = state.trap_keeper[copy]
    laid = keeper >= 0 and state.laid >> copy & 1
    return item.reference, keeper, state.battlefield[keeper] if laid else NOBODY


def _hero(state: Any, copy: int) -> Hero:
    made = state.game.heroes[copy]
    item = state.game.hero_items[made.item]
    party = next((n for n, one in enumerate(state.parties) if copy in one), NOBODY)
    return Hero(
        reference=item.reference,
        kind=item.kind,
        level=made.level,
        printed={"health": made.health, "skill": made.skill},
        party=party,
        prison=next((n for n, one in enumerate(state.prisons) if copy in one), NOBODY),
        place=state.parties[party].index(copy) if party >= 0 else NOBODY,
        wounds=state.wounds[copy],
    )


def _card(state: Any) -> Card | None:
    if state.card < 0:
        return None
    item = state.game.items["card"][state.card]
    printed = {"weariness": item.data.weariness, "need": item.data.need}
    return Card(item.reference, printed, item.data.speed)
