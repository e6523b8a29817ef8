"""
What counts as what when packs meet: the compatibility rules that content declares.

A rule such as ``a mountain is a black mountain`` lets what one game prints on its boards stand for
what the items of another ask for.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from regola.program.meaning import Grant, Kind, Link, Phrase, Rule, Statement
from regola.program.model import Item

__all__ = ["COMPAT", "Equivalence", "equivalences", "meetings", "named_content"]

COMPAT = "compat"
"""The kind of the items that hold compatibility rules."""


@dataclass(frozen=True, slots=True)
class Equivalence:
    """That the regions named ``here`` count as those that ``there`` speaks of."""

    here: Phrase
    there: Kind | Link
    rule: Rule

    @property
    def printed(self) -> frozenset[str]:
        """The terrains and symbols, by reference, that make a region count as something else."""
        return named_content(self.here)

    @property
    def asked(self) -> frozenset[str]:
        """The terrains and symbols, by reference, that such a region counts as."""
        return named_content(_named(self.there))


def _named(there: Kind | Link) -> Phrase:
    return there.phrase if isinstance(there, Kind) else there.target


def named_content(phrase: Phrase) -> frozenset[str]:
    """Return the references of the content that a phrase names, its tails included."""
    found = set[str]()
    waiting = [phrase]
    while waiting:
        one = waiting.pop()
        waiting.extend(one.alternatives)
        if "/" in one.noun:
            found.add(one.noun)
        for modifier in one.modifiers:
            if isinstance(modifier, Kind):
                waiting.append(modifier.phrase)
            elif isinstance(modifier, Link):
                waiting.append(modifier.target)
    return frozenset(found)


def meetings(items: Iterable[Item], packs: Iterable[str]) -> Iterator[Item]:
    """Give the items whose compatibility rules hold where these packs are in play together."""
    inside = frozenset(packs)
    for item in items:
        games = item.field("games") if item.kind == COMPAT else None
        if games is not None and inside.issuperset(games.words):
            yield item


def equivalences(item: Item) -> Iterator[Equivalence]:
    """Give the rules of an item that let regions count as others."""
    for rule in item.rules:
        found = _equivalence(rule)
        if found is not None:
            yield found


def _equivalence(rule: Rule) -> Equivalence | None:
    body = rule.body
    if not isinstance(body, Statement) or not isinstance(body.effect, Grant):
        return None
    predicate, subject = body.effect.predicate, body.subject
    if not isinstance(predicate, (Kind, Link)) or not isinstance(subject, Phrase):
        return None
    if body.effect.negated or predicate.negated or body.condition is not None:
        return None
    found = Equivalence(_plain(subject), predicate, rule)
    return found if found.printed and found.asked else None


def _plain(subject: Phrase) -> Phrase:
    """Return ``a mine`` for ``a region that is a mine``."""
    if subject.noun != subject.type or len(subject.modifiers) != 1:
        return subject
    only = subject.modifiers[0]
    return only.phrase if isinstance(only, Kind) and not only.negated else subject
