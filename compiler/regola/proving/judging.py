"""
Prove what is claimed of rules: a rule acts if a position is found in which it changes something.

What acts only with a variant, or beside another item, is looked for there. What is claimed to do
nothing and is seen to act, acts. Of what is claimed to act and is never seen to, it is asked which
other rule wins: it acts in some position as soon as that one is left out, and in the same position
never while it is there.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from regola.checks.parts import deeds_of
from regola.mixing.claims import Claim
from regola.mixing.liveness import Reason
from regola.mixing.verdicts import RuleVerdict, Verdict, judged
from regola.mixing.words_said import granted_word
from regola.program.meaning import Permission, Quantity, Rule, Statement
from regola.program.model import Item
from regola.proving.stage import Stage, trial_of
from regola.proving.trials import Trial
from regola.reference.parting import Effect

__all__ = ["POSITIONS", "proved", "proved_claims", "with_claims"]

POSITIONS = 12
"""Positions looked at, at most, to see a rule act."""

_FEW = 4
"""Positions looked at for each rule that may be why another does nothing."""


def proved(one: Verdict, stage: Stage, positions: int = POSITIONS) -> Verdict:
    """Return a verdict with what was seen of each claim, judged anew where one did not hold."""
    return with_claims(one, proved_claims(one, stage, positions))


def proved_claims(one: Verdict, stage: Stage, positions: int) -> tuple[Claim, ...]:
    """Return what is claimed of each rule of an item after so many positions were looked at."""
    item = stage.items.get(one.item.reference)
    if item is None or not stage.boards:
        return tuple(rule.claim for rule in one.rules)
    return tuple(_proved(rule, item, stage, positions) for rule in one.rules)


def with_claims(one: Verdict, claims: Iterable[Claim]) -> Verdict:
    """Return a verdict with other claims, one for each rule, judged anew."""
    rules = tuple(replace(r, claim=new) for r, new in zip(one.rules, claims, strict=True))
    return judged(replace(one, rules=rules))


def _proved(one: RuleVerdict, item: Item, stage: Stage, positions: int) -> Claim:
    claim = one.claim
    if claim.standing == "variant":
        return claim
    trial = trial_of(one, item, stage)
    seen = stage.tried(trial, positions)
    if seen is not None:
        standing = "acts" if claim.standing == "idle" else claim.standing
        reason = None if standing == "acts" else claim.reason
        return Claim(standing, claim.names, reason, _told(seen))
    if claim.standing != "acts":
        # What does nothing by itself does not act because nothing was seen of it.
        return claim
    found = next(_winners(trial, stage, positions), None)
    if isinstance(found, Effect):
        return Claim("acts", seen=_told(found))
    if found is not None:
        return Claim("idle", reason=Reason("another-wins", winner=found))
    return replace(claim, standing="unseen")


def _told(seen: Effect) -> tuple[str, ...]:
    return (*seen.moves, seen.what)


def _winners(trial: Trial, stage: Stage, times: int) -> Iterator[tuple[Item, Rule] | Effect]:
    """
    Give the rules after which a rule has nothing left to do, or what it changes all the same.

    A rule that acts seldom is seen here or there by chance: only the same position, with the other
    rule and without, tells that this one is why.
    """
    own = [one for one in trial.item.walk() if one.rules]
    for holder in (*stage.bases, *own):
        for rule in holder.rules:
            if rule is trial.rule or not _may_win(rule, trial.rule):
                continue
            left_out = frozenset(((holder.reference, rule.number),))
            seen = stage.tried(replace(trial, without=left_out), _FEW)
            if seen is not None:
                yield stage.tried_from(trial, seen.state, times) or (holder, rule)


def _may_win(rule: Rule, loser: Rule) -> bool:
    """Tell whether a rule may leave another nothing to do: it forbids, or is of the same matter."""
    body = rule.body
    if isinstance(body, Permission) and body.negated:
        return True
    return bool(_matter(rule) & _matter(loser))


def _matter(rule: Rule) -> set[str]:
    """Return the number or the word that a rule says something of, and what it has done."""
    body = rule.body
    subject = body.subject if isinstance(body, Statement) else None
    said = subject.word if isinstance(subject, Quantity) else ""
    words = (said, granted_word(rule, negated=False), granted_word(rule, negated=True))
    return {word for word in (*words, *(deed.verb for deed in deeds_of(rule))) if word}
