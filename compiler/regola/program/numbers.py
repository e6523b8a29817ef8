"""
How many things a deed is done to: one, some, up to some, all; which of them its verb takes.

A plural means all, also where no word says so; one thing is chosen by whoever does the deed. A
number that a verb does not take would be told and not played.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, TypeAlias

from regola.program.context import Context
from regola.program.draft import Draft
from regola.program.meaning import Bound, Everything, Number
from regola.vocabulary.model import VerbWord

__all__ = ["choose_nothing", "fit_numbers", "forbid_numbers"]

_Number: TypeAlias = Literal["", "one", "some", "up to", "all", "all but", "each", "other"]
"""How many are named; nothing where a phrase means what is known: *it*, *the region*."""

_ALL = Bound("exactly", Everything())


def fit_numbers(
    verb: VerbWord, thing: Draft, slots: list[tuple[str, Draft]], context: Context, *, times: bool
) -> None:
    """
    Let the plurals of a deed mean all, and refuse what numbers its verb does not take.

    ``times``: the deed says itself how many things it is done to, or how often.
    """
    for one in _alternatives(thing):
        number = _number_of(one, thing)
        if times and number in ("one", "some", "all"):
            number = "some"
        _require(one, number, _taken(verb, one, context), verb.id, context)
        if number == "all":
            _say_all(one)
    spread = _number(thing) in ("some", "up to", "all") or times
    for preposition, target in slots:
        wanted = verb.numbers.get(preposition, ("one",))
        among = spread and preposition in verb.among
        for one in _alternatives(target):
            number = _number_of(one, target)
            if not (among and number == "all"):
                _require(one, number, wanted, preposition, context)
            if number == "all":
                _say_all(one)


def forbid_numbers(
    verb: VerbWord, thing: Draft | None, slots: list[tuple[str, Draft]], context: Context
) -> None:
    """
    Refuse a number in a ban, which forbids a deed to whatever is named, and in an event.

    A deed is told of one thing at a time: *when you conquer hills* means any one of them.
    """
    places = [("", thing)] if thing is not None else []
    for preposition, target in (*places, *slots):
        for one in _alternatives(target):
            bare = one.amount is None and _number(one) == "all" and one.determiner == ""
            number = "one" if bare else _number(one)
            _require(one, number, ("one",), preposition or verb.id, context)


def choose_nothing(subject: Draft, context: Context) -> None:
    """Refuse a statement of so many things, which somebody would have to choose: it has no when."""
    named = [target for _, target, *_ in subject.links] if subject.is_quantity else [subject]
    for one in (other for draft in named for other in _alternatives(draft)):
        picked = one.determiner in ("one", "no") or one.amount is not None
        if picked and _number(one) not in ("", "all"):
            # What is so of none is denied of each in another form: *all hills* is its opposite.
            legal = () if one.determiner == "no" else tuple(_forms(one, ("all",), context))
            phrase = context.source.slice(one.span)
            raise context.fail("statement-of-a-choice", one.span, phrase=phrase, legal=legal)


def _alternatives(draft: Draft) -> Iterator[Draft]:
    yield draft
    for other in draft.alternatives:
        yield from _alternatives(other)


def _number_of(draft: Draft, first: Draft) -> _Number:
    """Return the number of one of several alternatives: *one of your hills or swamps* is one."""
    shared = first.determiner == "one" and draft.determiner == "" and draft.amount is None
    return "one" if shared else _number(draft)


def _number(draft: Draft) -> _Number:
    if not draft.sense.noun:
        return ""
    if draft.amount is not None:
        return _counted(draft.amount)
    if draft.determiner == "each":
        return "each"
    if draft.determiner == "no":
        return "other"
    if draft.determiner == "the" or draft.is_quantity or draft.sense.noun in _KNOWN:
        return ""
    return "all" if _is_bare_plural(draft) else "one"


_KNOWN = ("it", "you", "one another")


def _counted(bound: Bound) -> _Number:
    if bound.comparison in ("up to", "all but"):
        return bound.comparison
    if bound.comparison != "exactly":
        return "other"
    if isinstance(bound.amount, Everything):
        return "all"
    return "one" if bound.amount == Number(1) else "some"


def _is_bare_plural(draft: Draft) -> bool:
    return draft.determiner == "" and draft.sense.plural is True


def _say_all(draft: Draft) -> None:
    if draft.amount is None and _is_bare_plural(draft):
        draft.amount = _ALL


def _taken(verb: VerbWord, thing: Draft, context: Context) -> tuple[str, ...]:
    """Return the numbers that a verb takes of things of a type."""
    words = context.vocabulary
    found = (taken for name, taken in verb.numbers.items() if words.is_a(thing.type, name))
    return next(found, ("one",))


def _require(
    draft: Draft, number: _Number, wanted: tuple[str, ...], wants: str, context: Context
) -> None:
    fits = {
        "": True,
        "each": bool({"all", "each"} & set(wanted)),
        "one": "one" in wanted or "some" in wanted,
    }
    if fits.get(number, number in wanted):
        return
    raise context.fail(
        "number-does-not-fit",
        draft.span,
        phrase=context.source.slice(draft.span),
        wants=wants,
        legal=tuple(_forms(draft, wanted, context)),
    )


def _forms(draft: Draft, wanted: tuple[str, ...], context: Context) -> Iterator[str]:
    """Give the phrases that would fit: *a region*, *2 regions*, *all regions*."""
    reference = draft.sense.noun or draft.type or "thing"
    noun = reference.rpartition("/")[2].replace("_", " ")
    plural = _plural(reference, noun, context)
    said = {
        "one": f"{'an' if noun[0] in 'aeiou' else 'a'} {noun}",
        "some": f"2 {plural}",
        "up to": f"up to 2 {plural}",
        "all but": f"all but 2 {plural}",
        "each": f"each of your {plural}" if draft.owner == "you" else f"each {noun}",
        "all": f"all {'your ' if draft.owner == 'you' else ''}{plural}",
    }
    for number in wanted:
        yield said[number]


def _plural(reference: str, noun: str, context: Context) -> str:
    """Return how several of a thing are spelled, one of content as well."""
    symbol = context.lexicon.symbols.by_reference.get(reference)
    if symbol is not None and symbol.plurals:
        return symbol.plurals[0]
    plurals = context.vocabulary.spellings.plurals
    return next((form for form, one in plurals.items() if one == reference), noun)
