"""Chapters and examples speak in the words of their game."""

from __future__ import annotations

import pytest


@pytest.mark.parametrize(
    ("game", "own", "other"),
    [
        ("small_world", "Rischieramento", "Ridistribuzione"),
        ("underground", "Ridistribuzione", "Rischieramento"),
    ],
)
def test_chapter_is_called_as_the_box_calls_its_phase(
    pages: dict[str, bytes], game: str, own: str, other: str
) -> None:
    """The Italian boxes call the redeployment by two names."""
    text = pages[f"it/{game}/rules.html"].decode()
    headings = [line for line in text.split("<h2")[1:] if own in line[:200]]
    assert headings
    assert not [line for line in text.split("<h2")[1:] if other in line[:200]]
