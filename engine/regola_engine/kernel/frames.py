"""Steps under way: what every frame holds, and what a step comes to."""

from __future__ import annotations

from typing import Any, Self

__all__ = ["ASKED", "DONE", "FAILED", "Frame"]

FAILED, DONE, ASKED = range(3)
"""What a step comes to: it could not be done, it was, or it waits for an answer."""


class Frame:
    """
    A rule at work.

    ``rule`` is its index, ``you`` who bears it. ``step`` comes next, ``begun`` tells whether any
    step was looked at, ``done`` how the last one ended. A family adds what its rules are told of
    the event, and what its steps keep between answers.
    """

    __slots__ = ("begun", "done", "rule", "step", "you")

    def __init__(self, rule: int, you: int) -> None:
        self.rule = rule
        self.you = you
        self.step = 0
        self.begun = False
        self.done = True

    def forget(self) -> None:
        """Forget what the last step kept between answers: the next one begins."""
        raise NotImplementedError

    def copy(self) -> Self:
        """Return a frame that goes its own way from here."""
        raise NotImplementedError

    def values(self) -> tuple[Any, ...]:
        """Return all that the frame holds, to be compared."""
        kinds = type(self).__mro__
        names = [name for kind in kinds for name in getattr(kind, "__slots__", ())]
        held = (getattr(self, name) for name in names)
        return tuple(tuple(one) if isinstance(one, list) else one for one in held)
