"""`regola test` plays examples and scenario files, and ends with how many passed."""

from pathlib import Path

import pytest

from regola.commands.exits import Exit
from regola.resources import languages
from tests.support.english import english_sentences
from tests.support.inside import regola as inside
from tests.support.packs import pond
from tests.support.project import ROOT
from tests.support.running import regola

SCENARIO = """scenario: hills
game: small_world
board: {regions: {a: {terrain: hill, border: true}}}
players: [ada, bea]
state: {ada: {race: ratmen, power: hill, holds: {a: 1}}, bea: {race: humans, power: swamp}}
phase: redeploy
steps:
  - income: COINS
"""


def _file(folder: Path, *coins: int) -> Path:
    file = folder / "trials.yaml"
    texts = (SCENARIO.replace("COINS", str(c)).replace("hills", f"hills_{c}") for c in coins)
    file.write_text("---\n".join(texts), "utf-8")
    return file


def test_all_pass(tmp_path: Path) -> None:
    """When all pass, the last line says so and the run ends with 0."""
    ran = regola("test", _file(tmp_path, 2))

    assert (ran.code, ran.output) == (0, "1 passed, 0 failed\n")


def test_a_failure_shows_the_rules_that_took_part(tmp_path: Path) -> None:
    """What was expected, what came, and each rule with its number and sentence, in Italian."""
    ran = regola("test", _file(tmp_path, 2, 3), "--lang", "it")

    assert ran.code == 1
    assert "«3»" in ran.output
    assert "«2»" in ran.output
    assert "  small_world/power/hill 1  +1  " in ran.output
    assert ran.output.endswith("1 superato, 1 fallito\n")
    assert english_sentences(ran.output) == []


def test_a_homebrew_pack_is_tried_on_the_official_games() -> None:
    """In the folder of a pack its own examples are played."""
    ran = regola("test", folder=ROOT / "content" / "homebrew_example")

    assert (ran.code, ran.output) == (0, "2 passed, 0 failed\n")


def test_an_official_pack_is_tried_with_what_builds_on_it(tmp_path: Path) -> None:
    """Named itself, Small World still meets Underground: Tritons take the bank of a river."""
    file = tmp_path / "below.yaml"
    file.write_text(
        """scenario: below
game: underground
mix: [small_world]
board:
  regions: {a: {terrain: mud, border: true}, bank: {terrain: crystal}, r: {terrain: river}}
  borders: [a-bank, bank-r]
players: [ada, bea]
state:
  ada: {coins: 0, race: tritons, power: swamp, hand: 6, holds: {a: 1}}
  bea: {race: kraken, power: mining, hand: 9}
steps:
  - cost: {bank: 1}
  - conquer: bank
  - redeploy: {a: 3, bank: 4}
  - income: 3
""",
        "utf-8",
    )
    terrains = ROOT / "content" / "small_world" / "terrains.regola"

    ran = regola("test", terrains, file)

    assert (ran.code, ran.output) == (0, "1 passed, 0 failed\n")


def test_rules_with_errors_are_told_and_not_played(tmp_path: Path) -> None:
    """A board whose borders lead nowhere is no ground to play on: its error is shown, once."""
    board = """board pit {
    name: it "Fossa", es "Foso", en "Pit"
    players: 2
    rounds: 3
    region a: hill, border
    region b: hill
    borders: a-b, b-c
}
"""
    pond(tmp_path, board)

    ran = regola("test", folder=tmp_path)

    assert ran.code == 1
    assert ran.output.count("error[") == ran.output.count("R0803") == 1


TWO_IN_ONE = """scenario: {name}
game: {game}
players: [ada, bea]
board: {board}
{more}steps:
  - {first}
    end: turn
"""


