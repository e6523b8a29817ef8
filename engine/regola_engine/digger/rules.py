"""
The rules of an item as records: what the engine asks, and the functions that answer.

Every function takes the position and a frame: who bears the rule, the thing asked about, and what
happened.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from regola_engine.kernel import rules as kernel
from regola_engine.kernel.rules import (
    ALL,
    AND,
    AT_LEAST,
    AT_MOST,
    DOUBLED,
    IS,
    LESS,
    MORE,
    OTHERWISE,
    THEN,
)

if TYPE_CHECKING:
    from regola_engine.digger.frames import Frame
    from regola_engine.digger.position import Position

__all__ = [
    "ALL",
    "AND",
    "AT_LEAST",
    "AT_MOST",
    "DOUBLED",
    "IS",
    "LESS",
    "MORE",
    "OTHERWISE",
    "THEN",
    "Ban",
    "Class",
    "Counts",
    "Offer",
    "Reaction",
    "Rule",
    "Tie",
    "Value",
]

Truth: TypeAlias = "Callable[[Position, Frame], bool]"
Number: TypeAlias = "Callable[[Position, Frame], int]"


@dataclass(frozen=True, slots=True, kw_only=True)
class Rule(kernel.Rule):
    """
    What all rules have.

    A rule that is for ``each`` speaks of *it* and holds for every tile, mover or order of the item,
    any other once for its bearer.
    """

    each: bool = False


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
    That things are, or with ``negated`` are not, of a class.

    Of tiles, ``tiles`` gives all of them as a mask; of other things, ``holds`` is asked for each.
    With ``its`` it is said of *it* alone, with ``yours`` of things of its bearer, to everybody.
    """

    word: str
    negated: bool = False
    tiles: Number | None = None
    holds: Truth | None = None
    its: bool = False
    yours: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Tie(Rule):
    """
    That edges of two sorts stand in a relation, both ways; sorts by reference, none is all.

    With an ``option``, only where the table takes it.
    """

    word: str
    one: tuple[str, ...]
    other: tuple[str, ...]
    option: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Counts(Rule):
    """That the tiles of one kind are tiles of another as well."""

    one: str
    other: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Ban(Rule):
    """
    That a deed may not be done.

    ``deed`` names the verb, what it is done to and the slot that the rule speaks of.
    """

    deed: str
    holds: Truth | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Offer(Rule):
    """
    A deed that a player may do.

    It is open in the player's turn (``moment`` empty) or at a moment, as often as it can be paid
    for: ``price`` of what ``pays`` names. ``origins`` are the tiles that a squad may leave,
    ``targets`` those that it may come to from ``frame.origin``, ``path`` those that it goes over.
    """

    verb: str
    moment: str = ""
    pays: str = ""
    price: Number | None = None
    holds: Truth | None = None
    origins: Number | None = None
    targets: Number | None = None
    path: Number | None = None
    possible: Truth | None = None
    act: Number | None = None
    joins: tuple[int, ...] = ()
    times: int = 0
    turn: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Reaction(Rule):
    """
    Steps taken by themselves at a ``moment`` or at an ``event``.

    ``matches`` is read as the event happens, ``holds`` when the steps begin; ``possible`` tells
    beforehand whether the steps can be done. A rule of all that waits for what others do is borne
    by ``everyone``.
    """

    act: Number
    joins: tuple[int, ...] = (AND,)
    moment: str = ""
    event: str = ""
    before: bool = False
    everyone: bool = False
    matches: Truth | None = None
    holds: Truth | None = None
    possible: Truth | None = None
    times: int = 0
    turn: bool = False
