"""How a position is looked for in which a rule acts: what every family's search is made of."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TypeVar

from regola.program.meaning import AtPhase, Did, OnEvent, Permission, Rule
from regola.program.walking import nodes_in, phrases_in

__all__ = ["awaited", "awaits_others", "eagerness", "likely", "nearest", "nouns_in"]

_Plan = TypeVar("_Plan")


def nearest(
    first: _Plan,
    near: Callable[[_Plan], float],
    changed: Callable[[_Plan], _Plan],
    most: int,
) -> _Plan:
    """
    Return what came nearest, from 0 to 1, to what a rule speaks of.

    A first plan is changed again and again, at most so often; a change that is as near stays.
    """
    plan, best = first, near(first)
    for _ in range(most):
        if best >= 1:
            break
        other = changed(plan)
        other_near = near(other)
        if other_near >= best:
            plan, best = other, other_near
    return plan


def likely(rng: Random, share: float) -> bool:
    """Tell whether something is done that is done in a share of cases."""
    return rng.random() < share


def eagerness(rule: Rule) -> float:
    """Return how readily offers are taken to have a rule act: where it waits, less so."""
    did = any(isinstance(one, Did) for one in nodes_in(rule))
    return 0.55 if did else 0.3 if isinstance(rule.moment, AtPhase) else 0.75


def nouns_in(nodes: object) -> set[str]:
    """Return the nouns of all phrases in nodes of a rule."""
    return {phrase.noun for phrase in phrases_in(nodes)}


def awaited(rule: Rule) -> str:
    """Return the verb of the deed that a rule asks about, waits for or forbids; else nothing."""
    did = [one.verb for one in nodes_in(rule) if isinstance(one, Did)]
    if did:
        return did[0]
    if isinstance(rule.moment, OnEvent):
        return rule.moment.verb
    body = rule.body
    return body.deed.verb if isinstance(body, Permission) and body.negated else ""


def awaits_others(rule: Rule) -> bool:
    """Tell whether a rule waits for what an opponent of its bearer does, or forbids it."""
    moment, body = rule.moment, rule.body
    actor = moment.actor if isinstance(moment, OnEvent) else None
    if isinstance(body, Permission):
        if not body.negated and "opponent" in nouns_in(body.actor):
            return False
        actor = body.actor if body.negated else actor
    return actor is not None and "opponent" in nouns_in(actor)
