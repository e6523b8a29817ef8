"""A game with packs mixed in, of which rules are tried beside all that the game has."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from regola.checks.parts import parts
from regola.compilation.games import load
from regola.compilation.mixtures import mixed_program
from regola.compilation.program import Program
from regola.findings import Sink
from regola.program.model import Item
from regola.program.options import taken_by_default
from regola.proving.trials import Trial, with_options, without_rules

__all__ = ["WholeGame", "left_out"]


@dataclass
class WholeGame:
    """A game with packs mixed in, and all that may be in play in it."""

    program: Program
    game: str
    guests: tuple[str, ...]

    @cached_property
    def _whole(self) -> Program:
        return mixed_program(self.program, self.game, self.guests, whole=True)

    @cached_property
    def items(self) -> Mapping[str, Item]:
        """The items that may be in play, by reference."""
        return {item.reference: item for item in (*self._whole.library, *self._whole.items)}

    @cached_property
    def _loaded(self) -> tuple[Mapping[str, Any], tuple[Any, ...]]:
        """The items as they are played, by reference, and the boards."""
        loaded = load(self._whole, {}, Sink())
        items: tuple[Any, ...] = loaded.items
        boards: tuple[Any, ...] = loaded.boards
        return {one.reference: one for one in items}, boards

    def trials(self, item: Item) -> Iterator[Trial]:
        """Give a trial for each rule of an item; none in a game without base rules of its own."""
        has_base = any(one.kind == "base" for one in self.items.values())
        if has_base and item.reference in self._loaded[0]:
            taken = taken_by_default(self.items.values())
            for rule in item.rules:
                yield with_options(Trial(item, item.reference, rule), taken)

    def played(self, trial: Trial) -> tuple[Item, ...]:
        """Return all that a trial hangs on: the items in play, and the boards."""
        boards = (one for one in self.items.values() if one.kind == "board")
        return (*self._in_play(trial), *boards)

    def _in_play(self, trial: Trial) -> Iterator[Item]:
        """Give the items of the game, the item, and what belongs to it."""
        wanted = self._wanted(trial)
        for item in self.items.values():
            is_there = item.pack not in self.guests or item.reference in wanted
            if is_there and item.kind != "board":
                yield item

    def _wanted(self, trial: Trial) -> frozenset[str]:
        """Return the item and what its rules name."""
        nouns = {noun for rule in trial.item.rules for noun in parts(rule).nouns}
        return frozenset({trial.item.reference, *(nouns & self.items.keys())})


def left_out(items: Iterable[Item], trial: Trial) -> tuple[list[Item], list[Item]]:
    """Return items without what a trial leaves out, and without the rule that is tried as well."""
    kept = list(items)
    key = (trial.holder, trial.rule.number)
    first, second = (
        [without_rules(item, without) for item in kept]
        for without in (trial.without, trial.without | {key})
    )
    return first, second
