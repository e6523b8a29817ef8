"""
Play many games of Dungeon Lords at random and look for positions that cannot be; or let bots play.

    python -m bench.lords soak GAMES [FILE]       checks positions; each tenth game is replayed
    python -m bench.lords bots GAMES [PLAYERS]    greed at one seat, chance at all others
    python -m bench.lords speed GAMES             moves a second at random

Games are of two to four players in turn; every second one takes the other readings of open rulings.
A soak that is stopped goes on where its file ends: each line there is a piece of it that is done.
"""

from __future__ import annotations

import json
import sys
import time
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from random import Random

from regola_engine.kernel.bots import random_move
from regola_engine.lords.game import Game
from regola_engine.lords.greed import greedy_move
from regola_engine.lords.saves import code
from regola_engine.lords.state import State, start
from tests.lords.table import played_items
from tests.support.lords_invariants import Ledger, violations

MOST_MOVES = 20_000
PIECE = 50
"""So many games are lost when a soak is stopped, at most."""

EVERY = 10
"""Of so many games one is cloned at each move, and played again from its written moves."""


class Impossible(Exception):  # noqa: N818  # what it is
    """Something that must never be."""


@cache
def game(seats: int, *, by_default: bool = True) -> Game:
    """Return a game for some players, by the readings that are default or by the others."""
    plain = Game(played_items(), seats)
    if by_default:
        return plain
    return Game(played_items(), seats, {name: not taken for name, taken in plain.options.items()})


@dataclass(frozen=True)
class Piece:
    """Games of seeds in turn from the ``first``: how many, their moves, and what was at fault."""

    first: int
    games: int
    moves: int
    faults: list[str]


def soak(count: int, kept: Path | None = None) -> str:
    """Play games of so many seeds but for those that a file has, and say how all of them went."""
    lines = kept.read_text("utf-8").splitlines() if kept is not None and kept.exists() else []
    done = [Piece(**json.loads(line)) for line in lines]
    while (first := sum(piece.games for piece in done)) < count:
        done.append(_piece(first, min(PIECE, count - first)))
        if kept is not None:
            with kept.open("a", encoding="utf-8") as file:
                file.write(f"{json.dumps(asdict(done[-1]))}\n")
    games, moves = sum(piece.games for piece in done), sum(piece.moves for piece in done)
    faults = [fault for piece in done for fault in piece.faults]
    return "\n".join([f"{games} games, {moves} moves, {len(faults)} faults", *faults])


def _piece(first: int, games: int) -> Piece:
    moves, faults = 0, []
    for seed in range(first, first + games):
        try:
            moves += _soaked(seed)
        except Exception as fault:  # noqa: BLE001  # whatever it is, it is told and counted
            faults.append(f"seed {seed}: {fault!r}")
    return Piece(first, games, moves, faults)


def _soaked(seed: int) -> int:
    table = game(2 + seed % 3, by_default=not seed % 2)
    state = _dealt(table, seed)
    chance, written = Random(f"soak {seed}"), []  # noqa: S311  # dice, not secrets
    is_cloned, ledger = not seed % EVERY, Ledger()
    moves = 0
    while not state.is_over:
        _look(state, ledger)
        move = random_move(state, chance)
        written.append(code(state, move))
        twin = state.clone() if is_cloned else None
        state.apply(move)
        if twin is not None:
            twin.apply(move)
            if twin.snapshot() != state.snapshot():
                raise Impossible("a clone went another way")
        moves += 1
        if moves > MOST_MOVES:
            raise Impossible("the game does not end")
    _look(state, ledger)
    if not state.winners():
        raise Impossible("nobody won")
    if is_cloned:
        _replay(table, seed, written, state)
    return moves


def _dealt(table: Game, seed: int) -> State:
    return start(table, Random(seed), log=True)  # noqa: S311  # cards, not secrets


def _look(state: State, ledger: Ledger) -> None:
    wrong = violations(state, ledger)
    if wrong:
        raise Impossible("; ".join(wrong))


def _replay(table: Game, seed: int, written: list[str], end: State) -> None:
    state = _dealt(table, seed)
    for told in written:
        state.apply(next(move for move in state.moves if code(state, move) == told))
    if state.snapshot() != end.snapshot():
        raise Impossible("a replay went another way")


def bots(count: int, seats: int) -> str:
    """Let greed change seats among players by chance, and say how often it comes first."""
    won = own = others = 0.0
    began = time.process_time()
    for number in range(count):
        seat, chance = number % seats, Random(f"bots {number}")  # noqa: S311
        state = start(game(seats), Random(number // seats))  # noqa: S311
        while not state.is_over:
            state.apply((greedy_move if state.seat == seat else random_move)(state, chance))
        winners, scores = state.winners(), state.scores()
        won += (seat in winners) / len(winners)
        own += scores[seat]
        others += (sum(scores) - scores[seat]) / (seats - 1)
    took = (time.process_time() - began) / count
    return (
        f"greedy against random, {count} games, {seats} players: {won / count:.3f} of first places,"
        f" {own / count:.1f} against {others / count:.1f} points, {took:.2f} s a game"
    )


def speed(count: int) -> str:
    """Play games at random, as they are, and say how many moves a second that makes."""
    tables = [game(seats) for seats in (2, 3, 4)]  # what is put together once is no move
    moves, began = 0, time.process_time()
    for seed in range(count):
        table, chance = tables[seed % len(tables)], Random(seed)  # noqa: S311
        state = start(table, Random(seed))  # noqa: S311
        while not state.is_over:
            state.apply(random_move(state, chance))
            moves += 1
    return f"{moves / (time.process_time() - began):,.0f} moves a second in {count} games"


def main() -> None:
    """Do what is asked, and print what came of it."""
    what, count, *rest = sys.argv[1:]
    if what == "soak":
        print(soak(int(count), Path(rest[0]) if rest else None))
    elif what == "bots":
        print(bots(int(count), int(rest[0]) if rest else 2))
    else:
        print(speed(int(count)))


if __name__ == "__main__":
    main()
