"""Take a rule apart: the phrases, numbers, deeds and statements that it is made of."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, fields, is_dataclass
from typing import Any

from regola.program.meaning import (
    Adjective,
    Condition,
    Count,
    Deed,
    Exists,
    Has,
    Is,
    Offer,
    Permission,
    Phrase,
    Quantity,
    Reaction,
    Rule,
    Statement,
    Step,
    Test,
)
from regola.program.walking import nodes_in

__all__ = ["Parts", "conditions", "deeds_of", "loose_form", "parts", "plain_tests", "steps"]


@dataclass
class Parts:
    """The nodes of a rule by their sort, in the order of their writing."""

    phrases: list[Phrase] = field(default_factory=list)
    quantities: list[Quantity] = field(default_factory=list)
    counts: list[Count] = field(default_factory=list)
    deeds: list[Deed] = field(default_factory=list)
    statements: list[Statement] = field(default_factory=list)
    adjectives: list[str] = field(default_factory=list)

    @property
    def nouns(self) -> frozenset[str]:
        """The nouns and content references that the rule names."""
        return frozenset(phrase.noun for phrase in self.phrases)


def parts(node: Rule | Statement) -> Parts:
    """Collect the nodes of a rule, or of a statement in it."""
    found = Parts()
    for part in nodes_in(node):
        _sort(part, found)
    return found


def _sort(node: Any, found: Parts) -> None:
    if isinstance(node, Phrase):
        found.phrases.append(node)
    elif isinstance(node, Quantity):
        found.quantities.append(node)
    elif isinstance(node, Deed):
        found.deeds.append(node)
    elif isinstance(node, Statement):
        found.statements.append(node)
    elif isinstance(node, Count):
        found.counts.append(node)
    elif isinstance(node, Adjective):
        found.adjectives.append(node.word)


_MEANT: dict[type, tuple[str, ...] | None] = {}


def loose_form(node: Any) -> Any:
    """
    Return roughly what a node means, without its places and without its mentions.

    Of whole rules `regola.program.canonical` tells whether they say the same.
    """
    return _plain(node, _SAME)


def _plain(node: Any, same: frozenset[str]) -> Any:
    """Return a node as tuples, in which some determiners make no difference."""
    if isinstance(node, tuple):
        return tuple(_plain(one, same) for one in node)
    names = _meant(type(node))
    if names is None:
        return node
    same = _SAME_OF_SOME if isinstance(node, _OF_SOME) else same
    values = (getattr(node, name) for name in names)
    return (
        type(node).__name__,
        *("" if isinstance(one, str) and one in same else _plain(one, same) for one in values),
    )


_SAME = frozenset({"a", "the", "any", "each"})
"""*A region* and *the region* name the same things; *no region* and *another* do not."""

_SAME_OF_SOME = frozenset({"a", "the", "any"})
"""Of *a region* whoever does the deed chooses one, and asked is for one; *each* is every one."""

_OF_SOME = (Deed, Exists, Has, Is)


def _meant(sort: type) -> tuple[str, ...] | None:
    if sort not in _MEANT:
        _MEANT[sort] = _meaningful(sort)
    return _MEANT[sort]


def _meaningful(sort: type) -> tuple[str, ...] | None:
    if not is_dataclass(sort):
        return None
    left_out = {"span", "mention", "refers"} | ({"number"} if sort is Rule else set())
    return tuple(one.name for one in fields(sort) if one.name not in left_out)


def steps(rule: Rule) -> tuple[Step, ...]:
    """Return the clauses after the colon of a rule."""
    body = rule.body
    return body.steps if isinstance(body, Permission | Reaction) else ()


def conditions(rule: Rule) -> Iterator[Condition]:
    """Give the conditions of a rule: of its moment, its body, its steps and their settings."""
    body = rule.body
    found = [rule.moment.condition if rule.moment else None]
    if isinstance(body, Statement | Permission):
        found.append(body.condition)
    for step in steps(rule):
        found.append(step.condition)
        if isinstance(step.action, Statement):
            found.append(step.action.condition)
    yield from (one for one in found if one is not None)


def plain_tests(condition: Condition | None) -> tuple[Test, ...]:
    """Return the tests of a condition that has no alternatives and is not denied."""
    if condition is None or condition.negated or len(condition.alternatives) != 1:
        return ()
    return condition.alternatives[0]


def deeds_of(rule: Rule) -> Iterator[Deed]:
    """Give the deeds of the steps of a rule, offered ones included."""
    for step in steps(rule):
        action = step.action
        if isinstance(action, Offer):
            yield action.deed
        elif isinstance(action, Deed):
            yield action
