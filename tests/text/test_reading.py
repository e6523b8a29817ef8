"""Sentences read back: each text becomes the rule it states, in each language."""

from __future__ import annotations

from functools import cache

import pytest
from hypothesis import HealthCheck, Phase, assume, given, settings

from regola.compilation.language import language
from regola.compilation.line import Lines
from regola.compilation.program import Program
from regola.compilation.reading import Sentences
from regola.files.library import official
from regola.program.canonical import canonical
from regola.program.model import Item
from regola.text import Texts, realise, shipped_language
from tests.python.sentences import Words, sentences

LANGUAGES = ("it", "es", "en")
FAMILY = "conquest"


@cache
def _program() -> Program:
    program = official(FAMILY)
    assert program is not None
    return program


@cache
def _reader(code: str, game: str = "small_world") -> Sentences:
    return Sentences(_program(), shipped_language(code), game)


@cache
def _texts() -> Texts:
    games = {pack.id: pack.game for pack in _program().packs}
    return Texts(_program().all_items(), language(FAMILY).vocabulary, games)


def _game(item: Item) -> str:
    return _texts().context(item).game or "small_world"


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_shipped_rule_reads_back(code: str) -> None:
    """The text of each rule of the official games is read as a rule of the same meaning."""
    wrong = []
    for item in _program().all_items():
        said = _texts().item_text(item, shipped_language(code))
        for rule, text in zip(item.rules, said, strict=True):
            line = _reader(code, _game(item)).line_of(text, item)
            read = _lines(item.pack, _game(item), item.kind).rule(line) if line else None
            if read is None or canonical(read) != canonical(rule):
                wrong.append((item.reference, text, line))
    assert wrong == []


@cache
def _lines(pack: str, game: str, kind: str) -> Lines:
    return Lines(language(FAMILY), _program(), tuple(dict.fromkeys((pack, game))), kind)


WORDS = Words.of(
    language(FAMILY).vocabulary,
    [item for item in _program().all_items() if item.pack == "small_world"],
)
POWER = Lines(language(FAMILY), _program(), ("small_world",), "power")


@settings(
    max_examples=300,
    deadline=None,
    database=None,
    derandomize=True,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)
@given(sentences(WORDS))
def test_random_rules_read_back(line: str) -> None:
    """A random rule's text is read as a rule of the same meaning, in each language."""
    rule = POWER.rule(line.replace("option open_question", "option berserk_question"))
    assume(rule is not None)
    assert rule is not None
    for code in LANGUAGES:
        reader = _reader(code)
        text = realise(rule, reader.context(), shipped_language(code))
        found = reader.exactly(text)
        assert found is not None, text
        read = POWER.rule(found.line)
        assert read is not None
        assert canonical(read) == canonical(rule), (text, found.line)


@pytest.mark.parametrize(
    ("code", "text", "line"),
    [
        ("it", "per conquistare una collina ti serve 1 segnalini in meno",
         "conquest cost of a hill is 1 less"),
        ("it", "Le tue regioni è immune", "your regions are immune"),
        ("it", "quando riscuoti monete ricevi 2 moneta", "at scoring: gain 2 coins"),
        ("es", "cuando perdes region", ""),
        ("es", "tus region son inmune", "your regions are immune"),
        ("en", "GAIN 1 coin when you conquer mountain", ""),
        ("en", "when you conquer mountain, gain 1 coin",
         "when you conquer a mountain: gain 1 coin"),
    ],
)  # fmt: skip
def test_what_is_nearly_ours_is_understood(code: str, text: str, line: str) -> None:
    """Case, accents, articles, commas and number may be wrong; the order of words may not."""
    assert _reader(code).read(text).line == line


@pytest.mark.parametrize(
    ("code", "text", "unknown"),
    [
        ("it", "Quando conquisti una regione, ricevi 3 banane.", ("banane",)),
        ("es", "Recibes 3 plátanos y varias peras.", ("plátanos", "varias", "peras")),
        ("en", "Your zombies are immune.", ("zombies",)),
    ],
)
def test_unknown_words_are_named(code: str, text: str, unknown: tuple[str, ...]) -> None:
    """Words that stand in no rule are told, each once."""
    found = _reader(code).read(text)
    assert (found.line, found.unknown) == ("", unknown)


def test_own_words_are_exact() -> None:
    """A sentence of ours is read as it stands, and one that differs is shown as we write it."""
    text = "Le regioni con un Passaggio Sotterraneo si considerano adiacenti tra loro."
    found = _reader("it").read(text)
    assert (found.exact, found.line) == (True, "regions with a cavern are beside one another")
    loose = _reader("it").read(text.lower().removesuffix("."))
    assert (loose.exact, loose.said) == (False, text)


@pytest.mark.parametrize("text", [".", "«»", "((((", "1", "e e e e e", "o " * 200, "﷽ \u202e abc"])
def test_nonsense_states_nothing(text: str) -> None:
    """Whatever is no sentence states no rule, and harms nothing."""
    assert _reader("it").read(text).line == ""
