"""
The verbs of the vocabulary as the steps of rules do them.

Each deed takes the position and the frame of its rule and tells how it ended: done, failed or
asked. A deed that needs a choice asks for it and is called again with the answer.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from regola_engine.conquest import frames as f
from regola_engine.conquest import vocabulary as h
from regola_engine.conquest.conquering import (
    banned,
    conquer_region,
    conquerable,
    modes_joined,
    seize_region,
    settings_of,
)
from regola_engine.conquest.dice import MOST_DICE, shown
from regola_engine.conquest.events import OF_CONQUEST, forestalled, happen
from regola_engine.conquest.frames import (
    ASKED,
    DONE,
    FAILED,
    LEAVING,
    NOTHING,
    PENDING,
    Frame,
    Question,
    acting_piece,
    foretold,
)
from regola_engine.conquest.ground import bits
from regola_engine.conquest.log import note, of_people
from regola_engine.conquest.moves import PICK, thing_moves
from regola_engine.conquest.peoples import (
    discard_people,
    fade,
    new_people,
    refill_row,
    revive,
)
from regola_engine.conquest.piles import people_acting
from regola_engine.conquest.position import NOBODY
from regola_engine.conquest.reacting import react_all
from regola_engine.conquest.rounds import count_round
from regola_engine.conquest.rules import COUNT, REGION
from regola_engine.conquest.sets import slot_number
from regola_engine.kernel.moves import NO, YES

if TYPE_CHECKING:
    from collections.abc import Callable

    from regola_engine.conquest.position import Position

__all__ = [
    "can_pay",
    "can_reactivate",
    "choose",
    "choose_combination",
    "conquer",
    "decline",
    "finish_game",
    "gain_coins",
    "many_wanted",
    "pass_combinations",
    "passing_price",
    "pay_coins",
    "pay_combinations",
    "pay_players",
    "reactivate",
    "refill",
    "return_combination",
    "roll_dice",
    "roll_die",
    "seize",
    "stop",
    "take_coins",
    "take_combination_coins",
    "wants",
]


# ---- choices ----------------------------------------------------------------------------------


def choose(position: Position, frame: Frame, mask: int, things: int = REGION) -> int:
    """Ask for one of a set of things; the thing, PENDING while asked, NOTHING from an empty set."""
    if frame.answer is not None:
        answer = frame.answer.thing
        frame.answer = None
        return answer
    if things == REGION:
        mask &= position.game.ground.everywhere
    if not mask:
        return NOTHING
    seat = position.owner[frame.you]
    position.question = Question(f.CHOOSE, seat, thing_moves(PICK, mask), False, frame.you, things)
    return PENDING


def wants(position: Position, frame: Frame, possible: bool) -> int:  # noqa: FBT001  # in modules
    """Ask once whether the player takes up what it may do; DONE if so."""
    if frame.wanted:
        return DONE
    if frame.answer is not None:
        frame.wanted = frame.answer == YES
        frame.answer = None
        return DONE if frame.wanted else FAILED
    if not possible:
        return FAILED
    seat = position.owner[frame.you]
    position.question = Question(f.YES_NO, seat, (YES, NO), you=frame.you)
    return ASKED


def many_wanted(
    position: Position, frame: Frame, most: int, possible: Callable[[int], bool] | None = None
) -> int:
    """
    Ask once of how many things a step is done: none, or up to so many as is possible.

    The number, PENDING while asked; none without asking where not even one is possible.
    """
    if frame.many >= 0:
        return frame.many
    if frame.answer is not None:
        frame.many = frame.answer.thing
        frame.answer = None
        return frame.many
    numbers = [one for one in range(1, most + 1) if possible is None or possible(one)]
    if not numbers:
        return 0
    seat = position.owner[frame.you]
    moves = thing_moves(PICK, sum(1 << one for one in (0, *numbers)))
    position.question = Question(f.HOW_MANY, seat, moves, False, frame.you, COUNT)
    return PENDING


# ---- coins ------------------------------------------------------------------------------------


def gain_coins(position: Position, frame: Frame, count: int) -> int:
    """Take coins from the bank."""
    position.coins[position.owner[frame.you]] += count
    position.bank -= count
    if count:
        note(position, "coins", position.owner[frame.you], frame.rule, count)
    return DONE


def take_coins(position: Position, frame: Frame, count: int, seats: int) -> int:
    """Take coins from each of the players, as many as they have."""
    mine = position.owner[frame.you]
    for seat in bits(seats & ~banned(position, frame.you, h.TAKE)):
        paid = min(count, position.coins[seat])
        position.coins[seat] -= paid
        position.coins[mine] += paid
        if paid:
            note(position, "taken", mine, frame.rule, paid, seat)
    return DONE


def _spends(position: Position, frame: Frame, price: int) -> bool:
    """Take coins from who does a step, if there are enough."""
    if not can_pay(position, frame.you, price):
        return False
    position.coins[position.owner[frame.you]] -= price
    return True


def pay_coins(position: Position, frame: Frame, count: int) -> int:
    """Pay coins to the bank."""
    if not _spends(position, frame, count):
        return FAILED
    position.bank += count
    note(position, "coins", position.owner[frame.you], frame.rule, -count)
    return DONE


def pay_combinations(position: Position, frame: Frame, count: int, slots: int) -> int:
    """Lay coins on each of the combinations in slots of the row."""
    price = count * slots.bit_count()
    if not _spends(position, frame, price):
        return FAILED
    for slot in bits(slots):
        position.row_coins[slot] += count
    if price:
        note(position, "coins", position.owner[frame.you], frame.rule, -price)
    return DONE


def pass_combinations(position: Position, frame: Frame, slots: int) -> int:
    """Lay on each of the combinations in slots of the row what passing it over costs."""
    costs = _passing_costs(position, frame.you, slots)
    price = sum(costs)
    if not _spends(position, frame, price):
        return FAILED
    actor = people_acting(position, frame.you)
    frames: list[Frame] = []
    for slot, cost in zip(bits(slots), costs, strict=True):
        position.row_coins[slot] += cost
        if actor != NOBODY:
            happen(position, h.PASS, actor, slot, frames)
    if price:
        note(position, "coins", position.owner[frame.you], frame.rule, -price)
    position.agenda.extend(reversed(frames))
    return DONE


def passing_price(position: Position, you: int, slots: int) -> int:
    """Return what it costs to pass over all of the combinations in slots of the row."""
    return sum(_passing_costs(position, you, slots))


def _passing_costs(position: Position, you: int, slots: int) -> list[int]:
    """
    Return what passing over each of the combinations in slots of the row costs.

    All of them before a coin is laid: a cost may hang on coins that lie on other combinations.
    """
    return [slot_number(position, h.PASSING_COST, you, slot) for slot in bits(slots)]


def pay_players(position: Position, frame: Frame, count: int, seats: int) -> int:
    """Pay coins to each of the players."""
    if not _spends(position, frame, count * seats.bit_count()):
        return FAILED
    for seat in bits(seats):
        position.coins[seat] += count
        note(position, "taken", seat, frame.rule, count, position.owner[frame.you])
    return DONE


def can_pay(position: Position, you: int, price: int) -> bool:
    """Tell whether the player of a people has so many coins."""
    return position.coins[position.owner[you]] >= price


def take_combination_coins(position: Position, frame: Frame, count: int, slots: int) -> int:
    """Take coins from each of the combinations, as many as lie there."""
    mine = position.owner[frame.you]
    for slot in bits(slots):
        taken = min(count, position.row_coins[slot])
        if taken:
            note(position, "taken", mine, frame.rule, taken, NOBODY)
        position.coins[mine] += taken
        position.row_coins[slot] -= taken
    return DONE


# ---- conquest ---------------------------------------------------------------------------------


def roll_die(position: Position, frame: Frame) -> int:
    """Roll the die; what it shows stays to be read until the next roll."""
    return roll_dice(position, frame, 1)


def roll_dice(position: Position, frame: Frame, count: int) -> int:
    """Roll so many dice; what they show stays to be read until the next roll."""
    position.roll = shown([_rolled(position, frame) for _ in range(min(count, MOST_DICE))])
    return DONE


def _rolled(position: Position, frame: Frame) -> int:
    faces = position.game.base.die
    if position.rolls:
        face = position.rolls.pop(0)
    else:
        face = faces[int(position.rng.random() * len(faces))]
    note(position, "roll", position.owner[frame.you], frame.rule, face)
    return face


def conquer(position: Position, frame: Frame, region: int) -> int:
    """Conquer a region, with the settings of the frame's rule, if its cost can be paid."""
    if region == PENDING:
        return ASKED
    modes = modes_joined(position, frame.you, frame.modes)
    outer = position.deed
    position.deed = outer + settings_of(modes)
    found = conquerable(position, frame.you) if region >= 0 else 0
    position.deed = outer
    if not found >> max(region, 0) & 1:
        return FAILED
    deed = foretold(frame, frame.you, region)
    if not forestalled(position, OF_CONQUEST, frame.you, region, deed):
        conquer_region(position, frame.you, region, modes)
    return DONE


