"""Rules that do play, to be shown beside one that does not; and where in it the fault lies."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import fields
from functools import cache, lru_cache
from math import log
from typing import Any, TypeAlias

from regola.program.meaning import Deed, OnEvent, Quantity, Rule, Statement
from regola.program.once import Same
from regola.program.walking import nodes_in
from regola.python.writer import Unwritable
from regola.resources import dsl_text
from regola.sources import Span
from regola.vocabulary.model import Spellings
from regola.yaml_files import trusted

__all__ = ["Forms", "Pool", "form_near", "forms", "nearby", "place_of", "pool"]

Forms: TypeAlias = Mapping[str, tuple[str, ...]]
"""Rules that play, by the word or the kind of sentence that they are near to."""


@cache
def forms(family: str) -> Forms:
    """Return the rules of a family that play."""
    found: Mapping[str, Any] = trusted(dsl_text("forms", f"{family}.yaml"))
    return {key: (one,) if isinstance(one, str) else tuple(one) for key, one in found.items()}


@cache
def nearby(family: str, kind: str) -> tuple[str, ...]:
    """Return rules of a family that play in items of a kind, and speak of such an item."""
    found: Mapping[str, list[str]] = trusted(dsl_text("nearby", f"{family}.yaml"))
    return tuple(found.get(kind, ()))


class Pool:
    """Lines that play, with what their words weigh: rare ones more than common ones."""

    def __init__(self, lines: Iterable[str], spellings: Spellings) -> None:
        """Take the lines, and how words are spelled."""
        self._lemmas = _lemmas(spellings)
        self.lines = tuple(dict.fromkeys(lines))
        self._words = {line: frozenset(self._said(line)) for line in self.lines}
        counted = Counter(word for words in self._words.values() for word in words)
        self._weights = {word: log(1 + len(self.lines) / n) for word, n in counted.items()}

    def words(self, line: str) -> frozenset[str]:
        """Return the words of a line, each in its first form."""
        return self._words.get(line) or frozenset(self._said(line))

    def _said(self, line: str) -> Iterator[str]:
        """Give the words of a line; of *hills* content alone knows the first form."""
        words = re.findall(r"[a-z]+", line)
        return (self._lemmas.get(word) or word.removesuffix("s") for word in words)

    def likest(self, text: str, some: Iterable[str]) -> tuple[str, ...]:
        """
        Return lines in the order in which they share with a text, rare words before common ones.

        Of those that share as much the first is told first.
        """
        return self.most_of(self.words(text), some)

    def most_of(self, said: Collection[str], some: Iterable[str]) -> tuple[str, ...]:
        """Return lines in the order in which they share with some words."""
        weights = self._weights

        def shared(line: str) -> float:
            words = weights.keys() & self.words(line)
            # Words stand in a set in whatever order: sums of floats are made alike.
            return round(sum(weights[w] if w in said else -weights[w] / 4 for w in words), 6)

        return tuple(sorted(some, key=shared, reverse=True))

    def is_like(self, text: str, line: str) -> bool:
        """Tell whether a line shares enough with a text: what is less like it leads away."""
        said = self.words(text)
        of_both = sum(self._weights.get(word, 0) for word in said & self.words(line))
        return of_both > _LIKE * sum(self._weights.get(word, 0) for word in said)

    def with_word(self, word: str, lines: Iterable[str]) -> list[str]:
        """Return the lines with a word, or the words of a name of several."""
        return [one for one in lines if self.words(word) <= self.words(one)]


_LIKE = 0.5


def pool(lines: tuple[str, ...], spellings: Spellings) -> Pool:
    """Return lines that play as a pool, which is made once for each."""
    return _pool(lines, Same(spellings))


@lru_cache(maxsize=8)
def _pool(lines: tuple[str, ...], spellings: Same[Spellings]) -> Pool:
    return Pool(lines, spellings.thing)


def form_near(
    found: Unwritable, rule: Rule, known: Forms, others: tuple[str, ...], spellings: Spellings
) -> str:
    """
    Return a rule that says what plays nearest to a part of a rule that has no form.

    It is one of those known by what is wrong, or one of the others that play in such an item.

    It is of the same deed, or about the same number, if any is. Where what is wrong is of a kind,
    it is then one of those that show how that is said, else one with the word that is wrong. Of
    these it is the one that shares most with the rule, rare words before common ones.
    """
    word = found.word.rpartition("/")[2].replace("_", " ")
    near = known.get(f"{found.kind} of {word}") or known.get(found.kind) or ()
    of_any = (one for forms_of in known.values() for one in forms_of)
    own = pool((*of_any, *others), spellings)
    subjects = _subjects(rule, found.span or place_of(rule, found.word))
    alike = [one for one in own.lines if any(own.with_word(each, (one,)) for each in subjects)]
    telling = [one for one in near if one in alike] or own.with_word(word, alike) or alike or near
    said = {part for name in _names(rule) for part in own.words(name)}
    return own.most_of(said, telling or own.with_word(word, own.lines) or own.lines)[0]


def _subjects(rule: Rule, span: Span) -> frozenset[str]:
    """Return the deed or the number that a place in a rule speaks of, else all that are done."""
    saying = (one for one in nodes_in(rule) if isinstance(one, Deed | OnEvent | Statement))
    around = [one for one in saying if one.span.contains(span)]
    inner = min(around, key=lambda one: one.span.end - one.span.start, default=None)
    if inner is None:
        return frozenset(one.verb for one in nodes_in(rule.body) if isinstance(one, Deed))
    if not isinstance(inner, Statement):
        return frozenset((inner.verb,))
    numbers = (one for one in nodes_in(inner.subject) if isinstance(one, Quantity))
    return frozenset(one.word for one in numbers)


def _lemmas(spellings: Spellings) -> Mapping[str, str]:
    """Return the first form of each noun and verb by its others."""
    verbs = {form: verb for form, (terminal, verb) in spellings.words.items() if terminal in _VERBS}
    return {"your": "you", **verbs, **spellings.plurals}


_VERBS = ("VERB", "DONE")


def _names(rule: Rule) -> Iterator[str]:
    """Give every word that a rule is made of: nouns, deeds, phases, what joins them."""
    for node in nodes_in(rule):
        for part in fields(node):
            value = getattr(node, part.name)
            if isinstance(value, str) and part.name != "type":
                yield value.rpartition("/")[2]


def place_of(rule: Rule, word: str) -> Span:
    """Return the place of the first part of a rule that a word names, else of the whole."""
    return next((node.span for node in nodes_in(rule) if word in _words(node)), rule.span)


_NAMING = ("noun", "verb", "relation", "word")


def _words(node: Any) -> Iterator[str]:
    return (getattr(node, name, "") for name in _NAMING) if hasattr(node, "span") else iter(())
