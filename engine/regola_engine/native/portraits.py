"""
All that a position holds as one list of numbers, told by the Python engine as by the core.

The two lists are equal exactly if the positions are; from either the other is made.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import TYPE_CHECKING, Any

from regola_engine.conquest import frames as f
from regola_engine.conquest.moves import modes_of, offer_move
from regola_engine.conquest.rules import PIECE, Offer
from regola_engine.conquest.state import State
from regola_engine.conquest.world import refresh_world
from regola_engine.kernel.items import RULES
from regola_engine.kernel.moves import NO, NOBODY, PASS, YES, Move

if TYPE_CHECKING:
    from regola_engine.native.handing import Handed

__all__ = ["in_core", "in_python", "portrait", "state_of"]

_ABOUT = (f.OFFERS, f.CHOOSE, f.PUT_TOKEN, f.PUT_PIECE, f.YES_NO, f.HOW_MANY)
"""What is asked, in the order of the core."""

_SORTS = ("offer", "pick", "put", "yes", "no", "pass")
"""The sorts of moves, in the order of the core."""

_PLAIN = {"yes": YES, "no": NO, "pass": PASS}
_TRUTHS = ("over", "declining", "opened")
_KINDS = ("where", "given", "carried", "boxed", "bearer", "lent")
"""The columns by kind of piece."""


# ---- moves ------------------------------------------------------------------------------------


def _is_kind(sort: str, rule: int, asked: int) -> bool:
    """Tell whether a move is about a kind of piece, numbered otherwise in the core."""
    if sort != "offer":
        return sort == "pick" and asked == PIECE
    offer = RULES[rule][0]
    return isinstance(offer, Offer) and offer.things == PIECE


def in_core(move: Move, handed: Handed, asked: int) -> list[int]:
    """Return a move as the core has it: its sort, rule, thing, modes; ``asked`` is what things."""
    if move.sort in _PLAIN:
        return [_SORTS.index(move.sort), NOBODY, NOBODY, 0]
    thing = move.thing
    if thing >= 0 and _is_kind(move.sort, move.rule, asked):
        thing = handed.kind_of[thing]
    return [_SORTS.index(move.sort), move.rule, thing, modes_of(move) if move.rule >= 0 else 0]


def in_python(numbers: tuple[int, ...], handed: Handed, asked: int) -> Move:
    """Return the move that the core tells by its sort, rule, thing and modes."""
    sort, (_, rule, thing, modes) = _SORTS[numbers[0]], numbers
    if sort in _PLAIN:
        return _PLAIN[sort]
    if thing >= 0 and _is_kind(sort, rule, asked):
        thing = handed.kinds[thing]
    return offer_move(rule, thing, modes) if sort == "offer" else Move(sort, (thing,))


# ---- told -------------------------------------------------------------------------------------


def portrait(state: State, handed: Handed) -> list[int]:
    """Return all that a state of the Python engine holds, in the numbers of the core."""
    values, columns, lists = handed.fields
    found = [len(state.owner), *(int(getattr(state, name)) for name in values)]
    for name in columns:
        found += _column(state, name, handed)
    for name in lists:
        told = getattr(state, name)
        told = [handed.kind_of[kind] for kind in told] if name == "finds_stack" else told
        found += [len(told), *told]
    found += _rulesets(state, handed)
    for counted in (state.spent, state.spent_turn):
        found += _flat(sorted((*key, count) for key, count in counted.items()))
    found += _watched(state, handed)
    found.append(len(state.agenda))
    for frame in state.agenda:
        found += _frame(frame, handed)
    return [*found, *_question(state, handed), state.work]


def _flat(rows: list[Any]) -> list[int]:
    return [len(rows), *(number for row in rows for number in row)]


_WATCH, _TIMES = (1 << 15) - 1, 8
"""The bits of a key that are its watch; those that tell how often something lasts of a thing."""


def _watched(state: State, handed: Handed) -> list[int]:
    """Return what is kept in mind, and how often something lasts of each thing."""
    lasting = {key: n for key, n in state.watched.items() if key & _WATCH in handed.lasting}
    kept = sorted(pair for pair in state.watched.items() if pair[0] not in lasting)
    rows = [
        (key, thing, times)
        for key, told in sorted(lasting.items())
        for thing, times in enumerate(told.to_bytes((told.bit_length() + 7) // 8, "little"))
        if times
    ]
    return [*_flat(kept), *_flat(rows)]


def _column(state: State, name: str, handed: Handed) -> list[int]:
    row = getattr(state, name.removesuffix("_piece"))
    if name in _KINDS:
        nothing = NOBODY if name in ("bearer", "lent") else 0
        return [row[kind] if kind < len(row) else nothing for kind in handed.kinds]
    if name in ("lying", "dealt"):
        width = state.game.ground.size if name == "lying" else state.game.seats
        parts = (row[kind * width : (kind + 1) * width] for kind in handed.kinds)
        return [number for part in parts for number in part or [0] * width]
    if name == "added":
        empty = [0] * (state.game.ground.size * (handed.numbers - len(row)))
        return [number for part in row for number in part] + empty
    if name.startswith("guise"):
        place = int(name != "guise")
        return [handed.kind_of[one[place]] if one else NOBODY for one in row]
    return list(row)


def _rulesets(state: State, handed: Handed) -> Iterator[int]:
    for people in range(state.game.seats, len(state.owner)):
        race, power, declined, gear = state.rulesets[people].key
        yield from (race, power, int(declined), len(gear))
        yield from (one for kind, lent in gear for one in (handed.kind_of[kind], lent))


def _actor(actor: int, numbers: Any) -> int:
    """Return an actor with the kind of the piece that it is, if any, numbered otherwise."""
    return actor if actor >= NOBODY else f.acting_piece(numbers[-2 - actor])


def _frame(frame: f.Frame, handed: Handed) -> list[int]:
    event = frame.event
    answer = [NOBODY, 0, 0, 0] if frame.answer is None else in_core(frame.answer, handed, 0)
    told = (
        frame.rule, frame.you, frame.it, frame.step, frame.begun, frame.done, frame.wanted,
        frame.obeyed, handed.names.number(event.verb), _actor(event.actor, handed.kind_of),
        event.thing, event.holder, event.owner, *answer, frame.modes, frame.due, frame.many,
        frame.others, len(frame.things), *frame.things,
    )  # fmt: skip
    return list(map(int, told))


def _question(state: State, handed: Handed) -> list[int]:
    asked = state.question
    if asked is None:
        return [NOBODY, 0, 0, 0, 0]
    kind = handed.kind_of[asked.kind] if asked.about == f.PUT_PIECE else asked.kind
    sorts = asked.kind if asked.about == f.CHOOSE else 0
    moves = [number for move in state.moves for number in in_core(move, handed, sorts)]
    return [_ABOUT.index(asked.about), asked.seat, asked.you, kind, len(state.moves), *moves]


# ---- read -------------------------------------------------------------------------------------


class _Numbers:
    """Numbers that are read one after the other."""

    def __init__(self, numbers: list[int]) -> None:
        self._left = iter(numbers)

    def one(self) -> int:
        return next(self._left)

    def row(self, count: int) -> list[int]:
        return list(islice(self._left, count))

    def rows(self, width: int) -> list[list[int]]:
        return [self.row(width) for _ in range(self.one())]


def state_of(numbers: list[int], handed: Handed, chance: Random) -> State:
    """Return the state of the Python engine that a portrait is of."""
    read, state = _Numbers(numbers), State(handed.game, chance)
    values, columns, lists = handed.fields
    peoples = read.one()
    for name in values:
        told = read.one()
        setattr(state, name, bool(told) if name in _TRUTHS else told)
    _read_columns(state, read, columns, peoples, handed)
    for name in lists:
        row = read.row(read.one())
        setattr(state, name, [handed.kinds[k] for k in row] if name == "finds_stack" else row)
    _read_rulesets(state, read, peoples, handed)
    state.spent = {(rule, you, whose): n for rule, you, whose, n in read.rows(4)}
    state.spent_turn = {(rule, you, whose): n for rule, you, whose, n in read.rows(4)}
    state.watched = {key: value for key, value in read.rows(2)}  # noqa: C416  # rows are lists
    for key, thing, times in read.rows(3):
        state.watched[key] = state.watched.get(key, 0) + (times << _TIMES * thing)
    state.agenda = [_read_frame(read, handed) for _ in range(read.one())]
    _read_question(state, read, handed)
    state.work = read.one()
    refresh_world(state)
    return state


def _read_columns(
    state: State, read: _Numbers, columns: list[str], peoples: int, handed: Handed
) -> None:
    size, seats, kinds = state.game.ground.size, state.game.seats, len(handed.kinds)
    sizes = {"regions": size, "seats": seats, "kinds": kinds, "peoples": peoples,
             "lying_size": kinds * size, "dealt_size": kinds * seats,
             "added_size": handed.numbers * size}  # fmt: skip
    rows = {name: read.row(sizes[handed.sizes[name]]) for name in columns}
    pairs = zip(rows.pop("guise"), rows.pop("guise_piece"), strict=True)
    state.guise = [(handed.kinds[a], handed.kinds[b]) if a >= 0 else () for a, b in pairs]
    added = rows.pop("added")
    state.added = [added[n * size : (n + 1) * size] for n in range(state.game.number_words)]
    for name, row in rows.items():
        width = {"lying": size, "dealt": seats}.get(name, 1 if name in _KINDS else 0)
        if not width:
            setattr(state, name, row)
            continue
        column = getattr(state, name)
        for place, kind in enumerate(handed.kinds):
            if kind < state.game.piece_words:
                column[kind * width : (kind + 1) * width] = row[place * width : (place + 1) * width]


def _read_rulesets(state: State, read: _Numbers, peoples: int, handed: Handed) -> None:
    state.rulesets = [state.game.seat_ruleset] * state.game.seats
    state.gear = [()] * state.game.seats
    for _ in range(peoples - state.game.seats):
        race, power, declined = read.row(3)
        gear = tuple((handed.kinds[kind], lent) for kind, lent in read.rows(2))
        found = state.game.ruleset(race, power, declined=bool(declined), gear=gear)
        state.rulesets.append(found)
        state.gear.append(gear)


def _read_frame(read: _Numbers, handed: Handed) -> f.Frame:
    rule, you, it, step, begun, done, wanted, obeyed, verb, actor = read.row(10)
    event = f.Event(handed.names.names[verb], _actor(actor, handed.kinds), read.one())
    event.holder, event.owner = read.row(2)
    frame = f.Frame(rule, you, it, event)
    frame.step, frame.begun, frame.done = step, bool(begun), bool(done)
    frame.wanted, frame.obeyed = bool(wanted), bool(obeyed)
    answer = tuple(read.row(4))
    frame.answer = None if answer[0] == NOBODY else in_python(answer, handed, 0)
    frame.modes, frame.due, frame.many, frame.others = read.row(4)
    frame.things = read.row(read.one())
    return frame


def _read_question(state: State, read: _Numbers, handed: Handed) -> None:
    about, seat, you, kind = read.row(4)
    moves = [tuple(row) for row in read.rows(4)]
    if about == NOBODY:
        return
    asked = kind if _ABOUT[about] == f.CHOOSE else 0
    state.moves = [in_python(row, handed, asked) for row in moves]
    if _ABOUT[about] == f.PUT_PIECE:
        kind = handed.kinds[kind]
    state.question = f.Question(_ABOUT[about], seat, tuple(state.moves), you=you, kind=kind)
