"""Split the words of a head into adjectives and a noun, by the vocabulary and the content."""

from __future__ import annotations

from bisect import bisect_left, insort
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field
from functools import cached_property

from regola.findings import Legal, nearest
from regola.program.symbols import Symbol, Symbols
from regola.sources import Span
from regola.syntax.tree import Word
from regola.vocabulary.model import AdjectiveWord, NounWord, QuantityWord, Vocabulary

__all__ = ["Head", "Lexicon", "Sense", "Split", "words_of"]

_LONGEST = 6


@dataclass(frozen=True, slots=True)
class Sense:
    """
    One meaning of a noun: its id or reference, type and number.

    ``plural`` is None where the spelling does not tell: one thing and several are said alike.
    ``quantity`` is set for number words. ``definite`` things need no mention before *the*.
    """

    noun: str
    type: str
    plural: bool | None
    definite: bool
    quantity: QuantityWord | None = None
    word: NounWord | None = None


@dataclass(frozen=True, slots=True)
class Head:
    """A noun with its possible senses and its place."""

    senses: tuple[Sense, ...]
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Split:
    """
    The words of a head, told apart.

    ``unknown`` is a word that is none; ``after`` one that stands behind the noun.
    """

    adjectives: tuple[tuple[AdjectiveWord, bool, int, int], ...]
    head: Head | None
    unknown: Word | None
    after: Word | None


def words_of(symbols: Iterable[Symbol]) -> frozenset[str]:
    """Return all spellings of some symbols, and the words in them."""
    spelled = {spelling for symbol in symbols for spelling in symbol.spellings}
    return frozenset(spelled | {part for spelling in spelled for part in spelling.split()})


@dataclass
class _Spelled:
    """
    What all spellings come to, for whoever asks: worked out when first asked for.

    Where a few symbols are others, what was worked out is changed by these alone.
    """

    vocabulary: Vocabulary
    symbols: Symbols
    similar: dict[str, tuple[str, ...]] = field(default_factory=dict)
    declared: dict[tuple[tuple[str, ...], str], _OfPacks] = field(default_factory=dict)
    _nameless: frozenset[str] | None = None

    @cached_property
    def words(self) -> Counter[str]:
        """The words of all spellings, with how many have each."""
        spelled = (*self.vocabulary.words, *self.symbols.by_spelling)
        return Counter(word for phrase in spelled for word in set(phrase.split()))

    @property
    def nameless(self) -> frozenset[str]:
        """The words of what has no name."""
        if self._nameless is None:
            self._nameless = words_of(self.symbols.nameless.values())
        return self._nameless

    @cached_property
    def legal(self) -> Legal:
        """All spellings, by length."""
        return Legal(self.vocabulary.words | self.symbols.by_spelling.keys())

    def of_packs(self, packs: tuple[str, ...], first: str) -> _OfPacks:
        """Return the single words for things of packs."""
        if (packs, first) not in self.declared:
            found = self.declared[packs, first] = _OfPacks(packs, first)
            found.renew(self.symbols.by_spelling, self.symbols.by_spelling)
        return self.declared[packs, first]

    def renew(self, before: Collection[str], stirred: Collection[str]) -> None:
        """Learn which spellings there are now of some; ``before`` are those of them there were."""
        now, known = self.symbols.by_spelling, vars(self)
        gone = [one for one in before if one not in now]
        came = [one for one in stirred if one in now and one not in before]
        if "words" in known:
            self.words.update(word for one in came for word in set(one.split()))
            self.words.subtract(word for one in gone for word in set(one.split()))
            for word in {word for one in gone for word in one.split()}:
                if not self.words[word]:
                    del self.words[word]
        if "legal" in known:
            self.legal.add(came)
            self.legal.remove(one for one in gone if one not in self.vocabulary.words)
        for found in self.declared.values():
            found.renew(now, stirred)
        self.similar.clear()
        self._nameless = None


class _OfPacks:
    """The single words for things of packs: those of a kind first, and by length."""

    def __init__(self, packs: tuple[str, ...], first: str) -> None:
        """Begin without words."""
        self.words: list[str] = []
        self.legal = Legal(())
        self._packs, self._first = packs, first
        self._kinds: dict[str, str] = {}

    def renew(self, spelled: Mapping[str, list[Symbol]], stirred: Collection[str]) -> None:
        """Learn what some spellings mean now."""
        single = [one for one in stirred if " " not in one]
        gone = {one for one in single if one in self._kinds}
        now = {one: kind for one in single if (kind := self._kind(spelled.get(one, ())))}
        for one in gone:
            self.words.pop(bisect_left(self.words, self._place(one), key=self._place))
            if one not in now:
                del self._kinds[one]
        self._kinds |= now
        if self.words:
            for one in now:
                insort(self.words, one, key=self._place)
        else:
            self.words = sorted(now, key=self._place)
        self.legal.remove(gone)
        self.legal.add(now)

    def _kind(self, symbols: Sequence[Symbol]) -> str:
        """Return the kind of what a spelling means first, if any of it is of the packs."""
        is_here = any(one.reference.split("/")[0] in self._packs for one in symbols)
        return symbols[0].kind if is_here else ""

    def _place(self, spelling: str) -> tuple[bool, str]:
        return self._kinds[spelling] != self._first, spelling


