"""Games kept as text: how they were set up, and each move in a form that every process reads."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from regola_engine.kernel import saves as kernel
from regola_engine.kernel.asking import NOBODY, Move
from regola_engine.kernel.faults import CorruptSave
from regola_engine.kernel.items import RULES
from regola_engine.kernel.saves import Record, save
from regola_engine.lords.state import State, start

if TYPE_CHECKING:
    from regola_engine.lords.game import Game

__all__ = ["Record", "code", "load", "meant", "replay", "save"]

_SIZES = {"offer": 2, "pick": 1, "yes": 0, "no": 0, "pass": 0}
"""How many things moves of a sort are about."""

_LONG = 10
"""No number of a move has so many digits."""


def code(_state: State, move: Move) -> str:
    """Return a move in a readable form, the same in every process."""
    things = [str(thing) for thing in move.things]
    if move.sort == "offer":
        rule, reference = RULES[move.things[0]]
        things[0] = f"{reference}#{rule.line}"
    return " ".join([move.sort, *things])


def meant(state: State, told: str) -> Move | None:
    """Return what a code means, legal or not; none where it means nothing."""
    sort, *words = told.split()
    if sort == "offer" and words:
        words[0] = str(_offers(state).get(words[0], NOBODY))
    if len(words) != _SIZES.get(sort, NOBODY):
        return None
    if not all(word.lstrip("-").isdecimal() and len(word) < _LONG for word in words):
        return None
    return Move(sort, tuple(map(int, words)))


def _offers(state: State) -> dict[str, int]:
    """Return the offers of a game by their readable form."""
    offered = (entry.rule for entries in state.game.standing.offers.values() for entry in entries)
    return {f"{RULES[rule.index][1]}#{rule.line}": rule.index for rule in offered}


def load(text: str) -> Record:
    """Read a record from JSON; a fault is told with its place in the text or its path."""
    return kernel.load(text, Record)


def replay(record: Record, game: Game) -> State:
    """Play a saved game again on a game set up alike; refuse moves that are not legal."""
    taken = {name for name, is_taken in game.options.items() if is_taken}
    alike = {
        "board": record.board == game.items["base"][0].reference,
        "seats": record.seats == game.seats,
        "options": set(record.options) == taken,
    }
    for key, is_alike in alike.items():
        if not is_alike:
            raise CorruptSave(f"other-{key}", f"$.{key}")
    state = start(game, Random(record.seed))  # noqa: S311  # cards, not secrets
    return kernel.play_again(state, record.moves, code)
