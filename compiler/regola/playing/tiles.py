"""Games of tiles played out by bots."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING

from regola.playing.matches import Match

if TYPE_CHECKING:
    from regola_engine.digger.game import Game

__all__ = ["play_match"]

MOST_MOVES = 100_000
"""More moves than any game takes."""


def play_match(game: Game, bots: Sequence[str], seed: int, *, log: bool = False) -> Match:
    """Play a game; the same seed gives the same game."""
    from regola_engine.digger.greed import greedy_move, random_move
    from regola_engine.digger.state import start

    thinking = {"random": random_move, "greedy": greedy_move}
    state = start(game, Random(seed), log=log)  # noqa: S311  # tiles, not secrets
    # The bots have a chance of their own, so that what is drawn does not depend on how bots think.
    chance = Random(f"bots {seed}")  # noqa: S311
    moves = 0
    while not state.is_over and moves < MOST_MOVES:
        state.apply(thinking[bots[state.mover]](state, chance))
        moves += 1
    scores = tuple(state.scores())
    winners = tuple(state.winners())
    told = tuple(state.log.entries) if state.log is not None else ()
    return Match(seed, state.round, tuple(bots), scores, winners, moves, told)
