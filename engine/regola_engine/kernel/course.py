"""
The course of a game as a programme of stages: who acts at which moments, one after the other.

A stage has a line of those who act: seats, or whatever else a family counts by. For each of them
its moments are told, and after each what may be done then is offered until the player passes.
At a stage in secret everybody answers before anything comes to light. A stage that comes ``again``
is followed by itself.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from regola_engine.kernel.agenda import push, run_steps
from regola_engine.kernel.faults import Refusal, RuleError
from regola_engine.kernel.frames import Frame
from regola_engine.kernel.happening import at_moment, is_open, open_offers
from regola_engine.kernel.items import RULES
from regola_engine.kernel.limits import note_use
from regola_engine.kernel.moves import NOBODY, PASS, Move, Question
from regola_engine.kernel.records import Offer, Reaction

__all__ = ["COURSE", "Coursed", "Stage", "advance", "ask", "begin_course", "proceed", "take"]

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

MOST_WORK_OF_GAME = 10 * MOST_WORK
"""Steps of a whole game, some ten times those of the longest that bots play by chance."""


class Stage(NamedTuple):
    """
    A stage: its name, the ``moments`` of each who acts in it, and its place in the loops around it.

    ``loops`` are numbers from 1, the outermost loop first. What is asked ``in_secret`` nobody else
    sees before the stage is over. One that comes ``again`` does so until the game is over.
    """

    name: str
    moments: tuple[str, ...] = ()
    loops: tuple[int, ...] = ()
    in_secret: bool = False
    again: bool = False


def begin_course(position: Any) -> None:
    """Give a position the fields of ``COURSE``, before the first stage."""
    position.stage = position.turn = position.beat = 0
    position.opened = False
    position.line = []


def advance(position: Any) -> None:
    """Go on until a player has more than one move, or the game is over."""
    for _ in range(MOST_WORK):
        if position.over:
            break
        if position.question is not None:
            if len(position.moves) > 1:
                return
            position.take(position.moves[0])
        elif position.log is None:
            proceed(position)
        else:
            position.watch(lambda: proceed(position))
    else:
        raise RuleError("endless", position.under_way)
    position.question = None
    position.moves = []


def take(position: Any, move: Move) -> None:
    """Take the answer to the question that is open."""
    question = position.question
    position.question = None
    position.moves = []
    if position.agenda:
        position.agenda[-1].answer = move
    elif position.log is None:
        position.answer(question, move)
    else:
        position.watch(lambda: position.answer(question, move), move.rule)


def proceed(position: Any) -> None:
    """Do what comes next: a step of a rule, a moment of somebody's, the next stage."""
    position.work += 1
    if position.agenda:
        _run_top(position)
        return
    programme = position.game.programme
    if position.stage >= len(programme):
        position.over = True
        position.finished()
        return
    if position.interposed():
        return
    stage: Stage = programme[position.stage]
    if not position.opened:
        position.line = position.enter(stage)
        position.opened, position.turn, position.beat = True, 0, 0
    else:
        _act(position, stage)


def _act(position: Any, stage: Stage) -> None:
    """Tell those who act their moments and offer what may be done, until something is."""
    moments, line, beat = stage.moments, position.line, position.beat
    beats, entry = 2 * len(moments), NOBODY
    while beats:
        if beat >= beats:
            position.turn += 1
            beat = position.beat = 0
        for entry in line[position.turn :]:
            if beat or position.acts(stage, entry):
                break
            position.turn += 1
        else:
            break
        if not beat & 1:
            position.beat = beat = beat + 1
            frames = position.begin(stage, moments[beat >> 1], entry)
            if frames:
                push(position, frames)
                return
        if position.offer(moments[beat >> 1], secret=stage.in_secret):
            return
        position.beat = beat = beat + 1
        if position.question is not None or position.agenda or _comes_between(position):
            return
    position.go_on(stage)


def _comes_between(position: Any) -> bool:
    """Tell whether a family asks something before the next moment, or a log looks at what was."""
    position.work += 1
    return position.log is not None or bool(position.interposed())


def ask(position: Any, question: Question) -> None:
    """Ask a player something between the steps of rules."""
    position.question = question
    position.moves = list(question.moves)


def _run_top(position: Any) -> None:
    """Do steps of the frame on top until it ends, asks, or another frame comes above it."""
    frame = position.agenda[-1]
    if frame.rule < NOBODY:
        position.run(frame)
    else:
        position.act(frame)
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

    def acts(self, stage: Stage, entry: int) -> bool:
        """Tell whether anything can be told or offered to one in the line of a stage."""
        del stage, entry
        return True

    def begin(self: Any, stage: Stage, moment: str, entry: int) -> list[Any]:
        """Return the steps that a moment of one who acts sets off."""
        del stage
        self.seat = entry
        return at_moment(self, moment, entry)

    def offered(self: Any, rule: Any, you: int, it: int, moment: str) -> Sequence[Move]:
        """Return the moves that an offer of a moment comes to, for who bears it and for *it*."""
        frame = Frame(rule.index, you, it, self.told(moment, you, NOBODY))
        return [Move("offer", (rule.index, it))] if is_open(self, rule, frame) else []

    def offer(self: Any, moment: str, *, secret: bool = False) -> bool:
        """Ask what a player does of what is open at a moment; tell whether there is anything."""
        moves = open_offers(self, moment, self.seat)
        if moves:
            ask(self, Question(OFFERS, self.seat, (*moves, PASS), secret))
        return bool(moves)

    def answer(self: Any, question: Question, move: Move) -> None:
        """Take an answer given between the steps of rules: what is done next, or a pass."""
        if move == PASS:
            self.beat += 1
        else:
            self.take_offer(question.seat, move)

    def take_offer(self: Any, seat: int, move: Move) -> None:
        """Begin what an offer lets a player do."""
        rule = RULES[move.things[0]][0]
        if isinstance(rule, Offer):
            note_use(self, rule, seat)
            self.agenda.append(
                Frame(rule.index, seat, move.things[1], self.told(rule.verb, seat, NOBODY))
            )

    def interposed(self) -> bool:
        """Ask what a family asks between two moments; tell whether there was anything."""
        return False

    def run(self, frame: Frame) -> None:
        """Do the next part of what is under way and no rule's."""
        raise NotImplementedError

    def watch(self, act: Callable[[], None], rule: int = NOBODY) -> None:
        """Let something happen, by a rule or by that at work; a family may keep what it changed."""
        del rule
        act()

    def act(self, frame: Any) -> None:
        """Do steps of a rule."""
        rule = RULES[frame.rule][0]
        run_steps(self, frame, rule, rule.holds if isinstance(rule, Reaction) else None)  # type: ignore[arg-type]

    def leave(self, stage: Stage) -> None:
        """End a stage, after the last who acts in it."""

    def go_on(self: Any, stage: Stage) -> None:
        """End a stage and come to the next."""
        self.opened = False
        self.leave(stage)
        self.stage += not stage.again

    def take(self, move: Move) -> None:
        """Take the answer to the question that is open."""
        take(self, move)

    def _advance(self) -> None:
        advance(self)

    def _why_not(self: Any, move: Move) -> Refusal:
        if self.question is None:
            return Refusal("over")
        if move.sort == "offer" and self.question.about == OFFERS:
            return Refusal("impossible", RULES[move.things[0]][0].index)
        return Refusal("not-asked")

    def finished(self) -> None:
        """Take note that the game is over."""

    def ended(self, frame: Frame) -> None:
        """Take note that the steps of a rule came to an end."""
