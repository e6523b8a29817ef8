"""
Rules in sentences that are not too long: where a rule is divided, and what is said apart.

What is said must be true when it is read: a reader is not told that he gains a coin and then that
he does so only at times. So what a reaction hangs on is checked before the deed, and of what is
forbidden at times it is said that it is *not always* allowed.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from regola.program.canonical import canonical
from regola.program.meaning import Condition, Offer, Permission, Quantity, Reaction, Rule, Step
from regola.program.walking import nodes_in, phrases_in
from regola.text.planner.alike import alike_in
from regola.text.planner.conditions import condition_clause
from regola.text.planner.joined import condition_beside, only_joined
from regola.text.planner.moments import limit_clause
from regola.text.planner.mood import speaks_to_reader
from regola.text.planner.permissions import condition_apart, paid, source_apart
from regola.text.planner.places import leading_in, places_in, sorts_in, things_in
from regola.text.planner.pronouns import genders_in
from regola.text.planner.references import unmistakable
from regola.text.planner.sentences import (
    MOST_WORDS,
    Apart,
    is_short,
    rule_sentences,
)
from regola.text.planner.telling import Telling

__all__ = ["rule_text"]

_MOST_CONDITIONED = MOST_WORDS + 2
"""A few words more are better than *check whether … If so, …*."""

_MOST_FORBIDDEN = MOST_WORDS + 2
"""So are more than these, where *you cannot always …* would say nothing first."""


def rule_text(
    telling: Telling, whole: Rule, told: Rule, behind: Callable[[], list[str]] = list
) -> list[str]:
    """
    Return the sentences of a rule, marks not written out, neither capitals nor full stops.

    `told` is what of the `whole` rule its sentences tell; `behind` makes lines that stand behind
    them and tell the rest.
    """
    telling.referred = frozenset(one.mention for one in phrases_in(whole) if one.refers)
    telling.places = places_in(telling.speech, whole, telling.context.kind)
    telling.named, telling.sorts = things_in(whole), sorts_in(whole)
    telling.leading, telling.alike = leading_in(whole), alike_in(whole)
    measures = (one.word for one in nodes_in(whole) if isinstance(one, Quantity))
    telling.measures = frozenset(measures)
    telling.genders, telling.in_view = genders_in(telling, whole)
    further = telling.context.further
    telling.further = bool(further) and canonical(whole) in further
    every = (one.noun for one in phrases_in(whole) if one.determiner == "each")
    telling.doubled = frozenset(every)
    return unmistakable(telling, whole, lambda: [*_divided(telling, told), *behind()])


def _divided(telling: Telling, rule: Rule) -> list[str]:
    """
    Return the sentences of a rule, none too long.

    A condition that would make the first sentence too long stands in a sentence of its own; so
    does, where there is none, how often something may be done.
    """
    if _reaches_into_decline(telling, rule):
        plain = replace(rule, scope=telling.context.scope)
        told = _divided(telling, plain)
        # Of what is told apart there is one sentence at most.
        if told == rule_sentences(telling, plain):
            return [*told, telling.say("scope-apart")]
    texts = rule_sentences(telling, rule)
    condition = _main_condition(telling, rule)
    dear = condition is not None and _costs_late(telling, rule, texts[0])
    most = _most_words(rule, condition)
    if is_short(telling, texts[0], most) and not dear:
        return texts
    if taken := source_apart(telling, rule):
        return [*_divided(telling, taken[0]), taken[1]]
    if condition is not None:
        return _conditioned(telling, rule, condition)
    limit = rule.limit
    if limit is not None and not limit.first and _is_allowed(rule):
        said = telling.say("limit-apart", limit=limit_clause(telling, limit))
        return _behind_first(rule_sentences(telling, rule, apart="limit"), said)
    part = _said_of_rule(telling, rule)
    return [*rule_sentences(telling, rule, apart=part[0]), part[1]] if part else texts


def _most_words(rule: Rule, condition: Condition | None) -> int:
    """Return how many words the first sentence may have before something is told apart."""
    if condition is None:
        # Two words more are better than *this rule applies once per turn* behind all steps.
        limited = rule.limit is not None and not _is_allowed(rule)
        return MOST_WORDS + 2 if limited else MOST_WORDS
    if isinstance(rule.body, Reaction):
        apart = _is_offered_on(rule.body, condition)
        return MOST_WORDS if apart else _MOST_CONDITIONED
    ban = isinstance(rule.body, Permission) and rule.body.negated
    return _MOST_FORBIDDEN if ban else MOST_WORDS + 1


def _reaches_into_decline(telling: Telling, rule: Rule) -> bool:
    """
    Tell whether that a rule holds in decline too stands apart.

    It does where the rule says first what somebody else is or does, or how often and when.
    """
    told = rule.scope == "always" != telling.context.scope and telling.speech.has("scope-apart")
    # Three things before the deed, of which the last is the moment, are one too many.
    crowded = rule.limit is not None and rule.moment is not None
    return told and (crowded or not speaks_to_reader(rule))


def _said_of_rule(telling: Telling, rule: Rule) -> tuple[Apart, str] | None:
    """Return what a last sentence can say of a whole rule: how often it works, in decline too."""
    limit, speech = rule.limit, telling.speech
    if limit is not None and not limit.first and speech.has("limit-apart-rule"):
        said = telling.say("limit-apart-rule", limit=limit_clause(telling, limit))
        return "limit", said
    told = rule.scope == "always" != telling.context.scope and speech.has("scope-apart")
    return ("scope", telling.say("scope-apart")) if told else None


def _conditioned(telling: Telling, rule: Rule, condition: Condition) -> list[str]:
    """Return the sentences of a rule whose condition makes the first one too long."""
    if isinstance(rule.body, Reaction) and telling.speech.has("check"):
        return _reaction_conditioned(telling, rule, rule.body, condition)
    banned = isinstance(rule.body, Permission) and rule.body.negated and not rule.body.obliged
    told: Apart = "ban" if banned and telling.speech.has("may-you.always") else ""
    said = condition_apart(telling, rule, condition)
    return _behind_first(rule_sentences(telling, _unconditional(telling, rule), apart=told), said)


def _reaction_conditioned(
    telling: Telling, rule: Rule, body: Reaction, condition: Condition
) -> list[str]:
    """
    Return the sentences of a reaction on a long condition.

    An exception stands behind it, and that you may do something only if; else it is checked first.
    """
    plain = _unconditional(telling, rule)
    if condition.negated and telling.speech.has("exception"):
        asked = condition_clause(telling, replace(condition, negated=False))
        return [*rule_sentences(telling, plain), telling.say("exception", condition=asked)]
    if _is_offered_on(body, condition):
        said = telling.say(
            telling.speech.find("only-if-may-you", "only-if"),
            condition=condition_clause(telling, condition),
        )
        return _behind_first(rule_sentences(telling, plain, apart="condition"), said)
    return rule_sentences(telling, plain, checked=condition)


def _is_offered_on(body: Reaction, condition: Condition) -> bool:
    """Tell whether a reaction offers the reader one thing, on a condition, and what comes of it."""
    offer, *others = body.steps
    hanging = all(step.join == "then" for step in others)
    return _is_yours_alone(offer) and hanging and not condition.negated


def _is_yours_alone(step: Step) -> bool:
    """Tell whether a step offers the reader something, on no condition of its own."""
    offer = step.action
    offered = isinstance(offer, Offer) and not offer.obliged and offer.actor.noun == "you"
    return offered and step.condition is None


def _costs_late(telling: Telling, rule: Rule, first: str) -> bool:
    """Tell whether a deed's price would stand before it if its condition stood apart."""
    price = paid(telling, rule.body) if isinstance(rule.body, Permission) else ""
    return bool(price) and price not in first and is_short(telling, price)


def _behind_first(texts: list[str], said: str) -> list[str]:
    """Return the sentences of a rule, what was taken out of the first one behind it."""
    first, *others = texts
    return [first, said, *others]


def _is_allowed(rule: Rule) -> bool:
    """Tell whether the rule says what somebody may do, as against must or may not."""
    body = rule.body
    return isinstance(body, Permission) and not body.obliged and not body.negated


def _main_condition(telling: Telling, rule: Rule) -> Condition | None:
    """Return the condition of the whole rule, if there is but one beside its event."""
    own = None if isinstance(rule.body, Reaction) else rule.body.condition
    when = condition_beside(telling, rule.moment) if rule.moment else None
    return None if own and when else own or when


def _unconditional(telling: Telling, rule: Rule) -> Rule:
    moment = only_joined(telling, rule.moment) if rule.moment else None
    if isinstance(rule.body, Reaction):
        return replace(rule, moment=moment)
    return replace(rule, moment=moment, body=replace(rule.body, condition=None))
