"""The checker of one language."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from regola.text.lexicon import Adjective, Noun, Verb
from regola.text.lint.agreement import Agreement
from regola.text.lint.model import Analyses, Part, Slip
from regola.text.lint.neighbours import Neighbours
from regola.text.lint.parts import Word, words_of
from regola.text.lint.tokens import sentences
from regola.text.lint.words import Words

__all__ = ["Linter"]

_OF_RULES = frozenset({"doer", "partitive", "predicate", "verb"})
"""The slips that only texts of rules tell for sure."""
_DETERMINERS = frozenset({Part.DETERMINER, Part.FUSED})
_PRONOUNS = frozenset({Part.FILLER, Part.PRONOUN})
_NOT_JOINED = frozenset({Part.FUSED, Part.INFINITIVE, Part.PREPOSITION})
_BETWEEN = frozenset({Part.ADJECTIVE, Part.DETERMINER, Part.FILLER, Part.NUMERAL})


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

    def slips(self, text: str, *, prose: bool = False) -> Iterator[Slip]:
        """
        Give the slips of a text in the order of its words.

        Rules speak to the reader as *you* and name whoever else acts; in `prose` anybody may act
        and words are left out, so what depends on who acts is not looked for.
        """
        found: list[Slip] = []
        loose: set[int] = set()
        doer, other = 0, False
        for tokens in sentences(text, self._words):
            words = words_of(tokens, head_last=self._head_last)
            loose.update(_loose(words, prose=prose))
            reading = Agreement(
                words, head_last=self._head_last, prose=prose, carried=doer, other=other
            )
            found += (one for one in reading.slips() if not prose or one.kind not in _OF_RULES)
            doer, other = reading.doer, reading.other
        for slip in self._neighbours.slips(text):
            if slip.kind != "elision" or slip.start not in loose:
                found.append(slip)
        yield from sorted(found, key=lambda slip: (slip.start, slip.kind))


def _loose(words: Sequence[Word], *, prose: bool) -> Iterator[int]:
    """Give the starts of words such as *uno* and *la* that no noun follows: they lose no vowel."""
    for place, word in enumerate(words):
        rest = words[place + 1 :]
        following = [one.part for one in rest if one.part not in _BETWEEN or one.use == "the"]
        named = [Part.NOUN] if prose else [Part.NOUN, Part.OTHER]
        alone = not following or following[0] not in named
        joins = place > 0 and words[place - 1].part not in _NOT_JOINED
        if word.part in _PRONOUNS or (word.part in _DETERMINERS and alone):
            yield word.start
        elif word.part is Part.JOINER and not joins:
            # A letter that names a region, not *and* or *or*.
            yield word.start
