"""
The verbs of the vocabulary as the steps of rules do them.

Each deed takes the position and the frame of its rule and tells how it ended: done, failed or
asked. A deed that needs a choice asks for it and is called again with the answer.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from regola_engine.conquest import frames as f
from regola_engine.conquest import helping as h
from regola_engine.conquest.conquering import banned, conquer_region, conquerable
from regola_engine.conquest.events import gather
from regola_engine.conquest.frames import ASKED, DONE, FAILED, NOTHING, PENDING, Frame, Question
from regola_engine.conquest.ground import bits
from regola_engine.conquest.peoples import (
    discard_people,
    fade,
    is_fleeting,
    new_people,
    peoples_of,
    refill_row,
)
from regola_engine.conquest.position import NOBODY
from regola_engine.conquest.rules import REGION
from regola_engine.conquest.tokens import add_piece, add_tokens, drop_piece, release
from regola_engine.conquest.values import evaluate

if TYPE_CHECKING:
    from regola_engine.conquest.position import Position

__all__ = [
    "abandon",
    "choose",
    "choose_combination",
    "conquer",
    "decline",
    "finish_game",
    "gain_coins",
    "gain_pieces",
    "gain_tokens",
    "give_piece",
    "pay_above",
    "put_pieces",
    "put_tokens_in_hand",
    "put_tokens_in_region",
    "redeploy",
    "refill",
    "remove_piece",
    "return_pieces",
    "roll_die",
    "set_aside",
    "stop",
    "take_back",
    "take_coins",
    "take_combination_coins",
    "take_up",
]


# ---- choices ----------------------------------------------------------------------------------


def choose(position: Position, frame: Frame, mask: int, things: int = REGION) -> int:
    """Ask for one of a set of things; the thing, PENDING while asked, NOTHING from an empty set."""
    if frame.answer >= 0:
        answer = frame.answer
        frame.answer = PENDING
        return answer
    if not mask:
        return NOTHING
    seat = position.owner[frame.you]
    position.question = Question(f.CHOOSE, seat, frame.you, mask, things)
    return PENDING


# ---- coins ------------------------------------------------------------------------------------


def gain_coins(position: Position, frame: Frame, count: int) -> int:
    """Take coins from the bank."""
    position.coins[position.owner[frame.you]] += count
    position.bank -= count
    if position.log is not None and count:
        position.log.append(("gain", frame.rule, position.owner[frame.you], count))
    return DONE


def take_coins(position: Position, frame: Frame, count: int, seats: int) -> int:
    """Take coins from each of the players, as many as they have."""
    mine = position.owner[frame.you]
    for seat in bits(seats):
        paid = min(count, position.coins[seat])
        position.coins[seat] -= paid
        position.coins[mine] += paid
    return DONE


def pay_above(position: Position, frame: Frame, count: int, slot: int) -> int:
    """Lay coins on each combination above the one in a slot of the row."""
    price = count * slot
    seat = position.owner[frame.you]
    if position.coins[seat] < price:
        return FAILED
    position.coins[seat] -= price
    for above in range(slot):
        position.row_coins[above] += count
    return DONE


def take_combination_coins(position: Position, frame: Frame, slot: int) -> int:
    """Take all coins that lie on a combination."""
    position.coins[position.owner[frame.you]] += position.row_coins[slot]
    position.row_coins[slot] = 0
    return DONE


# ---- tokens -----------------------------------------------------------------------------------


def _people(position: Position, frame: Frame) -> int:
    """The people that acts: the bearer, or its player's active people where a player acts."""
    if frame.you >= position.game.seats:
        return frame.you
    return position.active[frame.you]


def gain_tokens(position: Position, frame: Frame, count: int) -> int:
    """Take race tokens from the tray in hand, as many as there are."""
    people = _people(position, frame)
    taken = min(count, position.tray[people])
    position.tray[people] -= taken
    position.hand[people] += taken
    return DONE


