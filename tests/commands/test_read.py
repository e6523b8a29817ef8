"""`regola read` prints the rule that a sentence states."""

from __future__ import annotations

from pathlib import Path

from tests.support.inside import regola


def test_a_sentence_becomes_a_line(tmp_path: Path) -> None:
    """The line stands alone on standard output."""
    sentence = "Quando riscuoti le monete, ricevi 2 monete."
    ran = regola("read", sentence, "--lang", "it", folder=tmp_path)
    assert (ran.code, ran.output, ran.errors) == (0, "at scoring: gain 2 coins\n", "")


def test_what_was_understood_is_shown(tmp_path: Path) -> None:
    """A sentence that differs from ours is told as we would write it."""
    ran = regola("read", "quando riscuoti monete ricevi 2 monete", "--lang", "it", folder=tmp_path)
    assert (ran.code, ran.output) == (0, "at scoring: gain 2 coins\n")
    assert "Quando riscuoti le monete, ricevi 2 monete in più." in ran.errors


def test_unknown_words_are_told(tmp_path: Path) -> None:
    """The words that no rule knows are named; the run ends with 1."""
    ran = regola("read", "recibes 3 zanahorias", "--lang", "es", folder=tmp_path)
    assert (ran.code, ran.output) == (1, "")
    assert "zanahorias" in ran.errors


def test_the_nearest_rule_is_about_nothing_that_was_not_named(tmp_path: Path) -> None:
    """Of bogs no rule speaks; one of regions is nearer than one of Mines with more of its words."""
    told = "Conquistas las ciénagas con una ficha menos"
    ran = regola("read", told, "--lang", "es", folder=tmp_path)

    assert ran.code == 1
    assert "ciénagas" in ran.errors
    assert "conquistar una región" in ran.errors
    assert "Mina" not in ran.errors


def test_a_sentence_needs_no_quotes(tmp_path: Path) -> None:
    """The words of the command line are one sentence."""
    ran = regola(
        "read", *["le", "tue", "regioni", "sono", "immuni"], "--lang", "it", folder=tmp_path
    )
    assert (ran.code, ran.output) == (0, "your regions are immune\n")


_TOWERS = """race builders {
    name: it m "Muratore" / "Muratori", es m "Albañil" / "Albañiles", en "Builder" / "Builders"
    tokens: 5 of 10
    at the end of redeployment: put a keep in one of your regions
    at the end of redeployment: put a spire in one of your regions
    piece keep {
        name: it f "Torre" / "Torri", es f "Torre" / "Torres", en "Keep" / "Keeps"
        box: 5
    }
    piece spire {
        name: it f "Torre" / "Torri", es f "Aguja" / "Agujas", en "Spire" / "Spires"
        box: 5
    }
}
"""


def test_all_readings_are_shown(tmp_path: Path) -> None:
    """Where two things have one name, each rule stands below the sentence that says it."""
    (tmp_path / "builders.regola").write_text(_TOWERS, encoding="utf-8")
    sentence = "Quando conquisti una regione, rimuovi tutte le Torri."
    arguments = ("read", sentence, "--in", "builders.regola", "--lang", "it")
    ran = regola(*arguments, folder=tmp_path)
    assert (ran.code, ran.output.splitlines()) == (
        0,
        [
            f"# {sentence}",
            "when you conquer a region: remove all keeps",
            f"# {sentence}",
            "when you conquer a region: remove all spires",
        ],
    )
    assert "2 modi" in ran.errors


def test_a_pack_is_read_in_the_words_of_its_own_game(tmp_path: Path) -> None:
    """What only another family of games could say is no line for the pack."""
    (tmp_path / "builders.regola").write_text(_TOWERS, encoding="utf-8")
    sentence = "Quando completi un corridoio, ricevi 2 pezzi d'oro."
    ran = regola("read", sentence, "--in", "builders.regola", "--lang", "it", folder=tmp_path)
    assert (ran.code, ran.output) == (1, "")


def test_a_place_that_is_not_there_is_told(tmp_path: Path) -> None:
    """A path that names nothing is an error."""
    ran = regola("read", "Gain 1 coin.", "--in", "nowhere", folder=tmp_path)
    assert (ran.code, ran.output) == (1, "")
    assert "nowhere" in ran.errors


def test_nothing_to_read(tmp_path: Path) -> None:
    """An empty sentence is a mistake of usage."""
    ran = regola("read", " . ", "--lang", "it", folder=tmp_path)
    assert (ran.code, ran.output) == (2, "")


def test_a_rule_that_the_check_refuses_is_not_printed(tmp_path: Path) -> None:
    """It is said why, and what plays instead; no line stands there to be copied."""
    sentence = "When you score, gain 1 coin for each hill of each opponent."
    ran = regola("read", sentence, "--lang", "en", folder=tmp_path)

    assert (ran.code, ran.output) == (1, "")
    assert "per hill of each opponent" not in ran.errors
