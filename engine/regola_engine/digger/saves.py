"""Games kept as text: how they were set up, and each move in a form that every process reads."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING

from regola_engine.digger.frames import Move
from regola_engine.digger.state import State, start
from regola_engine.kernel import saves as kernel
from regola_engine.kernel.saves import save

if TYPE_CHECKING:
    from regola_engine.digger.game import Game

__all__ = ["Record", "code", "load", "meant", "replay", "save"]

_SIZES = {"offer": (1, 2, 4), "build": (3,), "pick": (1,), "yes": (0,), "no": (0,), "pass": (0,)}
"""How many things moves of a sort are about."""


@dataclass(slots=True, kw_only=True)
class Record(kernel.Record):
    """A game so far; with which scenarios, by reference, and whether with Lords."""

    scenarios: tuple[str, ...] = ()
    lords: bool = False


def code(state: State, move: Move) -> str:
    """Return a move in a readable form, the same in every process; spaces by their names."""
    told = kernel.code(state, move)
    if move.sort != "build":
        return told
    sort, tile, space, *rest = told.split()
    return " ".join([sort, tile, state.game.board.spaces[int(space)][0], *rest])


def meant(state: State, told: str) -> Move | None:
    """Return what a code means, legal or not; none where it means nothing on this board."""
    sort, *words = told.split()
    spaces = [name for name, _, _ in state.game.board.spaces]
    if sort == "build" and len(words) > 1 and words[1] in spaces:
        words[1] = str(spaces.index(words[1]))
    move = kernel.move_of(state, " ".join([sort, *words]), _SIZES)
    return None if move is None or min(move.things, default=0) < 0 else move


def load(text: str) -> Record:
    """Read a record from JSON; a fault is told with its place in the text or its path."""
    return kernel.load(text, Record)


def replay(record: Record, game: Game) -> State:
    """Play a saved game again on a game set up alike; refuse moves that are not legal."""
    taken = {name for name, is_taken in game.options.items() if is_taken}
    kernel.refuse_unlike(
        {
            "board": record.board == game.board.reference,
            "seats": record.seats == game.seats,
            "scenarios": set(record.scenarios) == set(game.scenarios),
            "lords": record.lords is bool(game.lords),
            "options": set(record.options) == taken,
        }
    )
    state = start(game, Random(record.seed))  # noqa: S311  # tiles, not secrets
    return kernel.play_again(state, record.moves, code)
