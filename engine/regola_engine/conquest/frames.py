"""Steps under way and questions that wait for an answer."""

from __future__ import annotations

from regola_engine.kernel import frames as kernel
from regola_engine.kernel.frames import ASKED, DONE, FAILED

__all__ = [
    "ASKED",
    "CHOOSE",
    "DONE",
    "FAILED",
    "FORETOLD",
    "LEAVING",
    "NOTHING",
    "OFFERS",
    "PENDING",
    "PUT_PIECE",
    "PUT_TOKEN",
    "SAID_NO",
    "SAID_YES",
    "TAKE_TOKEN",
    "UNTOUCHED",
    "YES_NO",
    "Frame",
    "Question",
    "acting_piece",
]

UNTOUCHED, LEAVING, FORETOLD = -1, -3, -5
"""What is left of a step not begun, of a people that leaves, of a deed put off."""

PENDING, NOTHING = -1, -2
"""What a choice gives before it is answered, and when there is nothing to choose."""

SAID_NO, SAID_YES = range(2)
"""Answers to an offer in the middle of steps."""

OFFERS, CHOOSE, PUT_TOKEN, PUT_PIECE, TAKE_TOKEN, YES_NO = range(6)
"""Sorts of questions."""


def acting_piece(kind: int) -> int:
    """Return the actor of a deed that a piece of a kind does: no people, nor nobody (-1)."""
    return -2 - kind


class Frame(kernel.Frame):
    """
    The steps of a rule under way.

    ``you`` is the people that bears it, ``actor`` the people and ``target`` the thing of its event,
    or the target of its offer (-1 without), ``holder`` the people that held that region just before
    and ``owner`` its player, ``modes`` the further offers joined to a conquest (0
    for none). ``things`` holds what earlier steps have chosen. ``answer`` is what was chosen (-1
    none yet), ``agreed`` whether its player wants to take the step that it may take, ``left`` what
    a step still has to do (-1 for a step not begun).
    """

    __slots__ = (
        "actor",
        "agreed",
        "answer",
        "holder",
        "left",
        "modes",
        "owner",
        "target",
        "things",
    )

    def __init__(self, rule: int, you: int, actor: int = -1, target: int = -1) -> None:
        super().__init__(rule, you)
        self.actor = actor
        self.target = target
        self.holder = self.owner = -1
        self.modes = 0
        self.things: list[int] = []
        self.answer = PENDING
        self.agreed = False
        self.left = UNTOUCHED

    def forget(self) -> None:
        """Forget what the last step kept between answers: the next one begins."""
        self.agreed = False
        self.left = UNTOUCHED

    def copy(self) -> Frame:
        """Return a frame that goes its own way from here."""
        twin = Frame(self.rule, self.you, self.actor, self.target)
        twin.holder, twin.owner = self.holder, self.owner
        twin.modes = self.modes
        twin.things = list(self.things)
        twin.step = self.step
        twin.begun = self.begun
        twin.done = self.done
        twin.answer = self.answer
        twin.agreed = self.agreed
        twin.left = self.left
        return twin


def foretold(frame: Frame, actor: int, region: int) -> Frame:
    """Return the conquest of a frame as one of its own, to wait for what comes before it."""
    deed = Frame(frame.rule, frame.you, actor, region)
    deed.modes, deed.left = frame.modes, FORETOLD
    return deed


class Question:
    """
    What a player is asked; frozen once made.

    ``sort`` is the sort of question, ``seat`` who answers, ``you`` the people it is about,
    ``mask`` the things to choose from, ``detail`` the kind of piece to put, or what sort of thing
    is chosen, ``moment`` that whose offers are open.
    """

    __slots__ = ("detail", "mask", "moment", "seat", "sort", "you")

    def __init__(  # what a question is
        self, sort: int, seat: int, you: int, mask: int, detail: int = 0, moment: str = ""
    ) -> None:
        self.sort = sort
        self.seat = seat
        self.you = you
        self.mask = mask
        self.detail = detail
        self.moment = moment

    def values(self) -> tuple[object, ...]:
        """Return all that the question holds, to be compared."""
        return (self.sort, self.seat, self.you, self.mask, self.detail, self.moment)
