"""Abilities that we invented for words that no item of the boxes has."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.support.inside import regola

_NAMES = ("abilities", "abilities_of_tiles", "abilities_of_dungeons")
PACKS = [Path(__file__).parent / name for name in _NAMES]
_FIELDS = (
    "name:|tokens:|scenario:|strength:|speed:|resources:|count:|family:|edges:|year:|crew:|copies:|"
    "food:|damage:"
)
_RULE = re.compile(rf"^    (?!{_FIELDS}|example|piece|\}}).*\n", re.MULTILINE)
"""A line of an item itself that is no field; what its examples and pieces hold stands deeper."""


@pytest.mark.parametrize("pack", PACKS, ids=lambda one: one.name)
def test_each_is_played_as_its_examples_say(pack: Path) -> None:
    """Checking finds nothing, and all examples, counted by hand, come out."""
    checked, played = regola("check", folder=pack), regola("test", folder=pack)

    assert (checked.code, checked.output) == (0, "")
    assert played.code == 0, played.output
    assert played.output.endswith(" passed, 0 failed\n")


@pytest.mark.parametrize("pack", PACKS, ids=lambda one: one.name)
def test_each_example_fails_without_its_rule(pack: Path, tmp_path: Path) -> None:
    """Whatever an example shows, it shows by the rules of its item."""
    for path in pack.iterdir():
        text = path.read_text(encoding="utf-8")
        bare = _RULE.sub("", text) if path.suffix == ".regola" else text
        (tmp_path / path.name).write_text(bare, encoding="utf-8")

    assert regola("test", folder=tmp_path).output.splitlines()[-1].startswith("0 passed, ")
