"""Abilities that we invented for words that no item of the boxes has."""

from __future__ import annotations

import re
from pathlib import Path

from tests.support.inside import regola

ABILITIES = Path(__file__).parent / "abilities"
_RULE = re.compile(r"^    (?!name:|tokens:|example|piece|\}).*\n", re.MULTILINE)
"""A line of an item itself that is no field; what its examples and pieces hold stands deeper."""


def test_each_is_played_as_its_examples_say() -> None:
    """Checking finds nothing, and all examples, counted by hand, come out."""
    checked, played = regola("check", folder=ABILITIES), regola("test", folder=ABILITIES)

    assert (checked.code, checked.output) == (0, "")
    assert played.code == 0, played.output
    assert played.output.endswith(" passed, 0 failed\n")


def test_each_example_fails_without_its_rule(tmp_path: Path) -> None:
    """Whatever an example shows, it shows by the rules of its item."""
    for path in ABILITIES.iterdir():
        text = path.read_text(encoding="utf-8")
        bare = _RULE.sub("", text) if path.suffix == ".regola" else text
        (tmp_path / path.name).write_text(bare, encoding="utf-8")

    assert regola("test", folder=tmp_path).output.splitlines()[-1].startswith("0 passed, ")
