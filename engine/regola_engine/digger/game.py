"""A game put together: board, items and players; what positions share and nobody changes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from regola_engine.digger import rules as r
from regola_engine.digger.geometry import distance, neighbours, turned
from regola_engine.digger.items import Base, BoardItem, Item, Scenario, Tile
from regola_engine.kernel.course import Stage
from regola_engine.kernel.standing import Entry, Standing

__all__ = ["ASKED", "HELD", "MOMENTS", "PROGRAMME", "TURNS", "Design", "Game"]

HELD = frozenset(("capacity", "speed", "strength", "weight"))
"""The numbers that are those of whoever has the thing, not of who asks."""

PROGRAMME = (
    Stage("first tiles", ("first tile",)),
    Stage("scattered tiles", ("scattered tile",)),
    Stage("start of game", ("start of game",)),
    Stage("turns", ("start of turn", "turn", "end of turn"), again=True),
)
"""Placing first tiles and scattered ones, what begins the game, then turn after turn."""

ASKED = frozenset(PROGRAMME[-1].moments)
"""The moments at which players are asked what they do of what is open."""

MOMENTS = ASKED | {"start of game", "end of game", "end of round"}
"""The moments at which rules act by themselves."""

TURNS = len(PROGRAMME) - 1
"""The stage of turns."""

_TIES = ("compatible with", "joined to", "continued by")


@dataclass(frozen=True, slots=True)
class Design:
    """One tile: its kind and its edges in each of the six rotations, those alike left out."""

    kind: int
    turned: tuple[tuple[int, ...], ...]
    rotations: tuple[int, ...]


class Game:
    """
    What is settled before the first move.

    ``kinds``, ``orders``, ``movers`` and ``lords`` are items; positions name them by place.
    ``standing`` are the rules in force.
    """

    def __init__(
        self,
        items: Iterable[Item],
        board: BoardItem,
        seats: int,
        scenarios: Sequence[str] = (),
        options: Mapping[str, bool] | None = None,
        *,
        with_lords: bool = False,
    ) -> None:
        every = tuple(items)
        self.board = board
        self.seats = seats
        self.scenarios = tuple(scenarios)
        self.items = tuple(item for item in every if self._in_play(item, with_lords=with_lords))
        declared = [pair for item in every for pair in item.options]
        self.options = dict(declared) | dict(options or {})
        self.base = self._base()
        self.kinds = self._of("tile")
        self.tile_data = [item.tile for item in self.kinds if item.tile is not None]
        self.orders = self._of("order")
        self.lords = self._of("lord")
        self.movers = [item for item in self.items if item.mover is not None]
        self.figures = self._of("piece")
        self.edge_names = [item.reference for item in self.items if item.kind == "edge"]
        self.kind_numbers = {item.reference: n for n, item in enumerate(self.kinds)}
        self.figure_numbers = {item.reference: n for n, item in enumerate(self.figures)}
        self.order_numbers = {item.reference: n for n, item in enumerate(self.orders)}
        self.beside = neighbours(board.spaces)
        self.everywhere = (1 << len(board.spaces)) - 1
        self.adjoining = [sum(1 << n for n in around if n >= 0) for around in self.beside]
        self.centre = sum(1 << space for space in board.centre)
        self._within: dict[int, tuple[int, ...]] = {}
        self.standing = Standing(self._entries(), HELD)
        self.programme = PROGRAMME
        self._tie_edges()
        self._count_kinds()
        self._make_designs()

    def _in_play(self, item: Item, *, with_lords: bool) -> bool:
        if item.kind == "lord":
            return with_lords
        home = item.reference if item.kind == "scenario" else item.home
        return not home or home in self.scenarios

    def _of(self, kind: str) -> list[Item]:
        return [item for item in self.items if item.kind == kind]

    def _base(self) -> Base:
        found = next((item.base for item in self.items if item.base is not None), None)
        if found is None:
            raise ValueError("no base rules")
        return found

    def takes(self, option: str) -> bool:
        """Tell whether the table takes an option, by its reference."""
        return self.options.get(option, False)

    def scenario_data(self) -> list[Scenario]:
        """Return what the scenarios in play say outside of sentences."""
        return [item.scenario for item in self.items if item.scenario is not None]

    def within(self, steps: int) -> tuple[int, ...]:
        """Return, for each space, the spaces that are so many steps away at most."""
        found = self._within.get(steps)
        if found is None:
            spaces = self.board.spaces
            found = self._within[steps] = tuple(
                sum(1 << n for n, other in enumerate(spaces) if distance(one, other) <= steps)
                for one in spaces
            )
        return found

    # ---- rules --------------------------------------------------------------------------------

    def _entries(self) -> Iterator[Entry]:
        groups = self.kinds, self.orders, self.lords, self.movers, self.figures
        numbers = {id(item): n for group in groups for n, item in enumerate(group)}
        for item in self.items:
            for rule in item.rules:
                yield Entry(rule, item.kind, numbers.get(id(item), 0), item.kind == "base")

    # ---- edges and tiles ----------------------------------------------------------------------

    def _tie_edges(self) -> None:
        names = self.edge_names
        self.edge_numbers = {name: number for number, name in enumerate(names)}
        self.rim = self._beyond("rim")
        self.blank = self._beyond("space")
        size = len(names)
        tables = {word: [[False] * size for _ in names] for word in _TIES}
        for tie in self.standing.others:
            if not isinstance(tie, r.Tie) or not tie.is_taken(self):
                continue
            for one in self.edges_named(tie.one):
                for other in self.edges_named(tie.other):
                    tables[tie.word][one][other] = tables[tie.word][other][one] = True
        self.compatible, self.joined, self.continued = (tables[word] for word in _TIES)
        self.runs_on = [any(row) for row in self.continued]
        self.opens = [any(row) for row in self.joined]

    def _beyond(self, word: str) -> int:
        found = (i.reference for i in self.items if i.kind == "edge" and i.beyond == word)
        return self.edge_numbers[next(found)]

    def edges_named(self, references: tuple[str, ...]) -> list[int]:
        """Return the numbers of sorts of edges, all of them where none is named."""
        if not references:
            return list(range(len(self.edge_names)))
        return [self.edge_numbers[reference] for reference in references]

    def _count_kinds(self) -> None:
        self.counts_as = [{number} for number in range(len(self.kinds))]
        for rule in self.standing.others:
            if not isinstance(rule, r.Counts):
                continue
            if rule.one in self.kind_numbers and rule.other in self.kind_numbers:
                self.counts_as[self.kind_numbers[rule.one]].add(self.kind_numbers[rule.other])
        self.families: dict[str, list[int]] = {}
        for number, tile in enumerate(self.tile_data):
            self.families.setdefault(tile.family, []).append(number)

    def _make_designs(self) -> None:
        self.backs = [tuple(self.edge_numbers[e] for e in tile.back) for tile in self.tile_data]
        self.designs: list[Design] = []
        self.copies: list[list[int]] = []
        for number, tile in enumerate(self.tile_data):
            copies = range(max(tile.count, 1))
            self.copies.append([self._design(number, tile, copy) for copy in copies])

    def _design(self, kind: int, tile: Tile, copy: int) -> int:
        names = tile.edges[copy % len(tile.edges)]
        return self.add_design(kind, tuple(self.edge_numbers[name] for name in names))

    def add_design(self, kind: int, shown: tuple[int, ...]) -> int:
        """Return the number of the tile of a kind that shows such edges, a new one if need be."""
        rotations = tuple(turned(shown, rotation) for rotation in range(6))
        first = tuple(n for n, edges in enumerate(rotations) if edges not in rotations[:n])
        design = Design(kind, rotations, first)
        if design not in self.designs:
            self.designs.append(design)
        return self.designs.index(design)
