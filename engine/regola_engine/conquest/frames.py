"""Steps under way and questions that wait for an answer."""

from __future__ import annotations

from typing import Self

from regola_engine.kernel import frames as kernel
from regola_engine.kernel.course import OFFERS
from regola_engine.kernel.frames import ASKED, DONE, FAILED, Asked
from regola_engine.kernel.moves import NOBODY, Question

__all__ = [
    "ASKED",
    "CHOOSE",
    "DONE",
    "FAILED",
    "FORETOLD",
    "HOW_MANY",
    "LEAVING",
    "NOTHING",
    "OFFERS",
    "PENDING",
    "PUT_PIECE",
    "PUT_TOKEN",
    "UNTOUCHED",
    "YES_NO",
    "Asked",
    "Event",
    "Frame",
    "Question",
    "acting_piece",
]

UNTOUCHED, LEAVING, FORETOLD = -1, -3, -5
"""What is left of a step not begun, of a people that leaves, of a deed put off."""

PENDING, NOTHING = -1, -2
"""What a choice gives before it is answered, and when there is nothing to choose."""

CHOOSE, PUT_TOKEN, PUT_PIECE = "choose", "put token", "put piece"
YES_NO, HOW_MANY = "may", "how many"
"""What players are asked in the middle of steps."""


def acting_piece(kind: int) -> int:
    """Return the actor of a deed that a piece of a kind does: no people, nor nobody (-1)."""
    return -2 - kind


class Event(kernel.Event):
    """
    A deed of a people on a thing, or a moment of its own; the target of an offer (-1 without).

    ``holder`` is the people that held that region just before and ``owner`` its player.
    """

    __slots__ = ("holder", "owner")

    thing: int

    def __init__(self, verb: str, actor: int, thing: int = NOBODY) -> None:
        # Spelled out, not handed up, as in a frame: no other objects are made as often.
        self.verb = verb
        self.actor = actor
        self.thing = thing
        self.holder = self.owner = NOBODY


class Frame(kernel.Frame):
    """
    The steps of a rule under way, which a people or a player bears.

    ``modes`` are the further offers joined to a conquest (0 for none), ``things`` what earlier
    steps have chosen. ``many`` tells of how many things a step is done (-1 not asked yet), ``due``
    what it still has to do (-1 for a step not begun).
    Where others than the bearer take a step, ``others`` are those who still have to, as a mask (-1
    not begun), and ``obeyed`` tells whether one of them has; meanwhile the rule is that of its
    ``bearer`` (-1 where he acts himself).
    """

    __slots__ = ("bearer", "due", "many", "modes", "obeyed", "others", "things")

    event: Event

    def __init__(self, rule: int, you: int, it: int, event: Event) -> None:
        # Spelled out, not handed up, as in an event.
        self.rule = rule
        self.you = you
        self.step = 0
        self.begun = False
        self.done = True
        self.it = it
        self.event = event
        self.answer = None
        self.left = ()
        self.wanted = False
        self.modes = 0
        self.things: list[int] = []
        self.due = self.many = self.others = UNTOUCHED
        self.bearer = NOBODY
        self.obeyed = False

    def forget(self) -> None:
        """Forget what the last step kept between answers: the next one begins."""
        self.wanted = self.obeyed = False
        self.due = self.many = self.others = UNTOUCHED

    def copy(self) -> Self:
        """Return a frame that goes its own way from here; the event is shared."""
        twin = super().copy()
        twin.modes = self.modes
        twin.things = list(self.things)
        twin.due, twin.many = self.due, self.many
        twin.others, twin.obeyed = self.others, self.obeyed
        return twin


def foretold(frame: Frame, actor: int, region: int) -> Frame:
    """Return the conquest of a frame as one of its own, to wait for what comes before it."""
    deed = Frame(frame.rule, frame.you, NOBODY, Event("conquer", actor, region))
    deed.modes, deed.due = frame.modes, FORETOLD
    return deed
