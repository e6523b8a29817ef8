"""Games of tiles to be played twice: by official rules, and with rules at random."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from regola.files.library import official
from regola.reference.digger.following import follow
from regola.reference.family import Family
from regola.reference.following import Difference
from regola.reference.reading import Unsaid
from regola_engine.digger.frames import Move
from regola_engine.digger.saves import code
from regola_engine.digger.state import State, start
from regola_engine.kernel.faults import RuleError
from tests.engine.test_tiles import SCENARIOS, game
from tests.support.tile_probes import lay_open, probes, stirred
from tests.support.tile_reading import family_of

__all__ = ["SCENARIOS", "Outcome", "busy_move", "outcomes", "started"]

MOVES = 12
"""Moves made after a position."""

_BATCH = 10
"""Rules on one table."""

_EAGER = 0.85
"""How often something is done where one may also pass: passing ends turns before much is done."""


def started(scenarios: tuple[str, ...], players: int, seed: int) -> tuple[Family, State]:
    """Return a game with Lords, set up by the chance of a seed, and the words of its table."""
    program = official("digger")
    assert program is not None
    table = game(players, scenarios, lords=True)
    family = family_of(table, list(program.all_items()))
    return family, start(table, Random(seed))  # noqa: S311  # tiles, not secrets


def busy_move(state: State, rng: Random) -> Move:
    """Return a move by chance, rarely a pass."""
    moves = state.legal_moves()
    acts = [move for move in moves if move.sort != "pass"]
    return rng.choice(acts if acts and rng.random() < _EAGER else moves)


@dataclass(frozen=True)
class Outcome:
    """What came of a rule in one position: what differed, the moves, whether it had a say."""

    line: str
    differences: list[Difference]
    moves: list[str]
    acted: bool
    unsaid: str = ""


def outcomes(
    kind: str, count: int, seed: int, positions: int = 1, moves: int = MOVES
) -> Iterator[Outcome]:
    """Try so many random rules of deeds, of items of a kind, each in so many positions."""
    for first in range(0, count, _BATCH):
        batch = probes(kind, min(_BATCH, count - first), seed + first, deeds=True)
        table = batch.game(2 + first // _BATCH % 2)
        family = family_of(table, list(batch.program.all_items()))
        for number, (item, line) in enumerate(batch.lines.items()):
            for position in range(positions):
                rng = Random(f"{line} {seed} {position}")  # noqa: S311
                state = stirred(table, rng).clone(rng.randrange(2**32))
                if lay_open(state, kind, number, rng):
                    yield _tried(family, state, item, line, rng, moves)


def _tried(family: Family, state: State, item: str, line: str, rng: Random, moves: int) -> Outcome:
    state.question, state.moves = None, []
    try:
        found = follow(family, state, lambda one, chance: _likely(one, chance, item), rng, moves)
    except Unsaid as word:
        return Outcome(line, [], [], acted=False, unsaid=f"no meaning: {word}")
    except RuleError as error:
        return Outcome(line, [], [], acted=False, unsaid=f"rule error: {error}")
    return Outcome(line, found.differences, found.moves, (item, 1) in found.acted)


def _likely(state: State, rng: Random, item: str) -> Move:
    """Return a move by chance; what the item itself offers comes first, mostly."""
    own = [one for one in state.legal_moves() if f"{item}#" in code(state, one)]
    return rng.choice(own) if own and rng.random() < _EAGER else busy_move(state, rng)
