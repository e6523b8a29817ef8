"""The course of the game: setting up, turns, and the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regola_engine.digger.deeds import ENDING
from regola_engine.digger.frames import HOP, MARCH, NOBODY, Move, Question, Way
from regola_engine.digger.geometry import bits
from regola_engine.digger.log import note, watched
from regola_engine.digger.moving import run_hop, run_march
from regola_engine.digger.offers import give_order, order_possible, take_offer
from regola_engine.digger.placing import may_put
from regola_engine.digger.rules import Offer, Reaction
from regola_engine.digger.sets import empty_spaces
from regola_engine.kernel.agenda import push, run_steps
from regola_engine.kernel.asking import PASS
from regola_engine.kernel.faults import RuleError
from regola_engine.kernel.items import RULES
from regola_engine.kernel.standing import at_moment, open_offers

if TYPE_CHECKING:
    from regola_engine.digger.position import Position

__all__ = ["PORTALS", "START", "advance", "take"]

PORTALS, SCATTER, START, OPENING, MAIN, CLOSING = range(6)
"""Stages: placing first tiles and scattered ones, then the parts of a turn."""

MOST_WORK = 20_000
"""Steps that one move may cause before its rules are held to loop."""


def advance(position: Position) -> None:
    """Go on until a player has more than one move, or the game is over."""
    for _ in range(MOST_WORK):
        if position.over:
            break
        if position.question is None:
            watched(position, lambda: _proceed(position))
        elif len(position.moves) > 1:
            return
        else:
            take(position, position.moves[0])
    else:
        raise RuleError("endless", position.under_way)
    position.question = None
    position.moves = []


def take(position: Position, move: Move) -> None:
    """Take the answer to the question that is open."""
    question = position.question
    if question is None:
        return
    position.question = None
    position.moves = []
    if question.about in _ANSWERS:
        answer = _ANSWERS[question.about]
        rule = move.things[0] if move.sort == "offer" else NOBODY
        watched(position, lambda: answer(position, question.seat, move), rule)
    else:
        position.agenda[-1].answer = move


def _ask(position: Position, question: Question) -> None:
    position.question = question
    position.moves = list(question.moves)


def _proceed(position: Position) -> None:
    if position.agenda:
        _run_top(position)
        if position.question is not None:
            position.moves = list(position.question.moves)
    elif position.stage == ENDING:
        position.over = True
        note(position, "over", -1)
    elif position.stage <= SCATTER:
        _set_up(position)
    elif position.steps > 0:
        _offer(position, "steps", "")
    elif position.waiting:
        _waiting(position)
    else:
        _STAGES[position.stage](position)


def _run_top(position: Position) -> None:
    """Do steps of the frame on top until it ends, asks, or another frame comes above it."""
    frame = position.agenda[-1]
    if isinstance(frame, Way):
        _UNDER_WAY[frame.rule](position, frame)
        return
    rule = RULES[frame.rule][0]
    if not isinstance(rule, (Offer, Reaction)) or rule.act is None:
        position.agenda.pop()
        return
    run_steps(position, frame, rule, rule.holds if isinstance(rule, Reaction) else None)


# ---- setting up -------------------------------------------------------------------------------


def _set_up(position: Position) -> None:
    """Ask for the next first tile, or for the place of a tile that lies about unseen."""
    game = position.game
    if position.stage == PORTALS:
        waiting = [s for s in _in_turn(position) if not position.own[s]]
        if waiting:
            spaces = [s for s in game.board.portals if not position.tiles >> s & 1]
            _ask(position, Question("portal", waiting[0], _picks(spaces)))
            return
        position.stage = SCATTER
    if position.scattering:
        seat = position.seat
        order = _in_turn(position)
        done = position.steps
        seat = order[done % len(order)]
        _ask(position, Question("scatter", seat, _picks(_far_spaces(position))))
        return
    position.steps = 0
    position.stage = START
    for seat in reversed(_in_turn(position)):
        push(position, at_moment(position, "start of game", seat))


def _in_turn(position: Position) -> list[int]:
    seats = position.game.seats
    return [(position.seat + n) % seats for n in range(seats)]


def _far_spaces(position: Position) -> list[int]:
    """The empty spaces where no rule forbids to put the next tile that lies about."""
    kind = position.game.copies[position.scattering[-1]][0]
    return [space for space in bits(empty_spaces(position)) if may_put(position, kind, space)]


def _picks(things: list[int]) -> tuple[Move, ...]:
    return tuple(Move("pick", (thing,)) for thing in things)


def _place_portal(position: Position, seat: int, move: Move) -> None:
    game = position.game
    kind = game.kind_numbers[game.base.first_tile]
    space = move.things[0]
    position.lay(space, game.copies[kind][0], 0, seat)
    position.goons[seat][space] = game.base.portal_goons
    position.reserve[seat] -= game.base.portal_goons


def _place_scattered(position: Position, _seat: int, move: Move) -> None:
    kind = position.scattering.pop()
    position.lay(move.things[0], position.game.copies[kind][0], 0, -1)
    position.steps += 1


# ---- a turn -----------------------------------------------------------------------------------


def _start(position: Position) -> None:
    position.stage = OPENING
    note(position, "turn", position.seat, position.round)
    push(position, at_moment(position, "start of turn", position.seat))


def _opening(position: Position) -> None:
    moves = open_offers(position, "start of turn", position.seat)
    if moves:
        _ask(position, Question("opening", position.seat, (*moves, PASS)))
    else:
        position.stage = MAIN


def _main(position: Position) -> None:
    moves = open_offers(position, "", position.seat) + open_offers(position, "turn", position.seat)
    if moves:
        _ask(position, Question("turn", position.seat, (*moves, PASS)))
    else:
        _close(position)


def _close(position: Position) -> None:
    position.stage = CLOSING
    push(position, at_moment(position, "end of turn", position.seat))


def _closing(position: Position) -> None:
    """Pass the turn to the next player who has one, after the last one of a round."""
    position.spent_turn.clear()
    position.built = position.given = 0
    position.arrived = ()
    position.stage = START
    while True:
        position.seat = (position.seat + 1) % position.game.seats
        if position.seat == position.first:
            push(position, at_moment(position, "end of round", position.first))
            position.round += 1
        seat = position.seat
        if position.defeated >> seat & 1:
            continue
        if not position.skipped[seat]:
            return
        position.skipped[seat] -= 1
        note(position, "skip", seat)


def _offer(position: Position, about: str, moment: str) -> None:
    moves = open_offers(position, moment, position.seat)
    if moves:
        _ask(position, Question(about, position.seat, (*moves, PASS)))
    else:
        position.steps = 0


def _waiting(position: Position) -> None:
    """Ask which of the waiting bonus orders comes next; those that cannot be done are waived."""
    seat = position.seat
    orders = [
        order
        for order in sorted(set(position.waiting))
        if order_possible(position, seat, order, free=True)
    ]
    if orders:
        _ask(position, Question("waiting", seat, (*_picks(orders), PASS)))
    else:
        position.waiting.clear()


# ---- answers ----------------------------------------------------------------------------------


def _take_step(position: Position, seat: int, move: Move) -> None:
    if move == PASS:
        position.steps = 0
    else:
        take_offer(position, seat, move)


def _take_waiting(position: Position, seat: int, move: Move) -> None:
    if move == PASS:
        position.waiting.clear()
        return
    position.waiting.remove(move.things[0])
    give_order(position, seat, move.things[0], free=True)


def _take_opening(position: Position, seat: int, move: Move) -> None:
    if move == PASS:
        position.stage = MAIN
    else:
        take_offer(position, seat, move)


def _take_turn(position: Position, seat: int, move: Move) -> None:
    if move == PASS:
        _close(position)
    else:
        take_offer(position, seat, move)


_UNDER_WAY = {HOP: run_hop, MARCH: run_march}
_STAGES = {START: _start, OPENING: _opening, MAIN: _main, CLOSING: _closing}
_ANSWERS = {
    "opening": _take_opening,
    "portal": _place_portal,
    "scatter": _place_scattered,
    "steps": _take_step,
    "turn": _take_turn,
    "waiting": _take_waiting,
}
