"""`regola test` plays examples and scenario files, and ends with how many passed."""

from pathlib import Path

from tests.support.english import english_sentences
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
