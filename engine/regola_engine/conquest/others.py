"""Steps that somebody else takes: another people, each of several players, one that is chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regola_engine.conquest.deeds import choose
from regola_engine.conquest.frames import ASKED, DONE, FAILED, PENDING, UNTOUCHED, Frame
from regola_engine.conquest.peoples import in_order
from regola_engine.conquest.position import NOBODY

if TYPE_CHECKING:
    from regola_engine.conquest.position import Position
    from regola_engine.kernel.records import Steps

__all__ = ["bearers_player", "for_another", "for_chosen_other", "for_each_other"]


def for_another(position: Position, frame: Frame, you: int, act: Steps) -> int:
    """Have a step taken by a people or player that does not bear the rule."""
    return for_each_other(position, frame, 1 << you, act)


def for_each_other(position: Position, frame: Frame, others: int, act: Steps) -> int:
    """
    Have a step taken by each of some peoples or players, clockwise from the player on turn.

    What one of them sets off comes before the next one's turn. Done if one of them does it.
    """
    bearer = frame.you
    if frame.others < 0:
        frame.others = others
    while frame.others:
        frame.you, frame.bearer = in_order(position, frame.others)[0], bearer
        outcome = act(position, frame)
        other, frame.you, frame.bearer = frame.you, bearer, NOBODY
        if outcome == ASKED:
            return ASKED
        frame.obeyed |= outcome == DONE
        frame.others &= ~(1 << other)
        frame.wanted, frame.due, frame.many = False, UNTOUCHED, UNTOUCHED
        if frame.others and position.agenda[-1] is not frame:
            return ASKED
    return DONE if frame.obeyed else FAILED


def for_chosen_other(position: Position, frame: Frame, others: int, things: int, act: Steps) -> int:
    """Have a step taken by one of some peoples or players, whom the bearer chooses and keeps."""
    if frame.others < 0:
        other = choose(position, frame, others, things)
        if other < 0:
            return ASKED if other == PENDING else FAILED
        frame.things.append(other)
        frame.others = 1 << other
    return for_each_other(position, frame, 0, act)


def bearers_player(position: Position, frame: Frame) -> int:
    """Return the player of whoever bears a rule, also while somebody else takes its step."""
    return 1 << position.owner[frame.you if frame.bearer == NOBODY else frame.bearer]
