"""Homebrew with planted problems of ten kinds, and harmless homebrew: all found, none blamed."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from regola.yaml_files import trusted
from tests.support.inside import regola

_TABLE: dict[str, dict[str, Any]] = trusted(
    (Path(__file__).parent / "planted.yaml").read_text(encoding="utf-8")
)
PLANTED = "planted"
"""The id of the pack."""

_WHOLE = {"as_it_is", "translated"}
_MANIFEST = """id: planted
names: {{it: Prove, es: Pruebas, en: Trials}}
version: "0.1"
licence: CC0-1.0
game: {game}
needs: [conquest, {game}]
"""


def _powers(kinds: dict[str, dict[str, Any]]) -> Iterator[tuple[str, str, str]]:
    """Give the id of each power, its text, and its kind."""
    for kind, told in kinds.items():
        for number, line in enumerate(told["lines"]):
            name = f"{kind.replace(' ', '_')}_{number}"
            rules = line.replace(", gain", ": gain").replace("\n", " ")
            lines = [rules, *([told["second"]] if "second" in told else [])]
            body = "".join(f"    {one}\n" for one in lines)
            title = f"{kind} {number}".capitalize()
            names = f'    name: it "{title}", es "{title}", en "{title}"\n'
            yield (
                name,
                f"power {name} {{\n{names}    tokens: {told.get('tokens', 4)}\n{body}}}\n",
                kind,
            )


def lay_out(table: str, folder: Path) -> None:
    """Write the powers of a part of the table as a pack."""
    home = table.partition(" into ")[0]
    (folder / "pack.yaml").write_text(_MANIFEST.format(game=home), encoding="utf-8")
    text = "\n".join(text for _, text, _ in _powers(_TABLE[table]))
    (folder / "powers.regola").write_text(text, encoding="utf-8")


@cache
def _report(table: str, folder: Path) -> dict[str, str]:
    game = table.partition(" into ")[2]
    lay_out(table, folder)
    ran = regola("compat", ".", "--into", game, "--format", "json", folder=folder)
    assert ran.output, ran.errors
    return {
        one["reference"].rpartition("/")[2]: one["standing"]
        for one in json.loads(ran.output)["items"]
    }


@pytest.mark.parametrize("table", list(_TABLE))
def test_planted_problems_are_found_and_harmless_items_are_not_blamed(
    table: str, tmp_path: Path
) -> None:
    """Each item fares as judged by hand: 44 planted of eleven kinds, 40 harmless."""
    found = _report(table, tmp_path)
    wrong = {
        name: found[name]
        for name, _, kind in _powers(_TABLE[table])
        if found[name] not in _expected(_TABLE[table][kind]["expect"])
    }

    assert wrong == {}


def _expected(told: str) -> set[str]:
    return _WHOLE if told == "any" else {told}


def test_there_are_ten_kinds_and_forty_of_each() -> None:
    """What is planted and what is harmless is enough to tell."""
    counts = [
        (kind, len(told["lines"])) for kinds in _TABLE.values() for kind, told in kinds.items()
    ]

    assert len([kind for kind, _ in counts if kind != "harmless"]) >= 10
    assert sum(n for kind, n in counts if kind != "harmless") >= 40
    assert sum(n for kind, n in counts if kind == "harmless") == 40
