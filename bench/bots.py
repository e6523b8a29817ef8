"""
Let bots play each other: share of first places, coins, processor time a game.

`.venv/bin/python -m bench.bots ONE OTHER [GAMES] [PLAYERS] [SEED] [GAME]`: `ONE` sits at one seat,
`OTHER` at all others, and they change seats from game to game on the same seeds. A shared victory
counts as a part of one. Beside the share stands what a seat at random would have, and half of the
interval of 95 %.
"""

from __future__ import annotations

import math
import sys
import time
from collections.abc import Mapping
from importlib import import_module

from regola.playing.matches import play_match
from regola_engine.conquest.game import Game
from regola_games import conquest


def play(
    one: str, other: str, games: int, players: int, seed: int, pack: str = "small_world"
) -> Mapping[str, float]:
    """Play and return what came of it."""
    content = import_module(f"regola_games.{pack}")
    board = next(board for board in content.BOARDS if board.players == players)
    game = Game((*conquest.ITEMS, *content.ITEMS), board, players)
    won = coins = others = 0.0
    began = time.process_time()
    for number in range(games):
        seat = number % players
        bots = [one if place == seat else other for place in range(players)]
        match = play_match(game, bots, seed + number // players)
        won += (seat in match.winners) / len(match.winners)
        coins += match.coins[seat]
        others += (sum(match.coins) - match.coins[seat]) / (players - 1)
    took = time.process_time() - began
    share = won / games
    return {
        "share": share,
        "fair": 1 / players,
        "half interval": 1.96 * math.sqrt(share * (1 - share) / games),
        "coins": coins / games,
        "coins of others": others / games,
        "milliseconds a game": 1000 * took / games,
    }


def main() -> None:
    """Print one line."""
    one, other, *rest = sys.argv[1:]
    packs = [word for word in rest if not word.isdigit()] or ["small_world"]
    numbers = [int(number) for number in rest if number.isdigit()]
    games, players, seed = (*numbers, *(400, 2, 1)[len(numbers) :])
    found = play(one, other, games, players, seed, packs[0])
    told = ", ".join(f"{name} {value:.3f}" for name, value in found.items())
    print(
        f"{packs[0]}, {one} against {other}, {games} games, {players} players, seed {seed}: {told}"
    )


if __name__ == "__main__":
    main()
