"""The steps of rules, one frame above the other."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol, TypeAlias

from regola_engine.kernel.frames import ASKED, DONE, Frame
from regola_engine.kernel.position import Position
from regola_engine.kernel.rules import AND, OTHERWISE

__all__ = ["Stepped", "postpone", "push", "run_steps"]


Holds: TypeAlias = "Callable[[Any, Any], bool]"
"""Tells of a position and a frame whether its rule acts."""


class Stepped(Protocol):
    """A rule with steps: ``act`` does the next one, ``joins`` tells how each hangs on the last."""

    @property
    def act(self) -> Any:
        """Do the step of a frame that is next, and tell what it came to."""

    @property
    def joins(self) -> tuple[int, ...]:
        """How each step hangs on the one before."""


def run_steps(position: Position, frame: Frame, rule: Stepped, holds: Holds | None) -> None:
    """
    Do steps of the frame on top until it ends, asks, or another frame comes above it.

    ``holds`` is asked before the first: where it does not hold, nothing is done.
    """
    agenda, joins = position.agenda, rule.joins
    depth, last = len(agenda), len(joins)
    if not frame.begun:
        frame.begun = True
        if holds is not None and not holds(position, frame):
            frame.step = last
    while frame.step < last:
        join = joins[frame.step]
        if join == AND or frame.done is (join != OTHERWISE):
            outcome = rule.act(position, frame)
            if outcome == ASKED:
                return  # asks a player, or waits for the frames now above it
            frame.done = outcome == DONE
        frame.step += 1
        if len(agenda) != depth or agenda[-1] is not frame:
            frame.forget()
            return
        if frame.step < last:
            frame.forget()
    agenda.pop()


def push(position: Position, frames: list[Any]) -> None:
    """Let steps come next, the first of them first."""
    position.agenda.extend(reversed(frames))


def postpone(position: Position, frames: list[Any]) -> None:
    """Let steps come once all that is under way has come to its end, the first of them first."""
    position.agenda[:0] = reversed(frames)