class Lexicon:
    """
    The words of a program: those of the vocabulary and those that content declares.

    ``withheld`` are the unknown words that were not told of when they were met, with their places;
    ``asked`` the spellings that were looked up.
    """

    def __init__(
        self, vocabulary: Vocabulary, symbols: Symbols, spelled: _Spelled | None = None
    ) -> None:
        """Keep both, which stay as they are."""
        self.vocabulary = vocabulary
        self.symbols = symbols
        self.asked: set[str] = set()
        self._spelled = spelled or _Spelled(vocabulary, symbols)
        self._near: tuple[str, ...] = ()
        self._local: dict[tuple[str, ...], Lexicon] = {}
        self._cache: dict[str, tuple[Sense, ...]] = {}
        self.withheld: list[tuple[str, Span]] = []

    def near(self, packs: tuple[str, ...]) -> Lexicon:
        """Return the words as an item of the first pack means them: of namesakes the nearest."""
        local = self._local.get(packs)
        if local is None:
            local = self._local[packs] = Lexicon(self.vocabulary, self.symbols, self._spelled)
            local._near = packs
        local.withheld = self.withheld
        return local

    def renewed(self, before: Collection[str], stirred: Collection[str]) -> Lexicon:
        """
        Return the words once some spellings mean something else.

        ``before`` are those of them that there were. What was worked out of all is handed on.
        """
        self._spelled.renew(before, stirred)
        return Lexicon(self.vocabulary, self.symbols, self._spelled)

    def aside(self) -> Lexicon:
        """Return the same words for somebody whose unknown words are nobody else's concern."""
        return Lexicon(self.vocabulary, self.symbols, self._spelled)

    @property
    def known(self) -> AbstractSet[str]:
        """Every word that is one, or part of one, of the vocabulary or of the content."""
        return self._spelled.words.keys()

    @property
    def nameless(self) -> frozenset[str]:
        """The words that items are called by whose English name could not be read."""
        return self._spelled.nameless

    @property
    def nameless_symbols(self) -> Iterator[Symbol]:
        """The items whose English name could not be read."""
        return iter(self.symbols.nameless.values())

    def similar(self, word: str) -> tuple[str, ...]:
        """Return the legal words nearest to one that nobody knows."""
        similar = self._spelled.similar
        if word not in similar:
            similar[word] = nearest(word, self._spelled.legal.about(word))
        return similar[word]

    def about(self, word: str) -> Iterator[str]:
        """Give the legal words that are long enough, and short enough, to be near to one."""
        return self._spelled.legal.about(word)

    def declared_in(self, packs: tuple[str, ...], first: str) -> tuple[Sequence[str], Legal]:
        """Return the single words for things of packs, those of a kind first; and by length."""
        found = self._spelled.of_packs(packs, first)
        return found.words, found.legal

    def _namesakes(self, spelling: str) -> list[Symbol]:
        found = self.symbols.by_spelling.get(spelling, [])
        return sorted(found, key=self._distance)

    def _distance(self, symbol: Symbol) -> int:
        pack = symbol.reference.partition("/")[0]
        return self._near.index(pack) if pack in self._near else len(self._near)

    def senses(self, spelling: str) -> tuple[Sense, ...]:
        """Return the meanings of a noun in the spelling given."""
        self.asked.add(spelling)
        found = self._cache.get(spelling)
        if found is None:
            found = tuple(self._senses(spelling))
            self._cache[spelling] = found
        return found

    def _senses(self, spelling: str) -> list[Sense]:
        words = self.vocabulary
        found: list[Sense] = []
        singular = words.nouns.get(spelling)
        plural = words.nouns.get(words.spellings.plurals.get(spelling, ""))
        if singular is not None:
            is_plural = None if words.spellings.plurals.get(spelling) == spelling else False
            found.append(Sense(spelling, singular.type, is_plural, singular.unique, word=singular))
        elif plural is not None:
            found.append(Sense(plural.id, plural.type, True, plural.unique, word=plural))
        if spelling in words.quantities:
            found.append(Sense(spelling, "number", None, True, quantity=words.quantities[spelling]))
        if spelling in words.phases:
            found.append(Sense(spelling, "phase", None, True))
        for symbol in self._namesakes(spelling):
            if symbol.type and symbol.type != "adjective":
                is_plural = True if spelling in symbol.plurals else None
                found.append(Sense(symbol.reference, symbol.type, is_plural, True))
        return found

    def adjective(self, spelling: str) -> tuple[AdjectiveWord, bool] | None:
        """Return an adjective and whether the spelling denies it."""
        self.asked.add(spelling)
        words = self.vocabulary
        found = words.adjectives.get(spelling)
        if found is not None:
            return found, False
        denied = words.spellings.negatives.get(spelling)
        if denied is not None:
            return words.adjectives[denied], True
        for symbol in self._namesakes(spelling):
            if symbol.type == "adjective":
                return AdjectiveWord(symbol.reference, ("any",), granted=True), False
        return None

    def split(self, words: tuple[Word, ...]) -> Split:
        """Tell the adjectives of a head from its noun; the longest spelling wins."""
        adjectives: list[tuple[AdjectiveWord, bool, int, int]] = []
        index = 0
        while index < len(words):
            length, senses, adjective = self._longest(words, index)
            start, end = words[index].start, words[index + max(length, 1) - 1].end
            if senses and (adjective is None or index + length == len(words)):
                after = words[index + length] if index + length < len(words) else None
                return Split(tuple(adjectives), Head(senses, start, end), None, after)
            if adjective is None:
                return Split(tuple(adjectives), None, words[index], None)
            adjectives.append((*adjective, start, end))
            index += length
        return Split(tuple(adjectives), None, None, None)

    def _longest(
        self, words: tuple[Word, ...], index: int
    ) -> tuple[int, tuple[Sense, ...], tuple[AdjectiveWord, bool] | None]:
        for length in range(min(_LONGEST, len(words) - index), 0, -1):
            spelling = " ".join(word.text for word in words[index : index + length])
            senses, adjective = self.senses(spelling), self.adjective(spelling)
            if senses or adjective:
                return length, senses, adjective
        return 0, (), None
