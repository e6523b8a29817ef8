"""
What a rule line becomes: a record that names its words and holds its functions.

A generated module makes one record a rule (more where a line says several things). Functions of a
``ground`` are worked out once a board; functions of a position are asked in play. ``you`` is the
people that bears the rule. Sets of regions, peoples and players are bit masks.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, TypeAlias

from regola_engine.conquest.vocabulary import END_OF_TURN
from regola_engine.kernel import records as kernel
from regola_engine.kernel.records import Truth
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
    Rule,
)

if TYPE_CHECKING:
    from regola_engine.conquest.ground import Ground
    from regola_engine.conquest.position import Position

__all__ = [
    "ACTIVE",
    "ALL",
    "ALWAYS",
    "AND",
    "AT_LEAST",
    "AT_MOST",
    "DECLINED",
    "DEFENDER",
    "DOUBLED",
    "IS",
    "LESS",
    "MORE",
    "OTHERWISE",
    "PEOPLE",
    "PIECE",
    "PLAYER",
    "REGION",
    "SLOT",
    "SOLDIER",
    "THEN",
    "TOKEN",
    "Acts",
    "Ban",
    "Class",
    "Counts",
    "Fact",
    "Lends",
    "Offer",
    "PeopleFact",
    "Reaction",
    "Rule",
    "SlotValue",
    "Tie",
    "Value",
    "Watch",
]

ACTIVE, DECLINED, ALWAYS = range(3)
"""The scopes of rules: in force while their people is active, in decline, or both."""

DEFENDER, SOLDIER = range(2)
"""What may count as a token: for the cost of its region, or for conquering."""

REGION, PLAYER, PEOPLE, SLOT, PIECE, TOKEN, COUNT = range(7)
"""What numbers in a set stand for: a slot is one of the row, a piece a kind, a count itself."""

GroundSet: TypeAlias = "Callable[[Ground], int]"
RegionSet: TypeAlias = "Callable[[Position, int], int]"
Amount: TypeAlias = "Callable[[Position, int, int], int]"


@dataclass(frozen=True, slots=True, kw_only=True)
class Value(Rule):
    """
    A change to a number of regions.

    It holds in the regions of ``ground`` or ``regions`` (everywhere without both) and amounts to
    ``constant``, multiplied by ``amount`` of the region where there is one. A rule that is told
    ``abroad`` binds whoever asks, others the bearer alone. With a ``piece``, it
    holds once for each piece of the kind in the region.
    """

    word: int
    operation: int
    constant: int = 1
    ground: GroundSet | None = None
    regions: RegionSet | None = None
    amount: Amount | None = None
    abroad: bool = False
    piece: int = -1


@dataclass(frozen=True, slots=True, kw_only=True)
class SlotValue(Rule):
    """A change to a number of combinations; ``amount`` gives it for a slot of the row."""

    word: int
    operation: int
    amount: Amount


@dataclass(frozen=True, slots=True, kw_only=True)
class Class(Rule):
    """
    That regions are, or with ``negated`` are not, of a changing class.

    With a ``piece``, the regions are those where pieces of the kind lie.
    """

    word: int
    negated: bool = False
    ground: GroundSet | None = None
    regions: RegionSet | None = None
    abroad: bool = False
    piece: int = -1


@dataclass(frozen=True, slots=True, kw_only=True)
class Fact(Rule):
    """That regions are, or are not, of a lasting class; for an item, in its bearer's eyes."""

    word: int
    ground: GroundSet
    negated: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Tie(Rule):
    """That the regions of two sets are beside each other, for the bearer."""

    ground: GroundSet | None = None
    others: GroundSet | None = None
    regions: RegionSet | None = None
    other_regions: RegionSet | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Counts(Rule):
    """
    That tokens (``piece`` -1) or pieces of a kind are defenders or count as tokens.

    Each of them counts as ``worth`` of these.
    """

    role: int
    piece: int = -1
    worth: int = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class PeopleFact(Rule):
    """
    That the bearer is, or is not, of a class of peoples, such as fleeting.

    With ``peoples`` it is said of these, whoever they are.
    """

    word: str
    negated: bool = False
    holds: Callable[[Position, int], bool] | None = None
    peoples: RegionSet | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Lends(Rule):
    """That the power which lies with a relic or place is a power of the bearer."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Acts(Rule):
    """That the bearer acts in phases as if active, or acts ``first`` in them."""

    phases: tuple[str, ...]
    first: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Ban(kernel.Ban):
    """
    That a deed may not be done to regions (to nothing at all without a set of regions).

    ``regions`` binds the bearer; ``mover`` gives the regions barred to another people.
    """

    ground: GroundSet | None = None
    regions: RegionSet | None = None
    mover: Amount | None = None

    def told_on(self, ground: Ground) -> Ban:
        """Return the ban with the regions to which its deed may not be done as its extent."""
        regions, mover = self.regions, self.mover
        if mover is not None:
            return replace(self, extent=lambda now, asked: mover(now, asked.you, asked.event.actor))
        if regions is not None:
            return replace(self, extent=lambda now, asked: regions(now, asked.you))
        mask = -1 if self.ground is None else self.ground(ground)
        return replace(self, extent=lambda _now, _asked: mask)


@dataclass(frozen=True, slots=True, kw_only=True)
class Watch(Rule):
    """
    A phrase about what was done this turn: which things the deed is kept for.

    ``matches`` is asked just before the deed, of what would be kept. ``things`` says what that is:
    regions, or the peoples that hold them, or the players that these belong to; of tokens it is
    kept how many. Of a ``doer`` it is the people that did it, or its player. It is kept ``until`` a
    moment: of any turn, or of one of the bearer's ``own`` player's; where it is kept on from there,
    until the moment ``then``. Of deeds ``since`` a moment, those before it count no more.
    """

    watch: int
    event: str
    matches: Truth
    things: int = REGION
    doer: bool = False
    until: str = END_OF_TURN
    own: bool = False
    then: str = ""
    since: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Offer(kernel.Offer):
    """
    A deed that a people may do, or must where ``obliged``.

    ``targets`` are the regions, combinations, players that it may be done to (no target without).
    ``settings`` hold during the deed. Its uses are counted for each opponent where ``opponent``.
    ``things`` says what the targets are, ``seat`` that players are offered it and not peoples.
    Where a ``piece`` of a kind does the deed, the bearer only decides.
    """

    targets: RegionSet | None = None
    obliged: bool = False
    settings: tuple[Value | Class, ...] = ()
    opponent: bool = False
    seat: bool = False
    things: int = REGION
    piece: int = -1


@dataclass(frozen=True, slots=True, kw_only=True)
class Reaction(kernel.Reaction):
    """
    Steps taken by themselves at a ``moment`` or at an ``event``.

    ``actors`` names the peoples that take the steps in place of the bearer, in the order of seats.
    ``settings`` hold during them. Its uses are counted for each opponent where ``opponent``. A
    moment is one of the turns of others where it is ``heeded``.
    """

    actors: RegionSet | None = None
    settings: tuple[Value | Class, ...] = ()
    opponent: bool = False
    seat: bool = False
    heeded: bool = False
