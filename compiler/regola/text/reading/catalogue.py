"""What is known of a language before a sentence of it is read: shapes, spelling, words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property

from regola.program.model import Item
from regola.program.symbols import Symbol
from regola.text.context import Names
from regola.text.functions import MissingMessageError
from regola.text.language import Speech
from regola.text.planner.phrases import PLACED
from regola.text.reading.chart import Element, Slot
from regola.text.reading.shapes import FIRST_SIGN, shapes
from regola.text.reading.source import CATEGORIES
from regola.text.reading.spelling import Spelling, is_sign, pieces
from regola.text.reading.synonyms import Replacements
from regola.text.reading.words import Table, adjectives, lemmas, nouns, options, verbs
from regola.text.values import ARTICLES, FEATURES, article_mark
from regola.vocabulary.model import Vocabulary

__all__ = ["Catalogue"]

_OPTIONAL = frozenset(
    {"as", "bound", "by", "for", "from", "in", "object", "over", "per", "to", "using"}
)
_LOOSE = ("def", "indef")


class Catalogue:
    """
    The patterns and words of a language as spoken of one game, ready to be looked for.

    A `tolerant` one takes words for the same that differ by accents, number or gender, and does
    without articles.
    """

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
        """Try out the language's patterns and list its words."""
        self.speech = speech
        self.vocabulary = vocabulary
        self.tolerant = tolerant
        kinds = _kinds(speech)
        self.shapes = {
            name: shapes(message, speech, kinds)
            for name, message in speech.messages.items()
            if not name.startswith(("chip", "pronoun"))
        }
        self.spelling = self._spelling()
        self.numbers = self._numbers() if tolerant else {}
        symbols = tuple(symbols)
        own = (plural for symbol in symbols for plural in symbol.plurals)
        self.plurals = frozenset((*vocabulary.spellings.plurals, *own))
        self._tables(symbols, items, names)
        self._proper = tuple(self._without_articles(symbols, names))
        self._replacements = Replacements(speech.synonyms, self.spelling, self.known, self.numbers)

    def _spelling(self) -> Spelling:
        texts = (text for found in self.shapes.values() for text, _ in found)
        literal = sorted({piece for text in texts for piece in pieces(text)})
        alike = lemmas(self.speech) if self.tolerant else None
        return Spelling.of(self.speech, literal, alike)

    def _without_articles(
        self, symbols: Iterable[Symbol], names: Names
    ) -> Iterator[tuple[list[str], list[str]]]:
        """Give the names that take no article, with the one that others of their gender have."""
        for symbol in symbols:
            noun = names.noun(symbol.reference, self.speech.code)
            if noun is not None and noun.sound == "proper":
                article = article_mark("def", noun.words(plural=False).feature)
                told = self.speech.write(f"{article} x")
                yield self.spelling.words(noun.forms[0]), self.spelling.words(told)[:1]

    def words(self, text: str) -> list[str]:
        """Return the words of a text; names that take no article have that of others."""
        found = self.spelling.words(text)
        for name, article in self._proper:
            size, words = len(name), list[str]()
            for place, word in enumerate(found):
                words += article if found[place : place + size] == name else ()
                words.append(word)
            found = words
        return found

    @cached_property
    def pronouns(self) -> frozenset[str]:
        """The words that may stand for the item that has the rule, where one is tolerant."""
        said = self.speech.synonyms.pronouns if self.tolerant else ()
        return frozenset(word for one in said for word in self.spelling.words(one))

    def ours(self, words: list[str]) -> list[str]:
        """Return the words of a text as we would say them, where whoever reads is tolerant."""
        return self._replacements.ours(words) if self.tolerant else words

    def _numbers(self) -> dict[str, str]:
        """Return the words that tell a number; an article of one thing does."""
        found = dict.fromkeys(self.new_articles, "1")
        for word, number in self.speech.synonyms.numbers.items():
            found.update(dict.fromkeys(self.spelling.apart(word), str(number)))
        return found

    def _tables(self, symbols: tuple[Symbol, ...], items: Iterable[Item], names: Names) -> None:
        speech, vocabulary, take = self.speech, self.vocabulary, self.spelling.words
        beside, said = adjectives(speech, vocabulary, symbols, names)
        self.nouns = {
            number: Table(pairs, take)
            for number, pairs in nouns(speech, vocabulary, symbols, names).items()
        }
        self.beside, self.said = Table(beside, take), Table(said, take)
        self.options = Table(options(items, names, speech.code), take)
        self.verbs = {use: Table(forms, take) for use, forms in verbs(speech, vocabulary).items()}
        self.phases = Table(_phases(speech, vocabulary), take)
        self.quantities = Table(_quantities(speech, vocabulary), take)
        self.or_word = take(speech.say("or"))
        self.nor_word = take(speech.say("nor")) if speech.has("nor") else self.or_word
        self.none_nor_word = take(speech.say("none-nor"))
        self.and_words = self._literal("list-and")
        self.and_that = self._literal("and-that")
        tables = (*self.nouns.values(), *self.verbs.values(), self.beside, self.said, self.options)
        self.known = self.pronouns.union(
            self.numbers, *(table.words for table in tables), self._literals()
        )

    def or_words(self, *, none: bool) -> tuple[list[str], ...]:
        """Return what joins alternatives; of ``none`` of them another word may, *no hill and …*."""
        return self.or_word, self.nor_word, *((self.none_nor_word,) if none else ())

    def _literal(self, identifier: str) -> list[str]:
        if identifier not in self.shapes:
            raise MissingMessageError(identifier)
        words = self.spelling.words(self.shapes[identifier][0][0])
        return [word for word in words if not is_sign(word)]

    def _literals(self) -> frozenset[str]:
        texts = [text for found in self.shapes.values() for text, _ in found]
        texts += [self.speech.say(name) for name in self.speech.messages if _pronoun(name)]
        written = {word for text in texts for word in self.spelling.words(text)}
        return frozenset(written).union(*self.spelling.articles.values())

    def elements(
        self, text: str, you: frozenset[str], categories: Mapping[str, str], names: list[str]
    ) -> tuple[Element, ...]:
        """
        Return a shape as the elements of a production.

        `names` are the arguments in the order of their signs, `categories` those of this message
        that are not the usual, `you` the arguments that are the person spoken to.
        """
        found: list[Element] = []
        for piece in pieces(text):
            if is_sign(piece):
                name = names[ord(piece) - FIRST_SIGN]
                usual = categories.get(name, CATEGORIES.get(name, name))
                category = "pronoun you" if name in you else usual
                found.append(Slot(name, category, name in _OPTIONAL))
            elif piece in self.spelling.articles:
                found.append(self._article(piece))
            else:
                found += [self._literal_element(word) for word in self.spelling.apart(piece)]
        return tuple(found)

    def _literal_element(self, word: str) -> Element:
        """Return a word; whoever is tolerant does without an article or a comma in a pattern."""
        return frozenset({word, ""}) if self.tolerant and word in self.dispensable else word

    @cached_property
    def new_articles(self) -> frozenset[str]:
        """The written forms of the article of one thing that was not named before."""
        single = (ARTICLES["indef"] + feature for feature in FEATURES[:2])
        return frozenset().union(*(self.spelling.articles[mark] for mark in single)) - {""}

    @cached_property
    def pointing(self) -> frozenset[str]:
        """The written forms of what points to a thing named before: *that region*."""
        that = ARTICLES["that"]
        forms = (one for mark, one in self.spelling.articles.items() if mark.startswith(that))
        return frozenset().union(*forms)

    @cached_property
    def dispensable(self) -> frozenset[str]:
        """What a sentence may lack and still be the same."""
        return self.loose_articles | {","}

    def _article(self, mark: str) -> frozenset[str]:
        loose = [ARTICLES[kind] for kind in _LOOSE]
        if self.tolerant and mark[0] == ARTICLES["that"]:
            # *The region* is that region, where one was named.
            return self.spelling.articles[mark] | self.spelling.articles[ARTICLES["def"] + mark[1]]
        if not self.tolerant or mark[0] not in loose:
            return self.spelling.articles[mark]
        return self.loose_articles | {""}

    @cached_property
    def loose_articles(self) -> frozenset[str]:
        """All written forms of the articles that one may do without."""
        loose = tuple(ARTICLES[kind] for kind in _LOOSE)
        forms = (one for mark, one in self.spelling.articles.items() if mark.startswith(loose))
        return frozenset().union(*forms)


def _pronoun(name: str) -> bool:
    return name.startswith("pronoun")


def _kinds(speech: Speech) -> dict[str, tuple[str, ...]]:
    copulas = {"", PLACED, *(one.copula for one in speech.lexicon.adjectives.values())}
    told = tuple(sorted(copulas))
    return {"asker": ("any", "you"), "copula": told, "copula_right": told}


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
