"""
Which arguments each message is given.

A pattern that asks for another is a fault of the language's file: the value would silently be
empty. Messages are found by the longest beginning of their id.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from regola.text.patterns import Message
from regola.text.planner.deeds import SLOTS
from regola.text.planner.telling import is_base_number

__all__ = ["SIGNATURES", "arguments_of", "unknown_arguments"]

_PHRASE = frozenset({"one", "many", "amount", "self", "past", "done"})
_SUBJECT = frozenset({"subject", "any", "negative", "predicate", "copula"})
_CHANGE = frozenset(
    {"amount", "asker", "bound", "each", "every", "one", "per", "quantity", "subject"}
)
_DEED = frozenset(
    {"verb", "object", "one", "many", "per", "amount", "number", *SLOTS}
    | {"receiver", "spot", "those"}
)
_DONE = frozenset({"x", "past", "done", "actor", "thing", "time"})
_EVENT = frozenset({"actor", "deed", "object", "done", "verb"})
_RELATED = frozenset({"subject", "relation", "target", "every", "negative"})

_OF_A_NUMBER = re.compile(r"-(is|more|less|doubled|at-least|at-most)(-(zero|all|by))?$")
"""How the messages end that tell in words of their own what becomes of a number."""

SIGNATURES: Mapping[str, frozenset[str]] = {
    "adjective-to": frozenset({"adjective", "target"}),
    "and-if": frozenset({"left", "right"}),
    "and-relation": frozenset({"relation"}),
    "and-that": frozenset({"clause"}),
    "asked": _SUBJECT,
    "as-many": frozenset({"many", "amount"}),
    "at": frozenset({"phase"}),
    "at-end-of": frozenset({"phase", "whose"}),
    "at-of": frozenset({"phase", "whose"}),
    "at-start-of": frozenset({"phase", "whose"}),
    "before": _EVENT,
    "before-passive": _EVENT | frozenset(SLOTS),
    "bound": frozenset({"n"}),
    "can": frozenset({"actor"}),
    "chip": frozenset(
        {"actor", "amount", "chip", "deed", "more", "note", "noun", "object", "option", "per"}
        | {"condition", "lead", "left", "n", "predicate", "right", "sign", "subject", "x"}
    ),
    "check": frozenset({"condition"}),
    "clause-and-if": frozenset({"left", "condition", "right"}),
    "compared": frozenset({"left", "right"}),
    "it-is": frozenset({"x", "predicate"}),
    "subject-you": frozenset(),
    "subject-you.people": frozenset(),
    "either-amount": frozenset({"condition", "deed", "object"}),
    "source-apart": frozenset({"from", "x"}),
    "compare": frozenset({"subject", "amount", "many", "rival", "whom"}),
    "condition-after": frozenset({"main", "condition"}),
    "copula": frozenset(),
    "count": frozenset({"thing"}),
    "count-in": frozenset({"place", "thing"}),
    "count-of": frozenset({"x"}),
    "counted-exactly": frozenset({"thing"}),
    "deed-of-other": frozenset({"deed", "deeds"}),
    "did": _DONE,
    "do": _DEED,
    "doer": _DONE,
    "do-each": frozenset({"per", "deed"}),
    "each-or": frozenset({"left", "right"}),
    "event": _EVENT,
    "event-number": frozenset({"event", "amount"}),
    "everything": frozenset(),
    "exception": frozenset({"condition"}),
    "exists": frozenset({"thing"}),
    "exists-done": frozenset({"thing", "past"}),
    "for-you": frozenset(),
    "first-when": frozenset({"limit", "event"}),
    "grant": _RELATED,
    "going-on": frozenset(),
    "has": frozenset({"subject", "thing"}),
    "has-you": frozenset({"bare", "subject", "thing"}),
    "has-again": frozenset({"thing", "itself"}),
    "has-you-both": frozenset({"left", "right"}),
    "has-you-none": frozenset({"bare_left", "bare_right", "left", "right"}),
    "held": frozenset({"one", "target", "x"}),
    "if": frozenset({"condition"}),
    "if-all-its": frozenset({"copula", "many", "predicate"}),
    "if-own": frozenset({"amount"}),
    "is": _SUBJECT | _RELATED,
    "is-kind": _SUBJECT | frozenset({"kind", "bare"}),
    "is-kind-both": _SUBJECT | frozenset({"left", "right"}),
    "limit": frozenset({"n"}),
    "limit-apart": frozenset({"limit"}),
    "name": frozenset({"one", "many"}),
    "name-frames-beside": frozenset({"one", "many", "feminine", "feminines"}),
    "list-and": frozenset({"left", "right"}),
    "lasting": frozenset({"text", "time"}),
    "paid-for": frozenset({"cost", "deed"}),
    "may": frozenset(
        {"object", "from", "actor", "all", "condition", "copula", "cost", "deed", "done", "in"}
        | {"many", "predicate", "verb", "x"}
    ),
    "must": frozenset({"actor", "deed", "each"}),
    "named": frozenset({"noun", "name"}),
    "np": _PHRASE,
    "once-at": frozenset(),
    "only": frozenset({"actor", "condition"}),
    "on-condition": frozenset({"condition", "text"}),
    "option": frozenset({"left", "right"}),
    "option-taken": frozenset({"option"}),
    "none-nor": frozenset(),
    "nor": frozenset(),
    "or": frozenset(),
    "or-if": frozenset({"left", "right"}),
    "passive": _EVENT | frozenset(SLOTS),
    "place-apart": frozenset({"to", "verb", "x"}),
    "per": frozenset({"x"}),
    "per-own": frozenset({"amount"}),
    "prefix": frozenset({"parts"}),
    "product": frozenset({"left", "right"}),
    "pronoun": frozenset(),
    "purpose": frozenset({"x"}),
    "quantity": _CHANGE | frozenset({"noun"}),
    "quoted": frozenset({"name"}),
    "reminder-ban": frozenset({"done"}),
    "reminder": frozenset({"keyword", "text"}),
    "relation": frozenset({"x", "target", "negative", "near", "centre", "that"}),
    "scope": frozenset(),
    "slot": frozenset({"x", "object"}),
    "span": frozenset(),
    "slot-in-within": frozenset({"relation"}),
    "slot-from-either": frozenset({"x", "first", "second", "other", "object"}),
    "step-again": frozenset(),
    "step": frozenset({"step", "condition", "deed"}),
    "step-then-them": frozenset({"object", "step", "verb"}),
    "sum": frozenset({"left", "right"}),
    "amount-half": frozenset({"of"}),
    "amount-larger": frozenset({"left", "right"}),
    "amount-smaller": frozenset({"left", "right"}),
    "test": _DONE,
    "test-beside": _RELATED,
    "test-with": _RELATED,
    "test-count": frozenset({"subject", "thing"}),
    "test-kind": _SUBJECT | frozenset({"kind", "bare", "name"}),
    "that-is": frozenset({"x", "predicate", "copula"}),
    "that-is-neither": frozenset({"x", "left", "right", "copula", "copula_right"}),
    "that-is-kind": frozenset({"x", "kind"}),
    "then": frozenset(),
    "unless": frozenset({"condition"}),
    "until": frozenset(),
    "variant": frozenset({"option", "condition"}),
    "variant-step": frozenset({"amount", "option", "step", "deed"}),
    "when": frozenset({"event", "one"}),
    "whose": frozenset({"one", "past", "verb"}),
    "with-settings": frozenset({"main", "settings"}),
}
"""The arguments by the beginning of a message's id."""


def arguments_of(identifier: str) -> frozenset[str] | None:
    """Return the arguments that a message is given; none where nothing says it."""
    name = identifier.partition(".")[0]
    while name:
        if name in SIGNATURES:
            return SIGNATURES[name]
        name = name.rpartition("-")[0]
    return _CHANGE if _OF_A_NUMBER.search(identifier.partition(".")[0]) else None


def unknown_arguments(identifier: str, message: Message) -> list[str]:
    """Return the arguments that a pattern asks for and is never given."""
    known = arguments_of(identifier) or frozenset()
    given = known >= _DEED
    return [one for one in sorted(message.arguments - known) if not (given and is_base_number(one))]
