"""A position of tiles as plain facts: the one place that reads positions of the engine."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

__all__ = ["NOBODY", "Body", "Facts", "Ground", "read"]

NOBODY = -1
"""No player, no space."""

_DIRECTIONS = ((0, 1), (1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1))
"""Rows and places to the next space, clockwise from the east; each row is half a space on."""


@dataclass(frozen=True, slots=True)
class Ground:
    """A tile as it lies: its kind and family, whose it is, its six edges, what is in it."""

    kind: str
    family: str
    owner: int
    edges: tuple[str, ...]
    goons: Mapping[int, int]
    markers: tuple[int, ...]
    coins: tuple[int, ...]
    hidden: bool
    built: bool


@dataclass(frozen=True, slots=True)
class Body:
    """A creature or an adventurer: its kind, where it is, who leads it, the goons with it."""

    reference: str
    kind: str
    printed: Mapping[str, int]
    place: int
    leader: int
    led: Mapping[int, int]


@dataclass(frozen=True, slots=True)
class Facts:
    """
    All that rules can speak of.

    ``spaces`` gives row and place by number, ``around`` the six neighbours of each (NOBODY beyond
    the rim). ``grounds`` are the tiles by space. By seat: ``gold``, ``coins`` in hand, ``reserve``,
    ``lords``, ``skipped``, ``left`` (tiles in the bag that nothing waits for), ``playing``.
    ``blank`` and ``rim`` are the edges of an empty space and of what lies beyond the board.
    """

    seats: int
    spaces: tuple[tuple[int, int], ...]
    around: tuple[tuple[int, ...], ...]
    grounds: Mapping[int, Ground]
    bodies: tuple[Body, ...]
    figures: Mapping[str, int]
    orders: tuple[tuple[str, int, int], ...]
    lords: tuple[str, ...]
    gold: tuple[int, ...]
    coins: tuple[tuple[int, ...], ...]
    reserve: tuple[int, ...]
    skipped: tuple[int, ...]
    left: tuple[int, ...]
    playing: tuple[bool, ...]
    options: Mapping[str, bool]
    grains: int
    quiet: int
    revealed: int
    seat: int
    given: frozenset[int]
    arrived: frozenset[tuple[int, int]]
    blank: str
    rim: str
    edges: tuple[str, ...]


def read(state: Any) -> Facts:
    """Return the facts of a position of the engine."""
    game = state.game
    spaces = tuple((row, place) for _, row, place in game.board.spaces)
    numbers = {where: number for number, where in enumerate(spaces)}
    return Facts(
        seats=game.seats,
        spaces=spaces,
        around=tuple(
            tuple(numbers.get((row + down, place + on), NOBODY) for down, on in _DIRECTIONS)
            for row, place in spaces
        ),
        grounds={n: _ground(state, n) for n in range(len(spaces)) if state.design[n] >= 0},
        bodies=tuple(_body(state, number, item) for number, item in enumerate(game.movers)),
        figures={one.reference: state.figures[n] for n, one in enumerate(game.figures)},
        orders=tuple((one.reference, one.cost, one.tier) for one in game.orders),
        lords=tuple(game.lords[n].reference if n >= 0 else "" for n in state.lords),
        gold=tuple(state.gold),
        coins=tuple(map(tuple, state.coins)),
        reserve=tuple(state.reserve),
        skipped=tuple(state.skipped),
        left=tuple(max(0, len(bag) - len(state.aside)) for bag in state.bags),
        playing=tuple(not state.defeated >> seat & 1 for seat in range(game.seats)),
        options=dict(game.options),
        grains=state.grains,
        quiet=state.round - state.last_gain,
        revealed=state.revealed,
        seat=state.seat,
        given=frozenset(n for n in range(len(game.orders)) if state.given >> n & 1),
        arrived=frozenset(state.arrived),
        blank=_beyond(game, "space"),
        rim=_beyond(game, "rim"),
        edges=tuple(item.reference for item in game.items if item.kind == "edge"),
    )


def _ground(state: Any, space: int) -> Ground:
    game = state.game
    kind = game.kinds[game.designs[state.design[space]].kind]
    return Ground(
        kind=kind.reference,
        family=kind.tile.family,
        owner=state.owner[space],
        edges=tuple(game.edge_names[edge] for edge in state.edges[space]),
        goons={s: state.goons[s][space] for s in range(game.seats) if state.goons[s][space]},
        markers=tuple(state.markers[space]),
        coins=tuple(state.stored[space]),
        hidden=bool(state.hidden >> space & 1),
        built=bool(state.built >> space & 1),
    )


def _body(state: Any, number: int, item: Any) -> Body:
    made = item.mover
    return Body(
        reference=item.reference,
        kind=item.kind,
        printed={"strength": made.strength, "speed": made.speed, "weight": made.resources},
        place=state.place[number],
        leader=state.controller[number],
        led={seat: count for seat, count in enumerate(state.captives[number]) if count},
    )


def _beyond(game: Any, what: str) -> str:
    return next(str(i.reference) for i in game.items if i.kind == "edge" and i.beyond == what)
