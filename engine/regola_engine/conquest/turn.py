"""The course of the game: seats, phases, peoples, and the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regola_engine.conquest import frames as f
from regola_engine.conquest.agenda import run_top
from regola_engine.conquest.frames import Question
from regola_engine.conquest.gear import settle_bearers
from regola_engine.conquest.log import note
from regola_engine.conquest.offers import open_offers
from regola_engine.conquest.peoples import peoples_of
from regola_engine.conquest.position import NOBODY
from regola_engine.conquest.reacting import react, react_all
from regola_engine.conquest.taking import take
from regola_engine.conquest.vocabulary import END_OF_ROUND, START_OF_GAME
from regola_engine.kernel.faults import RuleError

if TYPE_CHECKING:
    from regola_engine.conquest.position import Position

__all__ = ["MOST_WORK", "advance", "begin", "end_turn", "moment_now", "moments_of_turn", "proceed"]

MOST_WORK = 10_000
"""Steps that one move may cause before its rules are held to loop."""


def begin(position: Position) -> None:
    """Come to the start of the game, at which the first player does what rules say."""
    react(position, 0, START_OF_GAME)


def advance(position: Position) -> None:
    """Go on until a player has more than one move, or the game is over."""
    work = 0
    while not position.over:
        if position.question is None:
            proceed(position)
        elif len(position.moves) > 1:
            return
        else:
            take(position, position.moves[0])
        work += 1
        if work > MOST_WORK:
            raise RuleError("endless", position.under_way)
    position.question = None
    position.moves = []


def proceed(position: Position) -> None:
    """Do the next thing that needs no answer: a step under way, or coming to the next moment."""
    if not position.agenda:
        _step(position)
        return
    run_top(position)
    if position.question is not None:
        position.moves = list(position.question.moves)


def _step(position: Position) -> None:
    """Come to the next thing that somebody may or must do at this moment or a later one."""
    moments = moments_of_turn(position)
    moment = moments[position.moment]
    if position.log is not None and not (position.moment or position.turn_people or position.stage):
        note(position, "turn", position.seat, -1, position.round)
    while position.turn_people < len(position.order):
        you = position.order[position.turn_people]
        if position.owner[you] == NOBODY:
            # It left the game at an earlier step of this moment.
            position.stage = 0
            position.turn_people += 1
            continue
        ruleset = position.rulesets[you]
        if position.stage == 0:
            position.stage = 1
            if moment in ruleset.reactions and react(position, you, moment):
                return
        if moment in ruleset.offers and not position.stopped >> you & 1:
            moves = open_offers(position, you, moment)
            if moves:
                seat = position.owner[you]
                position.question = Question(f.OFFERS, seat, tuple(moves), you=you)
                position.moves = moves
                return
        position.stage = 0
        position.turn_people += 1
    _next_moment(position, moments)


def moments_of_turn(position: Position) -> list[str]:
    """Return the moments of the turn under way, which are fewer once its people has declined."""
    game = position.game
    return game.declining_program if position.declining else game.turn_program


def moment_now(position: Position) -> str:
    """Return the moment of the turn under way."""
    return moments_of_turn(position)[position.moment]


def _next_moment(position: Position, moments: list[str]) -> None:
    """Go to the next moment at which a rule of somebody on turn speaks."""
    if not position.roster:
        position.roster = _roster(position)
    live = 0
    for you in position.roster:
        live |= position.rulesets[you].schedules[position.declining]
    live >>= position.moment + 1
    position.turn_people = position.stage = 0
    position.stopped = 0
    if live:
        position.moment += (live & -live).bit_length()
        position.order = _order(position, moments[position.moment])
    else:
        end_turn(position)


def _roster(position: Position) -> tuple[int, ...]:
    """The player on turn, its active people, then the declined ones from the oldest."""
    seat = position.seat
    peoples = peoples_of(position, seat)
    if len(peoples) > 1:
        peoples.sort(key=lambda people: people != position.active[seat])
    return (seat, *peoples)


def _order(position: Position, moment: str) -> tuple[int, ...]:
    """The player on turn, then its peoples, those first that are first in the phase."""
    roster = position.roster
    for you in roster:
        if position.rulesets[you].firsts:
            break
    else:
        return roster
    phase = moment.rpartition(" of ")[2]
    peoples = sorted(roster[1:], key=lambda p: phase not in position.rulesets[p].firsts)
    return (position.seat, *peoples)


def end_turn(position: Position) -> None:
    """Pass the turn to the next player, after the last one the round."""
    position.spent_turn.clear()
    if any(position.guise):
        position.guise = [()] * len(position.guise)
        settle_bearers(position)
    position.watched.clear()
    position.declining = False
    position.fresh_peoples = 0
    position.moment = 0
    position.roster = ()
    position.seat += 1
    if position.seat == position.game.seats:
        position.seat = 0
        _end_round(position)
    position.order = _roster(position)


def _end_round(position: Position) -> None:
    """Let the game react to the end of the round after all peoples have, in the order of seats."""
    react(position, 0, END_OF_ROUND)
    react_all(position, END_OF_ROUND)
    position.round += 1
