"""Regions that nobody may take on the boards of a game, or that nobody keeps after a turn."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import TypeAlias

from regola.checks import Survey
from regola.checks.parts import deeds_of, parts
from regola.mixing.words_said import granted_word
from regola.program.meaning import (
    AtPhase,
    OnEvent,
    Permission,
    Phrase,
    Quantity,
    Rule,
    Statement,
)
from regola.program.model import Item

__all__ = ["Holding", "barred_regions"]

_CLOSED, _EMPTIED = "closed", "transient"

_AT_REST = ("income", "score")
"""The numbers that are asked when a turn is over and regions were left that have to be."""

_TAKING = ("conquer", "attack", "assault")

_LETTING_IN = ("reachable", "entrance")

Spots: TypeAlias = frozenset[tuple[str, str]]
"""Regions, by their board and id."""


@dataclass(frozen=True)
class Holding:
    """Regions of which base rules say a word, by the rule that says it."""

    survey: Survey
    said: tuple[tuple[str, Item, Rule, Spots], ...]

    def against(self, rule: Rule, lifted: frozenset[str]) -> tuple[str, Item, Rule] | None:
        """
        Return the base rule after which a rule has no region to speak of, with the word it says.

        ``lifted`` are the words that something takes back for whoever has the rule.
        """
        for word, phrase in _held(rule):
            wanted = self._spots(phrase)
            for said, item, closing, spots in self.said:
                if said == word and said not in lifted and wanted and wanted <= spots:
                    return word, item, closing
        return None

    def _spots(self, phrase: Phrase) -> Spots:
        bare = replace(phrase, owner="", amount=None, determiner="")
        return frozenset((one.board, one.id) for one in self.survey.extents.named(bare))


def barred_regions(survey: Survey) -> Holding:
    """Find what base rules close, or have emptied, on all boards."""
    found = []
    for item in survey.all_items:
        for rule in item.rules if item.kind == "base" else ():
            body, word = rule.body, granted_word(rule, negated=False)
            if word not in (_CLOSED, _EMPTIED) or not isinstance(body, Statement):
                continue
            if isinstance(body.subject, Phrase) and body.condition is None:
                named = survey.extents.named(body.subject)
                found.append((word, item, rule, frozenset((n.board, n.id) for n in named)))
    return Holding(survey, tuple(found))


def _held(rule: Rule) -> Iterator[tuple[str, Phrase]]:
    """Give the regions that somebody must take, or keep after a turn, for a rule to act."""
    body = rule.body
    quantity = body.subject if isinstance(body, Statement) else None
    for phrase in parts(rule).phrases:
        if phrase.owner == "you" and phrase.type == "region":
            yield _CLOSED, phrase
            if _rests(rule):
                yield _EMPTIED, phrase
    if isinstance(quantity, Quantity) and quantity.of is not None and _is_cost(quantity):
        yield _CLOSED, quantity.of
    lets_in = granted_word(rule, negated=False) in _LETTING_IN
    if lets_in and isinstance(body, Statement) and isinstance(body.subject, Phrase):
        yield _CLOSED, body.subject
    yield from ((_CLOSED, phrase) for phrase in _taken(rule))


def _is_cost(quantity: Quantity) -> bool:
    return quantity.word not in _AT_REST


def _taken(rule: Rule) -> Iterator[Phrase]:
    """Give the regions that are conquered for a rule to act."""
    body, moment = rule.body, rule.moment
    deeds = list(deeds_of(rule))
    if isinstance(body, Permission) and not body.negated:
        deeds.append(body.deed)
    named = [deed.object for deed in deeds if deed.verb in _TAKING]
    if isinstance(moment, OnEvent) and moment.verb in _TAKING:
        named.append(moment.object)
    for phrase in named:
        if phrase is not None and phrase.type == "region" and not phrase.refers:
            yield phrase


def _rests(rule: Rule) -> bool:
    """Tell whether a rule is asked for when a turn is over."""
    body, moment = rule.body, rule.moment
    if isinstance(body, Statement) and isinstance(body.subject, Quantity):
        return body.subject.word in _AT_REST
    return isinstance(moment, AtPhase) and moment.phase == "scoring"
