"""Games kept as text: how they were set up, and each move in a form that every process reads."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, Any

from regola_engine.digger.frames import NOBODY, Move
from regola_engine.digger.items import RULES
from regola_engine.digger.state import State, start

if TYPE_CHECKING:
    from regola_engine.digger.game import Game

__all__ = ["FORMAT", "CorruptSave", "Record", "code", "load", "meant", "replay", "save"]

FORMAT = 1
"""The format of saves; others are refused."""

_SIZES = {"offer": (1, 2, 4), "build": (3,), "pick": (1,), "yes": (0,), "no": (0,), "pass": (0,)}
"""How many things moves of a sort are about."""

_LONG = 10
"""No number of a move has so many digits."""

_KEYS = {"format", "board", "seats", "seed", "scenarios", "options", "lords", "moves"}


class CorruptSave(ValueError):  # noqa: N818  # what it is
    """A save that cannot be read, or whose moves the rules do not allow; the message is a slug."""


@dataclass(slots=True)
class Record:
    """A game so far: board, how many play, the seed, scenarios, options, Lords or none, moves."""

    board: str
    seats: int
    seed: int
    scenarios: tuple[str, ...] = ()
    options: tuple[str, ...] = ()
    lords: bool = False
    moves: list[str] = field(default_factory=list)


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


def save(record: Record) -> str:
    """Return a game as text."""
    data = {
        "format": FORMAT,
        "board": record.board,
        "seats": record.seats,
        "seed": record.seed,
        "scenarios": list(record.scenarios),
        "options": list(record.options),
        "lords": record.lords,
        "moves": record.moves,
    }
    return json.dumps(data, ensure_ascii=False, indent=1) + "\n"


def load(text: str) -> Record:
    """Read a game from text; refuse what is no save of this format."""
    try:
        data: Any = json.loads(text)
    except json.JSONDecodeError:
        raise CorruptSave("not-json") from None
    if not isinstance(data, dict) or set(data) != _KEYS:
        raise CorruptSave("not-a-save")
    if data["format"] != FORMAT:
        raise CorruptSave("other-format")
    if not _is_sound(data):
        raise CorruptSave("not-a-save")
    return Record(
        data["board"],
        data["seats"],
        data["seed"],
        tuple(data["scenarios"]),
        tuple(data["options"]),
        data["lords"],
        list(data["moves"]),
    )


def _is_sound(data: dict[str, Any]) -> bool:
    numbers = all(type(data[key]) is int for key in ("seats", "seed"))
    lists = all(
        isinstance(data[key], list) and all(isinstance(one, str) for one in data[key])
        for key in ("scenarios", "options", "moves")
    )
    flags = isinstance(data["lords"], bool)
    return numbers and lists and flags and isinstance(data["board"], str)


def replay(record: Record, game: Game) -> State:
    """Play a saved game again on a game set up alike; refuse moves that are not legal."""
    if (record.board, record.seats) != (game.board.reference, game.seats):
        raise CorruptSave("other-board")
    if set(record.scenarios) != set(game.scenarios):
        raise CorruptSave("other-scenarios")
    if record.lords is not bool(game.lords):
        raise CorruptSave("other-lords")
    if set(record.options) != {name for name, taken in game.options.items() if taken}:
        raise CorruptSave("other-options")
    state = start(game, Random(record.seed))  # noqa: S311  # tiles, not secrets
    for told in record.moves:
        move = next((one for one in state.moves if code(state, one) == told), None)
        if move is None:
            raise CorruptSave("illegal-move")
        state.apply(move)
    return state
