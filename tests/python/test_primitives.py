"""The vocabulary of each family and what its engine declares to be called cover each other."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import regola_engine
from regola.compilation.language import language
from regola.python.families import WRITERS
from regola.python.writer import Family
from regola.resources import dsl_text
from regola.vocabulary.model import Vocabulary
from regola.yaml_files import trusted
from regola_engine.conquest import vocabulary as asked
from regola_engine.conquest.words import CLASSES, NUMBERS
from regola_engine.kernel import primitives as p

FAMILIES = tuple(WRITERS)


def _family(name: str) -> tuple[Vocabulary, Family]:
    return language(name).vocabulary, WRITERS[name].family


@cache
def _unplayed(name: str, sort: str) -> frozenset[str]:
    found: dict[str, dict[str, str]] = trusted(dsl_text("unplayed", f"{name}.yaml"))
    return frozenset(found[sort])


def _about(vocabulary: Vocabulary, family: Family, type_name: str) -> set[str]:
    """The types that what is said of a type may be declared for: more general ones, those like."""
    sorts = [one for one in family.primitives.sorts if vocabulary.is_a(type_name, one.type)]
    general = {one for one in vocabulary.types if vocabulary.is_a(type_name, one)}
    return general | {sort.like for sort in sorts[:1] if sort.like}


def _may_be(vocabulary: Vocabulary, type_name: str, place: p.Place | None) -> bool:
    types = place.types if place is not None else ()
    return not types or vocabulary.overlaps(type_name, types)


# ---- each word has a primitive ------------------------------------------------------------------


@pytest.mark.parametrize("name", FAMILIES)
def test_each_verb_has_a_primitive_or_is_told_to_have_none(name: str) -> None:
    """What rules may do is played, or is listed as what is not."""
    vocabulary, family = _family(name)
    played = {one.verb for one in family.primitives.deeds}

    assert set(vocabulary.verbs) - played == _unplayed(name, "verbs")


@pytest.mark.parametrize("name", FAMILIES)
def test_each_number_has_a_primitive(name: str) -> None:
    """Every number that rules may name is worked out."""
    vocabulary, family = _family(name)
    told = {one.word for one in family.primitives.quantities}

    for word in vocabulary.quantities.values():
        assert word.id in told or (p.GRANTED in told and not word.derived)


@pytest.mark.parametrize("name", FAMILIES)
def test_each_relation_has_a_primitive_or_is_told_to_have_none(name: str) -> None:
    """Each pair of types that a relation joins is played, or is listed as what is not."""
    vocabulary, family = _family(name)
    pairs = {
        f"{left} {word.id} {right}"
        for word in vocabulary.relations.values()
        for left, right in word.pairs
        if not _relates(vocabulary, family, word.id, left, right)
    }

    assert pairs == _unplayed(name, "relations")


def _relates(vocabulary: Vocabulary, family: Family, word: str, left: str, right: str) -> bool:
    about, primitives = _about(vocabulary, family, left), family.primitives
    sets = (one.target for one in primitives.relations if one.word == word and one.type in about)
    facts = (
        one.target
        for one in primitives.facts
        if one.word == word and _may_be(vocabulary, left, one.thing)
    )
    counts = (
        inner
        for one in primitives.counted
        if _may_be(vocabulary, left, one.thing)
        for relation, inner in one.thing.said
        if relation == word
    )
    return any(_may_be(vocabulary, right, place) for place in (*sets, *facts, *counts))


@pytest.mark.parametrize("name", FAMILIES)
def test_each_adjective_has_a_primitive_or_is_told_to_have_none(name: str) -> None:
    """Each word is played of every type that it is said of, or is listed as what is not."""
    vocabulary, family = _family(name)
    words = {
        f"{word.id} {type_name}"
        for word in vocabulary.adjectives.values()
        for type_name in word.of
        if not _describes(vocabulary, family, word.id, type_name)
    }

    assert words == _unplayed(name, "adjectives")


def _describes(vocabulary: Vocabulary, family: Family, word: str, type_name: str) -> bool:
    about = _about(vocabulary, family, type_name)
    words = {word, p.GRANTED, *([p.STATIC] if vocabulary.adjectives[word].static else [])}
    sets = any(one.word in words and one.type in about for one in family.primitives.adjectives)
    return sets or any(
        one.word in words and _may_be(vocabulary, type_name, one.thing)
        for one in family.primitives.facts
    )


# ---- each primitive has a word ------------------------------------------------------------------


@pytest.mark.parametrize("name", FAMILIES)
def test_each_primitive_has_a_word(name: str) -> None:
    """Nothing is declared that no rule can say."""
    vocabulary, family = _family(name)
    known = family.primitives
    pronouns = {p.CONTENT, p.GRANTED, p.STATIC, p.KIND, "you", "yours", "it"}

    assert {one.verb for one in (*known.deeds, *known.recalled)} <= set(vocabulary.verbs)
    assert {one.word for one in known.nouns} <= set(vocabulary.nouns) | pronouns
    assert {one.word for one in known.adjectives} <= set(vocabulary.adjectives) | pronouns
    assert {one.word for one in known.relations} <= set(vocabulary.relations)
    assert {one.word for one in known.quantities} <= set(vocabulary.quantities) | pronouns
    facts = {one.word.removesuffix(" for") for one in known.facts}
    assert facts <= {*vocabulary.adjectives, *vocabulary.relations, *pronouns}


@pytest.mark.parametrize("name", FAMILIES)
def test_each_type_and_preposition_is_of_the_vocabulary(name: str) -> None:
    """Patterns speak of types, nouns, relations and slots that there are."""
    vocabulary, family = _family(name)
    for place in _places(family.primitives):
        assert set(place.types) <= set(vocabulary.types)
        assert set(place.nouns) <= {*vocabulary.nouns, p.CONTENT, p.GRANTED, "you", "it"} | set(
            vocabulary.phases
        )
        assert {word.removeprefix("not ") for word, _ in place.said} <= set(vocabulary.relations)
    for deed in family.primitives.deeds:
        slots = vocabulary.verbs[deed.verb].slots
        assert {*deed.slots, *deed.may} <= set(slots)


def _places(node: Any) -> Iterator[p.Place]:
    if isinstance(node, p.Place):
        yield node
        yield from (found for _, inner in node.said for found in _places(inner))
    elif isinstance(node, (tuple, list)):
        for one in node:
            yield from _places(one)
    elif isinstance(node, dict):
        yield from _places(list(node.values()))
    elif hasattr(node, "__slots__"):
        yield from _places([getattr(node, name, None) for name in node.__slots__])


# ---- what is called -----------------------------------------------------------------------------


@pytest.mark.parametrize("name", FAMILIES)
def test_what_is_called_is_handed_to_modules(name: str) -> None:
    """Each function of a template may be imported, takes the position first and fits the call."""
    _, family = _family(name)
    uses = list(_uses(family.primitives))
    assert uses
    for use in uses:
        function = use.function
        parameters = inspect.signature(function).parameters
        assert function.__name__ in family.names
        assert next(iter(parameters)).strip("_") == "position"
        assert len(use.takes) + 1 + len(use.named) <= len(parameters)
        assert set(use.named) <= set(parameters)


def _uses(node: Any) -> Iterator[p.Use]:
    if isinstance(node, p.Use):
        yield node
        yield from _uses([*node.takes, *node.named.values()])
    elif isinstance(node, (tuple, list)):
        for one in node:
            yield from _uses(one)
    elif hasattr(node, "__slots__"):
        yield from _uses([getattr(node, name, None) for name in node.__slots__])


@pytest.mark.parametrize("name", FAMILIES)
def test_a_deed_takes_the_rule_at_work(name: str) -> None:
    """A function that does something is told which rule does it, where it asks for a frame."""
    _, family = _family(name)
    for deed in family.primitives.deeds:
        assert isinstance(deed.use, p.Use)
        _, second, *_ = inspect.signature(deed.use.function).parameters
        assert (second.strip("_") == "frame") == (deed.use.takes[:1] == (p.FRAME,))


@pytest.mark.parametrize("name", FAMILIES)
def test_modules_import_what_the_engine_has(name: str) -> None:
    """Every name of the contract is there."""
    _, family = _family(name)
    engine = __import__(f"regola_engine.{name}", fromlist=["__all__"])
    assert all(hasattr(engine, one) for one in family.names)


# ---- what is told -------------------------------------------------------------------------------


def test_what_rules_are_told_of_is_what_they_may_wait_for() -> None:
    """Each announcement is of a verb that is an event, and before it only where it is foretold."""
    vocabulary, family = _family("digger")
    for event, before in family.primitives.announced:
        verb = vocabulary.verbs[event.partition(" ")[0]]
        assert verb.foretold if before else verb.event


def test_the_engine_announces_what_it_lists_and_no_more() -> None:
    """Every event that a file of the engine tells by name is listed."""
    _, family = _family("digger")
    folder = Path(regola_engine.__path__[0]) / "digger"
    texts = "\n".join(file.read_text(encoding="utf-8") for file in sorted(folder.glob("*.py")))
    told = set(re.findall(r'announce\(position, "([^"]+)"', texts))

    assert told
    assert told <= {event for event, _ in family.primitives.announced}


def test_the_words_that_the_engine_asks_by_itself_are_declared() -> None:
    """No word of the engine's own is unknown to the vocabulary."""
    vocabulary, _ = _family("conquest")
    numbers = [asked.CONQUEST_COST, asked.TOKENS_LOST, asked.TOKENS_KEPT, asked.INCOME]
    classes = [asked.REACHABLE, asked.CLOSED, asked.IMMUNE]
    events = [asked.CONQUER, asked.LOSE, asked.CHOOSE_COMBINATION]

    assert {NUMBERS.names[one] for one in numbers} <= set(vocabulary.quantities)
    assert {CLASSES.names[one] for one in classes} <= set(vocabulary.adjectives)
    verbs = vocabulary.verbs
    assert {asked.ATTACK, asked.CONQUER} <= set(verbs)
    assert set(events) <= {v.id for v in verbs.values() if v.event}
