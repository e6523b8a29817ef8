"""A folder of archives, and one to install into."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.support.others import bundled


@pytest.fixture
def index(tmp_path: Path) -> Path:
    """A folder of archives: reeds need ponds from 1.0 below 2.0, of which there are three."""
    folder = tmp_path / "index"
    for version, tokens in (("2.0", 3), ("1.0", 4), ("1.5", 5)):
        bundled(folder, "ponds", version, tokens=tokens)
    bundled(folder, "reeds", "1.0", '"ponds >=1.0,<2.0"')
    return folder


@pytest.fixture
def table(tmp_path: Path) -> Path:
    """A folder to install into."""
    folder = tmp_path / "table"
    folder.mkdir()
    return folder
