"""
Put the rules of an item in the words of another game's boards.

Each noun that something printed there counts as is replaced by the name of what is printed:
``your mystic crystals`` becomes ``your regions with a magic source``.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, fields, is_dataclass, replace
from typing import TypeVar, cast

from regola.checks.parts import loose_form
from regola.program.equivalences import Equivalence
from regola.program.meaning import Kind, Link, Modifier, Phrase
from regola.program.model import Item
from regola.sources import Span

__all__ = ["Translation"]

Node = TypeVar("Node")


@dataclass(frozen=True)
class Translation:
    """What stands on the board for each thing that items ask for, by its reference."""

    kinds: dict[str, tuple[Phrase, ...]]
    symbols: dict[str, tuple[Phrase, ...]]

    @classmethod
    def of(cls, known: Iterable[Equivalence]) -> Translation:
        """Make the tables of what counts as what: kinds of regions, and symbols on regions."""
        kinds: dict[str, tuple[Phrase, ...]] = {}
        symbols: dict[str, tuple[Phrase, ...]] = {}
        for one in known:
            table = kinds if isinstance(one.there, Kind) else symbols
            for reference in sorted(one.asked):
                table[reference] = (*table.get(reference, ()), one.here)
        return cls(kinds, symbols)

    def item(self, item: Item) -> Item:
        """Return an item, and those in it, with their rules in the words of the board."""
        rules = tuple(self.node(rule) for rule in item.rules)
        nested = tuple(self.item(inner) for inner in item.nested)
        return replace(item, rules=rules, nested=nested)

    def node(self, node: Node) -> Node:
        """Return a node of meaning in the words of the board."""
        if isinstance(node, tuple):
            return cast("Node", tuple(self.node(one) for one in node))
        if not is_dataclass(node) or isinstance(node, (Span, type)):
            return node
        changed = {one.name: self.node(getattr(node, one.name)) for one in fields(node)}
        rebuilt = replace(node, **changed)
        return cast("Node", self._phrase(rebuilt)) if isinstance(rebuilt, Phrase) else rebuilt

    def _phrase(self, phrase: Phrase) -> Phrase:
        """Replace a phrase's own noun and symbols; its tails are in the board's words already."""
        named = self._symbols(replace(phrase, modifiers=_once(phrase.modifiers)))
        here = self.kinds.get(named.noun)
        if here is None:
            return _without_doubles(named)
        choices = [one for each in here for one in (each, *each.alternatives)]
        first, *others = (_standing_in(named, choice) for choice in choices)
        return _without_doubles(replace(first, alternatives=(*others, *named.alternatives)))

    def _symbols(self, phrase: Phrase) -> Phrase:
        """Replace ``with a mine`` where it is a terrain that counts as having the symbol."""
        found, kept = phrase, list[Modifier]()
        for modifier in phrase.modifiers:
            here = self._of_symbol(modifier)
            if here is None:
                kept.append(modifier)
            elif found.noun == found.type and not getattr(modifier, "negated", False):
                found = replace(found, noun=here.noun)
                kept.extend(here.modifiers)
            else:
                kept.append(Kind(here, getattr(modifier, "negated", False)))
        return replace(found, modifiers=tuple(kept))

    def _of_symbol(self, modifier: Modifier) -> Phrase | None:
        if not isinstance(modifier, Link) or modifier.relation != "with":
            return None
        here = self.symbols.get(modifier.target.noun, ())
        return here[0] if here else None


def _standing_in(phrase: Phrase, choice: Phrase) -> Phrase:
    """Return what a phrase says, of another noun."""
    modifiers = (*choice.modifiers, *phrase.modifiers)
    return replace(phrase, noun=choice.noun, modifiers=modifiers, alternatives=())


def _once(modifiers: tuple[Modifier, ...]) -> tuple[Modifier, ...]:
    """Leave out what is said twice: of sea and lake, where both are one thing."""
    return tuple({loose_form(one): one for one in modifiers}.values())


def _without_doubles(phrase: Phrase) -> Phrase:
    """Leave out alternatives that say the same as an earlier one."""
    seen = {loose_form(replace(phrase, alternatives=()))}
    kept = []
    for other in phrase.alternatives:
        key = loose_form(other)
        if key not in seen:
            seen.add(key)
            kept.append(other)
    return (
        phrase
        if len(kept) == len(phrase.alternatives)
        else replace(phrase, alternatives=tuple(kept))
    )
