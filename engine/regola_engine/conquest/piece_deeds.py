"""The verbs that move pieces: into regions, back in hand, to players, to the box."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from regola_engine.conquest import frames as f
from regola_engine.conquest.deeds import choose
from regola_engine.conquest.frames import ASKED, DONE, FAILED, NOTHING, PENDING, Frame, Question
from regola_engine.conquest.ground import bits
from regola_engine.conquest.log import note
from regola_engine.conquest.markers import EVERYBODY, take_markers
from regola_engine.conquest.moves import PUT, thing_moves
from regola_engine.conquest.rules import ALL
from regola_engine.conquest.tokens import add_piece, drop_piece

if TYPE_CHECKING:
    from regola_engine.conquest.position import Position

__all__ = [
    "call_back",
    "can_put",
    "gain_pieces",
    "has_in_hand",
    "has_lying",
    "has_pieces",
    "move_pieces",
    "put_from_hand",
    "put_in_each",
    "put_pieces",
    "put_together",
    "remove_piece",
    "return_pieces",
    "spend_pieces",
]


EVERYWHERE = -1
"""In place of a set of regions: wherever pieces lie, before players too."""


def gain_pieces(position: Position, _frame: Frame, kind: int, count: int) -> int:
    """Take pieces of a kind from the box in hand."""
    taken = min(count, position.boxed[kind])
    position.boxed[kind] -= taken
    position.carried[kind] += taken
    return DONE


def put_from_hand(position: Position, frame: Frame, kind: int, count: int, mask: int) -> int:
    """Put pieces that are in hand in regions of a set, each where the player chooses."""
    if frame.due < 0:
        frame.due = min(count, position.carried[kind])
        if not frame.due:
            return FAILED
    return put_pieces(position, frame, kind, count, mask)


def put_pieces(position: Position, frame: Frame, kind: int, count: int, mask: int) -> int:
    """
    Put pieces in regions of a set, each where the player chooses.

    Pieces come from the hand, then the box; the only one that there is comes from where it lies.
    All of them are taken up first.
    """
    if frame.due < 0:
        if count >= ALL:
            return_pieces(position, frame, kind, -1)
        frame.due = min(count, _within_reach(position, kind))
    while frame.due > 0:
        region = _room_for(position, frame, kind, mask)
        if region == PENDING:
            return ASKED
        if region == NOTHING:
            return FAILED
        _fetch(position, kind)
        add_piece(position, kind, region)
        note(position, "put", position.owner[frame.you], frame.rule, kind, region)
        frame.due -= 1
    return DONE


def put_in_each(
    position: Position, frame: Frame, kind: int, count: int, mask: int, *, hand: bool = False
) -> int:
    """
    Put so many pieces in each region of a set, as long as there are any and the region has room.

    They come from the hand, then (unless from the ``hand`` alone) from the box. Where there are too
    few for all, the player chooses the regions. ``frame.due`` are the regions still without.
    """
    if frame.due < 0:
        frame.due = _with_room(position, kind, mask & position.game.ground.everywhere)
        if not frame.due or not _loose(position, kind, hand=hand):
            return FAILED
    while frame.due and _loose(position, kind, hand=hand):
        region = _next_of_each(position, frame, kind, count, hand=hand)
        if region == PENDING:
            return ASKED
        for _ in range(
            min(count, _loose(position, kind, hand=hand), _room(position, kind, region))
        ):
            _fetch(position, kind)
            add_piece(position, kind, region)
        note(position, "put", position.owner[frame.you], frame.rule, kind, region)
        frame.due &= ~(1 << region)
    return DONE


def _next_of_each(position: Position, frame: Frame, kind: int, count: int, *, hand: bool) -> int:
    """The next region that gets pieces: as the player chooses, where not all can get them."""
    wanted = sum(min(count, _room(position, kind, region)) for region in bits(frame.due))
    enough = wanted <= _loose(position, kind, hand=hand) or frame.due.bit_count() == 1
    if frame.answer is None and enough:
        return bits(frame.due)[0]
    return choose(position, frame, frame.due)


def _loose(position: Position, kind: int, *, hand: bool) -> int:
    """How many pieces of a kind lie in no region, or are in hand."""
    return position.carried[kind] + (0 if hand else position.boxed[kind])


def _room(position: Position, kind: int, region: int) -> int:
    piece = position.game.kinds[kind]
    if piece is None or not piece.limit:
        return ALL
    return piece.limit - _lying(position, kind, region)


def put_together(
    position: Position,
    frame: Frame,
    kind: int,
    count: int,
    times: int,
    regions: Callable[[], int],
) -> int:
    """
    Put some pieces, or all, in one region that the player chooses, so many times over.

    The set of regions is asked for anew each time, as what was put may change it.
    """
    if frame.due < 0:
        if count >= ALL:
            return_pieces(position, frame, kind, -1)
        frame.due = times
    while frame.due > 0:
        taken = min(count, _within_reach(position, kind))
        region = _room_for(position, frame, kind, regions()) if taken else NOTHING
        if region == PENDING:
            return ASKED
        if region == NOTHING:
            return FAILED
        for _ in range(taken):
            _fetch(position, kind)
            add_piece(position, kind, region)
        note(position, "put", position.owner[frame.you], frame.rule, kind, region)
        frame.due -= 1
    return DONE


def _within_reach(position: Position, kind: int) -> int:
    """How many pieces there are to put: the loose ones, or the only one, wherever it lies."""
    loose, where = position.carried[kind] + position.boxed[kind], position.where[kind]
    return loose or int(where.bit_count() == 1 and _lying(position, kind, bits(where)[0]) == 1)


def _room_for(position: Position, frame: Frame, kind: int, mask: int) -> int:
    mask = _with_room(position, kind, mask)
    if (
        frame.answer is None
        and mask.bit_count() > 1
        and not _all_filled(position, frame, kind, mask)
    ):
        seat = position.owner[frame.you]
        position.question = Question(
            f.PUT_PIECE, seat, thing_moves(PUT, mask), you=frame.you, kind=kind
        )
        return PENDING
    if frame.answer is None:
        return bits(mask)[-1] if mask else NOTHING
    answer = frame.answer.thing
    frame.answer = None
    return answer


def _all_filled(position: Position, frame: Frame, kind: int, mask: int) -> bool:
    """Tell whether the pieces left fill all the room that a set has: then nothing is to choose."""
    piece = position.game.kinds[kind]
    if piece is None or not piece.limit:
        return False
    room = sum(piece.limit - _lying(position, kind, region) for region in bits(mask))
    return room <= frame.due


def _with_room(position: Position, kind: int, mask: int) -> int:
    """The regions of a set that can take one more piece of a kind."""
    piece = position.game.kinds[kind]
    if piece is None or not piece.limit:
        return mask
    return sum(1 << r for r in bits(mask) if _lying(position, kind, r) < piece.limit)


def _lying(position: Position, kind: int, region: int) -> int:
    return position.lying[kind * position.game.ground.size + region]


def _fetch(position: Position, kind: int) -> None:
    if position.carried[kind]:
        position.carried[kind] -= 1
    elif position.boxed[kind]:
        position.boxed[kind] -= 1
    else:
        drop_piece(position, kind, bits(position.where[kind])[0])


def remove_piece(position: Position, _frame: Frame, kind: int, mask: int) -> int:
    """Put the pieces of a kind that lie in a set of regions, or anywhere, back in the box."""
    for region in bits(position.where[kind] & mask):
        position.boxed[kind] += drop_piece(position, kind, region)
    if mask == EVERYWHERE:
        position.boxed[kind] += take_markers(position, kind, EVERYBODY)
    return DONE


def return_pieces(position: Position, _frame: Frame, kind: int, mask: int) -> int:
    """Take the pieces of a kind that lie in a set of regions, or anywhere, in hand."""
    for region in bits(position.where[kind] & mask):
        position.carried[kind] += drop_piece(position, kind, region)
    if mask == EVERYWHERE:
        position.carried[kind] += take_markers(position, kind, EVERYBODY)
    return DONE


def spend_pieces(position: Position, frame: Frame, kind: int, count: int, mask: int) -> int:
    """Put so many pieces that lie in regions of a set back in the box, or none of them."""
    return _gathered(position, frame, kind, count, mask, position.boxed)


def call_back(position: Position, frame: Frame, kind: int, count: int, mask: int) -> int:
    """Take so many pieces that lie in regions of a set in hand, or none of them."""
    return _gathered(position, frame, kind, count, mask, position.carried)


def _gathered(  # which pieces are meant, and where they come
    position: Position, frame: Frame, kind: int, count: int, mask: int, store: list[int]
) -> int:
    """Take pieces from regions: of fewer than all the player chooses where, one at a time."""
    if frame.due < 0:
        if not has_lying(position, kind, count, mask):
            return FAILED
        frame.due = count
    while frame.due > 0:
        region, taken = _next_gathered(position, frame, kind, mask)
        if region < 0:
            return ASKED if region == PENDING else FAILED
        left = drop_piece(position, kind, region) - taken
        if left:
            add_piece(position, kind, region, left)
        store[kind] += taken
        frame.due -= taken
    return DONE


def _next_gathered(position: Position, frame: Frame, kind: int, mask: int) -> tuple[int, int]:
    """The next region that pieces are taken from, and how many."""
    open_ones = position.where[kind] & mask
    is_free = frame.due < _all_lying(position, kind, mask) and open_ones & (open_ones - 1)
    if is_free:
        return choose(position, frame, open_ones), 1
    regions = bits(open_ones)
    if not regions:
        return NOTHING, 0
    return regions[0], min(frame.due, _lying(position, kind, regions[0]))


def _all_lying(position: Position, kind: int, mask: int) -> int:
    return sum([_lying(position, kind, region) for region in bits(position.where[kind] & mask)])


def has_lying(position: Position, kind: int, count: int, mask: int) -> bool:
    """Tell whether so many pieces of a kind lie in regions of a set."""
    return _all_lying(position, kind, mask) >= count


def move_pieces(position: Position, frame: Frame, kind: int, count: int, mask: int) -> int:
    """Move pieces from where they are to regions of a set."""
    if frame.due < 0:
        return_pieces(position, frame, kind, -1)
    return put_pieces(position, frame, kind, count, mask)


def has_pieces(position: Position, kind: int, count: int) -> bool:
    """Tell whether there are so many pieces of a kind to put somewhere."""
    return _within_reach(position, kind) >= count


def has_in_hand(position: Position, kind: int, count: int) -> bool:
    """Tell whether so many pieces of a kind are in hand."""
    return position.carried[kind] >= count


def can_put(position: Position, kind: int, count: int, mask: int) -> bool:
    """Tell whether so many pieces of a kind are there, and room for one in a set of regions."""
    return has_pieces(position, kind, count) and bool(_with_room(position, kind, mask))
