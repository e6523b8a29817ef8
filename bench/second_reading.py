"""
Play random rules and whole games by the engine and by the second reading, and tell what differs.

``python bench/second_reading.py rules N [SEED [POSITIONS]]``: so many random rules that `check`
accepts, each in some positions (3) built so that it must act. Rules that had no say are told.
``python bench/second_reading.py games N [SEED]``: so many games of each official game of conquest,
with two to five players in turn; every position and every move is compared.
"""

from __future__ import annotations

import sys
import time
from random import Random

from regola.reference.conquest.following import follow
from regola_engine.conquest.state import start
from regola_engine.kernel.bots import random_move
from tests.support.second_reading import GAMES, official_table, probes, tried


def rules(count: int, seed: int = 1, positions: int = 3) -> None:
    """Try so many random rules."""
    began, pairs, differing, unsaid = time.process_time(), 0, 0, 0
    idle = []
    for number, probe in zip(range(count), probes(seed), strict=False):
        acted = False
        for position in range(positions):
            pairs += 1
            try:
                outcome = tried(probe, position)
            except Exception as error:  # noqa: BLE001  # whatever it is, it is told and counted
                differing += 1
                print(f"{number}.{position} {probe.line}\n    {type(error).__name__}: {error}")
                continue
            acted = acted or outcome.acted
            unsaid += bool(outcome.unsaid)
            if outcome.differences:
                differing += 1
                print(f"{number}.{position} {probe.line}\n    {outcome.differences[0]}")
        if not acted:
            idle.append(probe.line)
    print("never had a say:", *idle, sep="\n    ")
    spent = time.process_time() - began
    print(f"seed {seed}: {pairs} pairs, {differing} differ, {unsaid} unsaid")
    print(f"{len(idle)} of {count} rules idle")
    print(f"{spent:.0f} s")


def games(count: int, seed: int = 1) -> None:
    """Play so many games of each official game."""
    for name in GAMES:
        moves = differing = 0
        for number in range(seed, seed + count):
            family, game = official_table(name, 2 + number % 4)
            state = start(game, Random(number))  # noqa: S311  # dice, not secrets
            chance = Random(f"games {number}")  # noqa: S311
            followed = follow(family, state, random_move, chance, 5000)
            moves += len(followed.moves)
            if followed.differences:
                differing += 1
                print(
                    f"{name}, seed {number}: {followed.differences[:2]} after {followed.moves[-2:]}"
                )
        print(f"{name}: {count} games from seed {seed}, {moves} choices, {differing} differ")


if __name__ == "__main__":
    {"rules": rules, "games": games}[sys.argv[1]](*map(int, sys.argv[2:]))
