"""`regola compat` and `regola combos` tell what of one game works in another, and every pair."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.support.english import english_sentences
from tests.support.inside import regola
from tests.support.packs import MANIFEST, pond

_HERONS = """race herons {
    name: it m "Airone" / "Aironi", es f "Garza" / "Garzas", en "Heron" / "Herons"
    tokens: 5 of 10
    income of your lakes is 1 more
    income of your farmlands is 1 more
}
"""
_TWIN = """power grassy {
    name: it "Erboso", es "Herboso", en "Grassy"
    tokens: 3
    income of your hills is 1 more
}
"""


def test_senseless_items_end_with_one(tmp_path: Path) -> None:
    """What makes no sense in the game is told with its reason, and the run ends with 1."""
    ran = regola("compat", "small_world", "humans", "--into", "underground", folder=tmp_path)

    assert (ran.code, ran.errors) == (1, "")
    assert "Humans: does nothing" in ran.output
    assert "there is never “Farmland” here" in ran.output


def test_items_that_work_end_with_zero(tmp_path: Path) -> None:
    """Items may stand after the game as well."""
    ran = regola(
        "compat", "underground", "--into", "small_world", "ogres", "mystic", folder=tmp_path
    )

    assert (ran.code, ran.errors) == (0, "")
    assert ran.output.splitlines()[0] == "race/ogres  Ogres: as it is"


def test_homebrew_is_told_rule_by_rule(tmp_path: Path) -> None:
    """A lake is a river below ground, which Seafaring alone keeps; there are no farmlands."""
    pond(tmp_path, _HERONS, "herons.regola")

    ran = regola("compat", ".", "--into", "underground", "--format", "json", folder=tmp_path)
    item = json.loads(ran.output)["items"][0]

    assert (ran.code, item["standing"]) == (0, "needs_partner")
    assert [rule["standing"] for rule in item["rules"]] == ["partner", "idle"]
    assert item["names"] == ["small_world/power/seafaring"]
    assert item["rules"][0]["changes"][0]["here"] == ["underground/terrain/river"]


@pytest.mark.parametrize(
    "command",
    [
        ("compat", "underground", "--into", "small_world"),
        ("combos", "small_world", "underground", "--mix"),
    ],
)
def test_a_report_in_italian_holds_no_english(tmp_path: Path, command: tuple[str, ...]) -> None:
    """Every word of a report is in the language asked for."""
    ran = regola(*command, "--lang", "it", folder=tmp_path)

    assert ran.code == 1
    assert english_sentences(ran.output) == []


def test_names_that_nobody_has_are_answered_with_the_nearest(tmp_path: Path) -> None:
    """Game, pack and item are looked up; the run ends with 2."""
    cases = {
        ("compat", "underground", "--into", "smal_world"): "small_world",
        ("compat", "undergruond", "--into", "small_world"): "underground",
        ("compat", "underground", "ogrse", "--into", "small_world"): "ogres",
        ("combos", "smal_world"): "small_world",
    }
    for line, near in cases.items():
        ran = regola(*line, folder=tmp_path)

        assert (ran.code, ran.output) == (2, "")
        assert f"“{near}”" in ran.errors


def test_a_name_like_no_other_is_answered_with_games_and_packs_apart(tmp_path: Path) -> None:
    """What is no game is not listed among the games."""
    ran = regola("combos", "xyzzy", folder=tmp_path)

    assert (ran.code, ran.output) == (2, "")
    assert "games are: small_world, underground; packs are: homebrew_example" in ran.errors


def test_a_pack_of_no_game_is_a_finding(tmp_path: Path) -> None:
    """The game that a pack names must be there."""
    pond(tmp_path)
    manifest = tmp_path / "pack.yaml"
    manifest.write_text(MANIFEST.replace("small_world", "smal_world"), encoding="utf-8")

    ran = regola("compat", ".", "--into", "underground", folder=tmp_path)

    assert (ran.code, ran.output) == (1, "")
    assert "There is no game “smal_world”" in ran.errors


@pytest.mark.parametrize(
    "words",
    [("combos", ""), ("compat", "", "--into", "small_world"), ("compat", ".", "--into", "")],
)
def test_an_empty_word_is_not_the_folder_at_hand(words: tuple[str, ...], tmp_path: Path) -> None:
    """A variable that is not set names nothing, in the folder of a pack, too."""
    pond(tmp_path)

    ran = regola(*words, "--lang", "en", folder=tmp_path)

    assert (ran.code, ran.output) == (2, "")
    assert "there is no" in ran.errors
    assert "“”" in ran.errors


def test_unknown_words_are_findings(tmp_path: Path) -> None:
    """A terrain, a relic or a piece that nothing declares is told where it stands."""
    pond(tmp_path, _HERONS.replace("lakes", "lagoons"), "herons.regola")

    ran = regola("compat", ".", "--into", "underground", folder=tmp_path)

    assert (ran.code, ran.output) == (1, "")
    assert "lagoons" in ran.errors


def test_two_packs_with_one_id_are_a_finding(tmp_path: Path) -> None:
    """Both places are told."""
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        pond(tmp_path / name)

    ran = regola("combos", tmp_path / "one", tmp_path / "two", folder=tmp_path)

    assert ran.code == 1
    assert "R0906" in ran.errors
    assert "first here" in ran.errors


def test_a_dominated_homebrew_power_is_told(tmp_path: Path) -> None:
    """Hill with three tokens is never better than Hill with four."""
    pond(tmp_path, _TWIN, "grassy.regola")

    ran = regola("combos", "ponds", folder=tmp_path)

    assert "Grassy does the same as Hill" in ran.output or "Grassy is never better" in ran.output


_APART = {
    "it": "sono di famiglie di giochi diverse, e le famiglie non si mescolano",
    "es": "son de familias de juegos distintas, y las familias no se mezclan",
    "en": "are of different families of games, and families do not mix",
}


@pytest.mark.parametrize("language", _APART)
def test_families_do_not_mix(tmp_path: Path, language: str) -> None:
    """A pack of another family is known and refused, with what keeps the two apart."""
    pond(tmp_path)

    for told in (
        ("compat", ".", "--into", "dungeon_lords"),
        ("combos", ".", "dungeon_lords"),
        ("play", "dungeon_lords", "--mix", "."),
    ):
        ran = regola(*told, "--lang", language, folder=tmp_path)
        assert (ran.code, ran.output) == (2, "")
        assert all(word in ran.errors for word in (_APART[language], "ponds", "dungeon_lords"))


def test_packs_are_found_wherever_one_stands(tmp_path: Path) -> None:
    """In a folder of one family the games of another are looked up as anywhere else."""
    manifest = MANIFEST.replace("small_world", "dungeon_lords")
    (tmp_path / "pack.yaml").write_text(manifest, encoding="utf-8")

    ran = regola("compat", "small_world", "amazons", "--into", "underground", folder=tmp_path)

    assert (ran.code, ran.errors) == (0, "")
    assert "Amazons" in ran.output


def test_a_pack_with_nothing_to_carry_over_is_told(tmp_path: Path) -> None:
    """Where no item could go into another game, the report is not just empty."""
    ran = regola("compat", "dungeon_lords", "--into", "dungeon_lords", folder=tmp_path)

    assert ran.code == 2
    assert "“dungeon_lords” has no race, power, relic or place" in ran.errors
