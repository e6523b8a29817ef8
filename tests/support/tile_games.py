"""Games of tiles to be played twice: tables set up by chance, and a player who does much."""

from __future__ import annotations

from random import Random

from regola.files.library import official
from regola.reference.family import Family
from regola_engine.digger.frames import Move
from regola_engine.digger.state import State, start
from tests.engine.test_tiles import SCENARIOS, game
from tests.support.tile_reading import family_of

__all__ = ["SCENARIOS", "busy_move", "started"]

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
