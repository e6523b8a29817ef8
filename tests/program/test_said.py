"""Words of everyday speech lead to words of the rules."""

from __future__ import annotations

import json

import pytest

from regola.compilation.language import families, language
from regola.files.library import official
from regola.program.aliases import said, said_as
from regola.resources import dsl_text
from regola.scenarios.conquest.spellings import SPELLINGS
from regola.scenarios.truths import NONE

LANGUAGE = language("conquest")
_OF_OTHERS = {"attack", "lose", "loses", "use"}
"""Words of what others do and of what a piece is for: a deed of one's own is called else."""
_TOLD = {"conquers", "dice", "has", "place", "player", "roll", "rolled", "uses"}
"""Words of rules that examples say otherwise: what is played there is told, and who has what."""


_KEYS_OF_PACKS = frozenset(json.loads(dsl_text("schemas", "pack.schema.json"))["properties"])
_OF_EXAMPLES = frozenset({NONE, *SPELLINGS})


def _known() -> set[str]:
    """The words of rules, packs and examples of all families, and the names of what ships."""
    return set().union(_KEYS_OF_PACKS, _OF_EXAMPLES, *map(_known_of, families()))


def _known_of(family: str) -> set[str]:
    words = language(family).vocabulary
    program = official(family)
    items = program.all_items() if program is not None else ()
    forms = {form for item in items for form in _english(item.id)}
    spelled = {word for phrase in words.words for word in phrase.split()}
    return {*words.words, *words.kinds, *words.field_names, *forms, *spelled}


def _english(identifier: str) -> set[str]:
    return {identifier, f"{identifier}s"}


@pytest.mark.parametrize("speech", sorted(said()))
def test_every_word_leads_to_one_of_the_rules(speech: str) -> None:
    """What is offered can be written: a word, a field, a kind, or a terrain or symbol."""
    known = _known()

    assert [
        one
        for meant in said()[speech].values()
        for one in meant.split("|")
        if not one.strip().isdigit() and not set(one.split()) <= known
    ] == []


def test_no_word_of_the_rules_leads_to_another() -> None:
    """A word that may be written is never replaced, but where its kind of word is not wanted."""
    spelled = set(LANGUAGE.vocabulary.words)
    own = {word for word in said()["en"] if word in spelled}

    assert own == _OF_OTHERS | _TOLD


def test_a_word_is_offered_where_it_is_legal_only() -> None:
    """`cost` in Italian is a quantity in a rule, and no kind of item."""
    assert said_as("Razza", {"race", "power"}) == ("race",)
    assert said_as("moneta", {"race", "power"}) == ()
    assert said_as("count", {"box", "limit"}) == ("box",)
    assert said_as("count", {"tokens", "name"}) == ("tokens",)
