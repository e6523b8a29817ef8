"""How a position is looked for in which a rule acts: what every family's search is made of."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any, TypeVar

from regola.program.meaning import AtPhase, OnEvent, Permission, Recalled, Rule, Statement
from regola.program.walking import nodes_in, phrases_in

__all__ = [
    "Built",
    "awaited",
    "awaits_others",
    "eagerness",
    "is_done",
    "likely",
    "nearest",
    "nouns_in",
    "way_on",
]

_Plan = TypeVar("_Plan")


@dataclass(frozen=True)
class Built:
    """
    A position, and moves, by their codes, after which the rule was seen to act in play.

    There are none if it was not seen to.
    ``is_seen`` is true, too, where there is nothing to see: of a rule that only says something.
    """

    state: Any
    way: tuple[str, ...]
    is_seen: bool


def is_done(rule: Rule) -> bool:
    """Tell whether something is done by a rule, so that a log keeps it."""
    body = rule.body
    return not (isinstance(body, Statement) or (isinstance(body, Permission) and body.negated))


def way_on(
    state: Any,
    wanted: frozenset[int],
    code: Callable[[Any, Any], str],
    choose: Callable[[Any], Any],
    longest: int,
) -> tuple[str, ...] | None:
    """
    Play a game on until its log keeps that one of the ``wanted`` rules did something.

    Return the codes of the moves until then; nothing where it did not within so many moves.
    """
    from regola_engine.kernel import Log, RuleError, advance

    log = state.log = Log()
    moves: list[str] = []
    try:
        advance(state)
        while not any(entry.rule in wanted for entry in log):
            if state.is_over or len(moves) == longest:
                return None
            move = choose(state)
            moves.append(code(state, move))
            state.apply(move)
    except RuleError:
        return None
    return tuple(moves)


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
    did = any(isinstance(one, Recalled) for one in nodes_in(rule))
    return 0.55 if did else 0.3 if isinstance(rule.moment, AtPhase) else 0.75


def nouns_in(nodes: object) -> set[str]:
    """Return the nouns of all phrases in nodes of a rule."""
    return {phrase.noun for phrase in phrases_in(nodes)}


def awaited(rule: Rule) -> str:
    """Return the verb of the deed that a rule asks about, waits for or forbids; else nothing."""
    did = [one.verb for one in nodes_in(rule) if isinstance(one, Recalled)]
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
