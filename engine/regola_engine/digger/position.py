"""Where everything lies: tiles, goons, markers, coins, and what is under way."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from regola_engine.digger.frames import NOBODY, Frame, Move, Question
from regola_engine.digger.values import Bearers
from regola_engine.kernel import position as kernel
from regola_engine.kernel.course import begin_course
from regola_engine.kernel.layout import Layout

if TYPE_CHECKING:
    from regola_engine.digger.game import Game

__all__ = ["EMPTY", "NO_EDGES", "Position"]

EMPTY = -1
"""The design of a space without a tile."""

NO_EDGES: tuple[int, ...] = ()


class Position(kernel.Position, Bearers):
    """
    A position of the game; changed in place.

    By space: ``design`` (EMPTY without a tile), ``rotation``, ``edges`` as they lie, ``owner``,
    ``markers`` (seats), ``stored`` coins. ``goons`` by seat and space. ``own`` and ``kinds`` are
    masks of spaces by seat and kind. By seat: ``bags`` and ``projects`` (designs), ``reserve``,
    ``coins`` (values), ``gold``, ``points``. ``aside`` are projects about to be
    exchanged. Movers: ``place``, ``controller``, ``captives`` (goons
    by seat). ``figures`` are the spaces of the tokens of scenarios, ``hidden`` the tiles face down.
    ``first`` is the player who began: a round ends when the turn comes back to that seat.
    """

    __slots__ = (
        "arrived",
        "aside",
        "bag",
        "bags",
        "beat",
        "built",
        "captives",
        "coins",
        "collapses",
        "controller",
        "defeated",
        "design",
        "edges",
        "figures",
        "first",
        "given",
        "gold",
        "goons",
        "grains",
        "heap",
        "hidden",
        "kinds",
        "last_gain",
        "line",
        "lords",
        "markers",
        "opened",
        "own",
        "owner",
        "place",
        "points",
        "projects",
        "quiet",
        "reserve",
        "revealed",
        "rotation",
        "scattering",
        "skipped",
        "stage",
        "steps",
        "stored",
        "tiles",
        "turn",
        "waiting",
    )

    LAYOUT = Layout(
        values=(
            "arrived",
            "beat",
            "built",
            "defeated",
            "first",
            "given",
            "grains",
            "hidden",
            "last_gain",
            "opened",
            "quiet",
            "revealed",
            "stage",
            "steps",
            "tiles",
            "turn",
        ),
        lists=(
            "aside",
            "bag",
            "captives",
            "collapses",
            "controller",
            "design",
            "edges",
            "figures",
            "gold",
            "heap",
            "kinds",
            "line",
            "lords",
            "markers",
            "own",
            "owner",
            "place",
            "points",
            "reserve",
            "rotation",
            "scattering",
            "skipped",
            "stored",
            "waiting",
        ),
        tables=(
            "bags",
            "coins",
            "goons",
            "projects",
        ),
    )

    game: Game
    stage: int
    line: list[int]
    turn: int
    beat: int
    agenda: list[Frame]
    question: Question | None
    moves: list[Move]

    def __init__(self, game: Game, rng: Random) -> None:
        super().__init__(game, rng)
        size, seats = len(game.board.spaces), game.seats
        self.design = [EMPTY] * size
        self.rotation = [0] * size
        self.edges: list[tuple[int, ...]] = [NO_EDGES] * size
        self.owner = [NOBODY] * size
        self.markers: list[tuple[int, ...]] = [()] * size
        self.stored: list[tuple[int, ...]] = [()] * size
        self.goons = [[0] * size for _ in range(seats)]
        self.own = [0] * seats
        self.kinds = [0] * len(game.kinds)
        self.tiles = 0
        self.aside: list[int] = []
        self.bags: list[list[int]] = [[] for _ in range(seats)]
        self.projects: list[list[int]] = [[] for _ in range(seats)]
        self.reserve = [0] * seats
        self.coins: list[list[int]] = [[] for _ in range(seats)]
        self.gold = [0] * seats
        self.points = [0] * seats
        self.skipped = [0] * seats
        self.defeated = 0
        self.first = 0
        self.lords = [NOBODY] * seats
        self.bag: list[int] = []
        self.heap: list[int] = []
        self.collapses = [0] * len(game.kinds)
        self.scattering: list[int] = []
        self.place = [NOBODY] * len(game.movers)
        self.controller = [NOBODY] * len(game.movers)
        self.captives: list[tuple[int, ...]] = [(0,) * seats] * len(game.movers)
        self.figures = [NOBODY] * len(game.figures)
        self.hidden = 0
        self.grains = 0
        self.revealed = 0
        self.quiet = 0
        self.last_gain = 0
        begin_course(self)
        self.steps = 0
        self.built = 0
        self.given = 0
        self.arrived: tuple[tuple[int, int], ...] = ()
        self.waiting: list[int] = []

    # ---- small changes that keep the masks true -----------------------------------------------

    def lay(self, space: int, design: int, rotation: int, owner: int) -> None:
        """Lay a tile on an empty space."""
        bit = 1 << space
        made = self.game.designs[design]
        self.design[space] = design
        self.rotation[space] = rotation
        self.edges[space] = made.turned[rotation]
        if self.game.backs[made.kind]:
            self.edges[space] = self.game.backs[made.kind]
            self.hidden |= bit
        self.owner[space] = owner
        self.tiles |= bit
        if owner >= 0:
            self.own[owner] |= bit
        for kind in self.game.counts_as[self.game.designs[design].kind]:
            self.kinds[kind] |= bit

    def lift(self, space: int) -> None:
        """Take a tile off the board, and out of the game what is kept in it."""
        bit = 1 << space
        owner, kind = self.owner[space], self.game.designs[self.design[space]].kind
        self.tiles &= ~bit
        self.hidden &= ~bit
        if owner >= 0:
            self.own[owner] &= ~bit
        for other in self.game.counts_as[kind]:
            self.kinds[other] &= ~bit
        self.design[space] = EMPTY
        self.edges[space] = NO_EDGES
        self.owner[space] = NOBODY
        self.stored[space] = ()

    def turn_up(self, space: int) -> None:
        """Turn a tile up that lies face down."""
        self.hidden &= ~(1 << space)
        self.edges[space] = self.game.designs[self.design[space]].turned[self.rotation[space]]

    def to_reserve(self, seat: int, space: int, count: int = 1) -> None:
        """Take goons off the board."""
        self.goons[seat][space] -= count
        self.reserve[seat] += count
