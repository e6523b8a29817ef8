"""Kinds of rules that were once accepted and played otherwise: each example is counted by hand."""

from __future__ import annotations

from pathlib import Path

from tests.support.inside import regola

KINDS = Path(__file__).parent / "kinds"


def test_each_kind_is_played_as_printed() -> None:
    """Checking finds nothing, and all examples come out as their rules say."""
    checked, played = regola("check", folder=KINDS), regola("test", folder=KINDS)

    assert (checked.code, checked.output) == (0, "")
    assert played.code == 0, played.output
    assert played.output.endswith(" passed, 0 failed\n")
    assert not played.output.startswith("0 ")
