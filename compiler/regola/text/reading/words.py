"""The words of a language and of content, with what a rule calls them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Hashable, Iterable, Mapping
from dataclasses import dataclass

from regola.program.model import Item
from regola.program.symbols import Symbol
from regola.text.context import Names
from regola.text.language import Speech
from regola.text.lexicon import Adjective, Noun
from regola.text.planner.telling import content_noun
from regola.text.reading.chart import Found
from regola.text.reading.spelling import folded, pieces
from regola.vocabulary.model import Vocabulary

__all__ = [
    "ITS_ONE",
    "THAT_ONE",
    "Class",
    "Forms",
    "Table",
    "adjectives",
    "lemmas",
    "nouns",
    "options",
    "verbs",
]


ITS_ONE = "its one"
"""Stands for *its region* in what is said of a region, until it is known of what it is said."""

THAT_ONE = "the one"
"""Stands for *the region* in what is said of a region, until it is known of what it is said."""


@dataclass(frozen=True, slots=True)
class Forms:
    """A noun with all around it, as a rule writes it in the singular and in the plural."""

    one: str
    many: str

    def with_words(self, before: str, after: str) -> Forms:
        """Return the noun with words before and after it."""
        return Forms(*(f"{before} {noun} {after}".strip() for noun in (self.one, self.many)))

    def named(self, noun: str) -> Forms:
        """Return the noun with all around it where *that one* is one of its sort."""
        told = {THAT_ONE: f"the {noun}", ITS_ONE: f"its {noun}"}
        said = [self.one, self.many]
        for one, whole in told.items():
            said = [form.replace(one, whole) for form in said]
        return Forms(*said)


class Table:
    """What the words at a place may be, by their first word."""

    def __init__(
        self, pairs: Iterable[tuple[str, Hashable]], words: Callable[[str], list[str]]
    ) -> None:
        """Take written forms with what they stand for; `words` takes a form apart."""
        self._table: dict[str, list[tuple[list[str], object]]] = defaultdict(list)
        self.words: set[str] = set()
        # Of many things that begin with one word, each is looked for among all of them.
        known: set[tuple[tuple[str, ...], Hashable]] = set()
        for form, value in pairs:
            parts = words(form)
            if parts and (tuple(parts), value) not in known:
                known.add((tuple(parts), value))
                self._table[parts[0]].append((parts, value))
                self.words.update(parts)
        for forms in self._table.values():
            # *Treasure Room* is rather the name of a tile than a room with a treasure.
            forms.sort(key=lambda form: -len(form[0]))

    def at(self, written: list[str], start: int) -> list[Found]:
        """Return the values whose words stand at a place."""
        if start >= len(written):
            return []
        return [
            (start + len(parts), value)
            for parts, value in self._table.get(written[start], ())
            if written[start : start + len(parts)] == parts
        ]


def _spelled(symbol: Symbol) -> Forms:
    one = symbol.id if symbol.id in symbol.spellings else symbol.spellings[0]
    return Forms(one, symbol.plurals[0] if symbol.plurals else one)


def nouns(
    speech: Speech, vocabulary: Vocabulary, symbols: Iterable[Symbol], names: Names
) -> Mapping[str, list[tuple[str, Forms]]]:
    """Return the forms of all nouns, singular (`one`) and plural, with what rules call them."""
    plurals = {noun: plural for plural, noun in vocabulary.spellings.plurals.items()}
    found: dict[str, list[tuple[str, Forms]]] = {"one": [], "many": []}

    def add(noun: Noun, forms: Forms) -> None:
        for number, form in zip(("one", "many"), noun.forms, strict=False):
            found[number].append((form, forms))

    alone = (word for word, one in vocabulary.quantities.items() if one.of in ((), ("none",)))
    for word in (*vocabulary.nouns, *vocabulary.phases, *alone):
        if word in speech.lexicon.nouns:
            add(speech.lexicon.nouns[word], Forms(word, plurals.get(word, word)))
    for symbol in symbols:
        if symbol.type and symbol.type != "adjective":
            forms = _spelled(symbol)
            add(content_noun(speech, names, symbol.reference), forms)
            name = names.noun(symbol.reference, speech.code)
            if name is not None and name.marked:
                site = vocabulary.types[symbol.type].marks
                sites = (site, plurals.get(site, site))
                add(name, Forms(*(f"{one} with ({forms.one})" for one in sites)))
    return found


def _trait(symbol: Symbol, speech: Speech, names: Names) -> Adjective:
    name = names.noun(symbol.reference, speech.code)
    if name is not None:
        return name.adjective(before=speech.lexicon.adjectives_before)
    title = speech.say("quoted", name=names.title(symbol.reference))
    return Adjective(forms=(title, title, title, title))


@dataclass(frozen=True, slots=True)
class Class:
    """A class word of a rule; `denied` where the words say that it is not so."""

    word: str
    denied: bool
    before: bool


def adjectives(
    speech: Speech, vocabulary: Vocabulary, symbols: Iterable[Symbol], names: Names
) -> tuple[list[tuple[str, Class]], list[tuple[str, Class]]]:
    """Return the forms of adjectives beside a noun, then those said of a subject."""
    beside: list[tuple[str, Class]] = []
    said: list[tuple[str, Class]] = []
    known: list[tuple[str, Adjective]] = [
        (word, speech.lexicon.adjectives[word])
        for word in vocabulary.adjectives
        if word in speech.lexicon.adjectives
    ]
    known += [
        (_spelled(symbol).one, _trait(symbol, speech, names))
        for symbol in symbols
        if symbol.type == "adjective"
    ]
    denials = {word: spelling for spelling, word in vocabulary.spellings.negatives.items()}
    for word, adjective in known:
        plain = Class(word, denied=False, before=adjective.before)
        beside += [(form, plain) for form in adjective.forms]
        said += [(form, plain) for form in adjective.predicate or adjective.forms]
        if adjective.negative and word in denials:
            denied = Class(denials[word], denied=False, before=adjective.before)
            beside += [(form, denied) for form in adjective.negative]
    return beside, said


def verbs(speech: Speech, vocabulary: Vocabulary) -> Mapping[str, list[tuple[str, str]]]:
    """Return by use (`verb`, `past`, `done`) the forms of verbs with the rule's word for each."""
    from regola.text.reading.sources import done_word

    found: dict[str, list[tuple[str, str]]] = {"verb": [], "past": [], "done": []}
    longest = sorted(vocabulary.verbs, key=len, reverse=True)
    for key, verb in speech.lexicon.verbs.items():
        word = next((one for one in longest if key == one or key.startswith(f"{one} ")), None)
        if word is None:
            continue
        forms = (verb.command, verb.infinitive, verb.you, verb.one, verb.many)
        found["verb"] += [(form, word) for form in dict.fromkeys(forms)]
        done = done_word(vocabulary, word)
        found["past"] += [(form, done) for form in (verb.past, verb.done[0])]
        found["done"] += [(form, done) for form in verb.done]
    return found


def options(items: Iterable[Item], names: Names, language: str) -> list[tuple[str, str]]:
    """Return how the open rulings are told, with what rules call them."""
    found = []
    for item in items:
        if item.kind == "option":
            noun = names.noun(item.reference, language)
            told = noun.forms[0] if noun else names.title(item.reference)
            found.append((told, f"option {item.id}"))
    return found


def lemmas(speech: Speech) -> dict[str, str]:
    """Return the words of the lexicon, without accents, with the first form of each."""
    lexicon = speech.lexicon
    groups = [noun.forms for noun in lexicon.nouns.values()]
    groups += [one.forms for one in lexicon.adjectives.values()]
    groups += [
        (verb.command, verb.infinitive, verb.you, verb.one, verb.many)
        for verb in lexicon.verbs.values()
    ]
    found: dict[str, str] = {}
    for forms in groups:
        first = pieces(forms[0])
        for form in forms[1:]:
            others = pieces(form)
            if len(others) == len(first):
                for word, lemma in zip(others, first, strict=True):
                    found.setdefault(folded(word), folded(lemma))
    return found
