"""
Compare games in the core with those of the Python engine, and measure both.

    python -m bench.native                 games a second of both, taking turns; memory; stepping
    python -m bench.native step [GAMES]    so many games in step: moves a second, and their memory
    python -m bench.native equal [GAMES]   play so many games on both, compared after every move

Seconds are those of this process alone, so that other work on the machine does not count.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from itertools import count, islice
from pathlib import Path
from resource import getpagesize
from statistics import median

from regola_engine.conquest.game import Game
from regola_engine.native.play import Played, load
from regola_games import conquest, small_world, underground
from tests.support.native_games import parted, taken_at_random

ABOVE = (*conquest.ITEMS, *small_world.ITEMS)
BELOW = (*conquest.ITEMS, *underground.ITEMS)
BOTH = (*ABOVE, *underground.ITEMS)
TABLES = (
    *(("above", ABOVE, board) for board in small_world.BOARDS),
    *(("below", BELOW, board) for board in underground.BOARDS),
    ("both", BOTH, small_world.BOARDS[0]),
    ("both", BOTH, underground.BOARDS[0]),
)
TURNS = 5
IN_CORE, IN_PYTHON = 400, 6
"""Games that each side plays in a turn."""

STEPPED = 10_000
"""Games in step."""
STEPS = 200
"""How far those go on, for their memory in the midst of games."""


def main() -> int:
    """Print what was measured, or where games part; 1 if any does."""
    if sys.argv[1:2] == ["equal"]:
        return _compare(int(sys.argv[2]) if len(sys.argv) > 2 else 200)  # noqa: PLR2004
    if sys.argv[1:2] == ["step"]:
        games = int(sys.argv[2]) if len(sys.argv) > 2 else STEPPED  # noqa: PLR2004
        for name, items, board in TABLES:
            _step(name, Game(items, board, board.players), games)
        return 0
    for name, items, board in TABLES:
        _measure(name, Game(items, board, board.players))
    return 0


# ---- compared ---------------------------------------------------------------------------------


def _compare(games: int) -> int:
    wrong = 0
    for seed, (name, items, board) in islice(zip(count(), _in_turn(), strict=False), games):
        plain = Game(items, board, board.players)
        game = Game(items, board, board.players, taken_at_random(plain, seed % 3 and seed))
        told = parted(game, seed)
        if told:
            wrong += 1
            print(f"{name}, {board.reference}, seed {seed}: {told}", flush=True)
    print(f"{games} games, {wrong} of them not equal")
    return int(wrong > 0)


def _in_turn() -> object:
    while True:
        yield from TABLES


# ---- measured ---------------------------------------------------------------------------------


def _seconds(play: Callable[[], object]) -> float:
    began = time.process_time()
    play()
    return time.process_time() - began


def _measure(name: str, game: Game) -> None:
    core, python = load(game, native=True), load(game, native=False)
    core.play_games(range(1000, 1000 + IN_CORE))  # the rules in force of most peoples are made
    python.play_games(range(1000, 1010))
    fast, slow = [], []
    for turn in range(TURNS):
        seeds = range(turn * IN_CORE, (turn + 1) * IN_CORE)
        fast.append(IN_CORE / _seconds(lambda seeds=seeds: core.play_games(seeds)))
        few = range(turn * IN_PYTHON, (turn + 1) * IN_PYTHON)
        slow.append(IN_PYTHON / _seconds(lambda few=few: python.play_games(few)))
    moves = sum(core.play_games(range(IN_CORE)).moves) / IN_CORE
    ratio = median(one / other for one, other in zip(fast, slow, strict=True))
    bots = ("greedy",) * game.seats
    greedy = IN_CORE / _seconds(lambda: core.play_games(range(IN_CORE), bots))
    plain = IN_PYTHON / _seconds(lambda: python.play_games(range(IN_PYTHON), bots))
    print(
        f"{name}, {game.board.reference}: {median(fast):.0f} games/s against {median(slow):.0f},"
        f" {ratio:.0f} times; {median(fast) * moves:.0f} moves/s, {moves:.0f} a game;"
        f" greedy {greedy:.0f} games/s against {plain:.0f};"
        f" call by call {_stepped(core):.0f} moves/s; {_memory(core)} bytes a position",
        flush=True,
    )


def _stepped(table: Played) -> float:
    moves = 0
    began = time.process_time()
    for seed in range(40):
        state = table.start(seed)
        while not state.is_over:
            state.apply(state.moves[seed % len(state.moves)])
            moves += 1
    return moves / (time.process_time() - began)


def _step(name: str, game: Game, count: int) -> None:
    """Print how fast many games go on in step, a Python loop choosing, and what they take."""
    table = load(game, native=True)
    table.play_games(range(IN_CORE))  # the rules in force of most peoples are made
    before = _resident()
    games = table.in_step(range(count))
    made, moves = _resident(), 0
    began = time.process_time()
    for turn in range(STEPS):
        moves += sum(1 for seat in games.movers if seat >= 0)
        games.step([turn % max(1, choices) for choices in games.choices])
    speed = moves / (time.process_time() - began)
    print(
        f"{name}, {game.board.reference}: {count} games in step, {speed:.0f} moves/s,"
        f" {made - before:.1f} MB begun, {_resident() - before:.1f} after {STEPS} moves each",
        flush=True,
    )


def _resident() -> float:
    """Return the megabytes of memory of this process."""
    pages = int(Path("/proc/self/statm").read_text("utf-8").split()[1])
    return pages * getpagesize() / 1e6


def _memory(table: Played) -> int:
    handed = table.handed
    return 0 if handed is None else int(handed.library.position_size(handed.address))


if __name__ == "__main__":
    sys.exit(main())
