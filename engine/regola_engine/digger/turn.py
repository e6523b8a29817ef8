"""The course of the game: setting up, and what happens between the moments of turns."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regola_engine.digger.frames import Move, Question
from regola_engine.digger.log import note
from regola_engine.digger.offers import give_order, order_possible
from regola_engine.digger.placing import may_put
from regola_engine.digger.sets import empty_spaces
from regola_engine.kernel.agenda import push
from regola_engine.kernel.course import ask
from regola_engine.kernel.frames import Frame
from regola_engine.kernel.happening import at_moment, open_offers
from regola_engine.kernel.masks import bits
from regola_engine.kernel.moves import PASS

if TYPE_CHECKING:
    from regola_engine.digger.position import Position

__all__ = [
    "ABOUT",
    "begin",
    "in_turn",
    "interposed",
    "offers_at",
    "pass_turn",
    "place_first",
    "place_scattered",
    "take_waiting",
]

ABOUT = {"start of turn": "opening", "turn": "turn", "end of turn": "closing"}
"""What a player is asked about at a moment of a turn."""


def in_turn(position: Position) -> list[int]:
    """Return the players, from the one on turn on."""
    seats = position.game.seats
    return [(position.seat + n) % seats for n in range(seats)]


# ---- moments ----------------------------------------------------------------------------------


def begin(position: Position, moment: str, seat: int) -> list[Frame]:
    """Ask for what a moment of setting up asks for, or return the steps that it sets off."""
    if moment == "first tile":
        _ask_portal(position, seat)
        return []
    if moment == "scattered tile":
        ask(position, Question("scatter", seat, _picks(_far_spaces(position))))
        return []
    if moment == "start of turn":
        note(position, "turn", seat, position.round)
    return at_moment(position, moment, seat)


def _ask_portal(position: Position, seat: int) -> None:
    if not position.own[seat]:
        spaces = [s for s in position.game.board.portals if not position.tiles >> s & 1]
        ask(position, Question("portal", seat, _picks(spaces)))


def _far_spaces(position: Position) -> list[int]:
    """The empty spaces where no rule forbids to put the next tile that lies about."""
    kind = position.game.copies[position.scattering[-1]][0]
    empty, seat = bits(empty_spaces(position)), position.seat
    return [space for space in empty if may_put(position, seat, kind, space)]


def _picks(things: list[int]) -> tuple[Move, ...]:
    return tuple(Move("pick", (thing,)) for thing in things)


def offers_at(position: Position, moment: str) -> list[Move]:
    """Return what is open at a moment; in the turn itself also what has no moment of its own."""
    found = open_offers(position, "", position.seat) if moment == "turn" else []
    return found + open_offers(position, moment, position.seat)


def interposed(position: Position) -> bool:
    """Ask for the steps that are left, then which of the waiting bonus orders comes next."""
    if position.steps > 0:
        moves = offers_at(position, "turn")
        if moves:
            ask(position, Question("steps", position.seat, (*moves, PASS)))
        else:
            position.steps = 0
        return True
    if position.waiting:
        _ask_waiting(position)
        return True
    return False


def _ask_waiting(position: Position) -> None:
    """Ask for one of the waiting orders; those that cannot be done are waived."""
    seat = position.seat
    orders = [
        order
        for order in sorted(set(position.waiting))
        if order_possible(position, seat, order, free=True)
    ]
    if orders:
        ask(position, Question("waiting", seat, (*_picks(orders), PASS)))
    else:
        position.waiting.clear()


def pass_turn(position: Position) -> None:
    """Pass the turn to the next player who has one, after the last one of a round."""
    position.spent_turn.clear()
    position.built = position.given = 0
    position.arrived = ()
    while True:
        position.seat = (position.seat + 1) % position.game.seats
        if position.seat == position.first:
            playing = [seat for seat in in_turn(position) if not position.defeated >> seat & 1]
            push(position, [f for s in playing for f in at_moment(position, "end of round", s)])
            position.round += 1
        seat = position.seat
        if position.defeated >> seat & 1:
            continue
        if not position.skipped[seat]:
            return
        position.skipped[seat] -= 1
        note(position, "skip", seat)


# ---- answers ----------------------------------------------------------------------------------


def place_first(position: Position, seat: int, move: Move) -> None:
    """Lay the first tile of a player, with its goons."""
    game = position.game
    kind = game.kind_numbers[game.base.first_tile]
    space = move.things[0]
    position.lay(space, game.copies[kind][0], 0, seat)
    position.goons[seat][space] = game.base.portal_goons
    position.reserve[seat] -= game.base.portal_goons


def place_scattered(position: Position, _seat: int, move: Move) -> None:
    """Lay a tile that is nobody's on the space that was chosen."""
    kind = position.scattering.pop()
    position.lay(move.things[0], position.game.copies[kind][0], 0, -1)


def take_waiting(position: Position, seat: int, move: Move) -> None:
    """Give a waiting order, or waive them all."""
    if move == PASS:
        position.waiting.clear()
        return
    position.waiting.remove(move.things[0])
    give_order(position, seat, move.things[0], free=True)
