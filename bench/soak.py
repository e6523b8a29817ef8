"""
Play many games at random and look for positions that cannot be.

``python bench/soak.py GAMES [FIRST_SEED] [GAME] [PACK…]``: the games take two to five players in
turn. Each position is checked; each tenth game is also cloned and replayed.
"""

from __future__ import annotations

import sys
import time
import traceback
from random import Random

from regola.files.library import official
from regola.findings import Sink
from regola.playing.table import Seating, boards_of, packs_of, table
from regola_engine.conquest import class_mask, class_word
from regola_engine.conquest.game import Game
from regola_engine.conquest.invariants import violations
from regola_engine.conquest.moves import Move
from regola_engine.conquest.saves import code
from regola_engine.conquest.state import State, start

IMMUNE = class_word("immune")
MOST_MOVES = 20_000
EVERY = 10
MOST_FAULTS = 5
TOLD_EVERY = 1000


class Impossible(Exception):  # noqa: N818  # what it is
    """Something that must never be."""


def games(name: str, mixed: list[str]) -> list[Game]:
    """Return a game for each number of players that there is a board for."""
    program = official("conquest")
    if program is None:
        raise SystemExit("no official games")
    packs = packs_of(program.packs, name, mixed)
    made = [
        table(program, {}, packs, Seating(n), Sink()) for n in sorted(boards_of(program, packs))
    ]
    return [found.game for found in made if found is not None and isinstance(found.game, Game)]


def play(game: Game, seed: int, met: set[tuple[int, int]]) -> int:
    """Play one game and check each position of it; how many moves it took."""
    state = start(game, Random(seed))  # noqa: S311  # dice, not secrets
    chance = Random(f"soak {seed}")  # noqa: S311
    count, moves = 0, []
    while not state.is_over:
        wrong = violations(state)
        if wrong:
            raise Impossible("; ".join(wrong))
        move = state.moves[int(chance.random() * len(state.moves))]
        twin = state.clone() if not seed % EVERY else None
        if twin is not None:
            moves.append(_written(state, move))
        _step(state, move)
        if twin is not None:
            twin.apply(move)
            if twin.snapshot() != state.snapshot():
                raise Impossible("a clone went another way")
        met.update((state.race[p], state.power[p]) for p in range(game.seats, len(state.owner)))
        count += 1
        if count > MOST_MOVES:
            raise Impossible("the game does not end")
    if moves:
        _replay(game, seed, moves, state)
    return count


def _step(state: State, move: Move) -> None:
    """Make a move and see that it takes no region of another player that is immune."""
    question = state.question
    if question is None:
        raise Impossible("nobody to move")
    immune, before = class_mask(state, IMMUNE, question.you), _owners(state)
    state.apply(move)
    for region, owner in enumerate(_owners(state)):
        if immune >> region & 1 and -1 not in (owner, before[region]) and owner != before[region]:
            raise Impossible(f"region {region} was immune and is taken")


def _owners(state: State) -> list[int]:
    """Return the player that has each region, -1 for nobody."""
    return [state.owner[people] if people >= 0 else -1 for people in state.holder]


def _written(state: State, move: Move) -> str:
    """Return a move as saves keep it, and see that no other move is written like it."""
    written = code(state, move)
    if sum(code(state, other) == written for other in state.moves) > 1:
        raise Impossible(f"more than one move is written: {written}")
    return written


def _replay(game: Game, seed: int, moves: list[str], end: State) -> None:
    state = start(game, Random(seed))  # noqa: S311
    for wanted in moves:
        state.apply(next(move for move in state.legal_moves() if code(state, move) == wanted))
    if state.snapshot() != end.snapshot():
        raise Impossible("a replay went another way")


def main() -> None:
    """Play, and print what was met and what went wrong."""
    given = sys.argv[1:]
    count = int(given[0]) if given else 1000
    first = int(given[1]) if len(given) > 1 else 0
    name = given[2] if len(given) > 2 else "small_world"  # noqa: PLR2004
    tables = games(name, given[3:])
    met: set[tuple[int, int]] = set()
    moves = faults = played = 0
    began = time.perf_counter()
    for seed in range(first, first + count):
        played += 1
        try:
            moves += play(tables[seed % len(tables)], seed, met)
        except Exception:  # noqa: BLE001  # whatever it is, it is told and counted
            faults += 1
            print(f"seed {seed}, {tables[seed % len(tables)].seats} players", file=sys.stderr)
            traceback.print_exc()
            if faults == MOST_FAULTS:
                break
        if not played % TOLD_EVERY:
            print(f"{played} games, {len(met)} combinations, {faults} faults", file=sys.stderr)
    took = time.perf_counter() - began
    combinations = len(tables[0].races) * len(tables[0].powers)
    print(
        f"{played} games of {' with '.join([name, *given[3:]])} from seed {first}: {moves} moves,"
        f" {len(met)} of {combinations} combinations met, {faults} faults, {took:.0f} s"
    )


if __name__ == "__main__":
    main()
