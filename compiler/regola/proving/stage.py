"""
Games in which claims about an item are tried: few items, all others plain.

Beside the item stand races and powers without rules, so that what is seen is the item's own doing.
What its rules name of other items is in play as well.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import TYPE_CHECKING

from regola.checks.parts import parts
from regola.compilation.games import load
from regola.compilation.language import language
from regola.compilation.mixtures import mixed_program
from regola.compilation.program import Program
from regola.findings import Sink
from regola.mixing.ground import Ground, ground
from regola.mixing.in_play import mixture
from regola.mixing.liveness import life
from regola.mixing.verdicts import RuleVerdict, verdict
from regola.program.model import Item
from regola.program.options import taken_by_default
from regola.proving.trials import Key, Trial, with_options, without_rules
from regola.reference.conquest.effects import Unfit, effect, effect_from
from regola.reference.conquest.family import conquest
from regola.reference.conquest.positions import Sought
from regola.reference.family import Family
from regola.reference.parting import Effect

if TYPE_CHECKING:
    from regola_engine.conquest import BoardItem
    from regola_engine.conquest import Item as Record
    from regola_engine.conquest.play import State

__all__ = ["Stage", "trial_of"]

_PLAIN = "plain"
_PLAINS = 7
_PLAYERS = (2, 3)
_FINDS = ("relic", "place")


def trial_of(one: RuleVerdict, item: Item, stage: Stage) -> Trial:
    """Return what has to be in play for a claim to be seen."""
    claim = one.claim
    trial = Trial(item, one.holder.reference, one.rule)
    if claim.standing == "option":
        return replace(trial, options=tuple((name, stage.turned(name)) for name in claim.names))
    return replace(trial, partner=claim.names[0]) if claim.standing == "partner" else trial


@dataclass
class Stage:
    """The boards of a game with packs mixed in, and all that may be in play on them."""

    program: Program
    game: str
    guests: tuple[str, ...]
    _families: dict[object, Family] = field(default_factory=dict)

    @cached_property
    def whole(self) -> Program:
        """All that may be in play, with races and powers that have no rules."""
        kept = mixed_program(self.program, self.game, self.guests, whole=True)
        return replace(kept, items=(*kept.items, *_plain(kept)))

    @cached_property
    def items(self) -> dict[str, Item]:
        """The items that may be in play, by reference; of several base items of one, all count."""
        return {item.reference: item for item in self._known}

    @property
    def _known(self) -> tuple[Item, ...]:
        return (*self.whole.library, *self.whole.items)

    @cached_property
    def bases(self) -> tuple[Item, ...]:
        """The base rules in force, those for games together included."""
        return tuple(item for item in self._known if item.kind == "base")

    def turned(self, option: str) -> bool:
        """Tell whether an option is taken when it is read otherwise than by default."""
        return option not in taken_by_default(self._known)

    @cached_property
    def _records(self) -> tuple[dict[int, Record], tuple[BoardItem, ...]]:
        loaded = load(self.whole, {}, Sink())
        kept: dict[int, Record] = dict(enumerate(loaded.items))
        return kept, loaded.boards

    @cached_property
    def boards(self) -> tuple[BoardItem, ...]:
        """The boards that trials are made on, one for two players and one for three."""
        found = {board.players: board for board in reversed(self._records[1])}
        few = [found[n] for n in _PLAYERS if n in found]
        return tuple(few or list(found.values())[:1])

    def on(self, options: tuple[tuple[str, bool], ...] = ()) -> Ground:
        """Return the ground where some options are read otherwise than by default."""
        mixed = mixture(self.program.packs, self.game, self.guests)
        everything = (*self.program.library, *self.program.items)
        vocabulary = language(self.program.family).vocabulary
        return ground(everything, mixed, vocabulary, dict(options))

    def trials(self, item: Item) -> Iterator[Trial]:
        """Give a trial for each rule of an item, pieces included."""
        if item.reference in self.items and self.boards:
            known = tuple(self.items.values())
            taken = taken_by_default(known)
            for one in verdict(item, self.on(), known).rules:
                yield with_options(trial_of(one, item, self), taken)

    def tried(self, trial: Trial, positions: int) -> Effect | None:
        """Return what a rule changes in one of so many positions; nothing where it does not."""
        sought, silent = self._sought(trial)
        seed = f"{trial.holder} {trial.rule.number}"
        return effect(sought, silent, seed, positions) if sought.games else None

    def tried_from(self, trial: Trial, state: State, times: int) -> Effect | None:
        """Return what a rule changes after one position, played on from so many times."""
        sought, silent = self._sought(trial)
        return effect_from(sought, silent, state, f"{trial.holder} {trial.rule.number}", times)

    def _sought(self, trial: Trial) -> tuple[Sought, Family]:
        """Return what is looked for in a trial, and the family of its table but for the rule."""
        from regola_engine.conquest.play import Game

        chosen = tuple(self._in_play(trial))
        names = {item.reference for item in chosen}
        records = [one for one in self._records[0].values() if one.reference in names]
        options = dict(trial.options)
        games = {b.players: Game(records, b, b.players, options) for b in self.boards}
        key = (trial.holder, trial.rule.number)
        sought = Sought(
            trial.rule,
            trial.holder,
            trial.item.reference,
            self._family(chosen, trial.without),
            games,
            trial.partner,
            self._lying(trial, chosen),
            Unfit(),
        )
        return sought, self._family(chosen, trial.without | {key})

    def played(self, trial: Trial) -> tuple[Item, ...]:
        """Return all that a trial hangs on: the items in play, and the boards."""
        boards = {board.reference for board in self.boards}
        return (*self._in_play(trial), *(one for one in self._known if one.reference in boards))

    def _in_play(self, trial: Trial) -> Iterator[Item]:
        """Give the base rules, the item, its partner, whoever it names, and plain items."""
        named = {
            noun for one in trial.item.walk() for rule in one.rules for noun in parts(rule).nouns
        }
        for item in self._known:
            own = item.reference in (trial.item.reference, trial.partner)
            pieces = {inner.reference for inner in item.walk() if inner.kind == "piece"}
            meant = item.reference in named or item.kind in named & set(_FINDS)
            is_there = own or item.kind == "base" or item.pack == _PLAIN or meant or pieces & named
            if is_there and item.kind != "board":
                yield item

    def _lying(self, trial: Trial, chosen: tuple[Item, ...]) -> frozenset[str]:
        """Return the kinds of pieces that rules or boards bring into play."""
        on = self.on(trial.options)
        finds = {item.reference: item.kind for item in chosen if item.kind in _FINDS}
        others = tuple(item for item in chosen if item.kind != "base")
        there = life(on, others).pieces() - finds.keys()
        return there | {name for name, kind in finds.items() if kind in on.pieces}

    def _family(self, items: tuple[Item, ...], without: frozenset[Key]) -> Family:
        key = (tuple(id(item) for item in items), without)
        if key not in self._families:
            kept = [without_rules(item, without) for item in _apart(items)]
            self._families[key] = conquest(kept, language(self.program.family).vocabulary)
        return self._families[key]


def _apart(items: Iterable[Item]) -> Iterator[Item]:
    """Give items with references of their own: what games together have comes in two parts."""
    seen: Counter[str] = Counter()
    for item in items:
        seen[item.reference] += 1
        parts_before = seen[item.reference] - 1
        yield replace(item, reference=f"{item.reference}+") if parts_before else item


def _plain(program: Program) -> Iterator[Item]:
    """Give races and powers without rules."""
    known = (*program.library, *program.items)
    for kind in ("race", "power"):
        fitting = [one for one in known if one.kind == kind and one.field("borrows") is None]
        for number in range(_PLAINS) if fitting else ():
            name = f"{_PLAIN}_{number}"
            yield replace(
                max(fitting, key=lambda one: one.number("tokens", 1) or one.number("tokens") or 0),
                reference=f"{_PLAIN}/{kind}/{name}",
                id=name,
                rules=(),
                nested=(),
            )
