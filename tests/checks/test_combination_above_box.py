"""Tokens in combination above the box, with the items of the game: told once, at the culprit."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tests.support.inside import regola

_MANIFEST = """id: trials
names: {it: Prove, es: Pruebas, en: Trials}
version: "0.1"
licence: CC0-1.0
game: small_world
"""
_RACE = """race otters {
    name: it f "Lontra" / "Lontre", es f "Nutria" / "Nutrias", en "Otter" / "Otters"
    tokens: RACE
    income of your hills is 1 more
}
"""
_POWER = """power swift {
    name: it "Rapidi", es "Rápidos", en "Swift"
    tokens: 4
    when you are chosen: gain POWER
}
"""


@pytest.mark.parametrize(
    ("race", "power", "told"),
    [
        # The largest powers of Small World have 5: 5 and 5 are the 10 of the box.
        ("5 of 10", "1 token", []),
        ("6 of 10", "1 token", [("otters", [11, 10])]),
        # Dwarves have 3 of 8, Amazons 6 and 4 of 15: with 4 and 2 more there is one too many.
        ("3 of 12", "2 tokens", [("swift", [16, 15])]),
        # The power is at fault beside Amazons, and the race with it alone: told at the power.
        ("6 of 11", "2 tokens", [("swift", [16, 15])]),
        ("6 of 10", "2 tokens", [("otters", [11, 10]), ("swift", [16, 15])]),
    ],
)
def test_it_is_told_at_the_culprit(
    race: str, power: str, told: list[tuple[str, list[int]]], tmp_path: Path
) -> None:
    """Each item that is short with one of the game, and none that is short beside another's."""
    (tmp_path / "pack.yaml").write_text(_MANIFEST, encoding="utf-8")
    texts = {"otters": _RACE.replace("RACE", race), "swift": _POWER.replace("POWER", power)}
    for name, text in texts.items():
        (tmp_path / f"{name}.regola").write_text(text, encoding="utf-8")

    ran = regola("check", "--format", "json", folder=tmp_path)
    found = [one for one in json.loads(ran.output) if one["slug"] == "combination-above-box"]

    assert ran.code == 0
    assert [(Path(one["file"]).stem, one["line"], _numbers(one["message"])) for one in found] == [
        (name, 3, numbers) for name, numbers in told
    ]


def _numbers(message: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", message)]
