"""Games kept as text: how they were set up, and each move in a form that every process reads."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field
from typing import TYPE_CHECKING, Any, Protocol, TypeVar, get_type_hints

from regola_engine.kernel.faults import CorruptSave
from regola_engine.kernel.items import RULES
from regola_engine.kernel.moves import NOBODY, Move

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = [
    "FORMAT", "Record", "code", "code_of_rule", "load", "move_of", "play_again", "refuse_unlike",
    "save",
]  # fmt: skip

FORMAT = 2
"""The format of saves; others are refused."""


@dataclass(slots=True, kw_only=True)
class Record:
    """
    A game so far: the board by reference, how many play, the seed of chance, options, moves.

    ``options`` are the references of those that are taken. A family adds what its games are set up
    with besides: texts, whole numbers, yes or no, and lists of texts.
    """

    board: str
    seats: int
    seed: int
    options: tuple[str, ...] = ()
    moves: list[str] = field(default_factory=list)


_Record = TypeVar("_Record", bound=Record)
_Move = TypeVar("_Move")


class _Playable(Protocol[_Move]):
    def legal_moves(self) -> list[_Move]: ...

    def apply(self, move: _Move) -> None: ...


_State = TypeVar("_State", bound=_Playable[Any])


def save(record: Record) -> str:
    """Return a record as JSON."""
    return json.dumps({"format": FORMAT, **asdict(record)}, ensure_ascii=False, indent=1) + "\n"


def load(text: str, kind: type[_Record]) -> _Record:
    """
    Read a record of a family from JSON.

    Raises:
        CorruptSave: The text is no save; the place is one in the text or the path of a value.
    """
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        raise CorruptSave("not-json", f"{error.lineno}:{error.colno}") from error
    if not isinstance(data, dict):
        raise CorruptSave("not-a-save", "$")
    if data.pop("format", None) != FORMAT:
        raise CorruptSave("unknown-format", "$.format")
    sorts = get_type_hints(kind)
    for key in data:
        if key not in sorts:
            raise CorruptSave("unknown-key", f"$.{key}")
    return kind(**{key: _READERS[sort](data, key) for key, sort in sorts.items()})


# ---- moves ------------------------------------------------------------------------------------

_LONG = 10
"""No number of a move has so many digits."""


def code(_state: object, move: Move) -> str:
    """Return a move in a readable form, the same in every process: its sort, then numbers."""
    things = [str(thing) for thing in move.things]
    if move.sort == "offer":
        things[0] = code_of_rule(move.rule)
    return " ".join([move.sort, *things])


def code_of_rule(index: int) -> str:
    """Return a rule in a readable form: the reference of its item, and its line there."""
    rule, reference = RULES[index]
    return f"{reference}#{rule.line}"


def move_of(state: Any, told: str, sizes: Mapping[str, Sequence[int]]) -> Move | None:
    """
    Return what a code means, legal or not; none where it means nothing.

    ``sizes`` are how many things moves of a sort may be about.
    """
    sort, _, rest = told.partition(" ")
    words = rest.split()
    if sort == "offer" and words:
        words[0] = str(_offers(state).get(words[0], NOBODY))
    if len(words) not in sizes.get(sort, ()):
        return None
    if not all(word.removeprefix("-").isdecimal() and len(word) < _LONG for word in words):
        return None
    return Move(sort, tuple(map(int, words)))


def _offers(state: Any) -> dict[str, int]:
    """Return the offers of a game by their readable form."""
    offered = (entry.rule for entries in state.standing.offers.values() for entry in entries)
    return {code_of_rule(rule.index): rule.index for rule in offered}


# ---- reading and playing again ----------------------------------------------------------------


def _of_type(wanted: type, slug: str) -> Callable[[Mapping[str, object], str], Any]:
    def read(data: Mapping[str, object], key: str) -> Any:
        value = data.get(key)
        # `True` is a whole number to Python, not to a save.
        if type(value) is not wanted:
            raise CorruptSave(slug, f"$.{key}")
        return value

    return read


def _texts(data: Mapping[str, object], key: str) -> list[str]:
    value = data.get(key)
    if not isinstance(value, list):
        raise CorruptSave("not-a-list", f"$.{key}")
    for place, text in enumerate(value):
        if not isinstance(text, str):
            raise CorruptSave("not-text", f"$.{key}[{place}]")
    return value


_READERS: dict[Any, Callable[[Mapping[str, object], str], Any]] = {
    str: _of_type(str, "not-text"),
    int: _of_type(int, "not-a-number"),
    bool: _of_type(bool, "not-yes-or-no"),
    list[str]: _texts,
    tuple[str, ...]: lambda data, key: tuple(_texts(data, key)),
}


def refuse_unlike(alike: Mapping[str, bool]) -> None:
    """
    Refuse a record of a game that was set up otherwise: its fields, and whether each is alike.

    Raises:
        CorruptSave: A field is not; the place is its path.
    """
    for key, is_alike in alike.items():
        if not is_alike:
            raise CorruptSave(f"other-{key}", f"$.{key}")


def play_again(state: _State, told: Sequence[str], code: Callable[[_State, Any], str]) -> _State:
    """
    Play moves in their readable form on a game that was set up alike, and return it.

    Raises:
        CorruptSave: A move is not legal; the place is its path.
    """
    for number, wanted in enumerate(told):
        move = next((move for move in state.legal_moves() if code(state, move) == wanted), None)
        if move is None:
            raise CorruptSave("illegal-move", f"$.moves[{number}]")
        state.apply(move)
    return state
