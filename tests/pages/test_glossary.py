"""The glossary explains the words of the game, all that need it, in the game's own words."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from functools import cache

import pytest

from regola.compilation.language import families, language
from regola.compilation.prose import lone_terms, terms_unsaid
from regola.files.library import official
from regola.pages.book import page_words
from regola.program.meaning import Adjective, Quantity
from regola.program.model import Item
from regola.resources import languages
from regola.sources import Span
from regola.text.prose import Prose, prose_of

FAMILIES = tuple(name for name in families() if official(name) is not None)

SELF_EXPLANATORY = {
    "conquest": {
        "first": "is said in full: first to act",
        "garrison": "is said as what must stay",
        "new": "is said in full: new this turn",
        "passing cost": "is said in full: what passing over costs",
        "roll": "is what the die shows",
        "starting tokens": "is said in full",
        "taken": "is said of options alone",
        "tokens kept": "is said in full",
        "tokens lost": "is said in full",
        "transient": "is said as what must be left",
        "visible": "has its everyday sense",
        "water": "has its everyday sense",
    },
    "digger": {
        "capacity": "is said as how many there may be",
        "cost": "has its everyday sense",
        "empty": "has its everyday sense",
        "enemy": "has its everyday sense",
        "finish": "is said as how many gold pieces end the game",
        "free": "has its everyday sense",
        "random": "has its everyday sense",
        "full": "has its everyday sense",
        "hidden": "has its everyday sense: face down",
        "longest corridor": "is said in full",
        "offered": "is said of the orders of a bonus alone",
        "open": "has its everyday sense",
        "quiet rounds": "is said in full",
        "speed": "stands on the card as a number of steps",
        "taken": "is said of options alone",
        "value": "is printed on the coin",
        "weight": "is said as Resources, which are explained",
    },
    "lords": {
        "fee": "has its everyday sense",
        "food price": "is said in full",
        "need": "is said in full",
        "number of the year": "is said in full",
        "performed": "has its everyday sense",
        "runs": "is said in full",
        "skill": "is said as the number of symbols",
        "taken": "is said of options alone",
        "times run": "is said in full",
        "trap places": "is said in full",
        "wealth": "is said in full",
    },
}
"""Words that no entry explains, each with the reason why."""


def entries(family: str, code: str = "en") -> dict[str, str]:
    """Return the words that the glossary of a family explains, with the explanations."""
    words, prefix = page_words(code), f"define-{family}-"
    found = (message for message in words if message.startswith(prefix))
    return {one.removeprefix(prefix).replace("-", " "): words.say(one) for one in found}


@cache
def needed(family: str) -> frozenset[str]:
    """Return the classes and numbers that the official rules of a family speak of."""
    program = official(family)
    assert program is not None
    return frozenset(word for top in program.items for word in _words(top))


def _words(top: Item) -> Iterator[str]:
    for item in top.walk():
        for rule in item.rules:
            yield from _words_in(rule)


def _words_in(node: object) -> Iterator[str]:
    if isinstance(node, Adjective | Quantity) and "/" not in node.word:
        yield node.word
    if isinstance(node, tuple):
        for one in node:
            yield from _words_in(one)
    elif is_dataclass(node) and not isinstance(node, Span):
        for part in fields(node):
            yield from _words_in(getattr(node, part.name))


@pytest.mark.parametrize("family", FAMILIES)
def test_each_word_that_needs_it_is_explained(family: str) -> None:
    """No class or number of the rules lacks an entry but those that say what they mean."""
    explained = set(entries(family))
    plain = set(SELF_EXPLANATORY[family])
    assert needed(family) - explained - plain == set()
    assert plain - (needed(family) - explained) == set()


@pytest.mark.parametrize("family", FAMILIES)
def test_no_entry_leads_astray(family: str) -> None:
    """Each entry is of a word that the family and the lexicon of each language have."""
    vocabulary = language(family).vocabulary
    known = {*vocabulary.nouns, *vocabulary.quantities, *vocabulary.adjectives}
    known |= vocabulary.verbs.keys()
    for code in languages():
        lexicon = prose_of(code).games[""]
        assert set(entries(family, code)) == set(entries(family))
        assert set(entries(family)) <= known & {*lexicon.nouns, *lexicon.adjectives, *lexicon.verbs}


def test_every_entry_is_of_a_family() -> None:
    """There is no entry for a family of games that does not exist."""
    of_families = {
        f"define-{family}-{word.replace(' ', '-')}"
        for family in FAMILIES
        for word in entries(family)
    }
    assert {message for message in page_words("en") if message.startswith("define-")} == of_families


def faults(family: str, said: dict[str, str], speaking: dict[str, Prose]) -> list[object]:
    """Return what is wrong with the explanation of a word in all languages."""
    program = official(family)
    assert program is not None
    vocabulary = language(family).vocabulary
    found: list[object] = []
    for game in {pack.game for pack in program.packs}:
        terms = {code: prose.terms(game, vocabulary) for code, prose in speaking.items()}
        found += [
            form for code, text in said.items() for form in terms[code].strange(text).values()
        ]
        stated = {code: terms[code].stated(text) for code, text in said.items()}
        for told in (terms_unsaid(stated), lone_terms(stated)):
            found += [term for listed in told.values() for term in listed]
    numbers = {tuple(sorted(speaking[code].numbers(text))) for code, text in said.items()}
    return found if len(numbers) == 1 else [*found, numbers]


@pytest.mark.parametrize("family", FAMILIES)
def test_explanations_use_the_words_of_the_game(family: str) -> None:
    """All languages name the same terms, state the same numbers, and no word is another game's."""
    speaking = {code: prose_of(code) for code in languages()}
    for word in entries(family):
        said = {code: entries(family, code)[word] for code in languages()}
        assert faults(family, said, speaking) == [], said


@pytest.mark.parametrize(
    ("code", "old", "new"),
    [
        ("it", "segnalini", "sgorbi"),
        ("es", "fichas", "losetas"),
        ("en", "tokens", "markers"),
        ("en", "How many tokens", "How many of the 3 tokens"),
    ],
)
def test_an_explanation_that_strays_is_found(code: str, old: str, new: str) -> None:
    """A word of another game, one of no game, and a number of one language alone are found."""
    said = {one: entries("conquest", one)["conquest cost"] for one in languages()}
    assert old in said[code]
    said[code] = said[code].replace(old, new)
    assert faults("conquest", said, {one: prose_of(one) for one in languages()}) != []
