"""Games kept as text: how they were set up, and each move in a form that every process reads."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from regola_engine.kernel import saves as kernel
from regola_engine.kernel.saves import Record, code, save
from regola_engine.lords.state import State, start

if TYPE_CHECKING:
    from regola_engine.kernel.moves import Move
    from regola_engine.lords.game import Game

__all__ = ["Record", "code", "load", "meant", "replay", "save"]

_SIZES = {"offer": (2,), "pick": (1,), "yes": (0,), "no": (0,), "pass": (0,)}
"""How many things moves of a sort are about."""


def meant(state: State, told: str) -> Move | None:
    """Return what a code means, legal or not; none where it means nothing."""
    return kernel.move_of(state, told, _SIZES)


def load(text: str) -> Record:
    """Read a record from JSON; a fault is told with its place in the text or its path."""
    return kernel.load(text, Record)


def replay(record: Record, game: Game) -> State:
    """Play a saved game again on a game set up alike; refuse moves that are not legal."""
    taken = {name for name, is_taken in game.options.items() if is_taken}
    kernel.refuse_unlike(
        {
            "board": record.board == game.items["base"][0].reference,
            "seats": record.seats == game.seats,
            "options": set(record.options) == taken,
        }
    )
    state = start(game, Random(record.seed))  # noqa: S311  # cards, not secrets
    return kernel.play_again(state, record.moves, code)
