"""What the checks ask of a program: its items, their rules taken apart, its boards."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Collection, Hashable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from itertools import chain
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from regola.checks.parts import Parts, loose_form, parts
from regola.findings import Severity, Sink
from regola.memory import Counts, Forgetful, Memory, Table
from regola.program.meaning import Deed, Permission, Rule
from regola.program.model import Item
from regola.program.once import Same, once
from regola.program.options import taken_by_default
from regola.program.walking import nodes_in
from regola.sources import Span
from regola.vocabulary.model import Vocabulary

if TYPE_CHECKING:
    from regola.checks.extents import Extents

__all__ = ["Placed", "Survey", "Words", "placed"]

_Told = TypeVar("_Told")
_Word = TypeVar("_Word", bound=Hashable)


@dataclass(frozen=True, slots=True)
class Placed:
    """A rule with the item that holds it and the top-level item around that one."""

    rule: Rule
    item: Item
    top: Item


@dataclass(frozen=True, slots=True)
class Words(Generic[_Word]):
    """Words that items tell: how often those checked tell each, and those of the library."""

    own: Counts[_Word]
    below: frozenset[_Word]

    def __contains__(self, word: _Word) -> bool:
        """Tell whether an item tells a word."""
        return word in self.own.words or word in self.below

    def all(self) -> frozenset[_Word]:
        """Return all words, where there are few of them."""
        return self.below.union(self.own.words)

    @property
    def doubled(self) -> frozenset[_Word]:
        """The words that items checked tell more than once, or the library too."""
        if not self.own.doubled and self.own.words.isdisjoint(self.below):
            return frozenset()
        return frozenset(self.own.doubled).union(self.own.words & self.below)


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
    memory: Memory = field(default_factory=Forgetful)
    _parts: dict[int, Parts] = field(default_factory=dict)
    _errors: dict[str, list[int]] = field(default_factory=dict)
    _words: dict[Any, Words[Any]] = field(default_factory=dict)
    _tables: dict[Any, Table[str, Any]] = field(default_factory=dict)

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
        places = self._errors.get(span.path)
        if not places:
            return []
        return places[bisect_left(places, span.start) : bisect_right(places, span.end)]

    @cached_property
    def is_faultless(self) -> bool:
        """Whether no error at all was found in the items checked."""
        return not self._errors

    def errors(self) -> Mapping[str, tuple[int, ...]]:
        """Return where errors stand, by file."""
        return {path: tuple(places) for path, places in self._errors.items()}

    # ---- what items say, each by itself ---------------------------------------------------------

    def told(self, tell: Callable[..., _Told], *given: object) -> Iterable[_Told]:
        """
        Return what a function tells of each top-level item checked, in order.

        It is told of an item and what is given, and of nothing else: the memory keeps it.
        """
        return self.memory.each(
            (tell, "told"), self.items, lambda top: tell(top, *given), given=given
        )

    def gathered(self, tell: Callable[..., Iterable[_Told]], *given: object) -> Iterator[_Told]:
        """Give what a function tells of all items checked, one after the other: little of many."""
        return self.memory.gathered(
            (tell, *given, "told"), self.items, lambda top: tell(top, *given), given=given
        )

    def told_below(self, tell: Callable[..., _Told], *given: object) -> tuple[_Told, ...]:
        """Return what a function tells of each top-level item of the library."""
        found: tuple[_Told, ...] = _told_below(Same(self.library), tell, given)
        return found

    def words_below(self, tell: Callable[[Item], Iterable[_Word]]) -> frozenset[_Word]:
        """Return the words that a function gives of each item of the library, all together."""
        found: frozenset[_Word] = _words_below(Same(self.library), tell)
        return found

    def words_of(self, tell: Callable[[Item], Iterable[_Word]]) -> Words[_Word]:
        """Return the words that a function gives of each item, all together; it sees no other."""
        if tell not in self._words:
            own = self.memory.counted((tell, "words"), self.items, _tuple_of(tell))
            self._words[tell] = Words(own, self.words_below(tell))
        found: Words[_Word] = self._words[tell]
        return found

    def table_of(self, tell: Callable[[Item], Iterable[tuple[str, _Told]]]) -> Mapping[str, _Told]:
        """Return what a function tells of all items by name; it sees no other."""
        return self.whole_table(tell)

    def whole_table(self, tell: Callable[[Item], Iterable[tuple[str, _Told]]]) -> Table[str, _Told]:
        """Return the same, for whoever hangs on it."""
        if tell not in self._tables:
            below = _table_below(Same(self.library), tell)
            self._tables[tell] = self.memory.table((tell, "table"), self.items, tell, below)
        found: Table[str, _Told] = self._tables[tell]
        return found

    # ---- what there is --------------------------------------------------------------------------

    def parts(self, rule: Rule) -> Parts:
        """Return the nodes of a rule."""
        found = self._parts.get(id(rule))
        if found is None:
            found = self._parts[id(rule)] = parts(rule)
        return found

    @cached_property
    def own(self) -> tuple[Item, ...]:
        """The items checked and those nested in them."""
        return tuple(self.gathered(_all_in))

    @cached_property
    def all_items(self) -> tuple[Item, ...]:
        """The items of the library and those checked, nested ones included."""
        return (*_walked(self.library), *self.own)

    @cached_property
    def bases(self) -> tuple[Item, ...]:
        """The base rules of all games, those of the library first."""
        return (*_bases(self.library), *self.of_kind("base"))

    @cached_property
    def packs(self) -> frozenset[str]:
        """The packs that have items."""
        return self.words_of(_pack_of).all()

    @cached_property
    def by_reference(self) -> dict[str, Item]:
        """All items by reference."""
        return {item.reference: item for item in self.all_items}

    @cached_property
    def taken(self) -> frozenset[str]:
        """The options that are taken where nobody says otherwise."""
        return _taken(self.library) | taken_by_default(self.of_kind("option"))

    @cached_property
    def games(self) -> frozenset[str]:
        """The packs that hold a game of their own: those with base rules."""
        return frozenset(item.pack for item in self.bases)

    def told_by_games(self, key: str) -> int:
        """Return a number of base rules, of several games the most; 0 where none says it."""
        return max((item.number(key) or 0 for item in self.bases), default=0)

    def are_apart(self, left: Item, right: Item) -> bool:
        """Tell whether two items belong to two games, which may do the same."""
        first, second = (self.homes.get(one.pack) or one.pack for one in (left, right))
        return first != second and {first, second} <= self.games

    @cached_property
    def rules(self) -> tuple[Placed, ...]:
        """The rules of the items checked."""
        return tuple(self.gathered(placed))

    @cached_property
    def library_rules(self) -> tuple[Placed, ...]:
        """The rules of the library."""
        return _library_rules(self.library)

    @cached_property
    def base_rules(self) -> tuple[Placed, ...]:
        """The rules of all games, those of the library first."""
        return (*_base_rules(self.library), *self.gathered(_base_rules_in))

    @cached_property
    def extents(self) -> Extents:
        """The regions of all boards, to try phrases on."""
        from regola.checks.extents import Extents

        return Extents(self)

    @cached_property
    def ground(self) -> object:
        """What all items hang on: where it is equal, checks of an item find what they found."""
        from regola.checks.of_items import ground_of

        return ground_of(self)

    @cached_property
    def done_to_several(self) -> frozenset[str]:
        """The deeds that a rule of any item does to several things at once."""
        return self.words_of(_done_to_several).all()

    @cached_property
    def forbidden(self) -> tuple[tuple[Span, str, frozenset[Any]], ...]:
        """The deeds that base rules forbid everybody: place, verb, what the object must be."""
        found = []
        for one in self.base_rules:
            body = one.rule.body
            if not isinstance(body, Permission) or not body.negated:
                continue
            if body.actor.noun == "you" and body.condition is None and body.deed.object is not None:
                modifiers = frozenset(loose_form(one) for one in body.deed.object.modifiers)
                found.append((one.rule.span, body.deed.verb, modifiers))
        return tuple(found)

    @cached_property
    def all_rules(self) -> tuple[Placed, ...]:
        """The rules of the library, then those checked."""
        return self.library_rules + self.rules

    def within(self, kind: str) -> Iterator[tuple[Item, Item]]:
        """Give the items checked that are of a kind, each behind the top-level item around it."""
        return ((top, item) for top in self.items for item in top.walk() if item.kind == kind)

    def of_kind(self, kind: str) -> Iterator[Item]:
        """Give the items checked that are of a kind."""
        return chain.from_iterable(block[kind] for block in self._kinds if kind in block)

    @cached_property
    def _kinds(self) -> tuple[Mapping[str, list[Item]], ...]:
        """The items checked by kind, in blocks."""
        return tuple(self.memory.in_blocks("kinds", self.items, _all_in, _by_kind))


@once
def _walked(library: tuple[Item, ...]) -> tuple[Item, ...]:
    return tuple(inner for item in library for inner in item.walk())


@once
def _taken(library: tuple[Item, ...]) -> frozenset[str]:
    return taken_by_default(library)


@once
def _library_rules(library: tuple[Item, ...]) -> tuple[Placed, ...]:
    return tuple(one for top in library for one in placed(top))


@once
def _base_rules(library: tuple[Item, ...]) -> tuple[Placed, ...]:
    return tuple(one for top in library for one in _base_rules_in(top))


@once
def _bases(library: tuple[Item, ...]) -> tuple[Item, ...]:
    return tuple(item for item in _walked(library) if item.kind == "base")


def placed(top: Item) -> list[Placed]:
    """Return the rules of an item and of those in it."""
    return [Placed(rule, item, top) for item in top.walk() for rule in item.rules]


def _base_rules_in(top: Item) -> list[Placed]:
    return [one for one in placed(top) if one.item.kind == "base"]


def _all_in(top: Item) -> tuple[Item, ...]:
    return tuple(top.walk())


def _by_kind(walked: tuple[tuple[Item, ...], ...]) -> Mapping[str, list[Item]]:
    found: dict[str, list[Item]] = {}
    for item in chain.from_iterable(walked):
        found.setdefault(item.kind, []).append(item)
    return found


def _pack_of(top: Item) -> tuple[str]:
    return (top.pack,)


def _tuple_of(tell: Callable[[Item], Iterable[_Word]]) -> Callable[[Item], tuple[_Word, ...]]:
    return lambda top: tuple(tell(top))


@lru_cache(maxsize=512)
def _told_below(
    library: Same[tuple[Item, ...]], tell: Callable[..., Any], given: tuple[object, ...]
) -> Any:
    return tuple(tell(top, *given) for top in library.thing)


@lru_cache(maxsize=512)
def _words_below(
    library: Same[tuple[Item, ...]], tell: Callable[[Item], Iterable[Any]]
) -> frozenset[Any]:
    return frozenset(word for top in library.thing for word in tell(top))


@lru_cache(maxsize=512)
def _table_below(
    library: Same[tuple[Item, ...]], tell: Callable[[Item], Iterable[tuple[str, Any]]]
) -> Mapping[str, Any]:
    return dict(pair for top in library.thing for pair in tell(top))


def _done_to_several(top: Item) -> Iterator[str]:
    deeds = (node for one in placed(top) for node in nodes_in(one.rule) if isinstance(node, Deed))
    for deed in deeds:
        amount = deed.object.amount if deed.object is not None else None
        if deed.amount is not None or deed.per is not None or amount is not None:
            yield deed.verb