def seize(position: Position, frame: Frame, kind: int, mask: int) -> int:
    """Conquer regions for a piece of a kind, with the settings of the frame's rule."""
    actor = acting_piece(kind)
    for region in bits(mask):
        deed = foretold(frame, actor, region)
        if not forestalled(position, (h.CONQUER,), actor, region, deed):
            seize_region(position, actor, region)
    return DONE if mask else FAILED


def stop(position: Position, frame: Frame) -> int:
    """End what the people is offered at this moment."""
    position.stopped |= 1 << frame.you
    return DONE


# ---- peoples ----------------------------------------------------------------------------------


def choose_combination(position: Position, frame: Frame, slot: int) -> int:
    """Take the race and the power of a slot of the row into play."""
    seat = position.owner[frame.you]
    race, power = position.row_races[slot], position.row_powers[slot]
    note(position, "choose", seat, frame.rule, race, power)
    people = new_people(position, seat, race, power)
    position.row_taken = slot
    position.line.append(people)
    frames: list[Frame] = []
    happen(position, h.CHOOSE_COMBINATION, people, people, frames)
    position.agenda.extend(reversed(frames))
    return DONE


def return_combination(position: Position, frame: Frame) -> int:
    """Take the people out of play and put its banner and badge back, once all else is done."""
    you = frame.you
    if position.owner[you] == NOBODY:
        return FAILED
    others = [f.you == you and f.due != LEAVING for f in position.agenda[:-1]]
    if any(others):
        # All else that the people has set off comes first.
        frame.due = LEAVING
        position.agenda.insert(others.index(True), position.agenda.pop())
        return ASKED
    discard_people(position, you)
    return DONE


