"""Refuse what a sentence says beside the parts that its writer looks at, each at its place."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from regola.program.meaning import (
    Adjective,
    Bound,
    Deed,
    Everything,
    Kind,
    Limit,
    Link,
    Modifier,
    Number,
    OnEvent,
    Permission,
    Phrase,
    Recalled,
    Rule,
)
from regola.program.walking import nodes_in, phrases_in
from regola.python.writer import Unwritable

__all__ = [
    "ONE",
    "adjectives_of",
    "is_another",
    "refuse_another",
    "refuse_another_of_named",
    "refuse_count",
    "refuse_manner",
    "refuse_modifier",
    "refuse_more",
    "refuse_more_of_known",
    "refuse_narrowed",
    "refuse_number",
    "refuse_numbers_of_several",
    "refuse_or",
    "refuse_slots",
    "refuse_times",
    "refuse_uncounted",
    "refuse_yours",
]

ONE = Bound("exactly", Number(1))
"""The number that says no more than *a* does."""


def refuse_more(phrase: Phrase, word: str = "") -> None:
    """Refuse what is said of a thing beyond what it is: *a declined token*, *a coin or a token*."""
    for modifier in phrase.modifiers:
        span = getattr(modifier, "span", phrase.span)
        raise Unwritable(word or phrase.noun, span, kind="more")
    refuse_or(phrase)


def refuse_narrowed(phrase: Phrase) -> None:
    """Refuse what picks out some things of a type, where nobody asks which one it is."""
    refuse_more(phrase)
    refuse_another(phrase)
    if phrase.owner:
        raise Unwritable("your" if phrase.owner == "you" else "its", phrase.span)
    if phrase.noun != phrase.type:
        raise Unwritable(phrase.noun, phrase.span)
    if phrase.amount is None or phrase.amount.amount != Everything():
        refuse_count(phrase)


def refuse_or(phrase: Phrase) -> None:
    """Refuse *or*, where one thing alone is looked at."""
    for other in phrase.alternatives:
        raise Unwritable("or", other.span, kind="or")


def refuse_another(phrase: Phrase) -> None:
    """Refuse *another*, where nobody looks which one was named before."""
    if phrase.determiner == "another":
        raise Unwritable("another", phrase.span, kind="another")


def is_another(deed: Deed, phrase: Phrase) -> bool:
    """Tell whether a phrase is another place than the one that the deed goes from."""
    return phrase.determiner == "another" and any(
        preposition == "from" and one is not phrase and one.type == phrase.type
        for preposition, one in deed.slots
    )


def refuse_another_of_named(rule: Rule, overlaps: Callable[[str, tuple[str, ...]], bool]) -> None:
    """
    Refuse *another* where the rule has named such a thing before, which might be meant too.

    Nobody keeps which one that was; *another* is told from the bearer alone.
    """
    before: list[str] = []
    said = (rule.moment, rule.body)
    # Where a deed goes from one place to another, its writer sees to it.
    apart = {
        id(phrase)
        for deed in nodes_in(said)
        if isinstance(deed, Deed)
        for _, phrase in deed.slots
        if is_another(deed, phrase)
    }
    for phrase in (one for one in phrases_in(said) if id(one) not in apart):
        if phrase.determiner == "another" and any(overlaps(one, (phrase.type,)) for one in before):
            refuse_another(phrase)
        if phrase.noun not in ("you", "it", "owner"):
            before.append(phrase.type)


def refuse_slots(node: Deed | OnEvent, *heard: str) -> None:
    """Refuse what stands after a preposition that the writer of a deed or event does not hear."""
    for preposition, phrase in node.slots:
        if preposition not in heard:
            raise Unwritable(node.verb, phrase.span, kind="slot")


def refuse_count(phrase: Phrase) -> None:
    """Refuse a number of things where the writer looks for one."""
    if phrase.amount not in (None, ONE):
        raise Unwritable("number", phrase.span)


def refuse_times(limit: Limit | None) -> None:
    """Refuse *once* and the like before what has no number of times."""
    if limit is not None:
        raise Unwritable("once", kind="times")


def refuse_yours(node: object) -> None:
    """Refuse what is *yours* in a deed that somebody else does: it would be his."""
    for one in phrases_in(node):
        if one.owner == "you" or one.noun == "you":
            raise Unwritable("your", one.span, kind="yours")


def adjectives_of(node: object) -> Iterator[str]:
    """Give the words that a part of a rule says of things."""
    return (one.word for one in nodes_in(node) if isinstance(one, Adjective))


def refuse_more_of_known(rule: Rule) -> None:
    """Refuse what is said more of a thing that is known already: *the region that is coastal*."""
    for phrase in phrases_in((rule.moment, rule.body)):
        for one in (phrase, *phrase.alternatives):
            if one.refers or one.noun == "you":
                refuse_more(one)


def refuse_manner(rule: Rule, manners: Mapping[str, tuple[str, ...]]) -> None:
    """Refuse words for how a deed is done where no deed is told that could be done like that."""
    moment, body = rule.moment, rule.body
    verb = moment.verb if isinstance(moment, OnEvent) else ""
    if isinstance(body, Permission) and body.negated:
        verb = body.deed.verb
    for one in nodes_in(rule):
        if isinstance(one, Adjective) and verb not in manners.get(one.word, (verb,)):
            raise Unwritable(one.word, one.span)


def refuse_number(phrase: Phrase) -> None:
    """Refuse a number of things where it is only looked at whether one is there."""
    if phrase.amount is not None and phrase.amount != ONE:
        raise Unwritable("number")


def refuse_numbers_of_several(rule: Rule) -> None:
    """
    Refuse so many of several kinds: *2 hills or swamps*, which might be two of each or of both.

    How many there are of all together is asked by *the number of*.
    """
    for phrase in phrases_in((rule.moment, rule.body)):
        for one in (phrase, *phrase.alternatives) if phrase.alternatives else ():
            if one.amount is not None and one.amount.amount not in (Number(1), Everything()):
                raise Unwritable("number", phrase.span, kind="number of several")


def refuse_modifier(modifier: Modifier) -> None:
    """Refuse a word said of a thing that its writer has no form for, by that word."""
    if isinstance(modifier, Kind):
        raise Unwritable(modifier.phrase.noun)
    if isinstance(modifier, Recalled):
        raise Unwritable(modifier.verb)
    raise Unwritable(modifier.relation if isinstance(modifier, Link) else modifier.word)


def refuse_uncounted(node: object, counted: tuple[str, ...]) -> None:
    """
    Refuse the numbers of things that are told by others, anywhere in a rule or a part of one.

    ``counted``: the relations whose writers hear numbers. *Beside 2 hills* would be played as
    *beside a hill*.
    """
    for one in nodes_in(node):
        if isinstance(one, Link) and one.relation not in counted:
            _refuse_numbers(one.target)


def _refuse_numbers(phrase: Phrase) -> None:
    for one in (phrase, *phrase.alternatives):
        refuse_number(one)
