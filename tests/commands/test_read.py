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
    assert "Quando riscuoti le monete, ricevi 2 monete." in ran.errors


def test_unknown_words_are_told(tmp_path: Path) -> None:
    """The words that no rule knows are named; the run ends with 1."""
    ran = regola("read", "recibes 3 zanahorias", "--lang", "es", folder=tmp_path)
    assert (ran.code, ran.output) == (1, "")
    assert "zanahorias" in ran.errors


def test_nothing_to_read(tmp_path: Path) -> None:
    """An empty sentence is a mistake of usage."""
    ran = regola("read", " . ", "--lang", "it", folder=tmp_path)
    assert (ran.code, ran.output) == (2, "")
