"""What messages say of numbers, spans and what is asked, in words of their own."""

from __future__ import annotations

from regola.text.planner.telling import slug
from regola.text.reading.chart import Ways
from regola.text.reading.source import Source, Values, form
from regola.vocabulary.model import Vocabulary

__all__ = [
    "asked",
    "condition_of_number",
    "event_with_number",
    "it_is",
    "its_quantity",
    "lasting_until",
    "span",
]


def its_quantity(identifier: str, vocabulary: Vocabulary) -> Source:
    """Return a number of the one thing that a rule names, which may be of any type that has it."""
    name = identifier.removeprefix("quantity-its").removeprefix("-")
    own = next((one for one in vocabulary.quantities if slug(one) == name), "")

    def make(values: Values) -> Ways:
        word = own or str(values["noun"])
        types = vocabulary.quantities[word].of if word in vocabulary.quantities else ()
        return Ways(tuple(f"{word} of the {one}" for one in types))

    return Source("quantity", make, {})


def it_is(_identifier: str, vocabulary: Vocabulary) -> Source:
    """Return what says how the first thing of a rule stands to another, of whatever type it is."""

    def make(values: Values) -> Ways:
        return Ways(tuple(f"the {one} is {values['predicate']}" for one in vocabulary.types))

    return Source("test", make, {"predicate": "relation"})


def span(identifier: str, vocabulary: Vocabulary) -> Source | None:
    """Return how far back a rule speaks of deeds, as rules spell it."""
    said = _spelled("TIME", identifier.removeprefix("span-"), vocabulary)
    return Source("time", form(said), {}) if said else None


def lasting_until(identifier: str, vocabulary: Vocabulary) -> Source | None:
    """Return until when something is so, as rules spell it."""
    said = _spelled("UNTIL", identifier.removeprefix("until-"), vocabulary)
    return Source("until", form(said), {}) if said else None


def _spelled(terminal: str, name: str, vocabulary: Vocabulary) -> str:
    """Return the first spelling that a terminal has for a span, by the name of its messages."""
    word = next((one for one in vocabulary.spans if slug(one) == name), None)
    spelled = vocabulary.spellings.keywords.items()
    return next((one for one, told in spelled if told == (terminal, word)), "")


def asked(identifier: str, vocabulary: Vocabulary) -> Source | None:
    """Return what asks whether a thing is of a class: *the party has been attacked*."""
    name, _, suffix = identifier.removeprefix("asked-").partition(".")
    word = next((one for one in vocabulary.adjectives if slug(one) == name), None)
    denied = "not " if suffix else ""
    return Source("test", form(f"{{subject}} is {denied}{word}"), {}) if word else None


def condition_of_number(identifier: str, vocabulary: Vocabulary) -> Source | None:
    """Return a condition of a number in words of its own: *in year 2*."""
    how, _, name = identifier.removeprefix("if-own-").partition("-")
    word = next((one for one in vocabulary.quantities if slug(one) == name), None)
    if how != "exactly" or word is None:
        return None
    return Source("condition", form(f"if {word} is {{amount}}"), {"amount": "number"})


def event_with_number(identifier: str, vocabulary: Vocabulary) -> Source | None:
    """Return what happens, on condition of a number of the item that holds the rule."""
    name = identifier.removeprefix("event-number-")
    word = next((one for one in vocabulary.quantities if slug(one) == name), None)

    told = form(f"{{event}} if the {word} of it is {{amount}}")
    return Source("event with number", told, {}) if word else None
