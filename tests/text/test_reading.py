"""Sentences read back: each text becomes the rule it states, in each language."""

from __future__ import annotations

from functools import cache

import pytest

from regola.compilation.language import language
from regola.compilation.line import Lines
from regola.compilation.reading import Sentences
from regola.program.canonical import canonical
from regola.text import Texts, realise, shipped_language
from regola.text.planner.telling import slug
from tests.support.random_rules import DUNGEONS, GROUNDS, Ground

LANGUAGES = ("it", "es", "en")
CONQUEST = GROUNDS[0]
RANDOM_RULES = 300


@cache
def _reader(code: str, ground: Ground = CONQUEST, game: str = "") -> Sentences:
    return Sentences(ground.program, shipped_language(code), game or ground.game)


@cache
def _texts(ground: Ground) -> Texts:
    vocabulary = language(ground.family).vocabulary
    return Texts(ground.program.all_items(), vocabulary, ground.program.packs)


@cache
def _lines(ground: Ground, pack: str, game: str, kind: str) -> Lines:
    packs = tuple(dict.fromkeys((pack, game)))
    return Lines(language(ground.family), ground.program, packs, kind)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("ground", [*GROUNDS, DUNGEONS], ids=lambda ground: ground.game)
def test_every_shipped_rule_reads_back(code: str, ground: Ground) -> None:
    """The text of each rule of the official games is read as a rule of the same meaning."""
    wrong = []
    for item in ground.program.all_items():
        game = _texts(ground).context(item).game or ground.game
        context = _texts(ground).context(item, game)
        for rule in item.rules:
            text = realise(rule, context, shipped_language(code))
            line = _reader(code, ground, game).line_of(text, item)
            read = _lines(ground, item.pack, game, item.kind).rule(line) if line else None
            if read is None or canonical(read) != canonical(rule):
                wrong.append((item.reference, text, line))
    assert wrong == []


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize(
    ("ground", "played"),
    [
        *((ground, False) for ground in GROUNDS),
        *((ground, True) for ground in (*GROUNDS, DUNGEONS)),
    ],
    ids=lambda one: one.game if isinstance(one, Ground) else "played" if one else "any",
)
def test_random_rules_read_back(code: str, ground: Ground, played: bool) -> None:
    """The text of a random rule is no other rule's, and is read as a rule of the same meaning."""
    reader, lines = ground.reader(code), ground.lines
    meanings: dict[str, object] = {}
    rules = list(ground.played(RANDOM_RULES) if played else ground.rules(RANDOM_RULES))
    assert len(rules) == RANDOM_RULES
    for rule in rules:
        meaning = canonical(rule)
        text = realise(rule, reader.context(), reader.language)
        assert meanings.setdefault(text, meaning) == meaning, text
        found = reader.exactly(text)
        assert found is not None, text
        read = lines.rule(found.line)
        assert read is not None
        assert canonical(read) == meaning, (text, found.line)


