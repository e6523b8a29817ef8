"""Chips: a rule in at most six words, for a badge or a summary."""

from __future__ import annotations

from typing import TypeGuard

from regola.program.meaning import (
    Adjective,
    Change,
    Deed,
    Grant,
    Kind,
    Link,
    Modifier,
    Number,
    Offer,
    Permission,
    Phrase,
    Quantity,
    Reaction,
    Rule,
    Statement,
)
from regola.text.planner.amounts import amount_words
from regola.text.planner.deeds import deed_clause
from regola.text.planner.statements import predicate_negated
from regola.text.planner.telling import Telling, slug

__all__ = ["chip_text"]


def chip_text(telling: Telling, rule: Rule) -> str:
    """Return the chip of a rule: its number, or its deed, without when and whether."""
    body = rule.body
    if isinstance(body, Permission):
        name = "chip-may.not" if body.negated else "chip-may"
        return telling.say(name, deed=_deed(telling, body.deed))
    if isinstance(body, Reaction):
        return telling.say("chip-deed", deed=_action(telling, body.steps[0].action))
    return _statement(telling, body)


def _action(telling: Telling, action: Deed | Offer | Statement) -> str:
    if isinstance(action, Statement):
        return _statement(telling, action)
    return _deed(telling, action.deed if isinstance(action, Offer) else action)


def _deed(telling: Telling, deed: Deed) -> str:
    short = bare(deed.object) if deed.object is not None else None
    return deed_clause(telling, Deed(deed.verb, short, (), None, None, deed.span), "command")


def bare(phrase: Phrase) -> Phrase:
    """Return a phrase without what is said about it: the noun, and how many."""
    return Phrase(
        noun=phrase.noun,
        type=phrase.type,
        determiner=phrase.determiner,
        amount=phrase.amount,
        owner="",
        modifiers=(),
        alternatives=(),
        mention=phrase.mention,
        refers=False,
        span=phrase.span,
    )


def _statement(telling: Telling, statement: Statement) -> str:
    if isinstance(statement.effect, Grant):
        return _grant(telling, statement.subject, statement.effect)
    return _change(telling, statement.subject, statement.effect)


def _subject(telling: Telling, subject: Phrase | Quantity | None) -> str:
    if isinstance(subject, Quantity):
        return _subject(telling, subject.of)
    if subject is None or subject.noun in ("you", "it", "one another"):
        return telling.self_words().text
    held = next((one.target for one in subject.modifiers if _is_mark(one)), None)
    if held is not None:
        return telling.noun(held.noun).words(plural=False).text
    words = telling.noun(subject.noun).words(plural=False)
    said = [
        m
        for m in subject.modifiers
        if isinstance(m, Adjective) and not m.negated and m.target is None
    ]
    for modifier in said[:1]:
        adjective = telling.adjective(modifier.word)
        form = adjective.agreeing(words.feature)
        return f"{form} {words.text}" if adjective.before else f"{words.text} {form}"
    return words.text


def _is_mark(modifier: Modifier) -> TypeGuard[Link]:
    """Tell whether a region is known by what lies in it: *regions with a mine* are *mines*."""
    if not isinstance(modifier, Link) or modifier.negated or modifier.relation != "with":
        return False
    return "/" in modifier.target.noun


def _change(telling: Telling, subject: Phrase | Quantity, change: Change) -> str:
    word = subject.word if isinstance(subject, Quantity) else "number"
    numbered = isinstance(change.amount, Number)
    operation = slug(change.operation) + (
        "" if numbered or change.operation == "doubled" else "-by"
    )
    return telling.fill(
        (f"chip-{slug(word)}-{operation}", f"chip-number-{operation}"),
        {
            "amount": lambda: amount_words(telling, change.amount),
            "noun": lambda: telling.noun(word).words(plural=False),
            "subject": lambda: _subject(telling, subject),
        },
    )


def _grant(telling: Telling, subject: Phrase | Quantity, grant: Grant) -> str:
    predicate = grant.predicate
    denied = ".not" if grant.negated != predicate_negated(grant) else ""
    name = _subject(telling, subject)
    if isinstance(predicate, Adjective):
        noun = telling.noun(_noun_of(subject)).words(plural=False)
        word = telling.adjective(predicate.word).said_of(noun.feature)
        return telling.say(f"chip-is{denied}", subject=name, predicate=word)
    target = predicate.target if isinstance(predicate, Link) else _kind(predicate)
    relation = slug(predicate.relation) if isinstance(predicate, Link) else "kind"
    return telling.fill(
        (f"chip-is-{relation}{denied}", f"chip-is-kind{denied}"),
        {"subject": lambda: name, "predicate": lambda: _subject(telling, target)},
    )


def _noun_of(subject: Phrase | Quantity) -> str:
    phrase = subject.of if isinstance(subject, Quantity) else subject
    return "people" if phrase is None or phrase.noun in ("you", "it") else phrase.noun


def _kind(predicate: Modifier) -> Phrase | None:
    return predicate.phrase if isinstance(predicate, Kind) else None
