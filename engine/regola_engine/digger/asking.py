"""Choices in the middle of steps."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from regola_engine.digger.frames import ASKED, DONE, FAILED, Move, Question

if TYPE_CHECKING:
    from regola_engine.digger.frames import Frame
    from regola_engine.digger.position import Position

__all__ = ["PASS", "choose", "pick", "wants"]

YES, NO, PASS = Move("yes"), Move("no"), Move("pass")


def choose(
    position: Position, frame: Frame, about: str, moves: Sequence[Move], seat: int = -1
) -> Move | None:
    """Return the move chosen, the only one at once; none while the player has yet to answer."""
    if frame.answer is not None:
        answer, frame.answer = frame.answer, None
        return answer
    if len(moves) == 1:
        return moves[0]
    position.question = Question(about, seat if seat >= 0 else frame.you, tuple(moves))
    return None


def pick(position: Position, frame: Frame, about: str, things: Sequence[int]) -> int | None:
    """Return the thing chosen among some; none while the player has yet to answer."""
    answer = choose(position, frame, about, [Move("pick", (thing,)) for thing in things])
    return None if answer is None else answer.things[0]


def wants(position: Position, frame: Frame, possible: bool) -> int:  # noqa: FBT001  # in modules
    """Ask whether a player takes up what he may do; DONE if so."""
    if frame.wanted:
        return DONE
    if not possible:
        return FAILED
    answer = choose(position, frame, "may", (YES, NO))
    if answer is None:
        return ASKED
    if answer == YES:
        frame.wanted = True
        return DONE
    return FAILED
