"""What messages that compare numbers say in the language of rules."""

from __future__ import annotations

from regola.text.planner.telling import slug
from regola.text.reading.source import Source, Values, form
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


def _own_comparison(told: str, vocabulary: Vocabulary, denied: str = "") -> Source | None:
    """Return what a comparison says that has a sentence of its own; `denied`: *not* or nothing."""
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
    return Source("test", form(f"{first} of {{whom}} is {bound}{second} of {{whom}}"), {})


_OWN_COMPARISONS = ("counts-", "its-", "own-", "thing-", "yours-")


_COMPARISONS = ("exactly", "at-least", "at-most", "more-than", "less-than", "up-to")


def _compared(subject: str, owner: str, vocabulary: Vocabulary) -> str:
    """Return the number of another's that is compared with a number: *that of each opponent*."""
    counted = subject.removeprefix("the number of your ")
    if counted == subject:
        return f"{subject.partition(' of ')[0]} of {owner}"
    ends = (counted.find(f" {one} ") for one in (*vocabulary.relations, "without", "that"))
    end = min((place for place in ends if place >= 0), default=len(counted))
    return f"the number of {counted[:end]} of ({owner}){counted[end:]}"


def comparison_source(identifier: str, vocabulary: Vocabulary) -> Source | None:
    """Return what a message that compares numbers says in a rule."""
    told, _, suffix = identifier.removeprefix("compare-").partition(".")
    if told.startswith(_OWN_COMPARISONS):
        return _own_comparison(told, vocabulary, "not " if suffix == "not" else "")
    name = next(one for one in _COMPARISONS if told == one or told.startswith(f"{one}-"))
    bound = "" if name == "exactly" else f"{name.replace('-', ' ')} "
    denied = "not " if suffix else ""

    def make(values: Values) -> str:
        amount = str(values["amount"])
        # *The traps there have reached the limit*: as many as there are.
        counted = f"the number of {values['many'].many}" if "many" in values else ""
        subject = counted or str(values["subject"])
        if amount.startswith("that of "):
            amount = _compared(subject, amount.removeprefix("that of "), vocabulary)
        return f"{subject} is {denied}{bound}{amount}"

    return Source("test", make, {"subject": "amount"})
