"""Games kept as text: how they were set up, and each move in a form that every process reads."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING

from regola_engine.digger.frames import NOBODY, Move
from regola_engine.digger.state import State, start
from regola_engine.kernel import saves as kernel
from regola_engine.kernel.faults import CorruptSave
from regola_engine.kernel.items import RULES
from regola_engine.kernel.saves import save

if TYPE_CHECKING:
    from regola_engine.digger.game import Game

__all__ = ["Record", "code", "load", "meant", "replay", "save"]

_SIZES = {"offer": (1, 2, 4), "build": (3,), "pick": (1,), "yes": (0,), "no": (0,), "pass": (0,)}
"""How many things moves of a sort are about."""

_LONG = 10
"""No number of a move has so many digits."""


@dataclass(slots=True, kw_only=True)
class Record(kernel.Record):
    """A game so far; with which scenarios, by reference, and whether with Lords."""

    scenarios: tuple[str, ...] = ()
    lords: bool = False


def code(state: State, move: Move) -> str:
    """Return a move in a readable form, the same in every process."""
    things = [str(thing) for thing in move.things]
    spaces = [name for name, _, _ in state.game.board.spaces]
    if move.sort == "offer":
        rule, reference = RULES[move.things[0]]
        return " ".join([move.sort, f"{reference}#{rule.line}", *things[1:]])
    if move.sort == "build":
        things[1] = spaces[move.things[1]]
    return " ".join([move.sort, *things])


def meant(state: State, told: str) -> Move | None:
    """Return what a code means, legal or not; none where it means nothing on this board."""
    sort, *words = told.split()
    spaces = [name for name, _, _ in state.game.board.spaces]
    if sort == "offer" and words:
        words[0] = str(_rule_numbers().get(words[0], NOBODY))
    if sort == "build" and len(words) > 1 and words[1] in spaces:
        words[1] = str(spaces.index(words[1]))
    if sort not in _SIZES or len(words) not in _SIZES[sort]:
        return None
    if not all(word.isdecimal() and len(word) < _LONG for word in words):
        return None
    return Move(sort, tuple(map(int, words)))


def _rule_numbers() -> dict[str, int]:
    return {f"{reference}#{rule.line}": rule.index for rule, reference in RULES}


def load(text: str) -> Record:
    """Read a record from JSON; a fault is told with its place in the text or its path."""
    return kernel.load(text, Record)


def replay(record: Record, game: Game) -> State:
    """Play a saved game again on a game set up alike; refuse moves that are not legal."""
    taken = {name for name, is_taken in game.options.items() if is_taken}
    alike = {
        "board": record.board == game.board.reference,
        "seats": record.seats == game.seats,
        "scenarios": set(record.scenarios) == set(game.scenarios),
        "lords": record.lords is bool(game.lords),
        "options": set(record.options) == taken,
    }
    for key, is_alike in alike.items():
        if not is_alike:
            raise CorruptSave(f"other-{key}", f"$.{key}")
    state = start(game, Random(record.seed))  # noqa: S311  # tiles, not secrets
    return kernel.play_again(state, record.moves, code)
