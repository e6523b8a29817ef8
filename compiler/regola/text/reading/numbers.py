"""What messages say of numbers, of what changes them, of spans and of what is asked."""

from __future__ import annotations

import re

from regola.text.planner.telling import slug
from regola.text.reading.chart import Ways
from regola.text.reading.named_steps import named_again
from regola.text.reading.source import Maker, Source, Values, form, owner_of
from regola.vocabulary.model import Vocabulary

__all__ = [
    "asked",
    "change",
    "condition_of_number",
    "event_with_number",
    "it_is",
    "its_quantity",
    "lasting_until",
    "named_quantity",
    "quantity_of",
    "span",
]


def its_quantity(identifier: str, vocabulary: Vocabulary) -> Source:
    """Return a number of the one thing that a rule names, which may be of any type that has it."""
    name = identifier.removeprefix("quantity-its").removeprefix("-")
    own = next((one for one in vocabulary.quantities if slug(one) == name), "")

    def make(values: Values) -> Ways:
        word = own or str(values["noun"])
        types = vocabulary.quantities[word].of if word in vocabulary.quantities else ()
        return Ways(tuple(f"{word} of the {named_again(one)}" for one in types))

    return Source("quantity", make, {})


def it_is(_identifier: str, vocabulary: Vocabulary) -> Source:
    """Return what says how the first thing of a rule stands to another, of whatever type it is."""

    def make(values: Values) -> Ways:
        return Ways(
            tuple(f"the {named_again(one)} is {values['predicate']}" for one in vocabulary.types)
        )

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
    name, of_you, _ = name.partition("-you")
    word = next((one for one in vocabulary.adjectives if slug(one) == name), None)
    whose = "you" if of_you else "{subject}"
    return (
        Source("test", form(f"{whose} is {'not ' if suffix else ''}{word}"), {}) if word else None
    )


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


# ---- a number and what a rule makes of it --------------------------------------------------------

_OPERATIONS = {
    "is-zero": "is 0", "is-all": "is all", "is": "is {amount}", "more": "is {amount} more",
    "less": "is {amount} less", "doubled": "is doubled", "at-least": "is at least {amount}",
    "at-most": "is at most {amount}",
}  # fmt: skip
_CHANGE = re.compile(r"(is|more|less|doubled|at-least|at-most)(-zero|-all|-by)?(?:\.(\w+))?$")


def change(identifier: str, vocabulary: Vocabulary) -> Source | None:
    """Return what a rule makes of a number: more, less, at least so many."""
    words = {slug(word): word for word in vocabulary.quantities}
    for name in (*sorted(words, key=len, reverse=True), "quantity"):
        match = _CHANGE.match(identifier.removeprefix(f"{name}-"))
        if identifier.startswith(f"{name}-") and match:
            key = match[1] + (match[2] or "" if match[2] in ("-zero", "-all") else "")
            template = _OPERATIONS.get(key) or _OPERATIONS[match[1]]
            slots = {"one": "np"}
            word = words.get(name, "")
            alone = "" if match[3] == "bare" else _only_owner(word, vocabulary)
            return Source("statement", _changed(word, template, alone), slots)
    return None


def _only_owner(word: str, vocabulary: Vocabulary) -> str:
    """Return the one thing that has a number, which need not be told: *the game*."""
    quantity = vocabulary.quantities.get(word)
    types = quantity.of if quantity else ()
    found = [noun.id for noun in vocabulary.nouns.values() if noun.unique and noun.type in types]
    return f"the {found[0]}" if len(types) == len(found) == 1 else ""


def _changed(word: str, template: str, alone: str) -> Maker:
    def make(values: Values) -> str:
        named = f"{word} of {alone}" if alone and not owner_of(values) else _quantity(word, values)
        subject = values.get("quantity") or named
        per = f" {values['per']}" if "per" in values else ""
        return f"{subject} {template.format_map(values)}{per}"

    return make


def _quantity(word: str, values: Values) -> str:
    # What is told of *one of your regions* holds for all of them.
    of = owner_of(values).replace("one of your ", "your ")
    return f"{word} of {of}" if of else word


def named_quantity(identifier: str, vocabulary: Vocabulary) -> Source | None:
    """Return a number of a thing, by its word."""
    words = {slug(word): word for word in vocabulary.quantities}
    name, _, whose = identifier.removeprefix("quantity-").partition(".")
    word = words.get(name) or words.get(name.rpartition("-")[0])
    if word is None:
        return None
    if whose:
        return Source("quantity", form(word), {"noun": f"quantity noun {word}"})
    noun = {"noun": f"quantity noun {word}"}
    return Source("quantity", lambda values: quantity_of({**values, "noun": word}), noun)


def quantity_of(values: Values) -> str:
    """Return a number of a thing; of *the number of* the article is part."""
    the = "the " if values["noun"] == "number" else ""
    return f"{the}{values['noun']} of {owner_of(values)}"
