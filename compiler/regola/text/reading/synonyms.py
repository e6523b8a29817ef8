"""Read what others say as if they had said it in our words, where the language's data tell."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping

from regola.text.synonyms import Synonyms

__all__ = ["Replacements", "doubtful_synonyms"]


_NUMBER = "%"


class Replacements:
    """The expressions that stand for ours, by their first word, the longest first."""

    def __init__(
        self,
        synonyms: Synonyms,
        take: Callable[[str], list[str]],
        known: frozenset[str],
        numbers: Mapping[str, str],
    ) -> None:
        """
        Take the expressions apart; ours stand for themselves, though others say words of them.

        What has words that are not `known`, as it is of another game, is left out, as is what is a
        word of this one. `numbers` are the words that *%* stands for, besides numerals.
        """
        self._numbers = numbers
        found: dict[str, dict[tuple[str, ...], list[str]]] = defaultdict(dict)
        mine = _said(synonyms, known, take)
        taken = known - _in_longer(mine)
        for ours, said in mine.items():
            for other in synonyms.expressions[ours]:
                words = tuple(take(other))
                if not _is_ours(words, taken):
                    found[words[0]].setdefault(words, said)
        self._by_first = _longest_first(found)
        for said in mine.values():
            if self.ours(said) != said:
                found[said[0]].setdefault(tuple(said), said)
        self._by_first = _longest_first(found)

    def ours(self, words: list[str]) -> list[str]:
        """Return the words with each expression of others replaced by ours."""
        found: list[str] = []
        at = 0
        while at < len(words):
            length, said = self._at(words, at)
            found += said
            at += length
        return found

    def _at(self, words: list[str], at: int) -> tuple[int, list[str]]:
        for other, said in self._by_first.get(words[at], ()):
            here = words[at : at + len(other)]
            if len(here) == len(other) and all(map(self._fits, here, other)):
                counted = (one for one, sign in zip(here, other, strict=True) if sign == _NUMBER)
                return len(other), [next(counted) if one == _NUMBER else one for one in said]
        return 1, [words[at]]

    def _fits(self, word: str, other: str) -> bool:
        counts = word.isdigit() or word in self._numbers
        return word == other or (other == _NUMBER and counts)


def _longest_first(
    found: Mapping[str, Mapping[tuple[str, ...], list[str]]],
) -> dict[str, list[tuple[tuple[str, ...], list[str]]]]:
    return {
        first: sorted(one.items(), key=lambda pair: -len(pair[0])) for first, one in found.items()
    }


def doubtful_synonyms(
    synonyms: Synonyms, known: frozenset[str], take: Callable[[str], list[str]]
) -> Iterator[tuple[str, str, str]]:
    """
    Give the slugs of what is wrong with synonyms, each with our expression and the other's.

    `known` are the words of our sentences. What others say must not be a word of them, as that may
    mean another thing, unless the expression in which it stands there is told too; and it must not
    stand for two things.
    """
    said = _said(synonyms, known, take)
    longer = _in_longer(said)
    taken: dict[tuple[str, ...], list[str]] = {}
    for ours in said:
        for other in synonyms.expressions[ours]:
            words = tuple(take(other))
            if _is_ours(words, known - longer) or taken.setdefault(words, said[ours]) != said[ours]:
                yield "ambiguous-synonym", ours, other
    for ours in synonyms.expressions:
        if ours not in said:
            yield "unknown-synonym", ours, ours


def _said(
    synonyms: Synonyms, known: frozenset[str], take: Callable[[str], list[str]]
) -> dict[str, list[str]]:
    """Return the expressions that are ours in the game at hand, with their words."""
    parts = {ours: take(ours) for ours in synonyms.expressions}
    return {
        ours: words
        for ours, words in parts.items()
        if all(map(known.__contains__, filter(str.isalpha, words)))
    }


def _in_longer(said: Mapping[str, list[str]]) -> frozenset[str]:
    """Return the words of those expressions that have several."""
    return frozenset(word for words in said.values() if words[1:] for word in words)


def _is_ours(words: tuple[str, ...], known: frozenset[str]) -> bool:
    return len(words) == 1 and words[0] in known
