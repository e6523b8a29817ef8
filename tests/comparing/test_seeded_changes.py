"""A copy of an official game with one change, drawn by chance: told once; layout in silence."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from regola.comparing.differences import differences
from regola.comparing.edition import Edition
from tests.support.changes import KINDS, changed, laid_out_otherwise
from tests.support.editions import edition_with, official_texts


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Edition:
    """The game as it is."""
    return edition_with(tmp_path_factory.mktemp("whole"), official_texts())[0]


@pytest.mark.parametrize("seed", range(5))
def test_a_change_is_told_once_at_its_item(tmp_path: Path, whole: Edition, seed: int) -> None:
    """What is told is of the kind that was changed, at the item where it was, and not twice."""
    chance = Random(seed)  # noqa: S311  # draws changes
    for attempt in range(20):
        made = changed(official_texts(), chance)
        folder = tmp_path / str(attempt)
        folder.mkdir()
        new, errors = edition_with(folder, made.texts)
        if not errors:
            break
    own = [one for one in differences(whole, new) if not one.follows]
    kind = KINDS[made.kind]
    places = {(one.subject, one.part, one.key) for one in own}
    assert 0 < len(places) <= kind.most
    assert len(own) == len({(one.part, one.key, one.language) for one in own})
    assert {one.subject for one in own} <= kind.subjects
    assert all(one.item.endswith(f"/{made.item}") for one in own) or "new" in made.kind


@pytest.mark.parametrize("seed", range(3))
def test_layout_is_silent(tmp_path: Path, whole: Edition, seed: int) -> None:
    """Comments, spaces, line ends, the names of files: nothing is told."""
    chance = Random(seed)  # noqa: S311  # draws changes
    _, texts = laid_out_otherwise(official_texts(), chance)
    assert differences(whole, edition_with(tmp_path, texts)[0]) == []
