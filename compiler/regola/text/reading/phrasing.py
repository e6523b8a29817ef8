"""What is known of a language whatever things a game has: shapes of its patterns, its spelling."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property, lru_cache
from typing import Any, TypeVar

from regola.text.functions import MissingMessageError
from regola.text.language import Speech
from regola.text.planner.phrases import PLACED
from regola.text.reading.chart import Element, Slot
from regola.text.reading.shapes import FIRST_SIGN, shapes
from regola.text.reading.source import category_of
from regola.text.reading.spelling import Spelling, is_sign, pieces
from regola.text.reading.words import lemmas
from regola.text.values import ARTICLES, FEATURES
from regola.vocabulary.model import Vocabulary

__all__ = ["Phrasing", "phrasing"]

_Made = TypeVar("_Made")

_OPTIONAL = frozenset(
    {"as", "bound", "by", "for", "from", "in", "object", "over", "per", "to", "using"}
)
_LOOSE = ("def", "indef")
_MOST_KEPT = 64
"""So many phrasings are kept: each language, as spoken of each game, tolerant or not."""

_MOST_TEXTS = 20_000


class Phrasing:
    """
    The patterns and the spelling of a language as spoken of one game, ready to be looked for.

    A `tolerant` one takes words for the same that differ by accents, number or gender, and does
    without articles.
    """

    def __init__(self, speech: Speech, *, tolerant: bool) -> None:
        """Try out the language's patterns."""
        self.speech = speech
        self.tolerant = tolerant
        kinds = _kinds(speech)
        self.shapes = {
            name: shapes(message, speech, kinds)
            for name, message in speech.messages.items()
            if not name.startswith(("chip", "pronoun"))
        }
        self.spelling = self._spelling()
        self.numbers = self._numbers() if tolerant else {}
        # Names and words of the game are taken apart again for each program.
        self.taken = lru_cache(maxsize=_MOST_TEXTS)(self.spelling.words)
        self._kept: dict[tuple[int, object], tuple[Vocabulary, Any]] = {}

    def kept(self, vocabulary: Vocabulary, make: Callable[[Phrasing, Vocabulary], _Made]) -> _Made:
        """Return what is made of this and of a vocabulary, made once for each vocabulary."""
        key = id(vocabulary), make
        if key not in self._kept:
            self._kept[key] = vocabulary, make(self, vocabulary)
        made: _Made = self._kept[key][1]
        return made

    def _spelling(self) -> Spelling:
        texts = (text for found in self.shapes.values() for text, _ in found)
        literal = sorted({piece for text in texts for piece in pieces(text)})
        alike = lemmas(self.speech) if self.tolerant else None
        return Spelling.of(self.speech, literal, alike)

    @cached_property
    def pronouns(self) -> frozenset[str]:
        """The words that may stand for the item that has the rule, where one is tolerant."""
        said = self.speech.synonyms.pronouns if self.tolerant else ()
        return frozenset(word for one in said for word in self.spelling.words(one))

    def _numbers(self) -> dict[str, str]:
        """Return the words that tell a number; an article of one thing does."""
        found = dict.fromkeys(self.new_articles, "1")
        for word, number in self.speech.synonyms.numbers.items():
            found.update(dict.fromkeys(self.spelling.apart(word), str(number)))
        return found

    def literal(self, identifier: str) -> list[str]:
        """Return the words of a message that takes no value."""
        if identifier not in self.shapes:
            raise MissingMessageError(identifier)
        words = self.spelling.words(self.shapes[identifier][0][0])
        return [word for word in words if not is_sign(word)]

    @cached_property
    def literals(self) -> frozenset[str]:
        """The words of all patterns and articles."""
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
                usual = categories.get(name, category_of(name))
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
    def determining(self) -> frozenset[str]:
        """The words that stand before one noun in place of an article: *any*, *another*, *that*."""
        found = set(self.pointing)
        for name, shaped in self.shapes.items():
            names = sorted(self.speech.messages[name].arguments)
            if name.startswith("np-") and "one" in names:
                sign = chr(FIRST_SIGN + names.index("one"))
                for text, _ in shaped:
                    before = self.spelling.words(text.partition(sign)[0])
                    found.update(before[-1:])
        return frozenset(found)

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


@lru_cache(maxsize=_MOST_KEPT)
def phrasing(speech: Speech, *, tolerant: bool) -> Phrasing:
    """Return the phrasing of a speech, made once."""
    return Phrasing(speech, tolerant=tolerant)


def _pronoun(name: str) -> bool:
    return name.startswith("pronoun")


def _kinds(speech: Speech) -> dict[str, tuple[str, ...]]:
    copulas = {"", PLACED, *(one.copula for one in speech.lexicon.adjectives.values())}
    told = tuple(sorted(copulas))
    return {"asker": ("any", "you"), "copula": told, "copula_right": told}
