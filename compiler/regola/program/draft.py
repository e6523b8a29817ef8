"""Noun phrases under construction: senses still open, modifiers still to come."""

from __future__ import annotations

from dataclasses import dataclass, field

from regola.program.meaning import (
    Adjective,
    Bound,
    Determiner,
    Link,
    Modifier,
    Owner,
    Phrase,
)
from regola.program.words import Sense
from regola.sources import Span

__all__ = ["Draft", "Place"]


@dataclass
class Place:
    """Where a draft stands in its rule: the types wanted there and who wants them."""

    wanted: tuple[str, ...]
    wanting: str = ""


@dataclass
class Draft:
    """
    A noun phrase that is being put together.

    ``senses`` are narrowed as types become known; the first one left is the meaning. The span of
    the head is kept for messages, ``end`` grows with the tails. ``joined`` is the first of the
    phrases that *or* joins, in all but that first one. What stands in brackets is ``closed``: no
    more is said of it. What is ``supposed`` is named only to tell which other thing is meant, or to
    ask whether there is such; what is ``denied`` of that need not be at all. Of what is ``counted``
    only the number is told. What is said of it is said of all that it ``shares`` with, too.
    """

    senses: tuple[Sense, ...]
    determiner: Determiner
    amount: Bound | None
    owner: Owner
    place: Place
    span: Span
    head: Span
    modifiers: list[Modifier] = field(default_factory=list)
    links: list[tuple[str, Draft, bool, Span]] = field(default_factory=list)
    order: list[str] = field(default_factory=list)
    alternatives: list[Draft] = field(default_factory=list)
    mention: int = -1
    refers: bool = False
    closed: bool = False
    supposed: bool = False
    denied: bool = False
    counted: bool = False
    joined: Draft | None = None
    shares: tuple[Draft, ...] = ()

    @property
    def sense(self) -> Sense:
        """The meaning, as far as it is known."""
        return self.senses[0]

    @property
    def type(self) -> str:
        """The type of the things named."""
        return self.sense.type

    @property
    def is_quantity(self) -> bool:
        """Whether the head is a number word."""
        return self.sense.quantity is not None

    def narrow(self, senses: tuple[Sense, ...]) -> None:
        """Keep some of the senses."""
        self.senses = senses

    def share_with(self, other: Draft) -> None:
        """
        Let what follows be said of another as well: *hills or swamps with a mine*.

        Of *hills with a mine or swamps beside a sea* each has its own.
        """
        plain = len(other.adjectives_before()) == len(other.order)
        if other.type == self.type and plain:
            self.shares = (other, *other.shares)

    def adjectives_before(self) -> tuple[Adjective, ...]:
        """Return the adjectives that stand before the noun."""
        found = (one for one in self.modifiers if isinstance(one, Adjective))
        return tuple(one for one in found if one.span.end <= self.head.start)

    def add(self, modifier: Modifier) -> None:
        """Add a finished modifier."""
        for one in (self, *self.shares):
            one.modifiers.append(modifier)
            one.order.append("modifier")

    def link(self, relation: str, target: Draft, span: Span, *, negated: bool) -> None:
        """Add a relation to a draft that may still grow."""
        for one in (self, *self.shares):
            one.links.append((relation, target, negated, span))
            one.order.append("link")

    def freeze(self) -> Phrase:
        """Return the finished phrase."""
        return Phrase(
            self.sense.noun,
            self.type,
            self.determiner,
            self.amount,
            self.owner,
            self._modifiers(),
            tuple(draft.freeze() for draft in self.alternatives),
            self.mention,
            self.refers,
            self.span,
        )

    def _modifiers(self) -> tuple[Modifier, ...]:
        modifiers, links = iter(self.modifiers), iter(self.links)
        found: list[Modifier] = []
        for sort in self.order:
            if sort == "modifier":
                found.append(next(modifiers))
            else:
                relation, target, negated, span = next(links)
                found.append(Link(relation, target.freeze(), negated, span))
        return tuple(found)