def set_aside(position: Position, frame: Frame, count: int) -> int:
    """Set tokens aside: from the hand, then from regions that the player chooses."""
    you = frame.you
    if frame.left < 0:
        frame.left = count
    taken = min(frame.left, position.hand[you])
    position.hand[you] -= taken
    position.aside[you] += taken
    frame.left -= taken
    while frame.left > 0 and position.held[you]:
        region = choose(position, frame, position.held[you])
        if region == PENDING:
            return ASKED
        _take_one(position, region)
        position.aside[you] += 1
        frame.left -= 1
    return DONE


def _take_one(position: Position, region: int) -> None:
    add_tokens(position, region, -1)
    if not position.tokens[region]:
        leave_region(position, region)


def take_back(position: Position, frame: Frame) -> int:
    """Take all tokens set aside in hand."""
    position.hand[frame.you] += position.aside[frame.you]
    position.aside[frame.you] = 0
    return DONE


def put_tokens_in_hand(position: Position, _frame: Frame, region: int) -> int:
    """Take all tokens of a region in hand."""
    people = position.holder[region]
    position.hand[people] += position.tokens[region]
    add_tokens(position, region, -position.tokens[region])
    return DONE


def put_tokens_in_region(position: Position, frame: Frame, count: int, region: int) -> int:
    """Put tokens from the tray in a region that the people holds."""
    if position.tray[frame.you] < count:
        return FAILED
    position.tray[frame.you] -= count
    add_tokens(position, region, count)
    return DONE


def take_up(position: Position, frame: Frame) -> int:
    """Take in hand the tokens beyond those that must stay in each region."""
    you = frame.you
    held = position.held[you]
    stay = evaluate(position, h.GARRISON, you, held)
    for region in bits(held):
        surplus = position.tokens[region] - stay[region]
        if surplus > 0:
            add_tokens(position, region, -surplus)
            position.hand[you] += surplus
    return DONE


def redeploy(position: Position, frame: Frame) -> int:
    """Put the tokens in hand in the people's regions, one by one."""
    you = frame.you
    if frame.answer == PENDING and position.hand[you] and position.held[you]:
        seat = position.owner[you]
        position.question = Question(f.PUT_TOKEN, seat, you, position.held[you])
        return ASKED
    return DONE


def leave_region(position: Position, region: int) -> None:
    """Give a region up: its holder loses it and no tokens."""
    you = position.holder[region]
    frames: list[Frame] = []
    gather(position, h.LOST, you, region, frames, before=False)
    position.hand[you] += position.tokens[region]
    add_tokens(position, region, -position.tokens[region])
    release(position, region)
    position.agenda.extend(reversed(frames))


def abandon(position: Position, _frame: Frame, region: int) -> int:
    """Take all tokens of a region in hand and leave it."""
    leave_region(position, region)
    return DONE


# ---- pieces -----------------------------------------------------------------------------------


def gain_pieces(position: Position, _frame: Frame, kind: int, count: int) -> int:
    """Take pieces of a kind from the box in hand."""
    taken = min(count, position.boxed[kind])
    position.boxed[kind] -= taken
    position.carried[kind] += taken
    return DONE


def put_pieces(position: Position, frame: Frame, kind: int, count: int, mask: int) -> int:
    """
    Put pieces in regions of a set, each where the player chooses.

    Pieces come from the hand, then the box, then, when there is no other, from where they lie.
    """
    if frame.left < 0:
        frame.left = min(count, _within_reach(position, kind))
    while frame.left > 0:
        region = _room_for(position, frame, kind, mask)
        if region == PENDING:
            return ASKED
        if region == NOTHING:
            return FAILED
        _fetch(position, kind)
        add_piece(position, kind, region)
        frame.left -= 1
    return DONE


def _within_reach(position: Position, kind: int) -> int:
    loose = position.carried[kind] + position.boxed[kind]
    return loose or position.where[kind].bit_count()


def _room_for(position: Position, frame: Frame, kind: int, mask: int) -> int:
    piece = position.game.kinds[kind]
    if piece is not None and piece.limit:
        mask = sum(1 << r for r in bits(mask) if _lying(position, kind, r) < piece.limit)
    if frame.answer < 0 and mask.bit_count() > 1:
        seat = position.owner[frame.you]
        position.question = Question(f.PUT_PIECE, seat, frame.you, mask, kind)
        return PENDING
    if frame.answer < 0:
        return mask.bit_length() - 1 if mask else NOTHING
    answer = frame.answer
    frame.answer = PENDING
    return answer


