"""
The words of a written sentence, taken apart again: *della* is *di* and an article.

What phase two writes is tried out on words of the lexicon, so that nothing is known here of any
language: which articles there are, what melts into one, which little words change before a vowel.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from regola.text.language import Speech
from regola.text.lexicon import Noun
from regola.text.reading.shapes import FIRST_SIGN
from regola.text.values import ARTICLES, FEATURES, SOUNDS, article_mark, without_marks

__all__ = ["Spelling", "folded", "is_sign", "pieces"]

_SIGNS = f"{chr(FIRST_SIGN)}-{chr(FIRST_SIGN + 0xFF)}"
_MARKED = f"[{''.join(ARTICLES.values())}][{FEATURES}]"
_PIECE = re.compile(
    rf"[{_SIGNS}]|{_MARKED}|\d+|'s(?!\w)|[^\W\d_]+(?:(?!'s(?!\w))'(?=\w)|(?<=\w)'(?=[«“\"]))?|[^\w\s]"
)
_SOUND_MARKS = dict.fromkeys(map(ord, "".join(SOUNDS.values())))
_BEGINNINGS = ("abate", "era", "hijo", "isla", "ora", "ozio", "uno", "xx")
_OFTEN = 4


def pieces(text: str) -> list[str]:
    """Return words, numbers, signs, marks and stops of a text, lower case."""
    plain = unicodedata.normalize("NFC", text).translate(_SOUND_MARKS).replace("’", "'")
    return _PIECE.findall(plain.casefold())


def folded(word: str) -> str:
    """Return a word without its accents."""
    parts = unicodedata.normalize("NFD", word)
    return "".join(part for part in parts if not unicodedata.combining(part))


def is_sign(piece: str) -> bool:
    """Tell whether a piece stands for a value."""
    return FIRST_SIGN <= ord(piece[0]) <= FIRST_SIGN + 0xFF


@dataclass(frozen=True)
class Spelling:
    """
    How the words of a language change in writing.

    `articles` are the forms by mark and number, `together` what is written as one word, `changed`
    the words that are written otherwise before some.
    """

    articles: Mapping[str, frozenset[str]]
    together: Mapping[str, tuple[str, ...]]
    changed: Mapping[str, str]
    alike: Mapping[str, str] | None = None
    """Words by what they are taken for, where accents and number make no difference."""

    @classmethod
    def of(
        cls, speech: Speech, words: Iterable[str], alike: Mapping[str, str] | None = None
    ) -> Spelling:
        """Try out how articles and little words are written in a language."""
        known = speech.lexicon.nouns.values()
        nouns = [form for noun in known for form in _forms(noun)]
        articles = {
            mark + feature: _written(speech, mark, pair, nouns)
            for mark in ARTICLES.values()
            for pair in (FEATURES[:2], FEATURES[2:])
            for feature in pair
        }
        little = [word for word in dict.fromkeys(words) if word.isalpha()]
        heads = _heads(speech, nouns)
        together: dict[str, tuple[str, ...]] = {}
        tried = [(word, *head) for word in little for head in heads]
        texts = _all_written(speech, (f"{word} {head}" for word, _, head in tried))
        for (word, article, _), text in zip(tried, texts, strict=True):
            found = pieces(text)
            if found[:2] != [word, article] and found:
                together[found[0]] = (word, article)
        return cls(articles, together, _changes(speech, little), alike)

    def words(self, text: str) -> list[str]:
        """Return the words of a text, each taken apart and in its usual form."""
        return [word for piece in pieces(text) for word in self.apart(piece)]

    def apart(self, piece: str) -> list[str]:
        """Return the words of one piece of a text."""
        usual = [self.changed.get(word, word) for word in self.together.get(piece, (piece,))]
        return usual if self.alike is None else [self._loose(word, self.alike) for word in usual]

    def _loose(self, word: str, alike: Mapping[str, str]) -> str:
        return alike.get(folded(word), folded(word))


def _forms(noun: Noun) -> list[str]:
    sound = SOUNDS.get(noun.sound, "")
    return [sound + form for form in noun.forms[:2] if form and form[0].isalpha()]


def _all_written(speech: Speech, texts: Iterable[str]) -> list[str]:
    """Write texts out, all at once: a line has no part in how the next one is written."""
    texts = list(texts)
    if not texts:
        return []
    return speech.write("\n".join(texts)).split("\n")


def _written(speech: Speech, mark: str, features: str, nouns: list[str]) -> frozenset[str]:
    """Return all that an article's mark is written as; "" where it may be nothing."""
    tried = [(noun, f"{mark}{feature} {noun}") for feature in features for noun in nouns]
    texts = _all_written(speech, (phrase for _, phrase in tried))
    return frozenset(
        text[: len(text) - len(without_marks(noun))].strip().casefold()
        for (noun, _), text in zip(tried, texts, strict=True)
    )


def _heads(speech: Speech, nouns: list[str]) -> list[tuple[str, str]]:
    """Return for each form of the definite article one noun that has it."""
    found: dict[tuple[str, int], str] = {}
    for feature in range(_OFTEN):
        for noun in nouns:
            head = f"{article_mark('def', feature)} {noun}"
            first = speech.write(head)[: -len(without_marks(noun))].strip().casefold()
            if first:
                found.setdefault((first, feature), head)
    return [(article, head) for (article, _), head in found.items()]


def _changes(speech: Speech, little: list[str]) -> dict[str, str]:
    found = {}
    for word in little:
        for beginning in _BEGINNINGS:
            first = speech.write(f"{word} {beginning}").split(" ")[0]
            if first != word and len(word) == 1:
                found[first] = word
    return found
