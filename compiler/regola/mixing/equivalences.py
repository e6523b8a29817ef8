"""
What counts as what when packs meet: the compatibility rules that content declares.

A rule such as ``a mountain is a black mountain`` lets what one game prints on its boards stand for
what the items of another ask for.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

import networkx

from regola.findings import Sink, label
from regola.program.meaning import Grant, Kind, Link, Phrase, Rule, Statement
from regola.program.model import Item

__all__ = ["COMPAT", "Equivalence", "equivalences", "meetings", "named_content", "report_loops"]

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


def report_loops(items: Iterable[Item], sink: Sink) -> None:
    """
    Report equivalences that lead from a thing to itself by way of others.

    Two things may stand for each other; a longer way round would make different things of one
    game the same.
    """
    edges: dict[tuple[frozenset[str], frozenset[str]], Rule] = {}
    for item in items:
        if item.kind == COMPAT:
            for one in equivalences(item):
                edges.setdefault((one.printed, one.asked), one.rule)
    graph = networkx.DiGraph(list(edges))
    for group in networkx.strongly_connected_components(graph):
        inner = [rule for (one, other), rule in edges.items() if one in group and other in group]
        if inner and not _is_plain(group):
            _report(inner, sink)


def _is_plain(group: set[frozenset[str]]) -> bool:
    """Tell whether a circle is no more than two things of two packs that stand for each other."""
    packs = [reference.partition("/")[0] for thing in group for reference in sorted(thing)[:1]]
    return len(group) == 2 and len(set(packs)) == 2  # noqa: PLR2004  # a pair


def _report(rules: list[Rule], sink: Sink) -> None:
    ordered = sorted(rules, key=lambda rule: (rule.span.path, rule.span.start))
    related = [label(rule.span, "step") for rule in ordered[:-1]]
    body = ordered[-1].body
    subject = body.subject if isinstance(body, Statement) else None
    noun = next(iter(sorted(named_content(subject))), "") if isinstance(subject, Phrase) else ""
    word = noun.rpartition("/")[2]
    sink.report("looping-equivalence", ordered[-1].span, word=word, related=related)
