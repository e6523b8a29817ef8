"""
Measure random play of the generated games: games and moves a second, and start-up.

Seconds are those of this process alone, so that other work on the machine does not count.
"""

from __future__ import annotations

import gc
import sys
import time
from random import Random

_STARTED = time.process_time()

from regola_engine.conquest.game import Game  # noqa: E402
from regola_engine.conquest.state import start  # noqa: E402
from regola_games import conquest, small_world  # noqa: E402  # what is measured

_IMPORTED = time.process_time()


_WARMING = 40
"""Games before measuring, in which the tables of most combinations are made."""


def play(game: Game, seed: int) -> int:
    """Play one game at random, asking for all legal moves each time; how many moves it took."""
    state = start(game, Random(seed))  # noqa: S311  # dice, not secrets
    draw = Random(seed + 1).random  # noqa: S311  # dice, not secrets
    count = 0
    while not state.is_over:
        moves = state.legal_moves()
        state.apply(moves[int(draw() * len(moves))])
        count += 1
    return count


def main() -> None:
    """Print one line for each number of players."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    print(f"imported in {_IMPORTED - _STARTED:.3f} s")
    for board in sorted(small_world.BOARDS, key=lambda board: board.players):
        game = Game((*conquest.ITEMS, *small_world.ITEMS), board, board.players)
        for seed in range(games, games + _WARMING):
            play(game, seed)
        # What stays is not looked through again: the command line does the same.
        gc.collect()
        gc.freeze()
        began = time.process_time()
        moves = sum(play(game, seed) for seed in range(games))
        took = time.process_time() - began
        print(
            f"{board.players} players: {games / took:.0f} games/s, {moves / took:.0f} moves/s,"
            f" {moves / games:.0f} moves a game"
        )


if __name__ == "__main__":
    main()
