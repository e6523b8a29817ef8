"""What is printed: the items of some packs, those they build on, and where each of them stands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache, cached_property
from typing import Any

from regola.drawings.emblems import Emblem, designs
from regola.drawings.looks import Looks, looks_for
from regola.drawings.pictures import Picture
from regola.drawings.positions import Pictured
from regola.pages.beside import Page
from regola.program.model import Item
from regola.program.pack import Manifest, below_of, terms_of
from regola.program.written import Catalogue
from regola.resources import dsl_text
from regola.sources import Span
from regola.text import Texts
from regola.vocabulary.model import Vocabulary
from regola.yaml_files import trusted

__all__ = [
    "Beside",
    "Chapters",
    "Content",
    "Place",
    "Sample",
    "Samples",
    "Shelf",
    "chapters",
]

_ENTRIES_ON_A_PAGE = 150


@dataclass(frozen=True, slots=True)
class Sample:
    """An example of a finding: its text in pieces with their sort of words, the items to draw."""

    pieces: tuple[tuple[str, str], ...]
    items: tuple[Item, ...] = ()


Samples = Mapping[str, tuple[Sample, Sample]]
"""The wrong and the right example of each finding, by code."""


_Led = Mapping[str, Sequence[tuple[str, str]]]


@dataclass(frozen=True, slots=True)
class Beside:
    """
    Pages that stand alone beside those of the book: addresses and titles, by language.

    Some are ``for_tables``, others ``for_authors`` of rules. ``feed`` is the name of the feed of
    changes in the folder of each language, if there is one. ``pages`` are they themselves.
    """

    for_tables: _Led = field(default_factory=dict)
    for_authors: _Led = field(default_factory=dict)
    feed: str = ""
    pages: Sequence[Page] = ()


@dataclass(frozen=True, slots=True)
class Content:
    """
    The items of one family to print, those that they may name, and the packs of both.

    ``played`` gives what examples come to, by their place; those that it does not know are drawn
    as far as they tell it themselves. ``catalogues`` are the hand-written texts of all packs.
    ``texts`` are the rules' texts of the same items, where somebody has made them before.
    ``pictures`` are those that packs have of their items, by reference.
    """

    items: tuple[Item, ...]
    library: tuple[Item, ...]
    packs: tuple[Manifest, ...]
    vocabulary: Vocabulary
    played: Mapping[Span, Pictured] = field(default_factory=dict)
    catalogues: tuple[Catalogue, ...] = ()
    texts: Texts | None = None
    pictures: Mapping[str, Picture] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Chapters:
    """
    The order of the book.

    ``pages`` gives for a kind the page that its items stand on, in order; ``many`` are the kinds
    whose items are called by their plural. ``told`` gives the chapter that tells each item of a
    kind. ``words`` gives for each family of games, or for the rest under no name, the chapter of a
    vocabulary word, ``tidying`` the words of deeds that only put things back in order.
    """

    pages: Mapping[str, str]
    many: frozenset[str]
    told: Mapping[str, str]
    words: Mapping[str, Mapping[str, str]]
    tidying: Mapping[str, frozenset[str]]

    def words_of(self, family: str) -> Mapping[str, str]:
        """Return the chapter of each word in a family of games, chapters in their order."""
        return self.words.get(family, self.words[""])


@cache
def chapters() -> Chapters:
    """Return the order of the book that is shipped with the compiler, read once."""
    data: Mapping[str, Any] = trusted(dsl_text("book", "chapters.yaml"))
    return Chapters(
        pages={kind: entry.get("in", kind) for kind, entry in data["kinds"].items()},
        many=frozenset(kind for kind, entry in data["kinds"].items() if "title" in entry),
        told={kind: entry["told"] for kind, entry in data["kinds"].items() if "told" in entry},
        words={
            family: {word: name for name, words in listed.items() for word in words}
            for family, listed in {"": data["chapters"], **data["families"]}.items()
        },
        tidying={family: frozenset(words) for family, words in data["tidying"].items()},
    )


@dataclass(frozen=True, slots=True)
class Place:
    """Where an item stands: a page, as a path below the folder of the language, and an anchor."""

    page: str
    anchor: str

    @property
    def address(self) -> str:
        """Page and anchor in one."""
        return f"{self.page}#{self.anchor}" if self.anchor else self.page


class Shelf:
    """All that is known of the content, whatever the language."""

    def __init__(
        self,
        contents: Sequence[Content],
        samples: Samples | None = None,
        beside: Beside | None = None,
    ) -> None:
        """
        Take what is to be printed, one for each family, and the samples of findings.

        What stands ``beside`` the book is led to from the contents.
        """
        self.contents = tuple(contents)
        self.samples = samples or {}
        self.beside = beside or Beside()

    @cached_property
    def packs(self) -> dict[str, Manifest]:
        """All packs by id."""
        return {pack.id: pack for content in self.contents for pack in content.packs}

    @cached_property
    def _families(self) -> dict[str, str]:
        return {
            pack.id: content.vocabulary.family
            for content in self.contents
            for pack in content.packs
        }

    def family(self, pack: str) -> str:
        """Return the family of games that a pack is of, whether it says so or its game does."""
        return self._families[pack]

    @cached_property
    def terms(self) -> dict[str, str]:
        """By pack the game whose terms tell it."""
        return terms_of(self.packs.values())

    def written_for(self, pack: str) -> str:
        """Return whose prose a pack has: that of the game whose terms it uses, else its own."""
        return self.terms[pack] if self.packs[pack].is_game else pack

    @cached_property
    def played(self) -> dict[Span, Pictured]:
        """What examples come to, by their place."""
        return {place: end for content in self.contents for place, end in content.played.items()}

    @cached_property
    def items(self) -> dict[str, Item]:
        """All items by reference, nested ones and those of the library included."""
        return {
            item.reference: item
            for content in self.contents
            for top in (*content.library, *content.items)
            for item in top.walk()
        }

    @cached_property
    def printed(self) -> dict[str, tuple[Item, ...]]:
        """The items to print, top-level ones, by pack."""
        found: dict[str, list[Item]] = {}
        for content in self.contents:
            for item in content.items:
                found.setdefault(item.pack, []).append(item)
        return {pack: tuple(items) for pack, items in found.items()}

    @cached_property
    def games(self) -> tuple[str, ...]:
        """
        The packs that get pages of their own, whole games before what is added to them.

        Shared rules stand with the games they serve.
        """
        known = [pack for pack in self.printed if self.packs[pack].game]
        return tuple(sorted(known, key=lambda pack: not self.bases(pack)))

    @cached_property
    def has_game(self) -> bool:
        """Whether a whole game is printed, not only what somebody adds to one."""
        return any(self.bases(pack) for pack in self.games)

    @cached_property
    def places(self) -> dict[str, Place]:
        """Where each item stands that has a place of its own, by reference."""
        found: dict[str, Place] = {}
        for pack in self.games:
            for page, items in self.pages(pack).items():
                for number, item in enumerate(items):
                    name = _numbered(page, number // _ENTRIES_ON_A_PAGE)
                    place = Place(f"{pack}/{name}.html", item.id or item.kind)
                    found[item.reference] = place
        return found

    @cached_property
    def _pages(self) -> dict[str, dict[str, tuple[Item, ...]]]:
        return {pack: self._pages_of(pack) for pack in self.games}

    def pages(self, pack: str) -> Mapping[str, tuple[Item, ...]]:
        """Return the items of a pack that have a place of their own, by page, in book order."""
        return self._pages[pack]

    def _pages_of(self, pack: str) -> dict[str, tuple[Item, ...]]:
        known = chapters().pages
        kinds: dict[str, list[Item]] = {}
        for top in self.printed[pack]:
            for item in top.walk():
                if item.names and (item is top or item.kind in known):
                    kinds.setdefault(item.kind, []).append(item)
        pages: dict[str, list[Item]] = {}
        for kind in sorted(kinds, key=lambda kind: ([*known, kind].index(kind), kind)):
            pages.setdefault(known.get(kind, kind), []).extend(kinds[kind])
        return {page: tuple(items) for page, items in pages.items()}

    def bases(self, pack: str) -> tuple[Item, ...]:
        """Return the base rules of a game, those of the packs it builds on first."""
        own = [item for item in self.printed.get(pack, ()) if item.kind == "base"]
        if not own:
            return ()
        shared = [
            item
            for item in self.items.values()
            if item.kind == "base" and item.pack in self.packs[pack].needs
        ]
        return (*shared, *own)

    def players(self, pack: str) -> tuple[int, ...]:
        """
        Return how many may play, by boards or by what base rules say.

        What is added to a game is for as many as the game, and for those of a board of its own.
        """
        game = self.packs[pack].game or pack
        bases = {game, *self.packs[game].needs} if game in self.packs else {pack}
        told = [
            line.numbers
            for item in self.items.values()
            if (item.kind == "board" and item.pack in (game, pack))
            or (item.kind == "base" and item.pack in bases)
            if (line := item.field("players"))
        ]
        return tuple(sorted({number for numbers in told for number in numbers}))

    @cached_property
    def _by_pack(self) -> dict[str, list[Item]]:
        found: dict[str, list[Item]] = {}
        for item in self.items.values():
            if item.id:
                found.setdefault(item.pack, []).append(item)
        return found

    def has_edges(self, pack: str) -> bool:
        """Tell whether the games of a pack are played with tiles that have edges."""
        return any(
            "edge" in content.vocabulary.kinds and pack in {each.id for each in content.packs}
            for content in self.contents
        )

    def named(self, pack: str, word: str, kinds: Sequence[str]) -> Item | None:
        """Return what an id stands for in a pack: of the first kind that fits, of any if none."""
        names = self._names(pack)
        wanted = kinds or dict.fromkeys(kind for kind, _ in names)
        return next((names[kind, word] for kind in wanted if (kind, word) in names), None)

    def _names(self, pack: str) -> Mapping[tuple[str, str], Item]:
        if pack not in self._known_names:
            manifest = self.packs[pack]
            order = (*self.packs, *manifest.needs, manifest.game, pack)
            self._known_names[pack] = {
                (item.kind, item.id): item for each in order for item in self._by_pack.get(each, ())
            }
        return self._known_names[pack]

    @cached_property
    def _known_names(self) -> dict[str, Mapping[tuple[str, str], Item]]:
        return {}

    @cached_property
    def emblems(self) -> dict[str, Emblem]:
        """
        What stands for each item, by reference: its own picture on the field of its emblem, else
        the emblem.

        Emblems are given in the order of ids, whatever the files; the packs that others build on
        come first, so that they keep theirs.
        """
        below = {pack: below_of(self.packs, pack) for pack in self.packs}
        known = (one for one in self.items if one.count("/") > 1)
        order = sorted(known, key=lambda one: (len(below.get(one.partition("/")[0], ())), one))
        made = designs(order, below)
        return {one: replace(made[one], picture=self._pictures.get(one)) for one in made}

    @cached_property
    def _pictures(self) -> dict[str, Picture]:
        """The pictures that packs have of their items, by reference."""
        return {one: own for content in self.contents for one, own in content.pictures.items()}

    @cached_property
    def looks(self) -> Looks:
        """How terrains, symbols and edges look."""
        kinds: dict[str, list[str]] = {kind: [] for kind in ("terrain", "symbol", "edge", *_LYING)}
        for item in self.items.values():
            if item.kind in kinds:
                kinds[item.kind].append(item.reference)
        pieces = (one for kind in _LYING for one in kinds[kind])
        return looks_for(kinds["terrain"], kinds["symbol"], kinds["edge"], pieces, self._pictures)


_LYING = ("piece", "relic", "place")
"""Kinds of what lies on boards."""


def _numbered(page: str, number: int) -> str:
    return f"{page}-{number + 1}" if number else page
