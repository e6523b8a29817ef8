"""Of many faults in examples the first are mended: reading anew is bounded, not the telling."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from regola.compilation import shelves
from tests.support.inside import regola
from tests.support.packs import OTTERS, pond

_EXAMPLE = """\
    example "try {number}" {{
        says: it "Prova", es "Prueba", en "Try"
        region a: hill, border
        region b: swamp
        borders: a-b
        given ada: otters spirit, hand 9
        given bea: humans, merchant, hand 9
        play: conquer a
    }}
"""


def _fixed(folder: Path) -> list[bool]:
    """Return of each finding in a file of four broken examples whether it has a fix."""
    path = pond(folder)
    examples = "".join(_EXAMPLE.format(number=number) for number in range(4))
    path.write_text(f"{OTTERS.rstrip().removesuffix('}')}{examples}}}\n", encoding="utf-8")
    ran = regola("check", "--format", "json", folder=folder)
    found = [one for one in json.loads(ran.output) if one["severity"] == "error"]
    assert len(found) == 4
    return [one["fix"] is not None for one in found]


def test_each_is_mended_where_they_are_few(tmp_path: Path) -> None:
    """A comma that is missing is put in, in each of four examples."""
    assert _fixed(tmp_path) == [True] * 4


def test_readings_are_bounded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """After so many readings the others are told, without a proposal."""
    monkeypatch.setattr(shelves, "_MOST_READINGS", 1)
    assert _fixed(tmp_path) == [True, False, False, False]
