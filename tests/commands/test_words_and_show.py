"""`words` lists every word with its meaning and a line that has it; `show` prints sources."""

from __future__ import annotations

from pathlib import Path

import pytest

from regola.compilation.language import families, language
from regola.compilation.vocabularies import WordList
from regola.files.library import official
from regola.resources import content_folder, languages
from regola.text import shipped_language
from tests.support.inside import regola
from tests.support.packs import OTTERS, pond

GAMES = {"conquest": "small_world", "digger": "dungeon_digger"}


def test_every_word_is_listed_with_its_meaning_in_each_language() -> None:
    """Nouns, phases, quantities, descriptions, relations, deeds: all have words."""
    for family in (one for one in families() if one in GAMES):
        own = language(family).vocabulary
        program = official(family)
        assert program is not None
        words = {*own.nouns, *own.phases, *own.quantities, *own.adjectives, *own.relations}
        for code in languages():
            listed = tuple(WordList(program, {}, shipped_language(code), GAMES[family]).words())
            assert words | set(own.verbs) <= {one.forms[0] for one in listed}
            assert all(one.gloss for one in listed)


def test_every_small_word_has_a_meaning() -> None:
    """What holds a sentence together is explained, too: no spelling of a keyword is left out."""
    for family, game in GAMES.items():
        own = language(family).vocabulary.spellings
        program = official(family)
        assert program is not None
        for code in languages():
            listed = WordList(program, {}, shipped_language(code), game).words()
            forms = {form for one in listed for form in one.forms}
            assert {word.replace("#", "2") for word in own.keywords} <= forms


@pytest.mark.parametrize(
    ("asked", "lines"),
    [
        ("moneta", ["coin, coins — moneta", "at scoring: gain 2 coins"]),
        ("beside", ["beside — accanto a, confinante con"]),
        ("gained", ["gain, gained, gains — ricevere", "gain <coin, token, piece"]),
        ("monete", ["coin, coins — moneta"]),
        ("hill", ["hill — Collina (terrain)"]),
        ("marker", ["marker — piece", "marker:"]),
    ],
)
def test_a_word_of_the_rules_or_of_her_own_is_told(
    tmp_path: Path, asked: str, lines: list[str]
) -> None:
    """By any of its forms, by what it means, by what people say: with its place and a line."""
    pond(tmp_path, OTTERS)

    ran = regola("words", asked, "--lang", "it", folder=tmp_path)

    assert ran.code == 0
    assert all(line in ran.output for line in lines)


@pytest.mark.parametrize(
    ("code", "asked", "word"),
    [
        ("it", "segnaposto", "token, tokens"),
        ("it", "pedina", "token, tokens"),
        ("it", "Tribù", "lost_tribe"),
        ("it", "tribu", "lost_tribe"),
        ("it", "differente", "another"),
        ("it", "sottrarre", "less"),
        ("it", "adiacente", "beside"),
        ("it", "conquisti", "conquer, conquered"),
        ("es", "diferente", "another"),
        ("es", "peón", "token, tokens"),
        ("es", "peon", "token, tokens"),
        ("es", "restar", "less"),
        ("es", "vecina", "beside"),
        ("en", "different", "another"),
        ("en", "minus", "less"),
        ("en", "adjacent", "beside"),
    ],
)
def test_what_designers_say_leads_to_the_word(
    tmp_path: Path, code: str, asked: str, word: str
) -> None:
    """By any form, with or without accents, and by what others say for it."""
    pond(tmp_path, OTTERS)

    ran = regola("words", asked, "--lang", code, folder=tmp_path)

    assert ran.code == 0
    assert any(line.strip().startswith(word) for line in ran.output.splitlines())


def test_words_of_one_game_are_those_of_no_other(tmp_path: Path) -> None:
    """`--game` chooses; a game that is none is a slip of the command line."""
    ran = regola("words", "--game", "dungeon_digger", folder=tmp_path)
    assert "goon, goons" in ran.output
    assert "conquest cost" not in ran.output
    assert regola("words", "--game", "chess", folder=tmp_path).code == 2


def test_a_word_that_is_none_is_said_so_with_the_nearest(tmp_path: Path) -> None:
    """It is not made up."""
    ran = regola("words", "inncome", folder=tmp_path)
    assert ran.code == 2
    assert "did you mean “income”?" in ran.errors


def test_an_item_is_shown_as_it_is_written(tmp_path: Path) -> None:
    """The text of the shipped file, whole, at the margin; nested items without the outer ones."""
    shipped = content_folder() / "small_world" / "races" / "tritons.regola"

    ran = regola("show", "tritons", folder=tmp_path)

    assert ran.code == 0
    assert ran.output.strip() == shipped.read_text(encoding="utf-8").strip()
    ran = regola("show", "troll_lair", folder=tmp_path)
    assert ran.output.startswith("piece troll_lair {\n    name:")


def test_an_own_item_goes_before_others(tmp_path: Path) -> None:
    """What lies at hand is shown as it lies there."""
    pond(tmp_path, OTTERS)
    assert regola("show", "otters", folder=tmp_path).output.strip() == OTTERS.strip()


def test_an_item_that_is_none_is_said_so(tmp_path: Path) -> None:
    """With one called much the same."""
    ran = regola("show", "tritns", folder=tmp_path)
    assert ran.code == 2
    assert "did you mean “tritons”?" in ran.errors
