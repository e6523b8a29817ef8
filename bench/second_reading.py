"""
Play random rules and whole games by the engine and by the second reading, and tell what differs.

``python bench/second_reading.py rules N [SEED [POSITIONS]]``: so many random rules that `check`
accepts, each in some positions (3) built so that it must act. Rules that had no say are told.
``python bench/second_reading.py games N [SEED]``: so many games of each official game of conquest,
with two to five players in turn; every position and every move is compared.
``python bench/second_reading.py sampled N [SEED]``: of so many games of each the moves of a turn.
"""

from __future__ import annotations

import sys
import time
from collections import Counter
from itertools import islice
from random import Random

from regola.reference.conquest.following import follow
from regola_engine.conquest.game import Game
from regola_engine.conquest.state import State, start
from regola_engine.kernel.bots import random_move
from tests.support.conquest_probes import GAMES, Drawn, Probe, official_table
from tests.support.second_reading import tried

LATEST, FEW = 250, 12


def rules(count: int, seed: int = 1, positions: int = 3) -> None:
    """Try so many random rules; whatever is not compared is counted and told."""
    began, idle, drawn = time.process_time(), [], Drawn(seed)
    told: Counter[str] = Counter()
    for number, probe in enumerate(islice(drawn, count)):
        acted = False
        for position in range(positions):
            told["pairs"] += 1
            try:
                outcome = tried(probe, position)
            except Exception as error:  # noqa: BLE001  # whatever it is, it is told and counted
                told["errors"] += 1
                print(f"{number}.{position} {_line(probe)}\n    {type(error).__name__}: {error}")
                continue
            acted = acted or outcome.acted
            told["acted"] += outcome.acted
            if outcome.unsaid:
                told["unsaid"] += 1
                print(f"{number}.{position} {_line(probe)}\n    {outcome.unsaid}")
            if outcome.differences:
                told["differ"] += 1
                print(f"{number}.{position} {_line(probe)}\n    {outcome.differences[0]}")
                print(f"    after {outcome.moves[-3:]}", flush=True)
        if not acted:
            idle.append(_line(probe))
    print("never had a say:", *idle, sep="\n    ")
    print("never drawn:", *(f"{site}: {one}" for site, one in drawn.pick.never()), sep="\n    ")
    print(f"seed {seed}: {dict(told)}, {len(idle)} of {count} rules idle")
    print(f"{time.process_time() - began:.0f} s")


def _line(probe: Probe) -> str:
    return f"piece: {probe.line}" if probe.it else probe.line


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


def sampled(count: int, seed: int = 1) -> None:
    """Play so many of each official game by the engine up to some turn, and this by the rules."""
    for name in GAMES:
        moves = differing = 0
        for number in range(seed, seed + count):
            family, game = official_table(name, 2 + number % 4)
            chance = Random(f"sampled {number}")  # noqa: S311  # dice, not secrets
            followed = follow(family, _somewhere(game, number), random_move, chance, FEW)
            moves += len(followed.moves)
            if followed.differences:
                differing += 1
                print(f"{name} {number}: {followed.differences[:2]} after {followed.moves}")
        print(
            f"{name}: {count} games from seed {seed}, {moves} choices there, {differing} differ",
            flush=True,
        )


def _somewhere(game: Game, number: int) -> State:
    """
    Return a game at the first choice of some turn.

    What was done before in a turn is not to be seen in a position.
    """
    rng = Random(number)  # noqa: S311  # dice, not secrets
    state = found = start(game, rng)
    turn, latest = None, rng.randrange(LATEST)
    for _ in range(latest):
        if not state.agenda and (state.round, state.seat) != turn:
            turn, found = (state.round, state.seat), state.clone(1)
        if not state.is_over:
            state.apply(random_move(state, rng))
    return found


if __name__ == "__main__":
    {"rules": rules, "games": games, "sampled": sampled}[sys.argv[1]](*map(int, sys.argv[2:]))