def refill(position: Position, _frame: Frame) -> int:
    """Refill the row."""
    refill_row(position)
    return DONE


def decline(position: Position, frame: Frame) -> int:
    """Decline: the active people turns its side and keeps in its regions what it may keep."""
    seat = position.owner[frame.you]
    people = position.active[seat]
    if people == NOBODY or banned(position, people, h.DECLINE):
        return FAILED
    if frame.due < 0:
        frame.due = 0
        if forestalled(position, (h.DECLINE,), people, people, None):
            return ASKED
    frames: list[Frame] = []
    happen(position, h.DECLINE, people, people, frames)
    note(position, "decline", seat, frame.rule, *of_people(position, people))
    fade(position, people)
    position.agenda.extend(reversed(frames))
    if seat == position.seat and _may_turn(position):
        position.declining = True
        position.stage = len(position.game.turn_program)
        position.stopped |= 1 << people
    return DONE


def can_reactivate(position: Position, you: int) -> bool:
    """Tell whether a people is in decline, and its player has no other that is active."""
    is_declined = position.declined_peoples >> you & 1
    return bool(is_declined) and position.active[position.owner[you]] == NOBODY


def reactivate(position: Position, frame: Frame) -> int:
    """Come out of decline, if that can be; the people hears of it as an active one."""
    people = frame.you
    if not can_reactivate(position, people):
        return FAILED
    seat = position.owner[people]
    note(position, "reactivate", seat, frame.rule, *of_people(position, people))
    revive(position, people)
    frames: list[Frame] = []
    happen(position, h.REACTIVATE, people, people, frames)
    position.agenda.extend(reversed(frames))
    return DONE


def _may_turn(position: Position) -> bool:
    """Tell whether the turn has not come to what it shares with a turn of declining."""
    game = position.game
    first = len(game.turn_program) if position.declining else 0
    return position.stage - first < game.turning_point


def finish_game(position: Position, frame: Frame) -> int:
    """End the game, once all that happens at its end is done."""
    if frame.due < 0:
        frame.due = 0
        if react_all(position, h.END_OF_GAME):
            return ASKED
    note(position, "over", NOBODY, frame.rule)
    count_round(position)
    position.over = True
    return DONE
