"""The messages that say one thing each, whatever the vocabulary: moments, tests, steps."""

from __future__ import annotations

import re
from collections.abc import Mapping

from regola.text.reading.alternatives import either
from regola.text.reading.chart import Ways
from regola.text.reading.named_steps import step_upon
from regola.text.reading.numbers import quantity_of
from regola.text.reading.source import (
    ONCE_MORE,
    THE_SAME,
    THE_SUBJECT,
    Maker,
    Source,
    Values,
    form,
    of_deed_done,
    owner_of,
)
from regola.text.reading.steps_apart import ToldStep
from regola.vocabulary.model import Vocabulary

__all__ = ["PLAIN", "counted_there"]


def _unless(values: Values) -> str | None:
    """Return *does not hold if …* as *unless …*."""
    condition = str(values["condition"])
    return f"unless {condition.removeprefix('if ')}" if condition.startswith("if ") else None


def _both_sides(values: Values) -> tuple[str, str]:
    """Return two numbers that are compared."""
    return str(values["left"]), str(values["right"])


def _paid_for(values: Values) -> tuple[str, str]:
    """Return what is paid, and what is done if it is."""
    return str(values["cost"]), f"then {values['deed']}"


def _either_amount(values: Values) -> tuple[str, str] | None:
    """Return what is done unless something is so, and to how many things if it is."""
    deed, condition = str(values["deed"]), str(values["condition"])
    if not condition.startswith("if ") or "object" not in values:
        return None
    other = f"{deed.partition(' ')[0]} {values['object']} {condition}"
    return f"{deed} unless {condition.removeprefix('if ')}", other


_BOUND = re.compile(
    r"((?:exactly |at least |at most |more than |less than |up to |all but )?)(\d+) (.*)"
)


def _counted(owner: str, denied: str) -> Maker:
    """Return what tells how many things there are, as a number that is compared."""

    def make(values: Values) -> str | None:
        found = _BOUND.fullmatch(str(values["thing"]))
        if found is None:
            return None
        bound = found[1].removeprefix("exactly ")
        return f"the number of {owner}{found[3]} is {denied}{bound}{found[2]}"

    return make


def _counted_in(denied: str) -> Maker:
    """Return what tells how many things are in another, as a number that is compared."""

    def make(values: Values) -> str | None:
        said = _counted("", denied)(values)
        place = f" in {values['place']} is "
        return said.replace(" is ", place, 1) if isinstance(said, str) else None

    return make


def counted_there(denied: str, vocabulary: Vocabulary) -> Source:
    """Return what tells how many things are there, in whatever place that is."""
    places = tuple(f" in {one} is " for one in ("it", *(f"the {one}" for one in vocabulary.sites)))

    def make(values: Values) -> Ways | None:
        said = _counted("", denied)(values)
        if not isinstance(said, str):
            return None
        return Ways(tuple(said.replace(" is ", place, 1) for place in places))

    return Source("test", make, {})


def _counted_per(other: str) -> Maker:
    """Return how many things there are for each other: *at least 10 grains per player*."""

    def make(values: Values) -> str | None:
        said = _counted("", "")(values)
        return f"{said} * the number of {other}" if isinstance(said, str) else None

    return make


def _none_of_both(values: Values) -> str:
    """Return that you have nothing of two sorts, of the second in your hand."""
    left = values.get("left") or f"no {str(values['bare_left']).removeprefix('a ')}"
    right = values.get("right") or f"no {str(values['bare_right']).removeprefix('a ')}"
    return f"you have {left} and your hand has {right}"


def _told(change: str, without: str) -> Maker:
    """Return what tells how a variant changes a rule: the change, its option, under what."""

    def make(values: Values) -> tuple[str, str, str, str] | None:
        condition = str(values.get("condition", ""))
        if change == "unless" and not condition.startswith("if "):
            return None
        asked = condition.replace("if ", "unless ", 1) if change == "unless" else condition
        return ("only" if condition else change, str(values["option"]), without, asked)

    return make


