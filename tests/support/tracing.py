"""
Traces: whole games by chance of fixed seeds, kept as fingerprints of all that can be seen.

A trace tells of each decision who decides, all legal moves in their order and in their readable
form, what lies where, and the scores. Nothing of how the engine keeps a position goes into it, so
that a trace made before a change of the engine is equal after it, unless a rule changed.
`python -m bench.traces --record REASON` makes them anew.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import Any

from regola.compilation.games import load
from regola.files.library import official
from regola.findings import Sink
from regola.playing.table import Seating, packs_of, table
from regola_engine.conquest import saves as conquest_saves
from regola_engine.conquest.state import State as ConquestState
from regola_engine.conquest.state import start as start_conquest
from regola_engine.digger import saves as digger_saves
from regola_engine.digger.areas import board_for
from regola_engine.digger.game import Game
from regola_engine.digger.state import State as DiggerState
from regola_engine.digger.state import start as start_digger
from regola_engine.lords import saves as lords_saves
from regola_engine.lords.game import Game as LordsGame
from regola_engine.lords.position import NOBODY
from regola_engine.lords.state import State as LordsState
from regola_engine.lords.state import start as start_lords
from tests.lords.table import played_items

__all__ = ["FOLDER", "TABLES", "Trace", "kept", "parted", "traced", "written"]

FOLDER = Path(__file__).parents[1] / "engine" / "traces"
"""Where the traces of each family lie, with the reasons for which they were made anew."""

BETWEEN = 25
"""Decisions from one fingerprint to the next: a difference is placed to so many decisions."""


@dataclass(frozen=True)
class Trace:
    """A game told in short: its decisions, the scores at its end, fingerprints on the way."""

    decisions: int
    scores: tuple[int, ...]
    fingerprints: tuple[str, ...]


@dataclass(frozen=True)
class Played:
    """One game under way: its state, how a move is written, and what can be seen of it."""

    state: Any
    code: Callable[[Any, Any], str]
    seen: Callable[[Any], object]


@dataclass(frozen=True)
class Laid:
    """A game on the table: which family, which packs or scenarios, for how many, which seeds."""

    family: str
    players: int
    packs: tuple[str, ...] = ()
    scenarios: tuple[str, ...] = ()
    lords: bool = False
    seeds: int = 3
    most: int = 100_000

    def begun(self, seed: int) -> Played:
        """Return the game of a seed at its first choice."""
        return _BEGINNINGS[self.family](self, seed)


@cache
def _conquest_game(laid: Laid) -> Any:
    program = official("conquest")
    assert program is not None
    packs = packs_of(program.packs, laid.packs[0], laid.packs[1:])
    made = table(program, {}, packs, Seating(laid.players), Sink())
    assert made is not None
    return made.game


@cache
def _digger_game(laid: Laid) -> Any:
    program = official("digger")
    assert program is not None
    loaded: Any = load(program, {}, Sink())
    names = [f"dungeon_digger/scenario/{name}" for name in laid.scenarios]
    told = [item.scenario for item in loaded.items if item.reference in names]
    board = board_for(loaded.boards, laid.players, told)
    return Game(loaded.items, board, laid.players, names, with_lords=laid.lords)


def _conquest(laid: Laid, seed: int) -> Played:
    state = start_conquest(_conquest_game(laid), _dice(seed))
    return Played(state, conquest_saves.code, conquest_seen)


def _digger(laid: Laid, seed: int) -> Played:
    state = start_digger(_digger_game(laid), _dice(seed))
    return Played(state, digger_saves.code, digger_seen)


def _lords(laid: Laid, seed: int) -> Played:
    game = LordsGame(played_items(), laid.players)
    return Played(start_lords(game, _dice(seed)), lords_saves.code, lords_seen)


_BEGINNINGS: dict[str, Callable[[Laid, int], Played]] = {
    "conquest": _conquest,
    "digger": _digger,
    "lords": _lords,
}


def conquest_seen(state: ConquestState) -> object:
    """Return what lies on the table of a game of conquest, in the words of its content."""
    game = state.game
    races = [item.reference for item in game.races]
    powers = [item.reference for item in game.powers]

    def people(number: int) -> object:
        race, power = state.race[number], state.power[number]
        return (
            state.owner[number],
            races[race] if race >= 0 else None,
            powers[power] if power >= 0 else None,
            state.active[state.owner[number]] == number if state.owner[number] >= 0 else None,
        )

    regions = [
        (place.id, people(state.holder[n]) if state.holder[n] >= 0 else None, state.tokens[n])
        for n, place in enumerate(game.board.places)
    ]
    peoples = [
        (people(n), state.hand[n], state.tray[n], state.aside[n]) for n in range(len(state.race))
    ]
    # Words are numbered as games are loaded: which game came first in this process says nothing.
    pieces = sorted(
        (kind.reference, sorted(_bits(state.where[kind.word])), state.boxed[kind.word])
        for kind in game.kinds
        if kind is not None
    )
    row = [
        (races[race], powers[power], coins)
        for race, power, coins in zip(
            state.row_races, state.row_powers, state.row_coins, strict=True
        )
    ]
    return (state.round, regions, peoples, pieces, row, list(state.coins))


def digger_seen(state: DiggerState) -> object:
    """Return what lies on the table of a game of tiles, in the words of its content."""
    game = state.game
    spaces = [name for name, _, _ in game.board.spaces]
    tiles = [
        (
            spaces[space],
            _kind(state, design),
            state.edges[space],
            state.owner[space],
            sorted(state.markers[space]),
            sorted(state.stored[space]),
            [goons[space] for goons in state.goons],
        )
        for space, design in enumerate(state.design)
        if design >= 0
    ]
    seats = [
        (
            state.gold[seat],
            state.points[seat],
            sorted(state.coins[seat]),
            state.reserve[seat],
            [_kind(state, design) for design in state.projects[seat]],
            len(state.bags[seat]),
        )
        for seat in range(game.seats)
    ]
    movers = list(zip(state.place, state.controller, state.captives, strict=True))
    return (state.round, tiles, seats, movers, list(state.figures), state.grains, len(state.bag))


def lords_seen(state: LordsState) -> object:
    """Return what lies on the table of a game of dungeons, in the words of its content."""
    game = state.game
    names = {kind: [item.reference for item in items] for kind, items in game.items.items()}
    monsters = [
        (names["monster"][game.monsters[copy]], keeper, state.dormant >> copy & 1)
        for copy, keeper in enumerate(state.keeper)
        if keeper != NOBODY
    ]
    traps = [
        (names["trap"][game.traps[copy]], keeper)
        for copy, keeper in enumerate(state.trap_keeper)
        if keeper >= 0
    ]
    goods = [state.gold, state.food, state.imps, state.busy, state.evil, state.marks]
    rooms = [names["room"][room] if room >= 0 else None for room in state.rooms]
    heroes = [[_hero(state, hero) for hero in party] for party in (*state.parties, *state.prisons)]
    places = [list(_bits(mask)) for mask in (state.tiles, state.conquered)]
    return (state.year, state.round, goods, places, rooms, monsters, traps, heroes, state.boxes)


def _hero(state: LordsState, hero: int) -> object:
    one = state.game.heroes[hero]
    return state.game.hero_items[one.item].reference, one.level, state.wounds[hero]


def _kind(state: DiggerState, design: int) -> str:
    return state.game.kinds[state.game.designs[design].kind].reference


def _bits(mask: int) -> Iterator[int]:
    return (number for number in range(mask.bit_length()) if mask >> number & 1)


def _dice(seed: int | str) -> Random:
    return Random(seed)  # noqa: S311  # dice, not secrets


@cache
def traced(name: str, seed: int) -> Trace:
    """Play the game of a table and a seed by chance, and return its trace."""
    laid = TABLES[name]
    played, chance = laid.begun(seed), _dice(f"moves {seed}")
    state, told = played.state, blake2b(digest_size=6)
    decisions, fingerprints = 0, []
    while not state.is_over and decisions < laid.most:
        moves = state.legal_moves()
        codes = [played.code(state, move) for move in moves]
        told.update(repr((state.mover, codes, played.seen(state), state.scores())).encode())
        state.apply(moves[int(chance.random() * len(moves))])
        decisions += 1
        if decisions % BETWEEN == 0:
            fingerprints.append(told.hexdigest())
    told.update(repr((played.seen(state), state.scores())).encode())
    return Trace(decisions, tuple(state.scores()), (*fingerprints, told.hexdigest()))


def parted(before: Trace, now: Trace) -> str | None:
    """Tell between which decisions two traces part, none where they are equal."""
    if before == now:
        return None
    pairs = zip(before.fingerprints, now.fingerprints, strict=False)
    equal = next((n for n, (old, new) in enumerate(pairs) if old != new), None)
    if equal is None:
        return f"{before.decisions} decisions and {before.scores} before, now {now}"
    return (
        f"part in decisions {equal * BETWEEN} to {(equal + 1) * BETWEEN};"
        f" scores {before.scores} before, {now.scores} now"
    )


def kept(family: str) -> dict[str, dict[int, Trace]]:
    """Return the traces of a family as they were recorded, by table and seed."""
    data = json.loads((FOLDER / f"{family}.json").read_text(encoding="utf-8"))
    return {
        table: {
            int(seed): Trace(decisions, tuple(scores), tuple(fingerprints.split()))
            for seed, (decisions, scores, fingerprints) in games.items()
        }
        for table, games in data["games"].items()
    }


def written(family: str, reasons: list[str]) -> str:
    """Return the file of a family with traces made anew: the reasons, then a game a line."""
    games = {
        name: {
            str(seed): [now.decisions, list(now.scores), " ".join(now.fingerprints)]
            for seed in range(1, laid.seeds + 1)
            for now in [traced(name, seed)]
        }
        for name, laid in TABLES.items()
        if laid.family == family
    }
    lines = [
        '{"reasons": [',
        ",\n".join(json.dumps(reason) for reason in reasons),
        '],\n"games": {',
    ]
    tables = []
    for name, seeds in games.items():
        rows = ",\n".join(f'  "{seed}": {json.dumps(row)}' for seed, row in seeds.items())
        tables.append(f"{json.dumps(name)}: {{\n{rows}}}")
    return "\n".join([*lines, ",\n".join(tables), "}}"]) + "\n"


_SCENARIOS = (
    "adventurers",
    "creatures",
    "dragon_and_treasure",
    "dwarf_citadel",
    "monster_hunt",
    "sands_of_time",
)

TABLES: dict[str, Laid] = {
    **{
        f"small world, {players} players": Laid("conquest", players, ("small_world",), seeds=8)
        for players in (2, 3, 4, 5)
    },
    **{
        f"underground, {players} players": Laid("conquest", players, ("underground",), seeds=8)
        for players in (2, 3, 4, 5)
    },
    "mixed on small world": Laid("conquest", 3, ("small_world", "underground"), seeds=12),
    "mixed on underground": Laid("conquest", 3, ("underground", "small_world"), seeds=12),
    **{
        f"dungeon digger, {players} players": Laid("digger", players, seeds=3, most=1000)
        for players in (2, 3, 4, 5, 6)
    },
    **{
        f"dungeon lords, {players} players": Laid("lords", players, seeds=6)
        for players in (2, 3, 4)
    },
    "dungeon digger with lords": Laid("digger", 3, lords=True, seeds=3, most=1000),
    "dungeon digger, every scenario": Laid("digger", 4, scenarios=_SCENARIOS, seeds=3, most=1000),
    **{
        f"dungeon digger, {name}": Laid("digger", 2, scenarios=(name,), seeds=3, most=1000)
        for name in _SCENARIOS
    },
}
"""The games that are traced, by name."""
