"""Choices in the middle of steps: what a player is asked, and what he answers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Self

from regola_engine.kernel import frames as kernel
from regola_engine.kernel.frames import ASKED, DONE, FAILED

__all__ = [
    "NO",
    "NOBODY",
    "PASS",
    "YES",
    "Asked",
    "Event",
    "Frame",
    "Move",
    "Question",
    "choose",
    "keep",
    "on_one",
    "pick",
    "wants",
]

NOBODY = -1
"""No player, no thing."""


class Move(NamedTuple):
    """
    Something a player may do: its sort and the things it is about.

    Sorts: ``offer`` (rule, *it* or what it is done to), ``pick`` (thing), ``yes``, ``no`` and
    ``pass``; a family may have more.
    """

    sort: str
    things: tuple[int, ...] = ()

    @property
    def rule(self) -> int:
        """The rule whose offer is taken, NOBODY where no offer is."""
        return self.things[0] if self.sort == "offer" else NOBODY

    @property
    def thing(self) -> int:
        """What an offer is taken up for, or what is chosen; NOBODY for nothing."""
        place = int(self.sort == "offer")
        return self.things[place] if len(self.things) > place else NOBODY


YES, NO, PASS = Move("yes"), Move("no"), Move("pass")


class Question(NamedTuple):
    """
    What a player is asked: what about, who answers, the answers.

    Of a ``secret`` question nobody else sees the answers before all have given theirs. ``you`` is
    whom it is about, where a player acts for several; ``kind`` what things are chosen or what is
    put there, as the family numbers these.
    """

    about: str
    seat: int
    moves: tuple[Move, ...]
    secret: bool = False
    you: int = NOBODY
    kind: int = 0

    @property
    def things(self) -> list[int]:
        """What may be chosen; none where offers may be taken, or yes or no said."""
        return [move.thing for move in self.moves if move.sort != "offer" and move.things]

    def values(self) -> tuple[object, ...]:
        """Return all that the question holds, to be compared."""
        return tuple(self)


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
        return tuple(getattr(self, name) for kind in type(self).__mro__[:-1] for name in _own(kind))


def _own(kind: type) -> tuple[str, ...]:
    slots: tuple[str, ...] = getattr(kind, "__slots__", ())
    return slots


class Asked:
    """What a condition or a number is asked with: who bears the rule, *it*, what is asked about."""

    __slots__ = ("event", "it", "you")

    def __init__(self, you: int, event: Any) -> None:
        self.you = you
        self.it = NOBODY
        self.event = event


class Frame(kernel.Frame):
    """
    A rule at work: who bears it (``you``), which thing is *it*, what happened.

    The ``event`` is shared by all who are told of it. ``answer`` was chosen, ``left`` is kept
    between answers, and ``wanted`` tells that an offer was taken up.
    """

    __slots__ = ("answer", "event", "it", "left", "wanted")

    def __init__(self, rule: int, you: int, it: int, event: Any) -> None:
        # Spelled out, not handed up: no other object is made as often.
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
        return tuple(one.values() if one is self.event else one for one in super().values())


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
