"""A position of tiles as plain facts: the one place that reads positions of the engine."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from regola.reference import progress
from regola.reference.progress import Course

__all__ = [
    "NOBODY",
    "Body",
    "Box",
    "Design",
    "Facts",
    "Ground",
    "read",
    "read_course",
]

NOBODY = -1
"""No player, no space."""

_DIRECTIONS = ((0, 1), (1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1))
"""Rows and places to the next space, clockwise from the east; each row is half a space on."""


@dataclass(frozen=True, slots=True)
class Ground:
    """
    A tile as it lies: its kind and family, whose it is, its six edges, what is in it.

    ``design`` is the number of the tile among all there are, ``front`` its edges face up.
    """

    kind: str
    family: str
    owner: int
    edges: tuple[str, ...]
    goons: Mapping[int, int]
    markers: tuple[int, ...]
    coins: tuple[int, ...]
    hidden: bool
    built: bool
    design: int
    front: tuple[str, ...]


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
class Design:
    """A tile as it is made: its kind and family, its edges in each turn, the turns unlike."""

    kind: str
    family: str
    turned: tuple[tuple[str, ...], ...]
    turns: tuple[int, ...]
    back: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Box:
    """What nobody changes: board, tiles, edges, and what the game prints outside of sentences."""

    seats: int
    spaces: tuple[tuple[int, int], ...]
    names: tuple[str, ...]
    around: tuple[tuple[int, ...], ...]
    portals: tuple[int, ...]
    designs: tuple[Design, ...]
    first_tile: str
    first_goons: int
    first: int

    def tile(self, design: int, turn: int, owner: int) -> Ground:
        """Return a tile as it comes to lie: nothing in it, face down where it has a back."""
        made = self.designs[design]
        front = made.turned[turn]
        return Ground(
            kind=made.kind,
            family=made.family,
            owner=owner,
            edges=made.back or front,
            goons={},
            markers=(),
            coins=(),
            hidden=bool(made.back),
            built=False,
            design=design,
            front=front,
        )


@dataclass(slots=True)
class Facts:
    """
    All that rules can speak of; a second reading changes it as it plays on.

    ``box`` holds what nobody changes. ``grounds`` are the tiles by space. By seat: ``gold``,
    ``points``, ``coins`` in hand, ``reserve``, ``lords``, ``skipped``, ``bags`` and ``projects``
    (designs), ``playing``. ``bag`` and ``heap`` are coins, ``stacks`` the common tiles left by
    kind, ``scattering`` the kinds yet to be laid out, ``waiting`` the orders that a bonus gave.
    ``blank`` and ``rim`` are the edges of an empty space and of what lies beyond the board.
    ``manner`` are the words for how the party under way moves, or the order is given.
    """

    box: Box
    grounds: dict[int, Ground]
    bodies: list[Body]
    figures: dict[str, int]
    orders: tuple[tuple[str, int, int], ...]
    lords: list[str]
    gold: list[int]
    points: list[int]
    steps: int
    coins: list[list[int]]
    reserve: list[int]
    skipped: list[int]
    bags: list[list[int]]
    projects: list[list[int]]
    aside: list[int]
    bag: list[int]
    heap: list[int]
    stacks: dict[str, int]
    scattering: list[str]
    waiting: list[int]
    playing: list[bool]
    options: Mapping[str, bool]
    grains: int
    round: int
    last_gain: int
    revealed: int
    seat: int
    given: frozenset[int]
    arrived: frozenset[tuple[int, int]]
    over: bool
    blank: str
    rim: str
    edges: tuple[str, ...]
    manner: frozenset[str] = frozenset()

    @property
    def seats(self) -> int:
        """How many players there are."""
        return self.box.seats

    @property
    def spaces(self) -> tuple[tuple[int, int], ...]:
        """Row and place of each space."""
        return self.box.spaces

    @property
    def around(self) -> tuple[tuple[int, ...], ...]:
        """The six neighbours of each space, clockwise from the east; NOBODY beyond the rim."""
        return self.box.around

    @property
    def quiet(self) -> int:
        """Rounds since anybody gained gold."""
        return self.round - self.last_gain

    @property
    def left(self) -> tuple[int, ...]:
        """The tiles in each bag that no project set aside waits for."""
        return tuple(max(0, len(bag) - len(self.aside)) for bag in self.bags)


def read(state: Any) -> Facts:
    """Return the facts of a position of the engine."""
    game = state.game
    return Facts(
        box=_box(state),
        grounds={n: _ground(state, n) for n in range(len(state.design)) if state.design[n] >= 0},
        bodies=[_body(state, number, item) for number, item in enumerate(game.movers)],
        figures={one.reference: state.figures[n] for n, one in enumerate(game.figures)},
        orders=tuple((one.reference, one.cost, one.tier) for one in game.orders),
        lords=[game.lords[n].reference if n >= 0 else "" for n in state.lords],
        gold=list(state.gold),
        points=list(state.points),
        steps=state.steps,
        coins=[list(one) for one in state.coins],
        reserve=list(state.reserve),
        skipped=list(state.skipped),
        bags=[list(one) for one in state.bags],
        projects=[list(one) for one in state.projects],
        aside=list(state.aside),
        bag=list(state.bag),
        heap=list(state.heap),
        stacks={k.reference: n for k, n in zip(game.kinds, state.collapses, strict=True)},
        scattering=[game.kinds[kind].reference for kind in state.scattering],
        waiting=list(state.waiting),
        playing=[not state.defeated >> seat & 1 for seat in range(game.seats)],
        options=dict(game.options),
        grains=state.grains,
        round=state.round,
        last_gain=state.last_gain,
        revealed=state.revealed,
        seat=state.seat,
        given=frozenset(n for n in range(len(game.orders)) if state.given >> n & 1),
        arrived=frozenset(state.arrived),
        over=state.over,
        blank=_beyond(game, "space"),
        rim=_beyond(game, "rim"),
        edges=tuple(item.reference for item in game.items if item.kind == "edge"),
    )


def read_course(state: Any) -> Course:
    """Return how far a game has come; what asks for a first tile is taken as not yet asked."""
    asks = state.question is not None and state.question.about in ("portal", "scatter")
    found = progress.read_course(state)
    return replace(found, beat=0) if asks else found


def _box(state: Any) -> Box:
    game = state.game
    spaces = tuple((row, place) for _, row, place in game.board.spaces)
    numbers = {where: number for number, where in enumerate(spaces)}
    return Box(
        seats=game.seats,
        spaces=spaces,
        names=tuple(name for name, _, _ in game.board.spaces),
        around=tuple(
            tuple(numbers.get((row + down, place + on), NOBODY) for down, on in _DIRECTIONS)
            for row, place in spaces
        ),
        portals=tuple(game.board.portals),
        designs=tuple(_design(game, one) for one in game.designs),
        first_tile=game.base.first_tile,
        first_goons=game.base.portal_goons,
        first=state.first,
    )


def _design(game: Any, made: Any) -> Design:
    kind = game.kinds[made.kind]
    return Design(
        kind=kind.reference,
        family=kind.tile.family,
        turned=tuple(_edges(game, edges) for edges in made.turned),
        turns=tuple(made.rotations),
        back=_edges(game, game.backs[made.kind]),
    )


def _edges(game: Any, edges: Any) -> tuple[str, ...]:
    return tuple(game.edge_names[edge] for edge in edges)


def _ground(state: Any, space: int) -> Ground:
    game = state.game
    made = game.designs[state.design[space]]
    kind = game.kinds[made.kind]
    return Ground(
        kind=kind.reference,
        family=kind.tile.family,
        owner=state.owner[space],
        edges=_edges(game, state.edges[space]),
        goons={s: state.goons[s][space] for s in range(game.seats) if state.goons[s][space]},
        markers=tuple(state.markers[space]),
        coins=tuple(state.stored[space]),
        hidden=bool(state.hidden >> space & 1),
        built=bool(state.built >> space & 1),
        design=state.design[space],
        front=_edges(game, made.turned[state.rotation[space]]),
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
