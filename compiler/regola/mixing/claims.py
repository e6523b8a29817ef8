"""What is claimed of each rule of an item on the boards of a game: that it acts, or why not."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal, TypeAlias

from regola.mixing.ground import Ground
from regola.mixing.liveness import Life, Reason, life, named_for
from regola.mixing.words_said import granted_word
from regola.program.meaning import Rule
from regola.program.model import Item
from regola.program.options import asked_options, is_in_force, taken_by_default

__all__ = ["Claim", "RuleStanding", "claim", "lifters"]

RuleStanding: TypeAlias = Literal["acts", "variant", "option", "partner", "idle", "unseen"]
"""
How a rule fares: it acts; it is of an option that is not taken; it acts where an option is taken
otherwise, or beside another item; it does nothing; nothing was seen of it, and no reason is known.
"""


@dataclass(frozen=True, slots=True)
class Claim:
    """
    How a rule fares.

    ``names`` are the options or items, by reference, that it needs. ``reason`` tells why it does
    nothing by itself. ``seen`` tells what it changed in a position that proves that it acts, after
    the choices made until then.
    """

    standing: RuleStanding
    names: tuple[str, ...] = ()
    reason: Reason | None = None
    seen: tuple[str, ...] = ()


def claim(item: Item, holder: Item, rule: Rule, found: Life, translated: Rule) -> Claim:
    """Claim something of a rule by what it speaks of and what there is."""
    reason = found.dead.get(id(translated))
    if _is_variant(item, rule, found.ground):
        return Claim("variant", reason=reason)
    if reason is None:
        return Claim("acts")
    key = (holder.reference, rule.number)
    for option, on in found.ground.by_option.items():
        if not _is_dead(key, on, item):
            return Claim("option", (option,), reason)
    partners = tuple(
        one.reference
        for one in lifters(item, reason, found.ground)
        if not _is_dead(key, found.ground, item, one)
    )
    return Claim("partner" if partners else "idle", partners, reason)


def _is_variant(item: Item, rule: Rule, ground: Ground) -> bool:
    """Tell whether a rule hangs on an option of its own item that is not taken."""
    own = {inner.reference for inner in item.walk() if inner.kind == "option"}
    hangs = bool(own & set(asked_options(rule)))
    return hangs and not is_in_force(rule, taken_by_default(ground.known))


def _is_dead(key: tuple[str, int], ground: Ground, *items: Item) -> bool:
    found = life(ground, tuple(ground.translation.item(one) for one in items))
    return any(
        (holder.reference, rule.number) == key and id(rule) in found.dead
        for holder, rule in found.rules()
    )


def lifters(item: Item, reason: Reason, ground: Ground) -> Iterator[Item]:
    """Give the races or powers beside which a rule may act: they take back what stops it."""
    words = {reason.id.removesuffix("-here"), *reason.names}
    kinds = {"race": ("power",), "power": ("race",)}.get(item.kind, ("race", "power"))
    for other in ground.known:
        if other.pack not in ground.mixed.met or other.kind not in kinds:
            continue
        rules = [rule for one in other.walk() for rule in one.rules]
        given = [rule for _, rule in named_for(other, ground)]
        if any(granted_word(rule, negated=True) in words for rule in (*rules, *given)) or any(
            granted_word(rule, negated=False) in words for rule in rules
        ):
            yield other
