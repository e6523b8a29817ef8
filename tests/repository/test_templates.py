"""What the project keeps for others to begin with is no part of the project itself."""

from __future__ import annotations

from pathlib import Path

from regola.files.packs import MANIFEST
from regola.resources import dsl_folder


def test_no_pack_lies_in_the_language() -> None:
    """Commands called at the root of the project take none of its templates for a pack."""
    packs: list[Path] = [*dsl_folder().rglob(MANIFEST), *dsl_folder().rglob("*/templates/*.regola")]

    assert packs == []
