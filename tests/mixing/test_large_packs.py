"""Reports that stand beside a rulebook stay of a size that a page can hold."""

from __future__ import annotations

from pathlib import Path

import pytest

from regola.compilation import reports
from tests.support.inside import regola
from tests.support.packs import pond

_TOLD = {
    "en": "combinations are too many for a page",
    "es": "combinaciones son demasiadas para una página",
    "it": "combinazioni sono troppe per una pagina",
}


def test_pairs_past_the_bound_are_told_in_short(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A page says how many pairs there are and which command tells of them, in each language."""
    monkeypatch.setattr(reports, "_MOST_PAIRS", 1)
    pond(tmp_path)

    assert regola("build", folder=tmp_path).code == 0

    for language, told in _TOLD.items():
        page = tmp_path / "generated" / "pages" / language / "combos_small_world_ponds.html"
        assert told in page.read_text(encoding="utf-8")
        assert "<table" not in page.read_text(encoding="utf-8")


def test_items_past_the_bound_are_told_in_short(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a game that is not the pack's own, its one item is more than none at all."""
    monkeypatch.setattr(reports, "_MOST_ITEMS", 0)
    pond(tmp_path)

    assert regola("build", folder=tmp_path).code == 0

    page = tmp_path / "generated" / "pages" / "en" / "compat_ponds_underground.html"
    assert "1 items are too many for a page" in page.read_text(encoding="utf-8")
