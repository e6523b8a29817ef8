"""The course of the game: seats, phases, peoples, and the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from regola_engine.conquest import frames as f
from regola_engine.conquest.conquering import conquer_region, modes_joined, seize_region
from regola_engine.conquest.events import forget
from regola_engine.conquest.frames import FORETOLD, Frame, Question
from regola_engine.conquest.gear import settle_bearers
from regola_engine.conquest.log import note
from regola_engine.conquest.offers import open_offers, take_offer
from regola_engine.conquest.position import NOBODY, Position
from regola_engine.conquest.reacting import heedings, react, react_all, reactions
from regola_engine.conquest.rosters import roster_of
from regola_engine.conquest.rounds import close_round, count_round
from regola_engine.conquest.rules import Reaction
from regola_engine.conquest.tokens import add_tokens
from regola_engine.conquest.vocabulary import END_OF_ROUND, END_OF_TURN, START_OF_TURN
from regola_engine.kernel.agenda import run_steps
from regola_engine.kernel.course import OFFERS, Coursed, take
from regola_engine.kernel.faults import Refusal, RuleError
from regola_engine.kernel.items import RULES
from regola_engine.kernel.moves import PASS

if TYPE_CHECKING:
    from regola_engine.kernel.course import Stage
    from regola_engine.kernel.moves import Move

__all__ = ["InTurn", "end_turn", "moments_of_turn", "open_moment"]


class InTurn(Coursed, Position):
    """
    A position that goes through turns: at each moment the player on turn acts, then its peoples.

    Moments at which no rule of anybody speaks are passed over.
    """

    __slots__ = ()

    def interposed(self) -> bool:
        """Count the round that begins once all that the end of the last one set off is done."""
        count_round(self)
        return False

    def enter(self, stage: Stage) -> list[int]:
        """Begin a moment and return who acts in it, in order."""
        if not self.stage and self.game.lasting:
            _begin_turn(self)
        self.stopped = 0
        return _order(self, stage.name)

    def acts(self, stage: Stage, entry: int) -> bool:
        """Tell whether a rule of a people speaks at a moment; a turn begins in any case."""
        if self.declining and self.stage == len(self.game.turn_program):
            # The start of the turn was told before its people declined.
            return False
        rules = self.rulesets[entry]
        # It may have left the game at an earlier step of this moment.
        seat = self.owner[entry]
        if seat != NOBODY and stage.name in (rules.moments if seat == self.seat else rules.heeded):
            return True
        return self.log is not None and _begins_turn(self)

    def begin(self, stage: Stage, moment: str, entry: int) -> list[Frame]:
        """Return what a people does by itself at a moment."""
        del stage
        if self.log is not None and _begins_turn(self):
            note(self, "turn", self.seat, -1, self.round)
        if self.owner[entry] != self.seat:
            return heedings(self, entry, moment)
        rules = self.rulesets[entry]
        return reactions(self, entry, moment) if moment in rules.at else []

    def offer(self, moment: str, *, secret: bool = False) -> bool:
        """Ask what a people does of what it is offered; tell whether there is anything."""
        del secret
        you = self.line[self.turn]
        seat = self.owner[you]
        if seat != self.seat or self.stopped >> you & 1 or moment not in self.rulesets[you].offers:
            return False
        moves = open_offers(self, you, moment)
        if moves:
            self.question, self.moves = Question(OFFERS, seat, tuple(moves), False, you), moves
        return bool(moves)

    def take(self, move: Move) -> None:
        """Take the answer to the question that is open."""
        question = self.question
        if question is None:
            raise Refusal("over")
        if question.about != f.PUT_TOKEN:
            take(self, move)
        elif not _put_token(self, question.you, move.thing):
            self.question = None

    def answer(self, question: Question, move: Move) -> None:
        """Do what a people does of what it was offered, or take note that it passes."""
        if move == PASS:
            self.stopped |= 1 << question.you
        else:
            take_offer(self, question.you, move)

    def counted_for(self, rule: Any, you: int, event: Any) -> int:
        """Return the opponent that a deed is done by, or to, where uses are counted for each."""
        for people in (event.actor, event.holder) if rule.opponent else ():
            if people >= 0 and self.owner[people] != self.owner[you]:
                return int(self.owner[people])
        return NOBODY

    def act(self, frame: Frame) -> None:
        """Do steps of a rule with what holds during them, or the conquest that they waited for."""
        rule: Any = RULES[frame.rule][0]
        self.deed = rule.settings
        if frame.due == FORETOLD:
            self.agenda.pop()
            _conquer(self, frame)
        elif rule.act is None:
            raise RuleError("no-steps", frame.rule)
        else:
            run_steps(self, frame, rule, rule.holds if isinstance(rule, Reaction) else None)
        self.deed = ()

    def go_on(self, stage: Stage) -> None:
        """Come to the next moment at which a rule of somebody on turn speaks, or the next turn."""
        del stage
        begun = len(self.game.turn_program) if self.declining else 0
        live = roster_of(self).live[self.declining] >> self.stage + 1 - begun
        if live:
            self.stage += (live & -live).bit_length()
            open_moment(self)
        else:
            end_turn(self)


def _begin_turn(position: Position) -> None:
    """Forget what was kept until the turn that begins, or until the end of the round before it."""
    if not position.seat:
        forget(position, END_OF_ROUND)
    forget(position, START_OF_TURN)


def _begins_turn(position: Position) -> bool:
    return not (position.stage or position.turn)


def _put_token(position: Position, you: int, region: int) -> bool:
    """Put a token of the hand in a region; tell whether more are to be put by the same answers."""
    position.hand[you] -= 1
    add_tokens(position, region, 1)
    return position.hand[you] > 0


def _conquer(position: Position, frame: Frame) -> None:
    """Do the conquest that a frame was put off for."""
    event = frame.event
    if event.actor < 0:
        seize_region(position, event.actor, event.thing)
    else:
        modes = modes_joined(position, frame.you, frame.modes)
        conquer_region(position, frame.you, event.thing, modes)


# ---- the moments of a turn --------------------------------------------------------------------


def moments_of_turn(position: Position) -> list[str]:
    """Return the moments of the turn under way, which are fewer once its people has declined."""
    game = position.game
    return game.declining_program if position.declining else game.turn_program


def open_moment(position: InTurn) -> None:
    """Let those who act at the moment begin."""
    position.line = position.enter(position.game.programme[position.stage])
    position.opened, position.turn, position.beat = True, 0, 0


def _order(position: Position, moment: str) -> list[int]:
    """
    Who acts at a moment: the player on turn, then its peoples, then those that heed it.

    Of its peoples those come first that are first in the phase.
    """
    roster = roster_of(position)
    if not roster.ranked:
        return [*roster.acting, *roster.heeding]
    phase = moment.rpartition(" of ")[2]
    seat, *peoples = roster.acting
    peoples.sort(key=lambda people: phase not in position.rulesets[people].firsts)
    return [seat, *peoples, *roster.heeding]


def end_turn(position: InTurn) -> None:
    """Pass the turn to the next player, after the last one the round."""
    position.spent_turn.clear()
    if any(position.guise):
        position.guise = [()] * len(position.guise)
        settle_bearers(position)
    position.roll = NOBODY
    forget(position, END_OF_TURN)
    position.declining = False
    position.fresh_peoples = 0
    position.stage = 0
    position.seat += 1
    if position.seat == position.game.seats:
        position.seat = 0
        _end_round(position)
    position.roster = None
    # The turn begins when all that the end of the round set off is done.
    position.opened = False


def _end_round(position: Position) -> None:
    """Let the game react to the end of the round after all peoples have, in the order of seats."""
    react(position, 0, END_OF_ROUND)
    react_all(position, END_OF_ROUND)
    close_round(position)