def _told_always(without: str) -> Maker:
    """Return what tells that a rule holds whatever else; what its condition is, it said before."""
    return lambda values: ("always", str(values["option"]), without, "")


def _either(values: Values) -> str:
    """Return two spots, the second after its preposition."""
    second = str(values.get("second") or values["other"])
    return f"from {values['first']} or {second.removeprefix('from ')}"


def _kind(denied: str) -> Maker:
    """Return what says that a thing is of a kind, told with its article or without."""

    def make(values: Values) -> Ways:
        kind = str(values.get("kind") or values["bare"])
        # A name of regions with a symbol tells what such a region is with.
        kinds = dict.fromkeys((kind.removeprefix("a region ") if "with (" in kind else kind, kind))
        return Ways(tuple(f"{owner_of(values)} is {denied}{one}" for one in kinds))

    return make


def _told_step(how: str, without: str) -> Maker:
    """Return what tells what a variant does with one step."""

    def make(values: Values) -> ToldStep:
        said = str(values.get("step") or values["deed"])
        after = str(values["deed"]) if how == "then" else ""
        return ToldStep(how, str(values["option"]), without, said, after)

    return make


_STEPS = ("setting", "override", "first", "last", "then", "not", "instead", "in-place")
_WITH_OR_WITHOUT = (("", ""), (".without", "not "))

_APART = {"": "only", "-may-you": "only may", "-may-other": "only may",
          "-ban-you": "only ban", "-ban-other": "only ban"}  # fmt: skip
"""What a condition that stands apart is one of: a rule, what somebody may or may not do."""

