"""
Play many games of tiles at random, count every position anew, and measure the play.

``python -m bench.tiles GAMES [FIRST_SEED] [greedy]``: the games take two to six players, each
scenario, none and all of them in turn, with Lords in every second. Players choose at random; in
every eighth run over all tables they leave nothing undone, which fills the board. Each tile built
is checked before it is laid; positions are counted independently; in each fourth game what players
are given for corridors is added up anew; each tenth is saved and played again. With *greedy* every
second seat looks a move ahead.
"""

from __future__ import annotations

import sys
import time
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import TypeAlias

from regola.compilation.games import load
from regola.files.library import official
from regola.findings import Sink
from regola_engine.digger import BoardItem, Item
from regola_engine.digger.areas import board_for
from regola_engine.digger.frames import Move
from regola_engine.digger.game import Game
from regola_engine.digger.greed import greedy_move
from regola_engine.digger.saves import Record, code, replay, save
from regola_engine.digger.saves import load as loaded_save
from regola_engine.digger.state import State, start
from regola_engine.kernel.bots import random_move
from tests.support.tile_audit import Due, alike, audit, misplaced, paid

MOST_MOVES = 20_000
EVERY = 25
AGAIN = 10
ACCOUNTED = 4
EAGER = 8
TOLD = 500

Bot: TypeAlias = Callable[[State, Random], Move]


def chance(seed: int) -> Random:
    """Return chance of a seed."""
    return Random(seed)  # noqa: S311  # tiles, not secrets


def eager_move(state: State, rng: Random) -> Move:
    """Return any legal move that does something, as long as there is one."""
    doing = [move for move in state.moves if move.sort not in ("pass", "no")] or state.moves
    return doing[int(rng.random() * len(doing))]


def sly_move(state: State, rng: Random) -> Move:
    """Look ahead in every second seat."""
    return (greedy_move if state.mover % 2 else random_move)(state, rng)


def games() -> list[Game]:
    """Return a game for each number of players and each scenario, and for all of them together."""
    program = official("digger")
    if program is None:
        raise SystemExit("no official game")
    loaded = load(program, {}, Sink())
    items: list[Item] = list(loaded.items)  # type: ignore[arg-type]
    boards: list[BoardItem] = list(loaded.boards)  # type: ignore[arg-type]
    scenarios = {item.reference: item.scenario for item in items if item.scenario is not None}
    names = sorted(scenarios)
    found = []
    for number, told in enumerate([[], *[[name] for name in names], names]):
        for seats in sorted(board.players for board in boards):
            board = board_for(boards, seats, [scenarios[name] for name in told])
            if board is not None:
                found.append(Game(items, board, seats, told, with_lords=(number + seats) % 2 == 1))
    return found


def play(game: Game, seed: int, bot: Bot = random_move) -> tuple[State, Record, list[str]]:
    """Play a game; its end, its moves, and what was wrong on the way."""
    logged = seed % ACCOUNTED == 0
    state, rng = start(game, chance(seed), log=logged), chance(seed + 1)
    taken = tuple(name for name, is_taken in game.options.items() if is_taken)
    record = Record(
        board=game.board.reference,
        seats=game.seats,
        seed=seed,
        scenarios=game.scenarios,
        options=taken,
        lords=bool(game.lords),
    )
    wrong: list[str] = []
    due = Due(state)
    while not state.is_over and len(record.moves) < MOST_MOVES and not wrong:
        move = bot(state, rng)
        record.moves.append(code(state, move))
        wrong = misplaced(state, move) if move.sort == "build" else []
        state.apply(move)
        if logged:
            due.note(state)
        if not wrong and len(record.moves) % EVERY == 0:
            wrong = audit(state)
    if not state.is_over and not wrong:
        wrong = ["no end"]
    if logged and due.gold != paid(state):
        wrong.append(f"corridors brought {paid(state)}, not {due.gold}")
    return state, record, wrong or audit(state)


def _replayed(game: Game, record: Record, state: State) -> list[str]:
    again = replay(loaded_save(save(record)), game)
    return [] if alike(again, state) else ["another game from the same save"]


def main() -> int:
    """Play, and print what was wrong and how fast it went."""
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    first = int(sys.argv[2]) if len(sys.argv) > 2 else 0  # noqa: PLR2004
    tables = games()
    began, moves, faults, ends = time.process_time(), 0, 0, Counter[str]()
    for seed in range(first, first + wanted):
        game = tables[seed % len(tables)]
        bot = eager_move if seed // len(tables) % EAGER == 1 else random_move
        bot = sly_move if "greedy" in sys.argv else bot
        try:
            state, record, wrong = play(game, seed, bot)
            moves += len(record.moves)
            if not wrong and seed % AGAIN == 0:
                wrong = _replayed(game, record, state)
                ends["replayed"] += 1
        except Exception as error:  # noqa: BLE001  # told with its game, and the next is played
            wrong = [repr(error)]
        if wrong:
            faults += 1
            print(f"seed {seed}, {game.seats} players, {game.scenarios}: {wrong[0]}", flush=True)
        if (seed - first + 1) % TOLD == 0:
            print(f"{seed - first + 1} games, {faults} faults", file=sys.stderr, flush=True)
    took = time.process_time() - began
    print(
        f"{wanted} games ({ends['replayed']} played again from saves), {faults} faults; "
        f"{wanted / took:.1f} games/s, {moves / took:.0f} moves/s with checks"
    )
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
