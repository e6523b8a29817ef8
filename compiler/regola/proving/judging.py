"""
Prove what is claimed of rules: a rule acts if a position is found in which it changes something.

What acts only with a variant, or beside another item, is looked for there. What is claimed to do
nothing and is seen to act, acts. Of what is claimed to act and is never seen to, it is asked which
other rule wins, which is so if it acts as soon as that one is left out.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from regola.mixing.claims import Claim
from regola.mixing.liveness import Reason
from regola.mixing.verdicts import RuleVerdict, Verdict, judged
from regola.program.meaning import Permission, Rule, Statement
from regola.program.model import Item
from regola.proving.stage import Stage, Trial
from regola.reference.conquest.effects import Effect

__all__ = ["POSITIONS", "proved", "trial_of"]

POSITIONS = 12
"""Positions looked at, at most, to see a rule act."""

_FEW = 4
"""Positions looked at for each rule that may be why another does nothing."""


def proved(one: Verdict, stage: Stage, positions: int = POSITIONS) -> Verdict:
    """Return a verdict with what was seen of each claim, judged anew where one did not hold."""
    item = stage.items.get(one.item.reference)
    if item is None or not stage.boards:
        return one
    rules = tuple(_proved(rule, item, stage, positions) for rule in one.rules)
    return judged(replace(one, rules=rules))


def _proved(one: RuleVerdict, item: Item, stage: Stage, positions: int) -> RuleVerdict:
    claim = one.claim
    if claim.standing == "variant":
        return one
    trial = trial_of(one, item, stage)
    seen = stage.tried(trial, positions)
    if seen is not None:
        standing = "acts" if claim.standing == "idle" else claim.standing
        reason = None if standing == "acts" else claim.reason
        return replace(one, claim=Claim(standing, claim.names, reason, _told(seen)))
    if claim.standing == "idle":
        return one
    winner = next(_winners(trial, stage), None) if claim.standing == "acts" else None
    if winner is not None:
        return replace(one, claim=Claim("idle", reason=Reason("another-wins", winner=winner)))
    return replace(one, claim=replace(claim, standing="unseen"))


def trial_of(one: RuleVerdict, item: Item, stage: Stage) -> Trial:
    """Return what has to be in play for a claim to be seen."""
    claim = one.claim
    trial = Trial(item, one.holder.reference, one.rule)
    if claim.standing == "option":
        return replace(trial, options=tuple((name, stage.turned(name)) for name in claim.names))
    return replace(trial, partner=claim.names[0]) if claim.standing == "partner" else trial


def _told(seen: Effect) -> tuple[str, ...]:
    return (*seen.moves, seen.what)


def _winners(trial: Trial, stage: Stage) -> Iterator[tuple[Item, Rule]]:
    """Give the rules after which a rule has nothing left to do."""
    own = [one for one in trial.item.walk() if one.rules]
    for holder in (*stage.bases, *own):
        for rule in holder.rules:
            if rule is trial.rule or not _may_win(rule):
                continue
            left_out = frozenset(((holder.reference, rule.number),))
            if stage.tried(replace(trial, without=left_out), _FEW) is not None:
                yield holder, rule


def _may_win(rule: Rule) -> bool:
    """Tell whether a rule may leave another nothing to do: it forbids, grants or happens."""
    body = rule.body
    if isinstance(body, Permission):
        return body.negated
    return isinstance(body, Statement) or rule.moment is not None