PLAIN: Mapping[str, Source] = {
    "adjective-to-offered": Source("predicate", form("{adjective} to {target}"), {}),
    "adjective-to-suited": Source("predicate", form("{adjective} to {target}"), {}),
    "adjective-to": Source("predicate", form("{adjective} to {target}"), {}),
    "and-if": Source("tests", form("{left} and {right}"), {"left": "test", "right": "tests"}),
    **{
        f"and-if.{how}": Source(
            "tests", form("{left} and {right}"), {"left": "test", "right": "tests"}
        )
        for how in ("both", "listed")
    },
    "as-many": Source("object", form("as many {many.many} as {amount}"), {}),
    "before-other": Source("moment", form("before {actor} {deed}"), {}),
    "before-you": Source("moment", form("before you {deed}"), {}),
    "bound": Source("bound", form("{n}"), {}),
    "can": Source("test", form("{actor} can"), {}),
    "can-you": Source("test", form("you can"), {}),
    "count-have": Source("test", _counted("your ", ""), {}),
    "count-have.not": Source("test", _counted("your ", "not "), {}),
    "count-have-region": Source("test", _counted("your ", ""), {}),
    "count-have-region.not": Source("test", _counted("your ", "not "), {}),
    "count-there": Source("test", _counted("", ""), {}),
    "count-there.not": Source("test", _counted("", "not "), {}),
    "count-there-per-player": Source("test", _counted_per("players"), {}),
    "count-in": Source("test", _counted_in(""), {}),
    "count-in.not": Source("test", _counted_in("not "), {}),
    "counted-exactly": Source("member", form("exactly {thing}"), {"thing": "member"}),
    "count-of": Source("amount", form("the number of {x}"), {}),
    "deed-of-other": Source(
        "said clause", lambda values: values.get("deed") or values["deeds"], {"deeds": "deed"}
    ),
    "did-other": Source("clause that", form("that {actor} {past} {time}"), {}),
    "did-other.not": Source("clause that", of_deed_done("that {actor} not {past} {time}"), {}),
    "did-you": Source("clause that", form("that you {past} {time}"), {}),
    "did-you.not": Source("clause that", of_deed_done("that you not {past} {time}"), {}),
    "doer": Source("clause that", form("that {past} {thing} {time}"), {}),
    "doer.not": Source("clause that", of_deed_done("that not {past} {thing} {time}"), {}),
    "doer-you": Source("clause that", form("that {past} you {time}"), {}),
    "doer-you.not": Source("clause that", of_deed_done("that not {past} you {time}"), {}),
    "do-each": Source(
        "deed", lambda values: f"{values['deed']} {values['per']}" if "per" in values else None, {}
    ),
    "everything": Source("amount", form("all"), {}),
    "exists": Source("test", form("there is {thing}"), {}),
    "exists-done": Source("test", form("there is {thing} that you {past} this turn"), {}),
    "exists-done.not": Source("test", form("there is {thing} that you {past} this turn"), {}),
    "exists.not": Source("test", form("there is {thing}"), {}),
    "for-you": Source("for you", form(""), {}),
    "going-on": Source("then", form(""), {}),
    "has": Source("test", form("{subject} has {thing}"), {}),
    "has.not": Source("test", form("{subject} has {thing}"), {}),
    "has-you": Source("test", form("you have {thing}"), {}),
    "has-you.not": Source("test", form("you have {thing}"), {}),
    "has-you-both": Source(
        "tests", form("you have {left} and you have {right}"), {"left": "np", "right": "np"}
    ),
    "has-you-none-hand": Source(
        "tests",
        _none_of_both,
        {"left": "np", "right": "np", "bare_left": "lacking", "bare_right": "lacking"},
    ),
    "has-you-hand": Source("test", form("your hand has {thing}"), {}),
    "has-you-hand.not": Source("test", form("your hand has {thing}"), {}),
    "if-all-its": Source(
        "condition",
        lambda values: (
            f"unless {THE_SUBJECT} has a {values['many'].one} that is not {values['predicate']}"
        ),
        {},
    ),
    "if": Source("condition", form("if {condition}"), {}),
    "is": Source("statement", form("{subject} is {predicate}"), {}),
    "is.not": Source("statement", form("{subject} is not {predicate}"), {}),
    "is.seeming": Source("statement", form("{subject} is as if {predicate}"), {}),
    "is-kind": Source("statement", _kind(""), {}),
    "is-kind-both": Source(
        "statement",
        lambda values: f"{owner_of(values)} is {either(values)}",
        {"left": "kind", "right": "kind"},
    ),
    "is-kind.not": Source("statement", _kind("not "), {}),
    "is-kind.seeming": Source("statement", _kind("as if "), {}),
    "is-related": Source("statement", form("{subject} is {relation}"), {}),
    "is-related.not": Source("statement", form("{subject} is not {relation}"), {}),
    "on-condition": Source(
        "clause", form("{text} {condition}"), {"condition": "condition", "text": "clause"}
    ),
    "limit-apart": Source("limit apart", form("{limit}"), {}),
    "limit-apart-rule": Source("limit apart", form("{limit}"), {}),
    **{
        f"only-if{one}": Source(category, form("{condition}"), {"condition": "condition"})
        for one, category in _APART.items()
    },
    **{
        f"only-unless{one}": Source(category, _unless, {"condition": "condition"})
        for one, category in _APART.items()
    },
    "compared": Source("compared", _both_sides, {"left": "amount", "right": "amount"}),
    "compared.told": Source("compared", _both_sides, {"left": "amount", "right": "amount"}),
    "compared-more-than": Source("how compared", form("more than"), {}),
    "compared-less-than": Source("how compared", form("less than"), {}),
    "exception": Source("only", _unless, {"condition": "condition"}),
    "check": Source("check", form("{condition}"), {}),
    "check.told": Source("check", form("{condition}"), {}),
    "check-so": Source("checked", form("if"), {}),
    "check-not": Source("checked", form("unless"), {}),
    "option-or": Source(
        "options",
        form("{left} is taken or if {right} is taken"),
        {"left": "option", "right": "option"},
    ),
    "option-with": Source(
        "options",
        form("{left} is taken and {right} is taken"),
        {"left": "option", "right": "option"},
    ),
    "option-without": Source(
        "options",
        form("{left} is taken and {right} is not taken"),
        {"left": "option", "right": "option"},
    ),
    **{
        f"or-if{only}": Source(
            "alternatives", form("{left} or if {right}"), {"left": "tests", "right": "alternatives"}
        )
        for only in ("", ".only")
    },
    "either-amount": Source("paid clauses", _either_amount, {"condition": "condition"}),
    "paid-for": Source("paid clauses", _paid_for, {"cost": "deed"}),
    "place-apart": Source("place apart", lambda values: values.get("to"), {}),
    "source-apart": Source("place apart", lambda values: values.get("from"), {}),
    "per-own": Source("per", form(f"per {{amount}} of your {THE_SAME}"), {"amount": "number"}),
    "per": Source("per", form("per {x}"), {"x": "eaches"}),
    "per-count": Source("per", form("per {x}"), {"x": "eaches"}),
    "product": Source("product", form("{left} * {right}"), {"left": "factor", "right": "factor"}),
    "amount-larger": Source(
        "product", form("the larger of {left} and {right}"), {"left": "factor", "right": "factor"}
    ),
    "amount-smaller": Source(
        "product", form("the smaller of {left} and {right}"), {"left": "factor", "right": "factor"}
    ),
    "amount-half-up": Source("product", form("half of {of} rounded up"), {"of": "factor"}),
    "amount-half-down": Source("product", form("half of {of} rounded down"), {"of": "factor"}),
    "product-double": Source("product", form("2 * {right}"), {"right": "factor"}),
    "lasting": Source("lasting", form("{text} {time}"), {"text": "statement", "time": "until"}),
    "purpose": Source("purpose", form("for {x}"), {"x": "purpose thing"}),
    "purpose-phase": Source("purpose", form("for {x}"), {"x": "purpose thing"}),
    "quantity": Source("quantity", quantity_of, {}),
    "quantity.yours": Source("quantity", form("{noun}"), {}),
    "quantity-near": Source("quantity", form("{noun} of {subject}"), {}),
    "quantity-living": Source("quantity", form("{noun} of {subject}"), {}),
    "quantity-total": Source("quantity", form("{noun} of {subject}"), {}),
    "quantity-that": Source("amount", form("that of {subject}"), {}),
    "scope-always": Source("scope", form("always"), {}),
    "scope-always-other": Source("scope", form("always"), {}),
    "scope-apart": Source("scope apart", form("always"), {}),
    "scope-declined": Source("scope", form("in decline"), {}),
    "scope-declined-other": Source("scope", form("in decline"), {}),
    "step-again": Source("clause", form(ONCE_MORE), {}),
    "step-anyway": Source("clause", form("{step}"), {"step": "clause"}),
    "step-anyway.can": Source("clause", form("{step}"), {"step": "clause"}),
    "step-anyway.if": Source("clause", form("{step}"), {"step": "clause"}),
    "step-otherwise.left": Source("clause", form("otherwise {step}"), {"step": "clause"}),
    "step-then-thing": Source("clause", form("then {step}"), {"step": "clause"}),
    "step-otherwise-thing": Source("clause", form("otherwise {step}"), {"step": "clause"}),
    "step-otherwise-thing.left": Source("clause", form("otherwise {step}"), {"step": "clause"}),
    "step-otherwise-other": Source("clause", form("otherwise {step}"), {"step": "clause"}),
    "step-otherwise-other.left": Source("clause", form("otherwise {step}"), {"step": "clause"}),
    "step-otherwise-chosen": Source("clause", form("otherwise {step}"), {"step": "clause"}),
    "step-otherwise-named.second": Source("clause", form("otherwise {step}"), {"step": "clause"}),
    "step-otherwise-named": Source("clause", form("otherwise {step}"), {"step": "clause"}),
    "step-otherwise": Source("clause", form("otherwise {step}"), {"step": "clause"}),
    "step-then": Source("clause", form("then {step}"), {"step": "clause"}),
    "step-then-so": Source("clause", form("then {step}"), {"step": "clause"}),
    "step-then-first": Source("clause", form("then {step}"), {"step": "clause"}),
    "step-then-set": Source("clause", form("then {step}"), {"step": "clause"}),
    "step-then-them": Source("clause", form("then {step}"), {"step": "clause"}),
    "step-then-both": Source("clause", form("then {step}"), {"step": "clause"}),
    "step-then-too": Source("clause", form("then {step}"), {"step": "clause"}),
    **{
        f"step-then{too}.if": Source(
            "clause",
            form("then {step} if {condition}"),
            {"step": "clause", "condition": "alternatives"},
        )
        for too in ("", "-both", "-too")
    },
    "step-then-named": Source("clause", step_upon, {"step": "clause", "deed": "event"}),
    "step-then-other": Source("clause", form("then {step}"), {"step": "clause"}),
    "sum-less": Source("amount", form("{left} - {right}"), {"left": "term", "right": "amount"}),
    "sum-less.apart": Source(
        "amount", form("{left} - {right}"), {"left": "term", "right": "amount"}
    ),
    "sum-plus.apart": Source(
        "amount", form("{left} + {right}"), {"left": "term", "right": "amount"}
    ),
    **{
        f"slot-from-either{how}": Source(
            "slot from", _either, {"first": "np", "second": "slot from", "other": "np"}
        )
        for how in ("", ".full")
    },
    "sum-plus": Source("amount", form("{left} + {right}"), {"left": "term", "right": "amount"}),
    "test-kind": Source("test", _kind(""), {}),
    "test-kind.not": Source("test", _kind("not "), {}),
    "that-is": Source("clause that", form("that is {predicate}"), {}),
    "that-is.joined": Source("clause that", form("that is {predicate}"), {}),
    "that-is.not": Source("clause that", form("that is not {predicate}"), {}),
    **{
        f"that-is-neither{how}": Source(
            "clause that",
            form("that is not {left} and that is not {right}"),
            {"left": "denied", "right": "denied"},
        )
        for how in ("", ".alike", ".behind", "-joined")
    },
    "that-is-other": Source("clause that", form("that is not it"), {}),
    "that-is-kind": Source("clause that", form("that is {kind}"), {}),
    "that-is-kind.not": Source("clause that", form("that is not {kind}"), {}),
    "then": Source("then", form(""), {}),
    "then-price": Source("then", form(""), {}),
    "then-later": Source("then", form(""), {}),
    "then-last": Source("then", form(""), {}),
    "then-each": Source("then", form(""), {}),
    "unless": Source("condition", form("unless {condition}"), {}),
    "variant-on": Source("variant head", _told("on", ""), {"option": "options"}),
    "variant-on.without": Source("variant head", _told("on", "not "), {}),
    "variant-off": Source("variant tail", _told("off", ""), {"option": "options"}),
    "variant-off.without": Source("variant tail", _told("off", "not "), {}),
    "variant-always": Source("variant tail", _told("always", ""), {}),
    "variant-always.without": Source("variant tail", _told("always", "not "), {}),
    "variant-always-if": Source("variant tail", _told_always(""), {"condition": "condition"}),
    "variant-always-if.without": Source(
        "variant tail", _told_always("not "), {"condition": "condition"}
    ),
    "variant-only": Source("variant tail", _told("only", ""), {"condition": "condition"}),
    "variant-only.without": Source(
        "variant tail", _told("only", "not "), {"condition": "condition"}
    ),
    "variant-unless": Source("variant tail", _told("unless", ""), {"condition": "condition"}),
    "variant-unless.without": Source(
        "variant tail", _told("unless", "not "), {"condition": "condition"}
    ),
    **{
        f"variant-step-{how}{suffix}": Source(
            "variant step", _told_step(how, without), {"step": "clause"}
        )
        for how in _STEPS
        for suffix, without in _WITH_OR_WITHOUT
    },
    "variant-step-override.more": Source(
        "variant step", _told_step("override", ""), {"step": "clause"}
    ),
    "variant-step-override.more-without": Source(
        "variant step", _told_step("override", "not "), {"step": "clause"}
    ),
    "when": Source("moment", form("when {event}"), {}),
    "each-or": Source("eaches", either, {"left": "each", "right": "eaches"}),
    "event-you": Source("event", form("you {deed}"), {}),
}
