"""How play goes on from a position of tiles so that a rule acts: which moves are preferred."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from regola.checks.parts import deeds_of
from regola.program.meaning import AtPhase, Permission, Phrase, Recalled, Rule
from regola.program.walking import nodes_in
from regola.reference.digger.facts import NOBODY
from regola.reference.digger.things import facts_of, place_of
from regola.reference.digger.tiles import Tiles
from regola.reference.family import Family, Scene, Thing, bare
from regola.reference.parting import Leaning
from regola.reference.reading import Unsaid
from regola.reference.seeking import awaited

__all__ = ["Lean", "leaning", "named_things", "spaces_of"]

_OWN, _LEADING, _MEANT, _YES, _PASS, _PATIENT = 12.0, 8.0, 8.0, 3.0, 0.4, 4.0
"""
How much a move weighs, against 1 for another one: what the item offers, what leads to what the
rule waits for, what its words name, to agree, to pass, and to pass where the end is waited for.
"""

_BRINGING: Mapping[str, tuple[str, ...]] = {
    "move": ("march",),
    "kill": ("move", "march"),
    "conquer": ("move", "march"),
    "complete": ("build",),
    "defeat": ("conquer",),
    "draw": ("conquer", "build"),
}
"""The deeds that bring another about besides itself."""

_NAMED_IN_MOVES = ("tile", "space", "creature", "adventurer", "figure", "order")
"""The types of things that moves call by their numbers."""

_BEARERS = 2
"""Bearers of a rule of whom it is asked what it names: of a rule of the game, everybody."""


@dataclass(frozen=True)
class Lean(Leaning):
    """
    Which moves bring a rule to act.

    ``item`` is the reference of what has it, ``offers`` are the marks of rules that lead to what
    it waits for, ``meant`` the numbers of what its words name; it is ``patient`` where it waits
    for an end. ``builds`` tells whether tiles are to be built.
    """

    item: str
    offers: frozenset[str]
    meant: frozenset[int]
    is_patient: bool
    builds: bool

    def weight(self, code: str) -> float:
        """Return how much a move weighs, by its code."""
        sort, *words = code.split()
        if sort == "offer":
            return self._of_offer(words)
        if sort == "build":
            return _LEADING if self.builds else 1.0
        if sort == "pick":
            return _MEANT if int(words[0]) in self.meant else 1.0
        return {"yes": _YES, "pass": _PATIENT if self.is_patient else _PASS}.get(sort, 1.0)

    def _of_offer(self, words: list[str]) -> float:
        mark, *things = words
        found = _OWN if mark.startswith(f"{self.item}#") else 1.0
        if mark in self.offers or " ".join(words) in self.offers:
            found = max(found, _LEADING)
        return found * (3.0 if {int(one) for one in things} & self.meant else 1.0)


def leaning(reading: Tiles, item: str, rule: Rule) -> Lean:
    """Return which moves bring a rule of an item to act, from a position on."""
    verb = awaited(rule)
    wanted = frozenset((verb, *_BRINGING.get(verb, ()))) - {""}
    return Lean(
        item,
        frozenset(_leading(reading, wanted)) if wanted else frozenset(),
        frozenset(_number(reading, one) for one in named_things(reading, item, rule)),
        isinstance(rule.moment, AtPhase) and not isinstance(rule.body, Permission),
        "build" in wanted,
    )


def _leading(reading: Tiles, wanted: frozenset[str]) -> Iterable[str]:
    """Give the marks of offers that do what is wanted, and orders, by number, that lead there."""
    orders = [order[0] for order in facts_of(reading).orders]
    for reference, item in reading.family.items.items():
        does = any(wanted & _verbs(rule) for rule in item.rules)
        for rule in item.rules:
            if isinstance(rule.body, Permission) and wanted & _verbs(rule):
                yield f"{reference}#{rule.number}"
        if does and reference in orders:
            yield from _ways_to_give(reading.family, orders.index(reference))


def _ways_to_give(family: Family, order: int) -> Iterable[str]:
    for reference, item in family.items.items():
        for rule in item.rules:
            body = rule.body
            if isinstance(body, Permission) and body.deed.verb == "give":
                yield f"{reference}#{rule.number} {order}"


def _verbs(rule: Rule) -> frozenset[str]:
    return frozenset(deed.verb for deed in deeds_of(rule))


# ---- what the words of a rule name --------------------------------------------------------------


def named_things(reading: Tiles, item: str, rule: Rule) -> frozenset[Thing]:
    """Return what bears a rule of an item, and what it names: all but what is named in bulk."""
    said = (one for one in reading.said() if one.item == item and one.rule.number == rule.number)
    found = set[Thing]()
    for scene in [one.scene for one in said][:_BEARERS]:
        if scene.it is not None:
            found.add(scene.it)
        for phrase in _phrases(rule):
            found.update(_named(reading, phrase, scene))
    return frozenset(found)


def _phrases(rule: Rule) -> Iterable[Phrase]:
    for node in nodes_in((rule.moment, rule.body)):
        if isinstance(node, Phrase) and node.type in _NAMED_IN_MOVES and not node.refers:
            plain = tuple(one for one in node.modifiers if not isinstance(one, Recalled))
            yield replace(node, modifiers=plain)


def _named(reading: Tiles, phrase: Phrase, scene: Scene) -> tuple[Thing, ...]:
    try:
        found = reading.things(bare(phrase), scene)
    except Unsaid:
        return ()
    return found if len(found) * 2 < len(reading.all(phrase.type)) + 2 else ()


def spaces_of(reading: Tiles, things: Iterable[Thing]) -> frozenset[int]:
    """Return the spaces where things are."""
    found = set[int]()
    for thing in things:
        if thing.type in ("tile", "space"):
            found.add(int(thing.key))
        elif thing.type in ("creature", "adventurer", "figure"):
            found.add(place_of(reading, thing))
    return frozenset(found - {NOBODY})


def _number(reading: Tiles, thing: Thing) -> int:
    """Return by which number moves call a thing."""
    if thing.type == "figure":
        return list(facts_of(reading).figures).index(thing.key)
    return int(thing.key)
