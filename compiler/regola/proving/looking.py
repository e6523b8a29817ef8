"""
Whether the rules of an item act in its own game: what is tried of each, and what that hangs on.

A rule of a reading that is not taken by default is tried where it is taken; one that acts beside
another item only, beside that one.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, fields, is_dataclass, replace
from hashlib import sha256
from typing import Any

from regola.mixing.verdicts import PLAYED, RuleVerdict, verdict
from regola.program.meaning import Rule
from regola.program.model import Item
from regola.program.options import asked_options, is_in_force, taken_by_default
from regola.proving.judging import trial_of
from regola.proving.stage import Stage, Trial
from regola.sources import Span

__all__ = ["POSITIONS", "Contents", "is_tried", "trials"]

POSITIONS = 12
"""Positions looked at, at most, to see a rule act."""

_PROVING = ("example", "ruling")
"""What stands in an item and changes nothing of what it does."""


def is_tried(item: Item) -> bool:
    """Tell whether the rules of an item can be tried: whether a table draws it."""
    return item.kind in PLAYED


def trials(item: Item, stage: Stage) -> Iterator[Trial]:
    """Give a trial for each rule of an item, pieces included."""
    if item.reference not in stage.items:
        return
    known = tuple(stage.items.values())
    taken = taken_by_default(known)
    for one in verdict(item, stage.on(), known).rules:
        yield _trial(one, item, stage, taken)


def _trial(one: RuleVerdict, item: Item, stage: Stage, taken: frozenset[str]) -> Trial:
    trial = trial_of(one, item, stage)
    if trial.options or is_in_force(one.rule, taken):
        return trial
    turned = _turned(one.rule, taken)
    return replace(trial, options=tuple((name, stage.turned(name)) for name in turned))


def _turned(rule: Rule, taken: frozenset[str]) -> tuple[str, ...]:
    """Return the options that have to be read otherwise for a rule to be in force: one, or all."""
    asked = tuple(dict.fromkeys(asked_options(rule)))
    alone = ((name,) for name in asked if is_in_force(rule, taken ^ {name}))
    return next(alone, asked)


@dataclass
class Contents:
    """What items say, as hashes; an item that is asked for again is not read again."""

    _known: dict[int, tuple[Item, str]] = field(default_factory=dict)

    def of_trial(self, trial: Trial, stage: Stage, code: str) -> str:
        """Return a hash of all in play in a trial, of how much is looked for, and by what code."""
        said = sorted(self._of_item(item) for item in stage.played(trial))
        told = (trial.holder, trial.rule.number, trial.partner, trial.options, POSITIONS)
        return _hash(*said, repr(told), code)

    def whole(self, items: Iterable[Item], told: str) -> str:
        """Return a hash of all that items say, their examples included, and of what is told."""
        return _hash(*sorted(repr(_plain(item, ())) for item in items), told)

    def _of_item(self, item: Item) -> str:
        """Return a hash of what an item says, but for its examples."""
        if id(item) not in self._known:
            self._known[id(item)] = (item, _hash(repr(_plain(item, _PROVING))))
        return self._known[id(item)][1]


def _hash(*texts: str) -> str:
    return sha256("\n".join(texts).encode()).hexdigest()


def _plain(node: Any, left_out: tuple[str, ...]) -> Any:
    """Return what a node says, without its places and without items of some kinds."""
    if isinstance(node, tuple):
        kept = (one for one in node if not (isinstance(one, Item) and one.kind in left_out))
        return tuple(_plain(one, left_out) for one in kept)
    if isinstance(node, Span):
        return None
    if is_dataclass(node) and not isinstance(node, type):
        told = (_plain(getattr(node, one.name), left_out) for one in fields(node))
        return (type(node).__name__, *told)
    return node