PEOPLE = "state: {ada: {race: humans, power: hill, hand: 5}}\n"


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    ("game", "board", "first"),
    [
        ("dungeon_digger", "{rows: {a: 1-3}}", "order: move"),
        ("small_world", "{regions: {a: [hill, border]}}", "cost: {a: 3}"),
    ],
)
def test_two_things_in_one_step_are_a_finding(
    game: str, board: str, first: str, language: str, tmp_path: Path
) -> None:
    """A step without its hyphen is told at its place, in both families."""
    more = PEOPLE if game == "small_world" else ""
    text = TWO_IN_ONE.format(name="two", game=game, board=board, first=first, more=more)
    (tmp_path / "two.yaml").write_text(text, "utf-8")

    ran = inside("test", "two.yaml", "--lang", language, folder=tmp_path)

    assert ran.code == Exit.FOUND
    assert "[R0818]" in ran.output
    assert f"two.yaml:{text.count(chr(10))}:5" in ran.output


def test_a_border_named_twice_is_a_finding(tmp_path: Path) -> None:
    """In a scenario as on a board, in whichever order the regions are named."""
    text = TWO_IN_ONE.format(
        name="two",
        game="small_world",
        board="{regions: {a: [hill, border], b: [hill]}, borders: [a-b, b-a]}",
        first="cost: {a: 3}",
        more=PEOPLE,
    ).replace("    end: turn\n", "")
    (tmp_path / "two.yaml").write_text(text, "utf-8")

    ran = inside("test", "two.yaml", folder=tmp_path)

    assert ran.code == Exit.FOUND
    assert "[R0511]" in ran.output


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("data", "code"), [(b"", "R0819"), (b"\n# later\n", "R0819")])
def test_a_file_without_a_scenario_is_a_finding(
    data: bytes, code: str, language: str, tmp_path: Path
) -> None:
    """Nothing tried is not all passed: the file is named, and the number is 1."""
    (tmp_path / "empty.yaml").write_bytes(data)

    ran = inside("test", "empty.yaml", "--lang", language, folder=tmp_path)

    assert ran.code == Exit.FOUND
    assert f"[{code}]" in ran.output


def test_bytes_that_are_no_text_are_a_finding(tmp_path: Path) -> None:
    """A picture is no scenario."""
    (tmp_path / "picture.yaml").write_bytes(b"\x89PNG\x00\xff\xfe\x00")

    ran = inside("test", "picture.yaml", folder=tmp_path)

    assert ran.code == Exit.FOUND
    assert "[R0005]" in ran.output


BONUS = """scenario: bonus
game: dungeon_digger
players: [ada, bea]
board: {rows: {a: 1-3}}
tiles:
  a1: {tile: portal, of: ada, edges: [door, door, door, door, door, door], goons: {ada: 1}}
state:
  ada: {projects: [{tile: torture_room, edges: [earth, earth, earth, door, earth, earth]}]}
steps:
  - order: work
  - build: {tile: torture_room, at: a2}
  - bonus: [work]
"""


@pytest.mark.parametrize("language", languages())
def test_a_bonus_order_that_is_not_offered_is_refused(language: str, tmp_path: Path) -> None:
    """The first Torture Room offers no Work!: the step, and the rule in the way."""
    (tmp_path / "bonus.yaml").write_text(BONUS, "utf-8")

    ran = inside("test", "bonus.yaml", "--lang", language, folder=tmp_path)

    assert ran.code == Exit.FOUND
    assert "bonus.yaml:12:5" in ran.output
    assert "  dungeon_digger/base/dungeon_digger 51" in ran.output


@pytest.mark.parametrize("key", ["5", "null", "on", "1.5"])
def test_a_key_that_is_no_word_is_told(tmp_path: Path, key: str) -> None:
    """What YAML reads as a number, as nothing or as a truth names no part of a scenario."""
    file = _file(tmp_path, 2)
    file.write_text(f"{file.read_text('utf-8')}{key}: 1\n", "utf-8")

    ran = regola("test", file)

    assert ran.code == 1
    assert "fault of its own" not in ran.errors
    assert "trials.yaml:9:1" in ran.output
