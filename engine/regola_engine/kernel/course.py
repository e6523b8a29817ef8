"""
The course of a game as a programme of stages: who acts at which moments, one after the other.

A stage has a line of those who act: seats, or whatever else a family counts by. For each of them
its moments are told, and after each what may be done then is offered until the player passes.
At a stage in secret everybody answers before anything comes to light.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from regola_engine.kernel.agenda import push, run_steps
from regola_engine.kernel.asking import PASS, Frame, Move, Question
from regola_engine.kernel.faults import RuleError
from regola_engine.kernel.items import RULES
from regola_engine.kernel.records import Offer, Reaction
from regola_engine.kernel.standing import at_moment, is_open, note_use, open_offers

__all__ = ["COURSE", "Coursed", "Stage", "advance", "take"]

COURSE = ("beat", "line", "opened", "stage", "turn")
"""
The fields of a position that has a programme: ``stage`` under way, ``opened`` once it has begun,
``line`` of those who act in it, ``turn`` of whom it is, ``beat`` of his moments, where told and
offered take one each.
"""

OFFERS = "offers"
"""What is asked where a player may do something or pass."""

MOST_WORK = 20_000
"""Steps that one move may cause before its rules are held to loop."""


class Stage(NamedTuple):
    """
    A stage: its name, the ``moments`` of each who acts in it, and its place in the loops around it.

    ``loops`` are numbers from 1, the outermost loop first. What is asked ``in_secret`` nobody else
    sees before the stage is over.
    """

    name: str
    moments: tuple[str, ...] = ()
    loops: tuple[int, ...] = ()
    in_secret: bool = False


def advance(position: Any) -> None:
    """Go on until a player has more than one move, or the game is over."""
    for _ in range(MOST_WORK):
        if position.over:
            break
        if position.question is None:
            _proceed(position)
        elif len(position.moves) > 1:
            return
        else:
            take(position, position.moves[0])
    else:
        raise RuleError("endless", position.under_way)
    position.question = None
    position.moves = []


def take(position: Any, move: Move) -> None:
    """Take the answer to the question that is open."""
    question = position.question
    position.question = None
    position.moves = []
    if question.about != OFFERS:
        position.agenda[-1].answer = move
    elif move == PASS:
        position.beat += 1
    else:
        _take_offer(position, question.seat, move)


def _take_offer(position: Any, seat: int, move: Move) -> None:
    rule = RULES[move.things[0]][0]
    if isinstance(rule, Offer):
        note_use(position, rule, seat)
        event = position.told(rule.verb, seat, -1)
        position.agenda.append(Frame(rule.index, seat, move.things[1], event))


def _proceed(position: Any) -> None:
    """Do what comes next: a step of a rule, a moment of somebody's, the next stage."""
    if position.agenda:
        _run_top(position)
        return
    programme = position.game.programme
    if position.stage >= len(programme):
        position.over = True
        position.finished()
        return
    stage: Stage = programme[position.stage]
    if not position.opened:
        position.line = position.enter(stage)
        position.opened, position.turn, position.beat = True, 0, 0
    elif position.turn >= len(position.line):
        position.opened = False
        position.leave(stage)
        position.stage += 1
    else:
        _act(position, stage)


def _act(position: Any, stage: Stage) -> None:
    """Tell the next moment of whoever acts, or offer what may be done at it."""
    moment, offering = divmod(position.beat, 2)
    if moment >= len(stage.moments):
        position.turn += 1
        position.beat = 0
        return
    entry = position.line[position.turn]
    if not offering:
        position.beat += 1
        push(position, position.begin(stage, stage.moments[moment], entry))
        return
    moves = open_offers(position, stage.moments[moment], position.seat)
    if moves:
        _ask(position, Question(OFFERS, position.seat, (*moves, PASS), stage.in_secret))
    else:
        position.beat += 1


def _ask(position: Any, question: Question) -> None:
    position.question = question
    position.moves = list(question.moves)


def _run_top(position: Any) -> None:
    """Do steps of the frame on top until it ends, asks, or another frame comes above it."""
    frame = position.agenda[-1]
    rule = RULES[frame.rule][0]
    run_steps(position, frame, rule, rule.holds if isinstance(rule, Reaction) else None)
    if position.question is not None:
        position.moves = list(position.question.moves)
    elif frame not in position.agenda:
        position.ended(frame)


class Coursed:
    """
    What a family's position does at the joints of the course; each may be said anew.

    A position that uses it has the fields of ``COURSE``.
    """

    __slots__ = ()

    @property
    def is_secret(self: Any) -> bool:
        """Whether what is asked now is hidden from the others."""
        programme = self.game.programme
        return bool(self.stage < len(programme) and programme[self.stage].in_secret)

    def enter(self: Any, stage: Stage) -> list[int]:
        """Begin a stage and return who acts in it, in order: all, from the first player on."""
        del stage
        seats = self.game.seats
        return [(self.first + place) % seats for place in range(seats)]

    def begin(self: Any, stage: Stage, moment: str, entry: int) -> list[Frame]:
        """Return the steps that a moment of one who acts sets off."""
        del stage
        self.seat = entry
        return at_moment(self, moment, entry)

    def offered(self, rule: Offer, frame: Frame) -> list[Move]:
        """Return the moves that an offer comes to."""
        return [Move("offer", (rule.index, frame.it))] if is_open(self, rule, frame) else []

    def leave(self, stage: Stage) -> None:
        """End a stage, after the last who acts in it."""

    def finished(self) -> None:
        """Take note that the game is over."""

    def ended(self, frame: Frame) -> None:
        """Take note that the steps of a rule came to an end."""
