"""Peoples that come into play, decline and leave; the row of combinations."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regola_engine.conquest.gear import recall, ruleset_of, settle_bearers, take_pieces
from regola_engine.conquest.ground import bits
from regola_engine.conquest.log import note, of_people
from regola_engine.conquest.position import NOBODY
from regola_engine.conquest.rules import Acts
from regola_engine.conquest.tokens import add_tokens, release
from regola_engine.conquest.values import evaluate
from regola_engine.conquest.vocabulary import TOKENS_KEPT
from regola_engine.conquest.world import refresh_world

if TYPE_CHECKING:
    from regola_engine.conquest.position import Position

__all__ = [
    "discard_people",
    "fade",
    "in_order",
    "is_active_for",
    "new_people",
    "people_is",
    "peoples_of",
    "refill_row",
    "revive",
]


def peoples_of(position: Position, seat: int) -> list[int]:
    """Return the peoples of a player in play, in the order of their numbers."""
    first = position.game.seats
    owners = position.owner
    return [people for people in range(first, len(owners)) if owners[people] == seat]


def in_order(position: Position, peoples: int) -> list[int]:
    """Return peoples or players clockwise from the player on turn."""
    seats = position.game.seats
    return sorted(bits(peoples), key=lambda p: ((position.owner[p] - position.seat) % seats, p))


def new_people(position: Position, seat: int, race: int, power: int) -> int:
    """Bring a race with a power into play, active, all its tokens in the tray."""
    people = _free_number(position)
    game = position.game
    position.owner[people] = seat
    position.race[people] = race
    position.power[people] = power
    position.tray[people] = game.races[race].box
    position.hand[people] = position.aside[people] = position.held[people] = 0
    position.near[people] = 0
    position.gear[people] = position.guise[people] = ()
    ruleset_of(position, people)
    position.active[seat] = people
    position.active_peoples |= 1 << people
    position.fresh_peoples |= 1 << people
    take_pieces(position, people, game.items_of(race, power))
    refresh_world(position)
    return people


def _free_number(position: Position) -> int:
    owners = position.owner
    for people in range(position.game.seats, len(owners)):
        if owners[people] == NOBODY:
            return people
    for column in (position.hand, position.tray, position.aside, position.held, position.near):
        column.append(0)
    position.race.append(-1)
    position.power.append(-1)
    position.rulesets.append(position.game.seat_ruleset)
    position.gear.append(())
    position.guise.append(())
    owners.append(NOBODY)
    return len(owners) - 1


def people_is(position: Position, people: int, word: str) -> bool:
    """Tell whether a people is of a class, such as fleeting."""
    ruleset = position.rulesets[people]
    for facts in (ruleset.facts, ruleset.base_facts):
        said = [
            fact.negated
            for fact in facts
            if fact.word == word and (fact.holds is None or fact.holds(position, people))
        ]
        if facts is ruleset.facts:
            said += _said_by_others(position, people, word)
        if said:
            return not any(said)
    return False


def is_active_for(position: Position, people: int, phase: str) -> bool:
    """Tell whether a people acts in a phase: an active one, or one that a rule has act as such."""
    if position.active_peoples >> people & 1:
        return True
    rules = (entry.rule for entry in position.rulesets[people].entries)
    return any(isinstance(one, Acts) and not one.first and phase in one.phases for one in rules)


def _said_by_others(position: Position, people: int, word: str) -> list[bool]:
    """What rules of other peoples say of this one: whether it is denied to be of the class."""
    return [
        fact.negated
        for fact, _, bearer, _ in position.standing.facts
        if fact.word == word
        and fact.peoples is not None
        and fact.peoples(position, bearer) >> people & 1
        and (fact.holds is None or fact.holds(position, bearer))
    ]


def fade(position: Position, people: int) -> None:
    """
    Turn an active people to its declined side, keeping in each region the tokens it may keep.

    What it has in hand goes to the tray; what is set aside waits for what rules say of it.
    """
    kept = evaluate(position, TOKENS_KEPT, people, position.held[people])
    for region in bits(position.held[people]):
        surplus = position.tokens[region] - max(0, kept[region])
        if surplus > 0:
            add_tokens(position, region, -surplus)
            position.tray[people] += surplus
        if not position.tokens[region]:
            release(position, region)
    position.tray[people] += position.hand[people]
    position.hand[people] = 0
    position.active[position.owner[people]] = NOBODY
    position.active_peoples &= ~(1 << people)
    position.declined_peoples |= 1 << people
    ruleset_of(position, people)
    refresh_world(position)


def revive(position: Position, people: int) -> None:
    """Turn a declined people back to its active side, with the tokens that it has kept."""
    position.active[position.owner[people]] = people
    position.active_peoples |= 1 << people
    position.declined_peoples &= ~(1 << people)
    ruleset_of(position, people)
    refresh_world(position)


def discard_people(position: Position, people: int) -> None:
    """Take a people out of play: tokens, pieces, banner and badge."""
    for region in bits(position.held[people]):
        add_tokens(position, region, -position.tokens[region])
        release(position, region)
    game = position.game
    note(position, "gone", position.owner[people], -1, *of_people(position, people))
    for item in game.items_of(position.race[people], position.power[people]):
        for piece in item.pieces:
            recall(position, piece.word)
            position.bearer[piece.word] = NOBODY
    position.race_stack.append(position.race[people])
    if position.power[people] >= 0:
        position.power_stack.append(position.power[people])
    position.owner[people] = NOBODY
    position.guise[people] = ()
    position.hand[people] = position.tray[people] = 0
    position.active_peoples &= ~(1 << people)
    position.declined_peoples &= ~(1 << people)
    _forget_limits(position, people)
    settle_bearers(position)
    refresh_world(position)
    refill_row(position)


def _forget_limits(position: Position, people: int) -> None:
    for counted in (position.spent, position.spent_turn):
        for key in [key for key in counted if key[1] == people]:
            del counted[key]


def refill_row(position: Position) -> None:
    """Close the gap of the combination taken and fill the row from the stacks."""
    taken = position.row_taken
    if taken >= 0:
        for column in (position.row_races, position.row_powers, position.row_coins):
            del column[taken]
        position.row_taken = -1
    wanted = position.game.base.row
    while len(position.row_races) < wanted and position.race_stack and position.power_stack:
        position.row_races.append(position.race_stack.pop(0))
        position.row_powers.append(position.power_stack.pop(0))
        position.row_coins.append(0)
