"""The doing of a move that is known to be legal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regola_engine.conquest import frames as f
from regola_engine.conquest.agenda import answer
from regola_engine.conquest.offers import take_offer
from regola_engine.kernel.asking import PASS
from regola_engine.kernel.faults import Refusal

if TYPE_CHECKING:
    from regola_engine.conquest.position import Position
    from regola_engine.kernel.asking import Move

__all__ = ["take"]


def take(position: Position, move: Move) -> None:
    """Do a move that is known to be legal, without going on to the next question."""
    question = position.question
    if question is None:
        raise Refusal("over")
    if question.about == f.OFFERS:
        position.question = None
        if move == PASS:
            position.stopped |= 1 << question.you
        else:
            take_offer(position, question.you, move)
    elif not answer(position, question, move):
        position.question = None
