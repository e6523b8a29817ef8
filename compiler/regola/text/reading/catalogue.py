"""What is known of a language and of a program before a sentence is read: phrasing and words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property

from regola.program.model import Item
from regola.program.symbols import Symbol
from regola.text.context import Names
from regola.text.language import Speech
from regola.text.reading.phrasing import Phrasing, phrasing
from regola.text.reading.synonyms import Replacements
from regola.text.reading.words import Table, adjectives, nouns, options, verbs
from regola.text.values import article_mark
from regola.vocabulary.model import Vocabulary

__all__ = ["Catalogue"]


class Catalogue:
    """The words of a language as spoken of one game, with the names of a program's things."""

    def __init__(
        self,
        speech: Speech,
        vocabulary: Vocabulary,
        symbols: Iterable[Symbol],
        items: Iterable[Item],
        names: Names,
        *,
        tolerant: bool = False,
    ) -> None:
        """List the words of what a program has, where the phrasing is tried out already."""
        self.speech = speech
        self.vocabulary = vocabulary
        self.phrasing = phrasing(speech, tolerant=tolerant)
        symbols = tuple(symbols)
        own = (plural for symbol in symbols for plural in symbol.plurals)
        self.plurals = frozenset((*vocabulary.spellings.plurals, *own))
        self._tables(symbols, items, names)
        self._proper = tuple(self._without_articles(symbols, names))
        self._replacements = Replacements(
            speech.synonyms, self.phrasing.taken, self.known, self.phrasing.numbers
        )

    def _without_articles(
        self, symbols: Iterable[Symbol], names: Names
    ) -> Iterator[tuple[list[str], list[str]]]:
        """Give the names that take no article, with the one that others of their gender have."""
        for symbol in symbols:
            noun = names.noun(symbol.reference, self.speech.code)
            if noun is not None and noun.sound == "proper":
                article = article_mark("def", noun.words(plural=False).feature)
                told = self.speech.write(f"{article} x")
                yield self.phrasing.taken(noun.forms[0]), self.phrasing.taken(told)[:1]

    def words(self, text: str) -> Iterator[list[str]]:
        """
        Give the words of a text; names that take no article have that of others.

        If another word stands before the name in its place, *any Payday*, it is given without, too.
        """
        found = self.phrasing.spelling.words(text)
        told = self._with_articles(found, frozenset())
        yield told
        determined = self._with_articles(found, self._before_names)
        if determined != told:
            yield determined

    def _with_articles(self, found: list[str], before: frozenset[str]) -> list[str]:
        """Return words with an article before each name without, but behind words ``before`` it."""
        for name, article in self._proper:
            size, words = len(name), list[str]()
            for place, word in enumerate(found):
                bare = bool(words) and words[-1] in before
                words += article if found[place : place + size] == name and not bare else ()
                words.append(word)
            found = words
        return found

    @cached_property
    def _before_names(self) -> frozenset[str]:
        """The words that may stand before a noun in the place of its article, or beside it."""
        return self.phrasing.determining | self.beside.words

    def ours(self, words: list[str]) -> list[str]:
        """Return the words of a text as we would say them, where whoever reads is tolerant."""
        return self._replacements.ours(words) if self.phrasing.tolerant else words

    def _tables(self, symbols: tuple[Symbol, ...], items: Iterable[Item], names: Names) -> None:
        speech, vocabulary, take = self.speech, self.vocabulary, self.phrasing.taken
        usual = self.phrasing.kept(vocabulary, _Usual)
        beside, said = adjectives(speech, vocabulary, symbols, names)
        written = nouns(speech, vocabulary, symbols, names)
        self.nouns = {number: Table(pairs, take) for number, pairs in written.items()}
        self.lemmas = {form: one.one for _, one in written["one"] for form in (one.one, one.many)}
        self.beside, self.said = Table(beside, take), Table(said, take)
        self.options = Table(options(items, names, speech.code), take)
        self.verbs, self.phases, self.quantities = usual.verbs, usual.phases, usual.quantities
        self.or_word, self.nor_word = usual.or_word, usual.nor_word
        self.none_nor_word = usual.none_nor_word
        self.and_words, self.and_that = usual.and_words, usual.and_that
        tables = (*self.nouns.values(), self.beside, self.said, self.options)
        self.known = usual.known.union(*(table.words for table in tables))

    def or_words(self, *, none: bool) -> tuple[list[str], ...]:
        """Return what joins alternatives; of ``none`` of them another word may, *no hill and …*."""
        return self.or_word, self.nor_word, *((self.none_nor_word,) if none else ())


class _Usual:
    """The words that a game has whatever its things are."""

    def __init__(self, phrasing: Phrasing, vocabulary: Vocabulary) -> None:
        speech, take = phrasing.speech, phrasing.taken
        self.verbs = {use: Table(forms, take) for use, forms in verbs(speech, vocabulary).items()}
        self.phases = Table(_phases(speech, vocabulary), take)
        self.quantities = Table(_quantities(speech, vocabulary), take)
        self.or_word = take(speech.say("or"))
        self.nor_word = take(speech.say("nor")) if speech.has("nor") else self.or_word
        self.none_nor_word = take(speech.say("none-nor"))
        self.and_words = phrasing.literal("list-and")
        self.and_that = phrasing.literal("and-that")
        words = (table.words for table in self.verbs.values())
        self.known = phrasing.pronouns.union(phrasing.numbers, phrasing.literals, *words)


def _phases(speech: Speech, vocabulary: Vocabulary) -> Iterator[tuple[str, str]]:
    for word in (*vocabulary.phases, "turn", "round", "game"):
        noun = speech.lexicon.nouns.get(word)
        if noun is not None:
            yield noun.forms[0], {"turn": "your turn"}.get(word, word)


def _quantities(speech: Speech, vocabulary: Vocabulary) -> Iterator[tuple[str, str]]:
    for word in vocabulary.quantities:
        noun = speech.lexicon.nouns.get(word)
        if noun is not None:
            # *Roll less* would be a deed.
            yield noun.forms[0], f"the {word}" if word in vocabulary.verbs else word
