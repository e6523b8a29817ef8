"""
What `regola test` remarks of rules: that nothing was found in which they change something.

A rule acts where an example of its item fails without it, or a position is found in which it makes
a difference. What was found is remembered, so that only what is new is looked at.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cached_property
from hashlib import sha256
from typing import TYPE_CHECKING

from regola.commands.console import Console
from regola.findings import Sink
from regola.sources import Span

if TYPE_CHECKING:
    from regola.compilation.program import Program
    from regola.files.remembering import Memory
    from regola.playing.coverage import Proofs
    from regola.program.meaning import Rule
    from regola.program.model import Item
    from regola.proving.looking import Contents
    from regola.proving.trials import Looked, Trial

__all__ = ["remark_idle_rules"]


def remark_idle_rules(
    programs: Iterable[Program], named: set[str], found: Sink, console: Console
) -> Sink:
    """
    Return remarks on the rules, in the files named, that nothing was seen of.

    Rules in which something was ``found`` before are left out: it has been told.
    """
    from regola.files.remembering import Memory

    remarks = Sink()
    wrong = [finding.span for finding in found]
    memory = Memory.called("rules-seen-to-act")
    try:
        with console.progress("progress-looked") as progress:
            for program in programs:
                look = _Look(program, memory)
                for item in look.items(named):
                    for rule in look.unseen(item, wrong):
                        remarks.report("rule-never-seen", rule.span)
                    progress.advance()
    finally:
        # What was found out before an interruption need not be found out again.
        memory.keep()
    return remarks


@dataclass
class _Look:
    """A program, whose rules are looked at."""

    program: Program
    memory: Memory
    _stages: dict[str, Looked] = field(default_factory=dict)

    def items(self, named: set[str]) -> Iterator[Item]:
        """Give the items that can be looked at in the files named."""
        from regola.proving.looking import LOOKED

        looking = LOOKED.get(self.program.family)
        kinds = () if looking is None else looking.kinds
        for top in self.program.items:
            if top.kind in kinds and top.span.path in named and top.pack in self._games:
                yield top

    def unseen(self, item: Item, wrong: list[Span]) -> Iterator[Rule]:
        """Give the rules of an item that nothing was seen of."""
        rules = [(owner.reference, rule) for owner in item.walk() for rule in owner.rules]
        keys = {(holder, rule.number): self._key(holder, rule) for holder, rule in rules}
        known = {key: self.memory.get(whole) for key, whole in keys.items()}
        if None in known.values():
            for trial in self._stage(item.pack).trials(item):
                key = (trial.holder, trial.rule.number)
                known[key] = self.memory.learn(keys[key], answer=self._acts(trial, item))
        for holder, rule in rules:
            is_told = any(_lies_in(span, rule.span) for span in wrong)
            if known[holder, rule.number] is False and not is_told:
                yield rule

    def _acts(self, trial: Trial, item: Item) -> bool:
        """Tell whether a rule is seen to act."""
        from regola.playing.mutants import without
        from regola.proving.looking import POSITIONS

        stage = self._stage(item.pack)
        key = self._contents.of_trial(trial, stage, self._code)
        known = self.memory.get(key)
        if known:
            return True
        owner = next(one for one in item.walk() if one.reference == trial.holder)
        own = next(rule for rule in owner.rules if rule.number == trial.rule.number)
        if self._proofs.notice_at_home(without(item, owner, own)):
            return True
        if known is None:
            seen = stage.tried(trial, POSITIONS) is not None
            known = self.memory.learn(key, answer=seen)
        return known

    def _stage(self, pack: str) -> Looked:
        """Return the game of a pack, with the pack mixed in."""
        from regola.proving.looking import LOOKED

        if pack not in self._stages:
            game = self._games[pack]
            guests = () if pack == game else (pack,)
            self._stages[pack] = LOOKED[self.program.family].within(self.program, game, guests)
        return self._stages[pack]

    @cached_property
    def _games(self) -> dict[str, str]:
        """The game of each pack, by id; packs that several games share have none."""
        return {head.id: head.game for head in self.program.packs if head.game}

    @cached_property
    def _proofs(self) -> Proofs:
        from regola.playing.coverage import Proofs

        return Proofs(self.program)

    @cached_property
    def _contents(self) -> Contents:
        from regola.proving.looking import Contents

        return Contents()

    @cached_property
    def _code(self) -> str:
        """What reads the rules, and the official content, as a hash."""
        from regola.resources import fingerprint, reader_fingerprint

        return f"{fingerprint()} {reader_fingerprint()}"

    @cached_property
    def _whole(self) -> str:
        """All that the program has beside the official content, its examples included."""
        from regola.files.library import official

        shipped = official(self.program.family)
        known = {id(item) for item in shipped.everything} if shipped is not None else set()
        own = [item for item in self.program.everything if id(item) not in known]
        heads = [(head.id, head.game, head.needs) for head in self.program.packs]
        return self._contents.whole(own, f"{heads} {self._code}")

    def _key(self, holder: str, rule: Rule) -> str:
        return sha256(f"{self._whole} {holder} {rule.number}".encode()).hexdigest()


def _lies_in(inner: Span, outer: Span) -> bool:
    return inner.path == outer.path and outer.start <= inner.start <= outer.end
