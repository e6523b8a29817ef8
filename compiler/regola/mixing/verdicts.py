"""What becomes of each item of some packs on the boards of a game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Literal, TypeAlias

from regola.checks.parts import canonical, parts
from regola.mixing.ground import Ground
from regola.mixing.liveness import (
    Life,
    Reason,
    bars_all_entrances,
    given_rules,
    granted_word,
    life,
)
from regola.mixing.needs import Need, needs
from regola.program.equivalences import named_content
from regola.program.meaning import Rule
from regola.program.model import Item

__all__ = ["PLAYED", "Change", "RuleVerdict", "Standing", "Verdict", "played_items", "verdict"]

Standing: TypeAlias = Literal["works", "translated", "partly", "senseless"]
"""How an item fares: as it is, in other words, in part, not at all."""

PLAYED = ("race", "power", "relic", "place")
"""The kinds of items that a table draws, in the order of their telling."""


@dataclass(frozen=True, slots=True)
class Change:
    """
    What became of a word: ``names`` stand on the boards in its place.

    With ``rules`` the word itself stays, and those base rules of the game say what it means there.
    """

    word: str
    names: tuple[str, ...] = ()
    rules: tuple[tuple[Item, Rule], ...] = ()


@dataclass(frozen=True, slots=True)
class RuleVerdict:
    """A rule as its author wrote it and as it reads on the boards; why it does nothing, if so."""

    holder: Item
    rule: Rule
    translated: Rule
    inert: Reason | None
    changes: tuple[Change, ...]


@dataclass(frozen=True, slots=True)
class Verdict:
    """
    What becomes of an item.

    ``barred`` is a rule by which its people can enter nowhere; ``given`` are the rules that the
    games have for it where they meet.
    """

    item: Item
    translated: Item
    standing: Standing
    rules: tuple[RuleVerdict, ...]
    barred: Rule | None
    needs: tuple[Need, ...]
    given: tuple[tuple[Item, Rule], ...] = ()

    @property
    def inert(self) -> tuple[RuleVerdict, ...]:
        """The rules that do nothing."""
        return tuple(one for one in self.rules if one.inert is not None)


def played_items(items: Iterable[Item], packs: Iterable[str]) -> tuple[Item, ...]:
    """Return the items of packs that a table draws, by kind and id."""
    inside = frozenset(packs)
    found = [item for item in items if item.pack in inside and item.kind in PLAYED]
    return tuple(sorted(found, key=lambda item: (PLAYED.index(item.kind), item.id)))


def verdict(item: Item, ground: Ground, everything: Iterable[Item]) -> Verdict:
    """Tell what becomes of an item; ``everything`` is all that may be in play beside it."""
    translated = ground.translation.item(item)
    found = life(ground, (translated,))
    base = _own_base(item, everything)
    rules = tuple(_rules(item, translated, found, base))
    barred = bars_all_entrances(found)
    given = tuple(given_rules(item, ground))
    standing = _standing(item, rules, barred=barred is not None, given=bool(given))
    wanted = needs(item, found, everything)
    return Verdict(item, translated, standing, rules, barred, wanted, given)


def _standing(item: Item, rules: tuple[RuleVerdict, ...], *, barred: bool, given: bool) -> Standing:
    own = [one for one in rules if one.holder is item]
    inert = [one for one in own if one.inert is not None]
    idle = bool(own) and len(inert) == len(own)
    if barred or (idle and not given):
        return "senseless"
    if inert and not idle:
        return "partly"
    return "translated" if given or any(one.changes for one in rules) else "works"


def _own_base(item: Item, everything: Iterable[Item]) -> tuple[Item, ...]:
    """Return the base rules of the game that an item was written for."""
    return tuple(one for one in everything if one.kind == "base" and one.pack == item.pack)


def _rules(
    item: Item, translated: Item, found: Life, base: tuple[Item, ...]
) -> Iterator[RuleVerdict]:
    for holder, turned in zip(item.walk(), translated.walk(), strict=True):
        for rule, now in zip(holder.rules, turned.rules, strict=True):
            changes = tuple(_changes(rule, found.ground, base))
            yield RuleVerdict(holder, rule, now, found.dead.get(id(now)), changes)


def _changes(rule: Rule, ground: Ground, base: tuple[Item, ...]) -> Iterator[Change]:
    """Give the words of a rule that another stands for, and those that mean something else."""
    named = parts(rule)
    table = {**ground.translation.kinds, **ground.translation.symbols}
    for noun in sorted(named.nouns & table.keys()):
        printed = (name for here in table[noun] for name in sorted(named_content(here)))
        yield Change(noun, names=tuple(printed))
    for word in sorted(set(named.adjectives)):
        there = tuple(_defining(word, base))
        here = tuple(_defining(word, (i for i in ground.items if i.kind == "base")))
        if there and not _same(there, here):
            yield Change(word, rules=here)


def _defining(word: str, base: Iterable[Item]) -> Iterator[tuple[Item, Rule]]:
    """Give the base rules that say which regions have a word."""
    for item in base:
        for rule in item.rules:
            if granted_word(rule, negated=False) == word:
                yield item, rule


def _same(left: tuple[tuple[Item, Rule], ...], right: tuple[tuple[Item, Rule], ...]) -> bool:
    one, other = ({canonical(rule) for _, rule in side} for side in (left, right))
    return bool(one <= other)
