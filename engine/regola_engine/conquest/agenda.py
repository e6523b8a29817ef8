"""Steps under way, one frame above the other, and the answers that they wait for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regola_engine.conquest import frames as f
from regola_engine.conquest.conquering import conquer_region, modes_joined, seize_region
from regola_engine.conquest.frames import FORETOLD
from regola_engine.conquest.rules import Offer, Reaction
from regola_engine.conquest.tokens import add_tokens
from regola_engine.kernel.agenda import run_steps
from regola_engine.kernel.asking import YES
from regola_engine.kernel.faults import RuleError
from regola_engine.kernel.items import RULES

if TYPE_CHECKING:
    from regola_engine.conquest.frames import Frame, Question
    from regola_engine.conquest.position import Position
    from regola_engine.kernel.asking import Move

__all__ = ["answer", "run_top"]


def run_top(position: Position) -> None:
    """Do steps of the frame on top until it ends, asks, or another frame comes above it."""
    frame = position.agenda[-1]
    rule = RULES[frame.rule][0]
    if isinstance(rule, (Offer, Reaction)) and frame.left == FORETOLD:
        position.agenda.pop()
        position.deed = rule.settings
        _conquer(position, frame)
        position.deed = ()
        return
    if not isinstance(rule, (Offer, Reaction)) or rule.act is None:
        raise RuleError("no-steps", frame.rule)
    position.deed = rule.settings
    run_steps(position, frame, rule, rule.holds if isinstance(rule, Reaction) else None)
    position.deed = ()


def _conquer(position: Position, frame: Frame) -> None:
    """Do the conquest that a frame was put off for."""
    event = frame.event
    if event.actor < 0:
        seize_region(position, event.actor, event.thing)
    else:
        modes = modes_joined(position, frame.you, frame.modes)
        conquer_region(position, frame.you, event.thing, modes)


def answer(position: Position, question: Question, move: Move) -> bool:
    """
    Take an answer.

    True while the same question goes on with the same answers (tokens are put one by one).
    """
    if question.about == f.PUT_TOKEN:
        you = question.you
        position.hand[you] -= 1
        add_tokens(position, move.thing, 1)
        return position.hand[you] > 0
    if question.about == f.YES_NO:
        position.agenda[-1].answer = f.SAID_YES if move == YES else f.SAID_NO
    else:
        position.agenda[-1].answer = move.thing
    return False