@pytest.mark.parametrize(
    ("code", "text", "line"),
    [
        ("it", "per conquistare una collina ti serve 1 segnalini in meno",
         "conquest cost of a hill is 1 less"),
        ("it", "Le tue regioni è immune", "your regions are immune"),
        ("it", "quando riscuoti monete ricevi 2 moneta", "at scoring: gain 2 coins"),
        ("es", "cuando perdes region", ""),
        ("es", "tus region son inmune", "your regions are immune"),
        ("en", "GAIN 1 coin when you conquer mountain", "when you conquer a mountain: gain 1 coin"),
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
    assert (found.line, tuple(word for word, _ in found.unknown)) == ("", unknown)


@pytest.mark.parametrize(
    ("code", "text", "word", "near"),
    [
        ("it", "Le tue regioni sono imuni.", "imuni", "immuni"),
        ("es", "Tus regiones son inmunnes.", "inmunnes", "inmunes"),
        ("en", "Your regoins are immune.", "regoins", "regions"),
    ],
)
def test_the_nearest_known_words_are_told(code: str, text: str, word: str, near: str) -> None:
    """Beside a word that no rule knows stand those that it may be a slip of."""
    [(unknown, nearest)] = _reader(code).read(text).unknown
    assert (unknown, nearest[0]) == (word, near)


def test_a_no_break_space_and_doubled_spaces_are_spaces() -> None:
    """What separates words makes no difference."""
    assert _reader("it").read("Le tue\u00a0 regioni \u202fsono immuni").exact


def test_own_words_are_exact() -> None:
    """A sentence of ours is read as it stands, and one that differs is shown as we write it."""
    text = "Per te, le regioni con un Passaggio Sotterraneo si considerano adiacenti tra loro."
    found = _reader("it").read(text)
    assert (found.exact, found.line) == (True, "regions with a cavern are beside one another")
    loose = _reader("it").read(text.lower().removesuffix("."))
    assert (loose.exact, loose.said) == (False, text)


@pytest.mark.parametrize("text", [".", "«»", "((((", "1", "e e e e e", "o " * 200, "﷽ \u202e abc"])
def test_nonsense_states_nothing(text: str) -> None:
    """Whatever is no sentence states no rule, and harms nothing."""
    assert _reader("it").read(text).line == ""


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("ground", GROUNDS, ids=lambda ground: ground.game)
def test_every_slot_of_a_verb_is_told(code: str, ground: Ground) -> None:
    """The pattern of a verb has a place for each thing that the verb takes beside its object."""
    speech = shipped_language(code).of_game(ground.game)
    missing = [
        (verb.id, slot)
        for verb in language(ground.family).vocabulary.verbs.values()
        for slot in verb.slots
        if slot not in speech.messages[speech.find(f"do-{slug(verb.id)}", "do")].arguments
    ]
    assert missing == []


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        # A limit counts the moments: those at which the condition does not hold are none of them.
        ("once, at scoring if you are active: gain 1 coin",
         "once, at scoring: gain 1 coin if you are active", False),
        ("at scoring if you are active: gain 1 coin",
         "at scoring: gain 1 coin if you are active", True),
        # A phase lasts: a permission may be used again, a step offers once.
        ("at redeployment: you may gain 1 coin", "at redeployment, you may gain 1 coin", False),
        ("when you conquer a hill: you may gain 1 coin",
         "when you conquer a hill, you may gain 1 coin", True),
        # What follows an offer is done in any case, what follows a deed that may be done is not.
        ("when you conquer a hill: you may gain 1 coin, discard 1 token",
         "when you conquer a hill, you may gain 1 coin: discard 1 token", False),
        ("you may conquer one hill", "you may conquer a hill", True),
        # Whoever takes any coin picks it.
        ("you may conquer any hill", "you may conquer a hill", False),
        ("you may not conquer any hill", "you may not conquer a hill", True),
        ("you may not conquer one hill", "you may not conquer a hill", True),
        ("at scoring: gain 1 coin if any hill is with a mine",
         "at scoring: gain 1 coin if a hill has a mine", True),
        ("at scoring: gain 1 coin if any hill is not with 2 tokens",
         "at scoring: gain 1 coin if a hill has 2 tokens", False),
        ("each hill is immune", "hills are immune", True),
        ("you may not conquer a region that is not immune",
         "you may not conquer an immune region", False),
        ("at scoring: gain 1 coin", "at scoring: gain 2 coins", False),
        ("at scoring: gain 1 coin per token of you",
         "at scoring: gain 1 coin per your token", True),
        ("when you conquer a hill: gain 1 coin if the hill is a region with magic",
         "when you conquer a hill: gain 1 coin if the hill is with magic", True),
        ("when you conquer a hill: gain 1 coin if the hill is not a region with magic",
         "when you conquer a hill: gain 1 coin if the hill is without magic", True),
        ("when you conquer a hill: gain 1 coin if the hill is a region with magic",
         "when you conquer a hill: gain 1 coin if the hill is a region with a mine", False),
        # A piece is no token unless a rule says so.
        ("at redeployment: gain 1 coin if a hole is a token in your regions",
         "at redeployment: gain 1 coin if a hole is in your regions", False),
        ("at scoring: gain 1 coin per one hill", "at scoring: gain 1 coin per hill", True),
        ("at scoring: gain 1 coin per any hill", "at scoring: gain 1 coin per hill", True),
        ("at scoring: gain 1 coin per 2 hills", "at scoring: gain 1 coin per hill", False),
        ("at scoring: put a token in your hand from the tray",
         "at scoring: put a token from the tray in the hand", True),
        # One thing that a rule names twice is not two.
        ("when you conquer a hill: put a hole in the hill",
         "when you conquer a hill: put a hole in a hill", False),
        # Of two hills *the hill* is the one named last.
        ("at redeployment: move a token from a hill to a hill, put a hole in the hill",
         "at redeployment: move a token to a hill from a hill, put a hole in the hill", False),
        ("at redeployment: move a token from a hill to a hill, put a hole in a mine",
         "at redeployment: move a token to a hill from a hill, put a hole in a mine", True),
    ],
)  # fmt: skip
def test_rules_are_one_where_they_play_alike(one: str, other: str, *, same: bool) -> None:
    """Two rules are held to be one where they do the same in every position, and else not."""
    first, second = (CONQUEST.lines.rule(line) for line in (one, other))
    assert first is not None
    assert second is not None
    assert (canonical(first) == canonical(second)) is same


def test_what_differs_in_meaning_differs_in_words() -> None:
    """Offers that are made once and those that last are told apart, in each language."""
    rules = [
        CONQUEST.lines.rule(line)
        for line in (
            "at redeployment: you may gain 1 coin",
            "at redeployment, you may gain 1 coin",
            "once, at redeployment if you are active: gain 1 coin",
            "once, at redeployment: gain 1 coin if you are active",
            "when you conquer a hill: you may gain 1 coin, discard 1 token",
            "when you conquer a hill, you may gain 1 coin: discard 1 token",
        )
    ]
    for code in LANGUAGES:
        reader = CONQUEST.reader(code)
        texts = {realise(rule, reader.context(), reader.language) for rule in rules if rule}
        assert len(texts) == len(rules)


@pytest.mark.parametrize("code", LANGUAGES)
def test_where_a_thing_is_not_is_no_way_for_it_to_go(code: str) -> None:
    """A pawn far from a place and a pawn that goes far from it are told apart, and read back."""
    ground = GROUNDS[1]
    reader = ground.reader(code)
    lines = (
        "you may move a goon that is not within 2 spaces of a kitchen",
        "you may move a goon to a space that is not within 2 spaces of a kitchen",
    )
    rules = [rule for rule in map(ground.lines.rule, lines) if rule is not None]
    texts = [realise(rule, reader.context(), reader.language) for rule in rules]
    assert len(set(texts)) == len(lines)
    found = [reader.exactly(text) for text in texts]
    assert tuple(one.line if one else "" for one in found) == lines
