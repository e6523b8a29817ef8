"""Make the grammar of a language: one production for each shape of each message."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from regola.text.reading.catalogue import Catalogue
from regola.text.reading.categories import BESIDE_MESSAGES, Categories
from regola.text.reading.chart import Element, Grammar, Production
from regola.text.reading.phrasing import Phrasing
from regola.text.reading.source import CATEGORIES, Source, form
from regola.text.reading.sources import source_of
from regola.vocabulary.model import Vocabulary

__all__ = ["grammar_of"]

_THINGS = ("np", "subjects")
_ROLES = ("subject", "object", "target", "each", "negative")

_JOINING: Mapping[str, Mapping[str, str]] = {
    "condition-after": {"main": "main", "condition": "condition"},
    "with-settings": {"main": "main on condition", "settings": "clauses"},
    "first-when": {"limit": "limit", "event": "event"},
}
"""The messages that join what is more than a line's words, with the categories of their parts."""


_NUMBERED = Source("moment", form("when {event}"), {"event": "event with number"})
"""What *when* says of an event that is told with a number, which is an event itself."""


def grammar_of(catalogue: Catalogue) -> Grammar:
    """Make the grammar of a catalogue."""
    grammar = catalogue.phrasing.kept(catalogue.vocabulary, _common)
    categories = Categories(catalogue)
    finders = ((wanted, categories.finder(wanted)) for wanted in grammar.wanted)
    found = {wanted: finder for wanted, finder in finders if finder is not None}
    return grammar.with_special({**categories.by_name(), **found})


def _common(phrasing: Phrasing, vocabulary: Vocabulary) -> Grammar:
    """Return the productions, which are the same whatever things a program has."""
    return Grammar([*_productions(phrasing, vocabulary), *_pronouns(phrasing)])


def _productions(phrasing: Phrasing, vocabulary: Vocabulary) -> Iterator[Production]:
    seen: set[tuple[str, tuple[Element, ...]]] = set()
    for identifier in sorted(phrasing.shapes, key=_preference):
        source = _joining(identifier) or source_of(identifier, vocabulary)
        if source is None:
            continue
        if identifier == "when":
            yield from _of_message(phrasing, identifier, _NUMBERED)
        for one in _of_message(phrasing, identifier, source):
            # *A region* and *one region* may sound alike: one of them is enough.
            key = (one.category, one.elements)
            # *The* is for what was named, and for the only one that there is.
            if one.category != "said member" or key not in seen or identifier == "np-sole":
                seen.add(key)
                yield one


def _preference(identifier: str) -> tuple[bool, bool, bool]:
    """
    Of messages that sound alike, the item's own goes first, *one of your*, *a* before *one*.

    What your hand has is not what you have.
    """
    yours = "your" in identifier or "of-people" in identifier
    one = identifier.startswith("np-one") and not yours
    own = identifier.startswith(("np-each-own", "np-its", "has-you-hand"))
    return (not own, one, "a-your" in identifier or "a-of-people" in identifier)


def _of_message(phrasing: Phrasing, identifier: str, source: Source) -> Iterator[Production]:
    beside = source.category in BESIDE_MESSAGES
    category = f"said {source.category}" if beside else source.category
    names = sorted(phrasing.speech.messages[identifier].arguments)
    for text, you in phrasing.shapes[identifier]:
        if all(source.slots.get(name, CATEGORIES.get(name)) in _THINGS for name in you):
            elements = phrasing.elements(text, you, source.slots, names)
            yield Production(category, elements, source.make)


def _joining(identifier: str) -> Source | None:
    # A condition is the same behind a comma or without one.
    identifier = identifier.removesuffix(".if")
    slots = _JOINING.get(identifier)
    if slots is None:
        return None
    names = tuple(slots)
    return Source(identifier, lambda values: tuple(values[name] for name in names), slots)


def _pronouns(phrasing: Phrasing) -> Iterator[Production]:
    words, say = phrasing.spelling.words, phrasing.speech.say
    for role in _ROLES:
        written = tuple(words(say(f"pronoun-you-{role}")))
        yield Production("pronoun you", written, lambda _values: "you")
        if written:
            yield Production("said member", written, lambda _values: "you")
    yield Production(
        "said member", tuple(words(say("pronoun-one-another"))), lambda _values: "one another"
    )
