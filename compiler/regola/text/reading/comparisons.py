"""What messages that compare numbers say in the language of rules."""

from __future__ import annotations

from regola.text.planner.telling import slug
from regola.text.reading.chart import Ways
from regola.text.reading.source import DONE_TO, Maker, Source, Values, form
from regola.vocabulary.model import Vocabulary

__all__ = ["comparison_source"]


def _more_than_rivals(vocabulary: Vocabulary, bound: str) -> Source:
    """Return what compares your things with those of others: *you have more rooms than …*."""

    def make(values: Values) -> str:
        subject = f"the number of your {values['many'].many}"
        return f"{subject} is {bound}{_compared(subject, _rival(values), vocabulary)}"

    return Source("test", make, {})


def _rival(values: Values) -> str:
    return str(values["whom"]) if "whom" in values else f"each {values['rival'].one}"


def _own_comparison(
    told: str, vocabulary: Vocabulary, denied: str = "", *, bare: bool = False
) -> Source | None:
    """
    Return what a comparison says that has a sentence of its own.

    `denied` is *not* or nothing; a `bare` one calls what it is about *it*.
    """
    how = next(one for one in _COMPARISONS if f"-{one}" in told)
    whose, _, words = told.partition(f"-{how}")
    bound = "" if how == "exactly" else f"{how.replace('-', ' ')} "
    if whose == "counts":
        return _more_than_rivals(vocabulary, bound)
    known = {slug(word): word for word in vocabulary.quantities}
    words = words.removeprefix("-")
    zero = words.endswith("-zero")
    word = known.get(words.removesuffix("-zero"), "")
    if whose == "own" and word:
        value = "0" if zero else "{amount}"
        return Source("test", form(f"{word} is {denied}{bound}{value}"), {"amount": "number"})
    if whose == "thing" and word:
        return Source(
            "test", form(f"the {word} of {{whom}} is {bound}{{amount}}"), {"amount": "number"}
        )
    if whose == "yours" and word:
        return Source("test", lambda values: f"{word} is {bound}{word} of {_rival(values)}", {})
    pairs = ((one, other) for one in known for other in known if words == f"{one}-{other}")
    pair = next(pairs, None)
    if whose != "its" or pair is None:
        return None
    first, second = (known[one] for one in pair)
    whom = DONE_TO if bare else "{whom}"
    return Source("test", form(f"{first} of {whom} is {bound}{second} of {whom}"), {})


_OWN_COMPARISONS = ("counts-", "its-", "own-", "thing-", "yours-")


_COMPARISONS = ("exactly", "at-least", "at-most", "more-than", "less-than", "up-to")


def _compared(subject: str, owner: str, vocabulary: Vocabulary) -> str:
    """Return the number of another's that is compared with a number: *that of each opponent*."""
    counted = subject.removeprefix("the number of your ")
    if counted == subject:
        return f"{subject.partition(' of ')[0]} of {owner}"
    bare = _bare(counted, vocabulary)
    return f"the number of {bare} of ({owner}){counted.removeprefix(bare)}"


def _held(bound: str) -> Maker:
    """Return that a price is more than the number of what you pay with: *you have fewer than*."""
    return lambda values: f"{values['amount']} is {bound}the number of your {values['many'].many}"


_THERE = ("it", "the tile", "the region", "the space")
"""What *there* may be."""


def _together(bound: str, denied: str, vocabulary: Vocabulary) -> Maker:
    """Return that things and those of their sort there are more than a number."""

    def make(values: Values) -> Ways:
        counted = values["many"].many
        bare = _bare(counted, vocabulary)
        said = (
            f"the number of {counted} is {denied}{bound}{values['amount']} - the number of {bare}"
        )
        return Ways(tuple(f"{said} in {place}" for place in _THERE))

    return make


def _theirs(how: str, vocabulary: Vocabulary) -> Maker:
    """Return how many things somebody named before has beside a number, whatever he is called."""
    people = [one.id for one in vocabulary.nouns.values() if one.type in vocabulary.recalled]
    # *The player* may be the opponent who was named.
    people.sort(key=lambda one: one in vocabulary.recalled)

    def make(values: Values) -> Ways:
        counted = values["many"].many
        bare = _bare(counted, vocabulary)
        rest = f"{counted.removeprefix(bare)} {how}{values['amount']}"
        return Ways(tuple(f"the number of {bare} of (the {one}){rest}" for one in people))

    return make


def _bare(counted: str, vocabulary: Vocabulary) -> str:
    """Return things without what is told of them behind their noun."""
    ends = (counted.find(f" {one} ") for one in (*vocabulary.relations, "without", "that"))
    return counted[: min((place for place in ends if place >= 0), default=len(counted))]


def comparison_source(identifier: str, vocabulary: Vocabulary) -> Source | None:
    """Return what a message that compares numbers says in a rule."""
    told, _, suffix = identifier.removeprefix("compare-").partition(".")
    if told.startswith(_OWN_COMPARISONS):
        denied = "not " if suffix == "not" else ""
        return _own_comparison(told, vocabulary, denied, bare=suffix == "it")
    name = next(one for one in _COMPARISONS if told == one or told.startswith(f"{one}-"))
    bound = "" if name == "exactly" else f"{name.replace('-', ' ')} "
    denied = "not " if suffix else ""
    if told.endswith("-held"):
        return Source("test", _held(bound), {})
    if told.endswith("-together"):
        return Source("test", _together(bound, denied, vocabulary), {})
    if told.endswith("-theirs"):
        return Source("test", _theirs(f"is {denied}{bound}", vocabulary), {})
    whose = "your " if told.endswith("-yours") else ""

    def make(values: Values) -> str:
        amount = str(values["amount"])
        # *The traps there have reached the limit*: as many as there are.
        counted = f"the number of {whose}{values['many'].many}" if "many" in values else ""
        subject = counted or str(values["subject"])
        if amount.startswith("that of "):
            amount = _compared(subject, amount.removeprefix("that of "), vocabulary)
        return f"{subject} is {denied}{bound}{amount}"

    return Source("test", make, {"subject": "amount"})
