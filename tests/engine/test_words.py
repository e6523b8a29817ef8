"""What the engine and the vocabulary of its games have in common."""

from __future__ import annotations

from itertools import chain

from regola.compilation.language import language
from regola_engine.conquest import vocabulary, words
from regola_engine.conquest.benefit import helps
from regola_engine.conquest.rules import LESS, MORE, Offer, Reaction
from regola_engine.kernel.items import RULES
from tests.engine.games import small_world

VOCABULARY = language("conquest").vocabulary
# The complement stands behind the adjective: "immune to abilities".
_EDGES = ("_GAME", "_ROUND", "_TURN")
COMPLEMENTS = {"immune to abilities": "immune"}


def test_the_engine_asks_for_declared_words_alone() -> None:
    """Each number, class, deed and event that the engine itself names is in the vocabulary."""
    named = {name: getattr(vocabulary, name) for name in vocabulary.__all__ if name.isupper()}
    moments = {named.pop(name) for name in tuple(named) if name.endswith(_EDGES)}
    texts = {word for name, word in named.items() if isinstance(word, str) and name != "SEEMING"}
    assert moments == {
        *("start of game", "end of game", "end of round"),
        *("start of turn", "end of turn"),
    }
    assert texts
    # What befalls single tokens of a region is told by the deed and its object.
    verbs = VOCABULARY.verbs
    told = {f"{name} {thing}" for name, verb in verbs.items() for thing in verb.object}
    assert texts <= set(verbs) | told
    assert set(words.NUMBERS.names) <= set(VOCABULARY.quantities)


def test_classes_are_adjectives_or_nouns_of_the_vocabulary() -> None:
    """What regions are in play is a word that rules may say of them, or a trait of an item."""
    small_world()
    legal = set(chain(VOCABULARY.adjectives, VOCABULARY.nouns))
    for name in words.CLASSES.names:
        plain = COMPLEMENTS.get(name, name.removeprefix("as if ").partition(" for ")[0])
        assert plain in legal or "/trait/" in plain or plain.isidentifier(), name


def test_moments_are_phases_of_the_vocabulary() -> None:
    """Rules speak at phases of a turn, their edges, or those of turn, round and game."""
    small_world()
    phases = {*VOCABULARY.phases, "turn", "round", "game"}
    for name in _moments():
        assert name.rpartition(" of ")[2] in phases, name


def _moments() -> set[str]:
    said = (rule for rule, _ in RULES if isinstance(rule, (Offer, Reaction)))
    return {rule.moment for rule in said if rule.moment}


def test_numbers_help_as_the_vocabulary_says() -> None:
    """Which way a number helps its asker is the same in the engine as in the vocabulary."""
    for word, quantity in VOCABULARY.quantities.items():
        if quantity.better and "region" in quantity.of and word in words.NUMBERS.names:
            number = words.number_word(word)
            operation = MORE if quantity.better == "more" else LESS
            other = LESS if quantity.better == "more" else MORE
            assert helps(number, operation), word
            assert not helps(number, other), word
