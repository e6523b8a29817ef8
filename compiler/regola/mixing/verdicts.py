"""What becomes of each item of some packs on the boards of a game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

from regola.checks.parts import deeds_of, parts
from regola.mixing.claims import Claim, claim
from regola.mixing.ground import Ground
from regola.mixing.liveness import (
    Life,
    Reason,
    bars_all_entrances,
    given_rules,
    life,
)
from regola.mixing.needs import Need, needs, unmet
from regola.mixing.words_said import granted_word
from regola.program.canonical import canonical
from regola.program.equivalences import named_content
from regola.program.meaning import Adjective, Permission, Reaction, Rule
from regola.program.model import Item
from regola.program.options import asked_options

__all__ = [
    "DISCARDED",
    "PLAYED",
    "Change",
    "RuleVerdict",
    "Standing",
    "Verdict",
    "judged",
    "played_items",
    "verdict",
]

Standing: TypeAlias = Literal[
    "as_it_is",
    "translated",
    "in_part",
    "needs_option",
    "needs_partner",
    "does_nothing",
    "cannot_be_dealt",
]
"""
How an item fares: its sentences hold as they are; in words of this game; some of them alone; where
an option is taken; beside another item; none does anything; what it takes is not in the box.
"""

PLAYED = ("race", "power", "relic", "place")
"""The kinds of items that a table draws, in the order of their telling."""


DISCARDED: tuple[Standing, ...] = ("does_nothing", "needs_option")
"""How items fare that the book has discarded when they come up: they speak of what is absent."""


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
    """
    A rule as its author wrote it and as it reads on the boards; what is claimed of it there.

    ``changes`` are the words that mean something else; those that a rule only denies (*not water*)
    are told, and do not make it another rule.
    """

    holder: Item
    rule: Rule
    translated: Rule
    claim: Claim
    changes: tuple[Change, ...]
    is_translated: bool

    @property
    def hangs(self) -> bool:
        """Whether the rule is of one reading of an open ruling, taken or not."""
        return bool(list(asked_options(self.rule)))

    @property
    def inert(self) -> Reason | None:
        """Why the rule does nothing by itself; nothing where it may act."""
        return (
            self.claim.reason if self.claim.standing not in ("acts", "variant", "unseen") else None
        )


@dataclass(frozen=True, slots=True)
class Verdict:
    """
    What becomes of an item.

    ``barred`` is a rule by which its people can enter nowhere; ``given`` are the rules that the
    games have for it where they meet; ``against`` pairs rules of its own with base rules here that
    do what it forbids. ``told`` are the needs of which players have to know: those that are not
    met, otherwise than in its own game.
    """

    item: Item
    translated: Item
    standing: Standing
    rules: tuple[RuleVerdict, ...]
    barred: Rule | None
    needs: tuple[Need, ...]
    given: tuple[tuple[Item, Rule], ...] = ()
    against: tuple[tuple[Rule, Item, Rule], ...] = ()
    told: tuple[Need, ...] = ()

    @property
    def is_at_fault(self) -> bool:
        """Whether something of the item cannot be played as it is printed."""
        short = any(not one.is_met for one in self.told)
        return self.standing in ("does_nothing", "cannot_be_dealt") or bool(self.against) or short

    @property
    def inert(self) -> tuple[RuleVerdict, ...]:
        """The rules that do nothing by themselves."""
        return tuple(one for one in self.rules if one.inert is not None)

    @property
    def names(self) -> tuple[str, ...]:
        """The options or the items, by reference, that its rules need."""
        named = (name for one in self.rules for name in one.claim.names)
        return tuple(dict.fromkeys(named))


def played_items(items: Iterable[Item], packs: Iterable[str]) -> tuple[Item, ...]:
    """Return the items of packs that a table draws, by kind and id."""
    inside = frozenset(packs)
    found = [item for item in items if item.pack in inside and item.kind in PLAYED]
    return tuple(sorted(found, key=lambda item: (PLAYED.index(item.kind), item.id)))


def verdict(
    item: Item, ground: Ground, everything: Iterable[Item], home: Ground | None = None
) -> Verdict:
    """
    Tell what becomes of an item; ``everything`` is all that may be in play beside it.

    ``home`` are the boards of its own game, where it is another one.
    """
    known = tuple(everything)
    translated = ground.translation.item(item)
    found = life(ground, (translated,))
    base = _own_base(item, known)
    rules = tuple(_rules(item, translated, found, base))
    barred = bars_all_entrances(found)
    given = tuple(given_rules(item, ground))
    wanted = needs(item, found, known)
    against = tuple(_against(item, ground, base))
    at_home = () if home is None else needs(item, _life_on(home, item), known)
    told = unmet(wanted, at_home)
    return judged(
        Verdict(item, translated, "as_it_is", rules, barred, wanted, given, against, told)
    )


def judged(one: Verdict) -> Verdict:
    """Return a verdict with the standing that follows from what is claimed of its rules."""
    standing = _standing(one.item, one.rules, given=bool(one.given))
    if one.barred is not None:
        standing = "does_nothing"
    elif one.against and standing == "as_it_is":
        standing = "in_part"
    if any(need.kind == "tokens" and not need.is_met for need in one.needs):
        standing = "cannot_be_dealt"
    return replace(one, standing=standing)


def _life_on(ground: Ground, item: Item) -> Life:
    return life(ground, (ground.translation.item(item),))


def _standing(item: Item, rules: tuple[RuleVerdict, ...], *, given: bool) -> Standing:
    """Judge an item by its own lines; those of options that are not taken do not colour it."""
    own = [one for one in rules if one.holder is item and one.claim.standing != "variant"]
    idle = [one for one in own if one.claim.standing not in ("acts", "unseen")]
    if own and len(idle) == len(own) and not given:
        return _needing(idle)
    if any(_is_missed(one, own) for one in idle) and not given:
        return "in_part"
    plain = [one for one in rules if not one.hangs] or rules
    changed = any(one.is_translated for one in plain if one.claim.standing != "variant")
    return "translated" if given or changed else "as_it_is"


def _needing(idle: Iterable[RuleVerdict]) -> Standing:
    standings = {one.claim.standing for one in idle}
    if "option" in standings:
        return "needs_option"
    return "needs_partner" if "partner" in standings else "does_nothing"


def _is_missed(idle: RuleVerdict, own: Iterable[RuleVerdict]) -> bool:
    """Tell whether something is lost with a line: not so where others say the same word."""
    word = granted_word(idle.rule, negated=False)
    living = (one.rule for one in own if one.claim.standing in ("acts", "unseen"))
    return not word or all(granted_word(rule, negated=False) != word for rule in living)


def _against(
    item: Item, ground: Ground, home: tuple[Item, ...]
) -> Iterator[tuple[Rule, Item, Rule]]:
    """Give rules that forbid what base rules here do, and those of its own game do not."""
    at_home = {deed.verb for base in home for rule in base.rules for deed in deeds_of(rule)}
    for rule in item.rules:
        body = rule.body
        if not isinstance(body, Permission) or not body.negated or body.deed.verb in at_home:
            continue
        for base in ground.items:
            done = (one for one in base.rules if isinstance(one.body, Reaction))
            for one in done if base.kind == "base" else ():
                if any(deed.verb == body.deed.verb for deed in deeds_of(one)):
                    yield rule, base, one


def _own_base(item: Item, everything: Iterable[Item]) -> tuple[Item, ...]:
    """Return the base rules of the game that an item was written for."""
    return tuple(one for one in everything if one.kind == "base" and one.pack == item.pack)


def _rules(
    item: Item, translated: Item, found: Life, base: tuple[Item, ...]
) -> Iterator[RuleVerdict]:
    for holder, turned in zip(item.walk(), translated.walk(), strict=True):
        for rule, now in zip(holder.rules, turned.rules, strict=True):
            changes = tuple(_changes(rule, found.ground, base))
            heard = {word.word for word in _heard(rule)}
            telling = any(not one.rules or one.word in heard for one in changes)
            yield RuleVerdict(
                holder, rule, now, claim(item, holder, rule, found, now), changes, telling
            )


def _heard(rule: Rule) -> Iterator[Adjective]:
    """Give the adjectives that a rule says of things, and does not deny."""
    for phrase in parts(rule).phrases:
        yield from (m for m in phrase.modifiers if isinstance(m, Adjective) and not m.negated)


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