def _lying(position: Position, kind: int, region: int) -> int:
    return position.lying[kind * position.game.ground.size + region]


def _fetch(position: Position, kind: int) -> None:
    if position.carried[kind]:
        position.carried[kind] -= 1
    elif position.boxed[kind]:
        position.boxed[kind] -= 1
    else:
        region = bits(position.where[kind])[0]
        count = drop_piece(position, kind, region)
        if count > 1:
            add_piece(position, kind, region, count - 1)


def remove_piece(position: Position, _frame: Frame, kind: int, mask: int) -> int:
    """Put the pieces of a kind that lie in a set of regions back in the box."""
    for region in bits(position.where[kind] & mask):
        position.boxed[kind] += drop_piece(position, kind, region)
    return DONE


def return_pieces(position: Position, _frame: Frame, kind: int, mask: int) -> int:
    """Take the pieces of a kind that lie in a set of regions, or with players, in hand."""
    for region in bits(position.where[kind] & mask):
        position.carried[kind] += drop_piece(position, kind, region)
    position.carried[kind] += position.given[kind].bit_count()
    position.given[kind] = 0
    return DONE


def give_piece(position: Position, _frame: Frame, kind: int, seat: int) -> int:
    """Lay a marker before a player."""
    if not position.carried[kind] and not position.boxed[kind]:
        return FAILED
    _fetch(position, kind)
    position.given[kind] |= 1 << seat
    return DONE


# ---- conquest ---------------------------------------------------------------------------------


def roll_die(position: Position, frame: Frame) -> int:
    """Roll the die; what it shows stays to be read until the next roll."""
    faces = position.game.base.die
    if position.rolls:
        position.roll = position.rolls.pop(0)
    else:
        position.roll = faces[int(position.rng.random() * len(faces))]
    if position.log is not None:
        position.log.append(("roll", frame.rule, position.roll))
    return DONE


def conquer(position: Position, frame: Frame, region: int) -> int:
    """Conquer a region, with the settings of the frame's rule, if its cost can be paid."""
    if region == PENDING:
        return ASKED
    if region < 0 or not conquerable(position, frame.you) >> region & 1:
        return FAILED
    conquer_region(position, frame.you, region, ())
    return DONE


def stop(position: Position, frame: Frame) -> int:
    """End what the people is offered at this moment."""
    position.stopped |= 1 << frame.you
    return DONE


# ---- peoples ----------------------------------------------------------------------------------


def choose_combination(position: Position, frame: Frame, slot: int) -> int:
    """Take the race and the power of a slot of the row into play."""
    seat = position.owner[frame.you]
    people = new_people(position, seat, position.row_races[slot], position.row_powers[slot])
    position.row_taken = slot
    position.order = (*position.order, people)
    frames: list[Frame] = []
    gather(position, h.CHOSEN, people, people, frames, before=False)
    position.agenda.extend(reversed(frames))
    return DONE


def refill(position: Position, _frame: Frame) -> int:
    """Refill the row."""
    refill_row(position)
    return DONE


def decline(position: Position, frame: Frame) -> int:
    """Decline: older fleeting peoples of the player leave, the active one turns its side."""
    seat = position.owner[frame.you]
    people = position.active[seat]
    if people == NOBODY or banned(position, people, h.DECLINE):
        return FAILED
    for other in peoples_of(position, seat):
        if (
            other != people
            and position.declined_peoples >> other & 1
            and is_fleeting(position, other)
        ):
            discard_people(position, other)
    frames: list[Frame] = []
    gather(position, h.DECLINED_EVENT, people, people, frames, before=False)
    fade(position, people)
    position.agenda.extend(reversed(frames))
    if position.moment < position.game.turning_point:
        position.declining = True
        position.moment = 0
        position.stopped |= 1 << people
    return DONE


def finish_game(position: Position, _frame: Frame) -> int:
    """End the game."""
    position.over = True
    return DONE
