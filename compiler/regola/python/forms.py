"""Rules that do play, to be shown beside one that does not; and where in it the fault lies."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import fields
from functools import cache
from math import log
from typing import Any, TypeAlias

from regola.program.meaning import Deed, OnEvent, Quantity, Rule, Statement
from regola.program.walking import nodes_in
from regola.python.writer import Unwritable
from regola.resources import dsl_text
from regola.sources import Span
from regola.vocabulary.model import Spellings
from regola.yaml_files import trusted

__all__ = ["Forms", "form_near", "forms", "is_like", "likest", "place_of"]

Forms: TypeAlias = Mapping[str, tuple[str, ...]]
"""Rules that play, by the word or the kind of sentence that they are near to."""


@cache
def forms(family: str) -> Forms:
    """Return the rules of a family that play."""
    found: Mapping[str, Any] = trusted(dsl_text("forms", f"{family}.yaml"))
    return {key: (one,) if isinstance(one, str) else tuple(one) for key, one in found.items()}


def form_near(found: Unwritable, rule: Rule, known: Forms, spellings: Spellings) -> str:
    """
    Return a rule that says what plays nearest to a part of a rule that has no form.

    It is of the same deed, or about the same number, if any is. Where what is wrong is of a kind,
    it is then one of those that show how that is said, else one with the word that is wrong. Of
    these it is the one that shares most with the rule, rare words before common ones.
    """
    word = found.word.rpartition("/")[2].replace("_", " ")
    lemmas = _lemmas(spellings)
    near = known.get(f"{found.kind} of {word}") or known.get(found.kind) or ()
    everything = tuple(dict.fromkeys(one for forms_of in known.values() for one in forms_of))
    subjects = _subjects(rule, found.span or place_of(rule, found.word))
    alike = [one for one in everything if _speaks_of(one, subjects, lemmas)]
    telling = [one for one in near if one in alike] or _with(word, alike, lemmas) or alike or near
    weights = _weights(everything, lemmas)
    said = {part for name in _names(rule) for part in _said(name, lemmas)}

    def shared(form: str) -> float:
        words = _said(form, lemmas)
        # Of those that share as much the first is told, in whatever order a set gives its words.
        return round(sum(weights[w] if w in said else -weights[w] / 4 for w in words), 6)

    return max(telling or _with(word, everything, lemmas) or everything, key=shared)


def likest(
    text: str, some: Iterable[str], pool: tuple[str, ...], spellings: Spellings
) -> tuple[str, ...]:
    """
    Return lines in the order in which they share with a text, rare words before common ones.

    How rare a word is a ``pool`` tells. Of those that share as much the first is told first.
    """
    lemmas = _lemmas(spellings)
    weights, said = _weights(pool, lemmas), _said(text, lemmas)

    def shared(line: str) -> float:
        words = {one for one in _said(line, lemmas) if one in weights}
        # Words stand in a set in whatever order: sums of floats are made alike.
        return round(sum(weights[w] if w in said else -weights[w] / 4 for w in words), 6)

    return tuple(sorted(some, key=shared, reverse=True))


def is_like(text: str, line: str, pool: tuple[str, ...], spellings: Spellings) -> bool:
    """Tell whether a line shares enough with a text: what is less like it leads away."""
    lemmas = _lemmas(spellings)
    weights, said = _weights(pool, lemmas), _said(text, lemmas)
    of_both = sum(weights.get(word, 0) for word in said & _said(line, lemmas))
    return of_both > _LIKE * sum(weights.get(word, 0) for word in said)


_LIKE = 0.5


def _with(word: str, lines: Iterable[str], lemmas: Mapping[str, str]) -> list[str]:
    return [one for one in lines if _said(word, lemmas) <= _said(one, lemmas)]


def _subjects(rule: Rule, span: Span) -> frozenset[str]:
    """Return the deed or the number that a place in a rule speaks of, else all that are done."""
    saying = (one for one in nodes_in(rule) if isinstance(one, Deed | OnEvent | Statement))
    around = [one for one in saying if _holds(one.span, span)]
    inner = min(around, key=lambda one: one.span.end - one.span.start, default=None)
    if inner is None:
        return frozenset(one.verb for one in nodes_in(rule.body) if isinstance(one, Deed))
    if not isinstance(inner, Statement):
        return frozenset((inner.verb,))
    numbers = (one for one in nodes_in(inner.subject) if isinstance(one, Quantity))
    return frozenset(one.word for one in numbers)


def _holds(outer: Span, inner: Span) -> bool:
    return outer.start <= inner.start and inner.end <= outer.end


def _speaks_of(form: str, subjects: frozenset[str], lemmas: Mapping[str, str]) -> bool:
    """Tell whether a rule is of one of some deeds or about one of some numbers."""
    words = _said(form, lemmas)
    return any(_said(one, lemmas) <= words for one in subjects)


def _lemmas(spellings: Spellings) -> Mapping[str, str]:
    """Return the first form of each noun and verb by its others."""
    verbs = {form: verb for form, (terminal, verb) in spellings.words.items() if terminal in _VERBS}
    return {"your": "you", **verbs, **spellings.plurals}


_VERBS = ("VERB", "DONE")


def _weights(lines: Iterable[str], lemmas: Mapping[str, str]) -> Mapping[str, float]:
    """Return how much each word tells: less, the more lines it stands in."""
    told = [_said(line, lemmas) for line in lines]
    counted = Counter(word for words in told for word in words)
    return {word: log(1 + len(told) / count) for word, count in counted.items()}


def _said(line: str, lemmas: Mapping[str, str]) -> set[str]:
    """Return the words of a line, each in its first form; of *hills* content alone knows that."""
    return {lemmas.get(word) or word.removesuffix("s") for word in re.findall(r"[a-z]+", line)}


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
