"""
Which of several like things is meant: *the second of those Hills*.

*That Hill* is the only one named so far. Where more are, a reader would have to guess: there it is
told by its place among them, in the order in which the text names them. That order is not known
before the text is made, for a language puts a deed's things where it likes: so each thing carries
a mark, and the text is made again with what the marks tell.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TypeAlias

from regola.program.meaning import Number, Phrase, Rule
from regola.program.walking import phrases_in
from regola.text.planner.mentions import parts_in, told_by
from regola.text.planner.telling import Place, Telling, place_of

__all__ = ["left_of", "mark", "unmarked", "unmistakable"]

Ranks: TypeAlias = Mapping[Place, int]
"""By the place where a rule refers to a thing, which it is of those that it might be, from 1."""

_ROUNDS = 4
"""Longer sentences may be divided otherwise, which may change the order once more."""

_MARKS = re.compile("[\U000f0000-\U000ffffd]")
_FIRST_MARK = 0xF0000


def unmistakable(telling: Telling, rule: Rule, tell: Callable[[], list[str]]) -> list[str]:
    """Return the sentences that `tell` makes of a rule, each thing told from those like it."""
    if not _is_doubtful(rule):
        return tell()
    texts: list[str] = []
    for _ in range(_ROUNDS):
        telling.noted = []
        texts = tell()
        ranks = _ranks([telling.noted[place] for place in _marks(texts)], rule)
        if ranks == telling.ranks:
            break
        telling.ranks = ranks
    telling.noted = None
    return [unmarked(text) for text in texts]


def mark(telling: Telling, phrase: Phrase) -> str:
    """Return the mark of a thing that is being named, if the order of things is looked for."""
    if telling.noted is None or phrase.mention < 0:
        return ""
    telling.noted.append(phrase)
    return chr(_FIRST_MARK + len(telling.noted) - 1)


def unmarked(text: str) -> str:
    """Return a text without the marks of things."""
    return _MARKS.sub("", text)


def left_of(text: str, subject: str) -> str:
    """Return what is left of a test behind its subject, which may have marks."""
    place, plain = 0, ""
    while plain != f"{subject} ":
        place += 1
        plain = unmarked(text[:place])
    return text[place:]


def _marks(texts: Iterable[str]) -> Iterator[int]:
    return (ord(one) - _FIRST_MARK for text in texts for one in _MARKS.findall(text))


def _is_doubtful(rule: Rule) -> bool:
    """Tell whether a rule refers to a thing and names more that it might be."""
    phrases = list(phrases_in(rule))
    named = [one for one in phrases if not one.refers]
    return any(
        len({one.mention for one in named if _may_be(phrase, one)}) > 1
        for phrase in phrases
        if phrase.refers
    )


def _may_be(phrase: Phrase, named: Phrase) -> bool:
    """Tell whether a reference may mean a thing by the words for both."""
    if named.mention < 0 or named.determiner == "no":
        return False
    general = phrase.noun == phrase.type and named.type == phrase.type
    return general or named.noun == phrase.noun


def _apart(rule: Rule) -> Mapping[Place, frozenset[int]]:
    """
    Return by the place of a thing the mentions of those that it cannot be.

    Nothing tells of itself: *a room of the same kind as that room*; nor is a deed done to one thing
    in two parts.
    """
    found: dict[Place, set[int]] = {}
    for phrase in phrases_in(rule):
        for other in told_by(phrase.modifiers):
            found.setdefault(place_of(other), set()).add(phrase.mention)
    for things in parts_in(rule):
        for one in things:
            others = (other.mention for other in things if not other.refers and other is not one)
            found.setdefault(place_of(one), set()).update(others)
    return {place: frozenset(mentions) for place, mentions in found.items()}


def _ranks(told: list[Phrase], rule: Rule) -> Ranks:
    """Return which of several things each reference means, given what the text names in order."""
    apart, nested = _apart(rule), _nested(rule)
    ranks: dict[Place, int] = {}
    every: dict[int, Phrase] = {}
    for phrase in told:
        if not phrase.refers:
            every.setdefault(phrase.mention, phrase)
    named: dict[int, Phrase] = {}
    for phrase in told:
        if not phrase.refers:
            named[phrase.mention] = every[phrase.mention]
            continue
        place = place_of(phrase)
        # What is named later only has its place among all.
        known = named if phrase.mention in named else every
        rank = _rank(phrase, known, apart.get(place, frozenset()), nested)
        if rank:
            ranks.setdefault(place, rank)
    return ranks


def _rank(
    phrase: Phrase, named: Mapping[int, Phrase], apart: frozenset[int], nested: frozenset[Place]
) -> int:
    """Return which of the things that it might be a reference means; 0 where it is but one."""
    alike = [one for at, one in named.items() if at not in apart and _may_be(phrase, one)]
    single = [one for one in alike if _is_single(one, nested)]
    meant = named.get(phrase.mention)
    among = single if meant in single else alike
    return among.index(meant) + 1 if meant in among and len(among) > 1 else 0


def _nested(rule: Rule) -> frozenset[Place]:
    """Return the places of the things that only tell which other thing is meant."""
    return frozenset(
        place_of(other) for phrase in phrases_in(rule) for other in told_by(phrase.modifiers)
    )


def _is_single(phrase: Phrase, nested: frozenset[Place]) -> bool:
    """Tell whether a phrase names one thing that *that* could mean: *one of your Hills*."""
    if phrase.amount is not None:
        return phrase.amount.amount == Number(1)
    if phrase.determiner:
        return phrase.determiner != "each"
    return phrase.owner == "you" and place_of(phrase) not in nested
