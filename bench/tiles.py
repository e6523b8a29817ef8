"""
Play many games of tiles at random, count every position anew, and measure the play.

``python -m bench.tiles GAMES [FIRST_SEED] [greedy]``: the games take two to six players and all
scenarios in turn; positions are checked by an independent count, and each tenth game is played
again. With *greedy* every second seat looks a move ahead.
"""

from __future__ import annotations

import sys
import time
from random import Random

from regola.compilation.games import load
from regola.files.library import official
from regola.findings import Sink
from regola_engine.digger import BoardItem, Item
from regola_engine.digger.areas import board_for
from regola_engine.digger.game import Game
from regola_engine.digger.greed import greedy_move, random_move
from regola_engine.digger.state import State, start
from tests.support.tile_audit import audit

MOST_MOVES = 20_000
EVERY = 25
PACK = "dungeon_digger"


def chance(seed: int) -> Random:
    """Return chance of a seed."""
    return Random(seed)  # noqa: S311  # tiles, not secrets


def games() -> list[Game]:
    """Return a game for each number of players and each scenario, and for all of them together."""
    program = official("digger")
    if program is None:
        raise SystemExit("no official game")
    loaded = load(program, {}, Sink())
    items: list[Item] = list(loaded.items)  # type: ignore[arg-type]
    boards: list[BoardItem] = list(loaded.boards)  # type: ignore[arg-type]
    names = sorted(item.reference for item in items if item.kind == "scenario")
    told = [[], *[[name] for name in names], names]
    return [
        _game(items, boards, seats, scenarios, with_lords=number % 2 == 1)
        for number, scenarios in enumerate(told)
        for seats in sorted(board.players for board in boards)
    ]


def _game(
    items: list[Item],
    boards: list[BoardItem],
    seats: int,
    scenarios: list[str],
    *,
    with_lords: bool,
) -> Game:
    data = [item.scenario for item in items if item.reference in scenarios]
    board = board_for(boards, seats, [one for one in data if one is not None])
    if board is None:
        raise SystemExit(f"no board for {seats}")
    return Game(items, board, seats, scenarios, with_lords=with_lords)


def play(game: Game, seed: int, *, watch: bool, greedy: bool) -> tuple[State, int, list[str]]:
    """Play a game; its end, how many moves it took, and what was wrong on the way."""
    state, rng = start(game, chance(seed)), chance(seed + 1)
    wrong: list[str] = []
    count = 0
    while not state.is_over and count < MOST_MOVES and not wrong:
        looks = greedy and state.mover % 2 == 0
        state.apply((greedy_move if looks else random_move)(state, rng))
        count += 1
        if watch and count % EVERY == 0:
            wrong = audit(state)
    if not state.is_over and not wrong:
        wrong = ["no end"]
    return state, count, wrong or audit(state)


def _replayed(game: Game, seed: int, state: State, *, greedy: bool) -> list[str]:
    again, _, wrong = play(game, seed, watch=False, greedy=greedy)
    same = (again.design, again.gold, again.coins) == (state.design, state.gold, state.coins)
    return wrong if same else ["another game from the same seed"]


def main() -> int:
    """Play, and print what was wrong and how fast it went."""
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    first = int(sys.argv[2]) if len(sys.argv) > 2 else 0  # noqa: PLR2004
    greedy = "greedy" in sys.argv
    tables = games()
    began, moves, faults = time.process_time(), 0, 0
    for seed in range(first, first + wanted):
        game = tables[seed % len(tables)]
        state, count, wrong = play(game, seed, watch=True, greedy=greedy)
        moves += count
        if not wrong and seed % 10 == 0:
            wrong = _replayed(game, seed, state, greedy=greedy)
        if wrong:
            faults += 1
            print(f"seed {seed}, {game.seats} players, {game.scenarios}: {wrong[0]}")
    took = time.process_time() - began
    print(
        f"{wanted} games, {faults} faults; {wanted / took:.1f} games/s, {moves / took:.0f} moves/s"
    )
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
