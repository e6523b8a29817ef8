"""The vocabulary and what can be played cover each other."""

from __future__ import annotations

from regola.compilation.language import language
from regola.python.deeds import DEEDS
from regola.python.naming import engine_names
from regola_engine import conquest
from regola_engine.conquest import helping
from regola_engine.conquest.words import CLASSES, EVENTS, NUMBERS, VERBS

VOCABULARY = language("conquest").vocabulary
# Verbs that rules may use and no engine plays yet: the list may only shrink.
WAITING = {"assault", "attack", "lose", "occupy"}


def words_of(register: list[str], numbers: list[int]) -> set[str]:
    """Return the words of numbers that the engine knows by itself."""
    return {register[number] for number in numbers}


def test_every_verb_that_is_written_is_declared_and_the_other_way_round() -> None:
    """A deed of the vocabulary has a writer, or waits for one."""
    assert set(DEEDS) <= set(VOCABULARY.verbs)
    assert set(VOCABULARY.verbs) - set(DEEDS) <= WAITING
    assert WAITING.isdisjoint(DEEDS)


def test_the_words_that_the_engine_asks_by_itself_are_declared() -> None:
    """No word of the engine's own is unknown to the vocabulary."""
    numbers = [helping.CONQUEST_COST, helping.TOKENS_LOST, helping.TOKENS_KEPT, helping.INCOME]
    assert words_of(NUMBERS.names, numbers) <= set(VOCABULARY.quantities)
    classes = words_of(CLASSES.names, [helping.REACHABLE, helping.CLOSED, helping.IMMUNE])
    assert classes <= set(VOCABULARY.adjectives)
    assert words_of(VERBS.names, [helping.ATTACK, helping.CONQUER]) <= set(VOCABULARY.verbs)
    events = words_of(EVENTS.names, [helping.CONQUERED, helping.LOST, helping.CHOSEN])
    assert events <= {verb.id for verb in VOCABULARY.verbs.values() if verb.event}


def test_modules_import_what_the_engine_has() -> None:
    """Every name of the contract is there."""
    assert all(hasattr(conquest, name) for name in engine_names())
