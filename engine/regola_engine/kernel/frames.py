"""Steps under way: what happened, a rule at work, and what a step comes to."""

from __future__ import annotations

from typing import Any, Self

from regola_engine.kernel.moves import NOBODY, Move

__all__ = ["ASKED", "DONE", "FAILED", "Asked", "Event", "Frame"]

FAILED, DONE, ASKED = range(3)
"""What a step comes to: it could not be done, it was, or it waits for an answer."""


class Event:
    """
    What happens, or what a number, a class or a ban is asked about; one for all rules told of it.

    ``verb`` names it, ``actor`` does it, ``thing`` is what is asked about. A family whose events
    tell more adds to it.
    """

    __slots__ = ("actor", "thing", "verb")

    def __init__(self, verb: str, actor: int, thing: Any = NOBODY) -> None:
        self.verb = verb
        self.actor = actor
        self.thing = thing

    def values(self) -> tuple[object, ...]:
        """Return all that the event tells, to be compared."""
        return tuple(getattr(self, name) for name in _fields(type(self)))


class Asked:
    """What a condition or a number is asked with: who bears the rule, *it*, what is asked about."""

    __slots__ = ("event", "it", "you")

    def __init__(self, you: int, event: Any) -> None:
        self.you = you
        self.it = NOBODY
        self.event = event


class Frame:
    """
    A rule at work: its index, who bears it (``you``), which thing is *it*, what happened.

    ``step`` comes next, ``begun`` tells whether any step was looked at, ``done`` how the last one
    ended. The ``event`` is shared by all who are told of it. ``answer`` was chosen, ``left`` is
    kept between answers, and ``wanted`` tells that an offer was taken up. A family adds what else
    its steps keep.
    """

    __slots__ = ("answer", "begun", "done", "event", "it", "left", "rule", "step", "wanted", "you")

    def __init__(self, rule: int, you: int, it: int, event: Any) -> None:
        self.rule = rule
        self.you = you
        self.step = 0
        self.begun = False
        self.done = True
        self.it = it
        self.event = event
        self.answer: Move | None = None
        self.left: tuple[int, ...] = ()
        self.wanted = False

    def forget(self) -> None:
        """Forget what the last step kept between answers: the next one begins."""
        self.left, self.wanted = (), False

    def copy(self) -> Self:
        """Return a frame that goes its own way from here; the event is shared."""
        twin = type(self)(self.rule, self.you, self.it, self.event)
        twin.step = self.step
        twin.begun = self.begun
        twin.done = self.done
        twin.answer = self.answer
        twin.left = self.left
        twin.wanted = self.wanted
        return twin

    def values(self) -> tuple[object, ...]:
        """Return all that the frame holds, to be compared."""
        held = [getattr(self, name) for name in _fields(type(self)) if name != "event"]
        return (
            *(tuple(one) if isinstance(one, list) else one for one in held),
            self.event.values(),
        )


def _fields(kind: type) -> list[str]:
    return [name for one in kind.__mro__ for name in getattr(one, "__slots__", ())]
