"""Rules at random on Lords, tiles and creatures of their own, and positions stirred for them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from regola.compilation.program import Program
from regola.program.meaning import Permission, Statement
from regola_engine.digger.areas import board_for
from regola_engine.digger.game import Game
from regola_engine.digger.state import State, start
from regola_engine.kernel.bots import random_move
from regola_engine.kernel.masks import bits
from tests.support import tile_forms
from tests.support.probing import Probing
from tests.support.random_rules import Ground

__all__ = [
    "KINDS",
    "PROBING",
    "Probes",
    "lay_open",
    "plain_probes",
    "probes",
    "probes_of",
    "stirred",
]

_FIELDS = {
    "lord": "",
    "tile": "count: 1\n    family: room\n    stack: 1\n    edges: " + ", ".join(["door"] * 6),
    "creature": "scenario: creatures\n    strength: 2\n    speed: 1\n    resources: 1",
}
KINDS = tuple(_FIELDS)
PROBING = Probing("digger", "dungeon_digger", _FIELDS)
_SCENARIOS = ("adventurers", "creatures")
_ITS = {
    "tile": r"\b(a|any|your) (room|tile)\b",
    "creature": r"\b(a|any|your) creature\b",
    "lord": "$^",
}


@dataclass(frozen=True)
class Probes:
    """Items with one random rule each, beside the official ones; ``lines`` by reference."""

    program: Program
    items: tuple[object, ...]
    boards: tuple[object, ...]
    lines: dict[str, str]

    def game(self, seats: int = 2, alone: str = "") -> Game:
        """Return a table with adventurers, creatures, Lords and all the probes, or one alone."""
        names = [f"dungeon_digger/scenario/{name}" for name in _SCENARIOS]
        told = [one.scenario for one in self.items if one.reference in names]  # type: ignore[attr-defined]
        board = board_for(self.boards, seats, told)  # type: ignore[arg-type]
        others = self.lines.keys() - {alone} if alone else set[str]()
        items = [one for one in self.items if one.reference not in others]  # type: ignore[attr-defined]
        return Game(items, board, seats, names, with_lords=True)  # type: ignore[arg-type]


def _lines(kind: str, seed: int) -> Iterator[str]:
    """Give statements and bans that compile; in every second *it* stands for such a thing."""
    ground = Ground("digger", "dungeon_digger", kind)
    for number, (line, rule) in enumerate(ground.told(seed)):
        if not isinstance(rule.body, Statement | Permission):
            continue
        if isinstance(rule.body, Permission) and not rule.body.negated:
            continue
        its = re.sub(_ITS[kind], "it", line, count=1) if number % 2 else line
        yield its if its == line or ground.lines.rule(its) is not None else line


def _deeds(kind: str, lines: Iterator[str]) -> Iterator[str]:
    """Give rules by which something is done; in every second *it* stands for such a thing."""
    ground = Ground("digger", "dungeon_digger", kind)
    for number, line in enumerate(lines):
        its = re.sub(_ITS[kind], "it", line, count=1) if number % 2 else line
        found = next((one for one in (its, line) if ground.lines.rule(one) is not None), None)
        if found is not None:
            yield found


def probes_of(kind: str, *lines: str) -> Probes:
    """Return items of a kind with these rules, one or more lines each, which must be accepted."""
    return _laid_out(kind, PROBING.told(kind, lines))


def probes(kind: str, count: int, seed: int, *, deeds: bool = False) -> Probes:
    """Return so many items whose rule, perhaps one of deeds, compiles and can be written."""
    drawn = _deeds(kind, tile_forms.lines(seed)) if deeds else _lines(kind, seed)
    return _laid_out(kind, PROBING.drawn(kind, count, drawn))


def plain_probes(kind: str, count: int, seed: int) -> Probes:
    """Return so many items whose rule does one deed, whatever else is so."""
    drawn = _deeds(kind, tile_forms.plain_lines(seed))
    return _laid_out(kind, PROBING.drawn(kind, count, drawn))


def _laid_out(kind: str, told: dict[str, str]) -> Probes:
    program, loaded = PROBING.loaded(kind, told)
    return Probes(program, loaded.items, loaded.boards, told)


def lay_open(state: State, kind: str, number: int, rng: Random) -> bool:
    """Have somebody bear the rule of a probe; tell whether anybody can."""
    seat = int(rng.random() * state.game.seats)
    if kind == "lord":
        state.lords[seat] = next(
            n
            for n, one in enumerate(state.game.lords)
            if one.reference.endswith(f"/probe_{number}")
        )
        return True
    if kind == "creature":
        mover = next(
            n
            for n, one in enumerate(state.game.movers)
            if one.reference.endswith(f"/probe_{number}")
        )
        tiles = list(bits(state.tiles))
        state.place[mover] = tiles[int(rng.random() * len(tiles))]
        state.controller[mover] = seat
        return True
    return _laid(state, number, rng)


def _laid(state: State, number: int, rng: Random) -> bool:
    """Turn a tile of somebody into the probe, edges and all that lies on it kept."""
    tiles = [space for space in bits(state.tiles) if state.owner[space] >= 0]
    if not tiles:
        return False
    space = tiles[int(rng.random() * len(tiles))]
    game = state.game
    kind = next(n for n, one in enumerate(game.kinds) if one.reference.endswith(f"/probe_{number}"))
    owner = state.owner[space]
    names = state.edges[space]
    state.lift(space)
    state.lay(space, game.add_design(kind, names), 0, owner)
    return True


def stirred(game: Game, rng: Random) -> State:
    """Return a position of a game by chance, with more on the board than chance brings about."""
    state = start(game, rng)
    for _ in range(20 + int(rng.random() * 150)):
        if state.is_over:
            break
        state.apply(random_move(state, rng))
    while state.agenda and not state.is_over:
        state.apply(random_move(state, rng))
    state.lords = [-1] * game.seats
    tiles = list(bits(state.tiles))

    def any_tile() -> int:
        return tiles[int(rng.random() * len(tiles))]

    portals = state.kinds[game.kind_numbers[game.base.first_tile]]
    for _ in range(5):
        seat = int(rng.random() * game.seats)
        count = min(1 + int(rng.random() * 3), state.reserve[seat])
        state.goons[seat][any_tile()] += count
        state.reserve[seat] -= count
        marked = any_tile()
        # As in play: a room has one marker at most, whoever's, and a portal several of anybody's.
        if not state.markers[marked] or portals >> marked & 1:
            state.markers[marked] = (*state.markers[marked], seat)[:2]
        stored = any_tile()
        state.stored[stored] = (*state.stored[stored], 2)
        state.coins[seat].append(1)
    for mover, item in enumerate(game.movers):
        if "/probe_" not in item.reference and rng.random() < 0.5:
            state.place[mover] = any_tile()
            state.controller[mover] = int(rng.random() * game.seats)
            if rng.random() < 0.3:
                state.captives[mover] = tuple(int(rng.random() * 3) for _ in range(game.seats))
    return state
