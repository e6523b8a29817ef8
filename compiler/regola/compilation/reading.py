"""
Read a sentence of rules text in a human language: the line that means what it says.

A line counts only if it compiles and, told in the same language, gives the very words that were
read; failing that, words that differ by articles, case, accents or number alone.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from difflib import SequenceMatcher
from functools import cached_property
from itertools import chain, islice
from math import log

from regola.compilation.language import language
from regola.compilation.line import Lines
from regola.compilation.probing import Probe
from regola.compilation.program import Program
from regola.findings import Finding
from regola.program.canonical import canonical
from regola.program.meaning import Rule
from regola.program.model import Item
from regola.program.pack import terms_of
from regola.python.forms import forms
from regola.sources import Source, Span
from regola.text import ItemContext, Language, Texts, realise
from regola.text.items import ItemNames
from regola.text.language import Speech
from regola.text.reading import Catalogue, Reader, recomposed, restated, without_reminders
from regola.vocabulary.model import KindWord, Vocabulary

__all__ = ["Found", "Sentences"]

_TRIED = 800
"""How many lines that a sentence may mean are compiled at most."""

_RESEMBLING = 0.2
"""How much of what two sentences say must be the same for one to be shown for the other."""

_ALIKE = 0.6
"""How much of the words must be the same for a sentence to be taken for another."""


_Saying = tuple[frozenset[str], str, Span | str | None]
"""The words of a sentence, the sentence, and its rule: where that stands, or as it is written."""


@dataclass(frozen=True, slots=True)
class Found:
    """
    What a sentence states.

    `line` is the rule, empty where there is none; `said` the sentence as we would write it;
    `exact` whether those are the words that were read; `unknown` the words that are not known,
    each with those that are nearest to it; `nearest` the sentence of an item that has the most of
    its words, `rule` where that rule stands, or the rule itself; `part` the words that keep the
    rest from being read.
    """

    line: str = ""
    said: str = ""
    exact: bool = False
    unknown: tuple[tuple[str, tuple[str, ...]], ...] = ()
    nearest: str = ""
    rule: Span | str | None = None
    part: str = ""


@dataclass(frozen=True)
class Sentences:
    """
    Reads the sentences of a language, of one game of a program.

    ``packs`` are those whose names are meant first where others have the same.
    """

    program: Program
    language: Language
    game: str
    packs: tuple[str, ...] = ()
    _lines: dict[tuple[str, str], Lines] = field(default_factory=dict, compare=False, repr=False)

    def context(self) -> ItemContext:
        """Return the context in which a rule that stands alone is told."""
        return self._texts.kind_context(self._kinds[0], self.game)

    def read(self, text: str) -> Found:
        """Read the sentences of one rule that stands alone, in the likeliest way."""
        return self.readings(text)[0]

    def readings(self, text: str) -> tuple[Found, ...]:
        """Read the sentences of one rule that stands alone, in all ways that are as likely."""
        stated = without_reminders(text)
        exact: dict[object, Found] = {}
        for one in self._exactly(stated):
            exact.setdefault(self._meaning(one), one)
        return tuple(exact.values()) or self.nearly(stated)

    def exactly(self, text: str) -> Found | None:
        """Return the rule told in these very words, the only one unless two things share a name."""
        return next(self._exactly(text), None)

    def _exactly(self, text: str) -> Iterator[Found]:
        whole = _whole(text)
        for kind in self._kinds:
            context = self._texts.kind_context(kind, self.game)
            for line, said in self._told(self._strict, whole, context, self._near):
                if " ".join(said.split()) == whole:
                    yield Found(line, said, exact=True)

    def _meaning(self, found: Found) -> object:
        """Return what a rule means, whatever kind of item it is thought to be of."""
        rule = self._lines_of(self._kinds[0].id, self._near).rule(found.line)
        return canonical(replace(rule, scope="active")) if rule else found.line

    def nearly(self, text: str) -> tuple[Found, ...]:
        """Return the rules told most like this, at least one: or the words that are not known."""
        words = self._tolerant.plain(text)
        unknown = self._tolerant.unknown(text)
        found = (
            self._restated(text)
            or (() if unknown else self._in_our_words(text))
            or self._recomposed(text)
        )
        if found:
            return found
        if unknown:
            near = tuple((word, self._strict.near(word)) for word in unknown)
            return (self._unread(words, unknown=near),)
        return (self._unread(words, part=self._part(text)),)

    def stated(self, text: str) -> tuple[Found, ...]:
        """Return the rules that a text states in a form of ours or in clauses that are known."""
        return self._restated(text) or self._recomposed(text)

    def against(self, line: str) -> tuple[Source, list[Finding]]:
        """Return what `regola check` has against a line wherever it may stand, with its text."""
        inner = {name for kind in self._vocabulary.kinds.values() for name in kind.nested}
        kinds = [one for one in self._vocabulary.kinds.values() if one.bearer and one.declares]
        tried: list[tuple[Source, list[Finding]]] = []
        for kind in (one.id for one in kinds if one.id not in inner):
            tried.append(Probe(self.program, self.game, kind).against(line))
            if not tried[-1][1]:
                break
        return min(tried, key=lambda one: len(one[1]))

    def _unread(
        self,
        words: list[str],
        unknown: tuple[tuple[str, tuple[str, ...]], ...] = (),
        part: str = "",
    ) -> Found:
        said, rule = self._nearest(words)
        return Found(unknown=unknown, nearest=said, rule=rule, part=part)

    def _part(self, text: str) -> str:
        """Return the shortest beginning or end of a sentence without which it can be read."""
        words = text.split()
        for count in range(1, len(words) // 2 + 1):
            for part, rest in ((words[-count:], words[:-count]), (words[:count], words[count:])):
                left = " ".join(rest).rstrip(",")
                if self._restated(left) or self._likeliest(left, ours=True):
                    return " ".join(part)
        return ""

    def _restated(self, text: str) -> tuple[Found, ...]:
        """Return the rules of what a sentence is in a form of ours, of the first that has any."""
        return self._first_read(restated(text, self.language.synonyms, self._singulars))

    def _recomposed(self, text: str) -> tuple[Found, ...]:
        """Return the rules of what the clauses of a sentence are in our words."""
        return self._first_read(recomposed(text, self.language.synonyms, self._singulars))

    def _first_read(self, texts: Iterator[str]) -> tuple[Found, ...]:
        known = (one for one in texts if not self._tolerant.unknown(one))
        return next(filter(None, map(self._in_our_words, known)), ())

    def _in_our_words(self, text: str) -> tuple[Found, ...]:
        # What is said in words of others is what ours mean, whatever else it could be.
        return self._likeliest(text, ours=True) or self._likeliest(text, ours=False)

    def _likeliest(self, text: str, *, ours: bool) -> tuple[Found, ...]:
        """Return the rules told most like a text, one for each way in which they are told."""
        found: dict[object, tuple[tuple[float, ...], Found]] = {}
        for kind in self._kinds:
            context = self._texts.kind_context(kind, self.game)
            for line, said in self._told(self._tolerant, text, context, self._near, ours=ours):
                alike = max(self._alike(one, text) for one in self._in_full(said, line, context))
                if alike[0] > _ALIKE and self._is_exact_alike(said, text):
                    one = Found(line, said)
                    found.setdefault(self._meaning(one), (alike, one))
        best = max((alike for alike, _ in found.values()), default=())
        likeliest = (one for alike, one in found.values() if alike == best)
        return tuple({one.said: one for one in reversed(tuple(likeliest))}.values())

    def _is_exact_alike(self, said: str, text: str) -> bool:
        """Tell whether nothing is *exactly* so many where that was not said: a hill may be two."""
        exactly = self._speech.say("counted-exactly", thing="").strip()
        return exactly not in said or exactly in text.casefold()

    def _in_full(self, said: str, line: str, context: ItemContext) -> Iterator[str]:
        """Give a text, and the one with *in that region* for *there*, as others may say it."""
        yield said
        packs = tuple(dict.fromkeys(self._near))
        rule = self._lines_of(context.kind, packs).rule(line)
        if rule is not None:
            yield realise(rule, context, self._language_in_full)

    @cached_property
    def _language_in_full(self) -> Language:
        told = self.language.messages.items()
        messages = {name: message for name, message in told if "-there-" not in name}
        return replace(self.language, messages=messages, _speeches={})

    def _alike(self, said: str, text: str) -> tuple[float, ...]:
        """Return how alike two texts are by words, by new things named, and by letters."""
        named = self._tolerant.named_anew(said) - self._tolerant.named_anew(text)
        plain = self._tolerant.plain
        words = SequenceMatcher(None, plain(said), plain(text)).ratio()
        letters = SequenceMatcher(None, said.casefold(), text.casefold()).ratio()
        return words, -abs(named), letters

    def _nearest(self, words: list[str]) -> tuple[str, Span | str | None]:
        """Return the sentence of the game's items that shares the most with these, if enough."""
        wanted, weights = frozenset(words), self._weights

        def weight(some: frozenset[str]) -> float:
            return sum(weights.get(one, 1.0) for one in sorted(some))

        def shared(said: _Saying) -> float:
            # A rule about another thing than those that were named leads astray.
            others = (said[0] - wanted) & self._names
            return weight(wanted & said[0]) / (weight(wanted | said[0]) + weight(others))

        nothing: _Saying = (frozenset(), "", None)
        found = max(self._sayings, key=shared, default=nothing)
        return found[1:] if found[0] and shared(found) >= _RESEMBLING else nothing[1:]

    @cached_property
    def _names(self) -> frozenset[str]:
        """The names of one word that items have, such as that of a terrain or a piece."""
        forms = (each for _, each in ItemNames(self._items).forms(self.language.code))
        plain = (self._tolerant.plain(form) for form in chain.from_iterable(forms))
        return frozenset(words[0] for words in plain if len(words) == 1)

    @cached_property
    def _weights(self) -> Mapping[str, float]:
        """How much each word tells in which sentence it stands: less, the more have it."""
        counted = Counter(word for words, _, _ in self._sayings for word in words)
        return {word: log(1 + len(self._sayings) / count) for word, count in counted.items()}

    @cached_property
    def _sayings(self) -> tuple[_Saying, ...]:
        """The sentences of the items of the packs at hand, and of rules that play by themselves."""
        plain = self._tolerant.plain
        items = (item for item in self._items if item.pack in self._near)
        told: dict[str, Span | str] = {}
        for item in items:
            for rule in item.rules:
                said = realise(rule, self._texts.context(item, self.game), self.language)
                told.setdefault(said, rule.span)
        for line in dict.fromkeys(chain.from_iterable(forms(self.program.family).values())):
            form = self._lines_of(self._kinds[0].id, self._near).rule(line)
            if form is not None:
                told.setdefault(realise(form, self.context(), self.language), line)
        return tuple((frozenset(plain(said)), said, rule) for said, rule in told.items())

    def line_of(self, text: str, item: Item) -> str | None:
        """Return the line of a rule of an item that is told in these very words."""
        context = self._texts.context(item, self.game)
        packs = tuple(dict.fromkeys((item.pack, self.game)))
        found = self._told(self._strict, text, context, packs, self._own(item))
        return next((line for line, said in found if said == text), None)

    def rule_of(self, line: str, item: Item) -> Rule | None:
        """Return what a line means among the rules of an item, if it means anything."""
        packs = tuple(dict.fromkeys((item.pack, self.game)))
        return self._lines_of(item.kind, packs).rule(line)

    def rule_of_kinds(self, line: str) -> tuple[Rule, ...]:
        """Return what a line that stands alone means, for each kind of item that may hold it."""
        found = (self._lines_of(kind.id, self._near).rule(line) for kind in self._kinds)
        return tuple(rule for rule in found if rule is not None)

    def _own(self, item: Item) -> str:
        kind = self._vocabulary.kinds[item.kind]
        return item.id if kind.item else ""

    def _told(
        self,
        reader: Reader,
        text: str,
        context: ItemContext,
        packs: tuple[str, ...],
        own: str = "",
        *,
        ours: bool = False,
    ) -> Iterator[tuple[str, str]]:
        """Give the lines that compile, with the text that each is told in."""
        lines = self._lines_of(context.kind, packs)
        for line in islice(_each_once(reader.lines(text, own, ours=ours)), _TRIED):
            rule = lines.rule(line)
            if rule is not None:
                yield line, realise(rule, context, self.language)

    @property
    def _near(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys((*self.packs, self.game)))

    def _lines_of(self, kind: str, packs: tuple[str, ...]) -> Lines:
        key = (kind, " ".join(packs))
        if key not in self._lines:
            self._lines[key] = Lines(language(self.program.family), self.program, packs, kind)
        return self._lines[key]

    @cached_property
    def _kinds(self) -> tuple[KindWord, ...]:
        """The kinds whose rules are told differently, those whose people may decline first."""
        kinds = [one for one in self._vocabulary.kinds.values() if one.bearer]
        kinds.sort(key=lambda one: (bool(one.item), one.scope == "always"))
        told = {(one.scope, one.id == "base", one.item): one for one in reversed(kinds)}
        return tuple(reversed(told.values()))

    @cached_property
    def _singulars(self) -> Mapping[str, str]:
        """The words of the language and the names of items, in small letters, by their plurals."""
        speech = self._speech.lexicon
        named = (item.name(self.language.code) for item in self._items)
        names = ((one.plural, one.singular) for one in named if one is not None)
        nouns = ((noun.forms[1], noun.forms[0]) for noun in speech.nouns.values())
        pairs = [*nouns, *names]
        for adjective in speech.adjectives.values():
            pairs += [(adjective.forms[2], adjective.forms[0])]
            pairs += [(adjective.forms[3], adjective.forms[1])]
        known: dict[str, str] = {}
        for many, one in pairs:
            if many and " " not in many:
                known.setdefault(many.casefold(), one.casefold())
        return known

    @cached_property
    def _vocabulary(self) -> Vocabulary:
        return language(self.program.family).vocabulary

    @cached_property
    def _items(self) -> tuple[Item, ...]:
        return tuple(self.program.all_items())

    @cached_property
    def _texts(self) -> Texts:
        return Texts(self._items, self._vocabulary, self.program.packs)

    @cached_property
    def _terms(self) -> Mapping[str, str]:
        return terms_of(self.program.packs)

    @property
    def _speech(self) -> Speech:
        return self.language.of_game(self._terms.get(self.game, self.game))

    @cached_property
    def _strict(self) -> Reader:
        return self._reader(tolerant=False)

    @cached_property
    def _tolerant(self) -> Reader:
        return self._reader(tolerant=True)

    def _reader(self, *, tolerant: bool) -> Reader:
        names = ItemNames(self._items)
        declared = self.program.declared
        return Reader(
            Catalogue(
                self._speech, self._vocabulary, declared, self._items, names, tolerant=tolerant
            )
        )


def _each_once(lines: Iterator[str]) -> Iterator[str]:
    """Give lines that differ: of several ways to read a sentence some come to the same."""
    seen: set[str] = set()
    for line in lines:
        if line not in seen:
            seen.add(line)
            yield line


def _whole(text: str) -> str:
    """Return a text with single spaces, a capital and a full stop."""
    plain = " ".join(text.split())
    ended = plain if plain.endswith((".", "!", "?")) else f"{plain}."
    return ended[0].upper() + ended[1:]
