"""What is in play when a rule is tried, and the games of a family in which that is done."""

from __future__ import annotations

from collections.abc import Iterator
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, replace
from typing import Protocol, TypeAlias

from regola.program.meaning import Rule
from regola.program.model import Item
from regola.program.options import asked_options, is_in_force
from regola.reference.parting import Effect

__all__ = ["Key", "Looked", "Played", "Trial", "with_options", "without_rules"]

Key: TypeAlias = tuple[str, int]
"""A rule, by the reference of the item or piece that has it and its number."""


@dataclass(frozen=True)
class Trial:
    """
    What is in play when a rule of an item is tried.

    ``partner`` is a race or power that is chosen with the item, ``options`` those that are read
    otherwise than by default; ``without`` are rules left out, of the base or of the item.
    """

    item: Item
    holder: str
    rule: Rule
    partner: str = ""
    options: tuple[tuple[str, bool], ...] = ()
    without: frozenset[Key] = frozenset()


class Played(Protocol):
    """Games in which rules are tried."""

    def played(self, trial: Trial) -> tuple[Item, ...]:
        """Return all that a trial hangs on: the items in play, and the boards."""
        ...


class Looked(Played, Protocol):
    """Games with packs in them, in which it is looked whether the rules of the packs act."""

    def trials(self, item: Item) -> Iterator[Trial]:
        """Give a trial for each rule of an item, those of the items in it included."""
        ...

    def tried(self, trial: Trial, positions: int) -> Effect | None:
        """Return what a rule changes in one of so many positions; nothing where it does not."""
        ...


def with_options(trial: Trial, taken: AbstractSet[str]) -> Trial:
    """Return a trial with the options read otherwise without which its rule is not in force."""
    if trial.options or is_in_force(trial.rule, taken):
        return trial
    turned = _turned(trial.rule, taken)
    return replace(trial, options=tuple((name, name not in taken) for name in turned))


def _turned(rule: Rule, taken: AbstractSet[str]) -> tuple[str, ...]:
    """Return the options that have to be read otherwise for a rule to be in force: one, or all."""
    asked = tuple(dict.fromkeys(asked_options(rule)))
    alone = ((name,) for name in asked if is_in_force(rule, taken ^ {name}))
    return next(alone, asked)


def without_rules(item: Item, left_out: frozenset[Key]) -> Item:
    """Return an item without some rules; the others keep their numbers."""
    rules = tuple(r for r in item.rules if (item.reference, r.number) not in left_out)
    nested = tuple(without_rules(one, left_out) for one in item.nested)
    return replace(item, rules=rules, nested=nested)
