"""Every verdict on both boxes, each in the other's game, is the one judged by hand."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from regola.yaml_files import trusted
from tests.mixing.official import compat

_TABLE = Path(__file__).parent / "both_boxes.yaml"


@cache
def _judged() -> dict[tuple[str, str], dict[str, str]]:
    """What is judged of each item, by the two games."""
    table = trusted(_TABLE.read_text())
    return {
        tuple(title.split(" into ")): dict(_items(standings)) for title, standings in table.items()
    }


def _items(
    standings: dict[str, dict[str, dict[str, str] | list[str]]],
) -> Iterator[tuple[str, str]]:
    for standing, kinds in standings.items():
        for kind, names in kinds.items():
            yield from ((f"{kind}/{name}", standing.replace(" ", "_")) for name in names)


@pytest.mark.parametrize(
    ("pack", "game"), [("small_world", "underground"), ("underground", "small_world")]
)
def test_verdicts_are_those_judged_by_hand(pack: str, game: str) -> None:
    """All items are in the table, and all verdicts as in it."""
    found = {f"{v.item.kind}/{v.item.id}": v.standing for v in compat(pack, game).verdicts}

    assert found == _judged()[pack, game]
