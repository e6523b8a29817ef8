"""`regola play` with packs that lie beside one another: found, joined, kept and played again."""

from __future__ import annotations

from pathlib import Path

import pytest

from regola.commands.exits import Exit
from regola.commands.language import command_words
from regola.resources import languages
from tests.support.inside import regola

GAMES = ("--games", "12", "--log", "--lang", "en")


def _pack(
    folder: Path, name: str, game: str, rules: str = "income of your farmlands is 2 more"
) -> None:
    (folder / name).mkdir()
    manifest = (
        f"id: {name}\nnames: {{it: A, es: B, en: C}}\nversion: '1.0'\ngame: {game}\n"
        f"vocabulary: conquest\nneeds: [{game}]\n"
    )
    (folder / name / "pack.yaml").write_text(manifest, "utf-8")
    people = f"{name.capitalize()}men"
    text = (
        f'race {name}_men {{\n    name: it m "{people}" / "{people}", '
        f'es m "{people}" / "{people}", en "{people}" / "{people}"\n'
        f"    tokens: 9 of 14\n    {rules}\n}}\n"
    )
    (folder / name / "people.regola").write_text(text, "utf-8")


def _both(folder: Path) -> None:
    _pack(folder, "over", "small_world")
    _pack(folder, "under", "underground")


@pytest.mark.parametrize("name", ["under", "./under"])
def test_packs_that_lie_beside_are_played_together(name: str, tmp_path: Path) -> None:
    """One made for the game joins it, one for another game is mixed in by its id or its folder."""
    _both(tmp_path)

    ran = regola("play", "small_world", "--mix", name, *GAMES, folder=tmp_path)

    assert ran.code == Exit.CLEAN
    assert "Overmen (" in ran.output
    assert "Undermen (" in ran.output
    assert "Packs joined to the game: over, under\n" in ran.errors


def test_only_packs_for_the_game_join_it_unasked(tmp_path: Path) -> None:
    """Of two packs beside, that for Small World is in its games, and that for Underground not."""
    _both(tmp_path)

    ran = regola("play", "small_world", *GAMES, folder=tmp_path)

    assert "Overmen (" in ran.output
    assert "Undermen (" not in ran.output
    assert "Packs joined to the game: over\n" in ran.errors


def test_a_pack_elsewhere_is_mixed_in_by_its_folder(tmp_path: Path) -> None:
    """From within one pack the other is reached by its path."""
    _both(tmp_path)

    ran = regola("play", "small_world", "--mix", "../under", *GAMES, folder=tmp_path / "over")

    assert "Overmen (" in ran.output
    assert "Undermen (" in ran.output


def test_a_broken_pack_beside_matters_only_where_it_joins(tmp_path: Path) -> None:
    """Its findings are told where it is mixed in; a game without it is played."""
    _pack(tmp_path, "over", "small_world")
    _pack(tmp_path, "under", "underground", "income of your farmlnds is 2 more")

    without = regola("play", "small_world", folder=tmp_path)
    mixed = regola("play", "small_world", "--mix", "under", folder=tmp_path)

    assert without.code == Exit.CLEAN
    assert mixed.code == Exit.FOUND
    assert not mixed.output
    assert "under/people.regola:4" in mixed.errors


def test_a_game_with_joined_packs_is_played_again_without_naming_it(tmp_path: Path) -> None:
    """The file names the game and the packs, so that the same moves lead to the same end."""
    _both(tmp_path)
    told = ["--mix", "under", "--seed", "3", "--log", "--save", "game.yaml"]
    first = regola("play", "small_world", *told, folder=tmp_path)
    _pack(tmp_path, "later", "small_world")

    again = regola("play", "--replay", "game.yaml", "--log", folder=tmp_path)

    assert "mix: [over, under]\n" in (tmp_path / "game.yaml").read_text("utf-8")
    assert (again.code, again.output) == (Exit.CLEAN, first.output)


@pytest.mark.parametrize("language", languages())
def test_packs_that_a_kept_game_lacks_are_findings(language: str, tmp_path: Path) -> None:
    """Played again from another folder, each pack that is not there is named at its line."""
    _both(tmp_path)
    (tmp_path / "elsewhere").mkdir()
    regola("play", "over", "--mix", "under", "--save", "game.yaml", folder=tmp_path)

    told = ["--replay", "../game.yaml", "--lang", language]
    ran = regola("play", *told, folder=tmp_path / "elsewhere")

    assert ran.code == Exit.FOUND
    assert "game.yaml:2:" in ran.errors
    assert ran.errors.count("game.yaml:3:") == 2
    assert ran.errors.count("[R0902]") == 3


@pytest.mark.parametrize("language", languages())
def test_without_a_file_the_game_is_asked_for(language: str, tmp_path: Path) -> None:
    """Neither a game nor a kept one is a mistake of usage that says what to name."""
    ran = regola("play", "--lang", language, folder=tmp_path)

    assert ran.code == Exit.USAGE
    assert "--replay" in ran.errors


@pytest.mark.parametrize(
    ("language", "one", "many"),
    [
        ("it", "1 partita giocata su 1", "2 partite giocate su 2"),
        ("es", "1 de 1 partida jugada", "2 de 2 partidas jugadas"),
        ("en", "1 of 1 game played", "2 of 2 games played"),
    ],
)
def test_games_played_are_counted_in_words_that_agree(language: str, one: str, many: str) -> None:
    """A single game is told in the singular."""
    words = command_words(language)

    assert words.say("progress-played", done=1, total=1) == one
    assert words.say("progress-played", done=2, total=2) == many
