"""The checker of one language."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from regola.text.lexicon import Adjective, Noun, Verb
from regola.text.lint.agreement import Agreement
from regola.text.lint.model import Analyses, Slip
from regola.text.lint.neighbours import Neighbours
from regola.text.lint.parts import words_of
from regola.text.lint.tokens import sentences
from regola.text.lint.words import Words

__all__ = ["Linter"]


class Linter:
    """The checks of one language over the words it knows."""

    def __init__(
        self,
        language: str,
        data: Mapping[str, Any],
        nouns: Iterable[Noun],
        adjectives: Iterable[Adjective],
        verbs: Iterable[Verb] = (),
        analyses: Analyses | None = None,
    ) -> None:
        """
        Take the language's code, the plain data of its `lint.yaml`, and its words.

        `analyses` are the readings that a dictionary gives to further words.
        """
        nouns = tuple(nouns)
        self._words = Words(data, nouns, adjectives, verbs, analyses or {})
        self._head_last = bool(data.get("head last"))
        sounds = {
            form.split(" ")[0].lower(): noun.sound for noun in nouns for form in noun.forms[:1]
        }
        self._neighbours = Neighbours(language, data, sounds)

    def slips(self, text: str) -> Iterator[Slip]:
        """Give the slips of a text: those of two words that meet, then those of agreement."""
        yield from self._neighbours.slips(text)
        doer = 0
        for tokens in sentences(text, self._words):
            words = words_of(tokens, head_last=self._head_last)
            reading = Agreement(words, head_last=self._head_last, carried=doer)
            yield from reading.slips()
            doer = reading.doer
