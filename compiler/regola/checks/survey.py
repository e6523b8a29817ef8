"""What the checks ask of a program: its items, their rules taken apart, its boards."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any

from regola.checks.parts import Parts, canonical, parts
from regola.findings import Severity, Sink
from regola.program.meaning import Permission, Rule
from regola.program.model import Item
from regola.program.once import once
from regola.program.options import taken_by_default
from regola.sources import Span
from regola.vocabulary.model import Vocabulary

if TYPE_CHECKING:
    from regola.checks.extents import Extents

__all__ = ["Placed", "Survey"]


@dataclass(frozen=True, slots=True)
class Placed:
    """A rule with the item that holds it and the top-level item around that one."""

    rule: Rule
    item: Item
    top: Item


@dataclass
class Survey:
    """
    A program as the checks see it.

    ``items`` are checked; ``library`` is what they build on, and only asked. ``homes`` are the
    games that packs belong to, by the ids of both; ``at_hand`` are the packs that are in play
    whenever one is: its game, what it needs, itself.
    """

    items: tuple[Item, ...]
    library: tuple[Item, ...]
    vocabulary: Vocabulary
    homes: Mapping[str, str] = field(default_factory=dict)
    at_hand: Mapping[str, Collection[str]] = field(default_factory=dict)
    _parts: dict[int, Parts] = field(default_factory=dict)
    _errors: dict[str, list[int]] = field(default_factory=dict)

    def note_errors(self, sink: Sink) -> None:
        """Remember where errors stand, so that their consequences are not reported."""
        self._errors.clear()
        for finding in sink:
            if sink.registry.entry(finding.slug).severity is Severity.ERROR:
                span = finding.span
                self._errors.setdefault(span.path, []).append(span.start)
        for places in self._errors.values():
            places.sort()

    def is_whole(self, item: Item) -> bool:
        """Tell whether an item was resolved without an error in it."""
        return self.is_clean(item.whole)

    def is_clean(self, span: Span) -> bool:
        """Tell whether no error begins within a span."""
        return not self.errors_in(span)

    def errors_in(self, span: Span) -> list[int]:
        """Return where errors begin within a span."""
        places = self._errors.get(span.path, [])
        return places[bisect_left(places, span.start) : bisect_right(places, span.end)]

    @cached_property
    def is_faultless(self) -> bool:
        """Whether no error at all was found in the items checked."""
        return not self._errors

    def parts(self, rule: Rule) -> Parts:
        """Return the nodes of a rule."""
        found = self._parts.get(id(rule))
        if found is None:
            found = self._parts[id(rule)] = parts(rule)
        return found

    @cached_property
    def own(self) -> tuple[Item, ...]:
        """The items checked and those nested in them."""
        return tuple(inner for item in self.items for inner in item.walk())

    @cached_property
    def all_items(self) -> tuple[Item, ...]:
        """The items of the library and those checked, nested ones included."""
        return (*_walked(self.library), *self.own)

    @cached_property
    def by_reference(self) -> dict[str, Item]:
        """All items by reference."""
        return {item.reference: item for item in self.all_items}

    @cached_property
    def taken(self) -> frozenset[str]:
        """The options that are taken where nobody says otherwise."""
        return _taken(self.library) | taken_by_default(self.items)

    @cached_property
    def games(self) -> frozenset[str]:
        """The packs that hold a game of their own: those with base rules."""
        return frozenset(item.pack for item in (*self.library, *self.items) if item.kind == "base")

    def told_by_games(self, key: str) -> int:
        """Return a number of base rules, of several games the most; 0 where none says it."""
        bases = (item for item in self.all_items if item.kind == "base")
        return max((item.number(key) or 0 for item in bases), default=0)

    def are_apart(self, left: Item, right: Item) -> bool:
        """Tell whether two items belong to two games, which may do the same."""
        first, second = (self.homes.get(one.pack) or one.pack for one in (left, right))
        return first != second and {first, second} <= self.games

    @cached_property
    def rules(self) -> tuple[Placed, ...]:
        """The rules of the items checked."""
        return tuple(_placed(self.items))

    @cached_property
    def library_rules(self) -> tuple[Placed, ...]:
        """The rules of the library."""
        return _library_rules(self.library)

    @cached_property
    def base_rules(self) -> tuple[Placed, ...]:
        """The rules of all games, those of the library first."""
        return tuple(one for one in self.all_rules if one.item.kind == "base")

    @cached_property
    def extents(self) -> Extents:
        """The regions of all boards, to try phrases on."""
        from regola.checks.extents import Extents

        return Extents(self)

    @cached_property
    def forbidden(self) -> tuple[tuple[Span, str, frozenset[Any]], ...]:
        """The deeds that base rules forbid everybody: place, verb, what the object must be."""
        found = []
        for one in self.base_rules:
            body = one.rule.body
            if not isinstance(body, Permission) or not body.negated:
                continue
            if body.actor.noun == "you" and body.condition is None and body.deed.object is not None:
                modifiers = frozenset(canonical(one) for one in body.deed.object.modifiers)
                found.append((one.rule.span, body.deed.verb, modifiers))
        return tuple(found)

    @cached_property
    def all_rules(self) -> tuple[Placed, ...]:
        """The rules of the library, then those checked."""
        return self.library_rules + self.rules

    def of_kind(self, kind: str) -> Iterator[Item]:
        """Give the items checked that are of a kind."""
        return (item for item in self.own if item.kind == kind)


@once
def _walked(library: tuple[Item, ...]) -> tuple[Item, ...]:
    return tuple(inner for item in library for inner in item.walk())


@once
def _taken(library: tuple[Item, ...]) -> frozenset[str]:
    return taken_by_default(library)


@once
def _library_rules(library: tuple[Item, ...]) -> tuple[Placed, ...]:
    return tuple(_placed(library))


def _placed(items: Iterable[Item]) -> Iterator[Placed]:
    for top in items:
        for item in top.walk():
            for rule in item.rules:
                yield Placed(rule, item, top)
