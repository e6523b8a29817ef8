"""Choices in the middle of steps: what a player is asked, and what he answers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from regola_engine.kernel.frames import ASKED, DONE, FAILED, Frame
from regola_engine.kernel.moves import NO, YES, Move, Question

__all__ = ["choose", "keep", "keep_one", "on_one", "pick", "wants"]


def choose(position: Any, frame: Frame, about: str, moves: Sequence[Move]) -> Move | None:
    """Return the move chosen, the only one at once; none while the player has yet to answer."""
    if frame.answer is not None:
        answer, frame.answer = frame.answer, None
        return answer
    if len(moves) == 1:
        return moves[0]
    position.question = Question(about, frame.you, tuple(moves), position.is_secret)
    return None


def pick(position: Any, frame: Frame, about: str, things: Sequence[int]) -> int | None:
    """Return the thing chosen among some; none while the player has yet to answer."""
    answer = choose(position, frame, about, [Move("pick", (thing,)) for thing in things])
    return None if answer is None else answer.things[0]


def keep(frame: Frame, thing: int) -> None:
    """Keep what was chosen until the step is done."""
    frame.left = (*frame.left, thing)


def keep_one(position: Any, frame: Frame, about: str, things: Callable[[], Sequence[int]]) -> int:
    """Have one of some things chosen that is kept until the step is done; DONE once it is."""
    if frame.left:
        return DONE
    return on_one(position, frame, about, things(), lambda thing: keep(frame, thing))


def on_one(
    position: Any, frame: Frame, about: str, things: Sequence[int], do: Callable[[int], object]
) -> int:
    """Do something with one of some things, which the player chooses; not possible without any."""
    if not things:
        return FAILED
    thing = pick(position, frame, about, things)
    if thing is None:
        return ASKED
    do(thing)
    return DONE


def wants(position: Any, frame: Frame, possible: bool) -> int:  # noqa: FBT001  # in modules
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
