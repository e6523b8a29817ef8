"""
Rules as records: what an engine asks, and the functions that answer.

Every function takes the position and a frame: who bears the rule (``you``), which thing is ``it``,
and the event that it is told of.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

from regola_engine.kernel.rules import AND, Rule

__all__ = ["Ban", "Class", "Number", "Offer", "Reaction", "Rule", "Steps", "Truth", "Value"]

Truth: TypeAlias = Callable[[Any, Any], bool]
Number: TypeAlias = Callable[[Any, Any], int]
Steps: TypeAlias = Callable[[Any, Any], int]
"""What does the next step of a frame, and tells what it came to."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Value(Rule):
    """
    A change to a number: by ``constant``, or by what ``amount`` gives, where ``holds``.

    With ``its`` it is the number of *it* alone, with ``yours`` that of things of its bearer, with
    ``others`` that of players besides; whoever asks hears all these.
    """

    word: str
    operation: int
    constant: int = 1
    amount: Number | None = None
    holds: Truth | None = None
    its: bool = False
    yours: bool = False
    others: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Class(Rule):
    """
    That things are, or with ``negated`` are not, of a class; ``holds`` is asked of each.

    Of things that are bits of a mask, ``extent`` gives all of them instead. With ``its`` it is said
    of *it* alone, with ``yours`` of things of its bearer.
    """

    word: str
    negated: bool = False
    holds: Truth | None = None
    extent: Number | None = None
    its: bool = False
    yours: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Ban(Rule):
    """
    That a deed may not be done.

    ``deed`` names the verb, what it is done to and the slot that the rule speaks of; ``where`` the
    field of the event that must tell of *it*. Of things that are bits of a mask, ``extent`` gives
    all that the deed may not be done to.
    """

    deed: str
    where: str = ""
    holds: Truth | None = None
    extent: Number | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Offer(Rule):
    """
    A deed that a player may do at a ``moment``, where ``holds`` and while it is ``possible``.

    ``act`` does the next of its steps, ``joins`` tells how each hangs on the one before; a deed
    that the family carries out by its ``verb`` has none. It may be done ``times`` in the game or,
    with ``turn``, in a turn (0: as often as one likes); ``first`` tells that the first times are
    meant, which whoever is not new has had.
    """

    verb: str
    moment: str = ""
    holds: Truth | None = None
    possible: Truth | None = None
    act: Steps | None = None
    joins: tuple[int, ...] = (AND,)
    times: int = 0
    turn: bool = False
    first: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Reaction(Rule):
    """
    Steps taken by themselves at a ``moment`` or at an ``event``.

    ``matches`` is read as the event happens, ``was`` before that, where what a deed is done to is
    elsewhere by then; ``holds`` when the steps begin; ``possible`` tells
    beforehand whether the steps can be done. ``where`` is the field of the event that must tell of
    *it*. A rule of all that waits for what others do is borne
    by ``everyone``. ``first`` tells that the first ``times`` are meant, which whoever is not new
    has had.
    """

    act: Steps
    joins: tuple[int, ...] = (AND,)
    moment: str = ""
    event: str = ""
    before: bool = False
    everyone: bool = False
    where: str = ""
    was: Truth | None = None
    matches: Truth | None = None
    holds: Truth | None = None
    possible: Truth | None = None
    times: int = 0
    turn: bool = False
    first: bool = False
