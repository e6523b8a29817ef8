"""
Packs of earlier releases are read as they were: no error, and all their examples pass.

Each folder is named by a release, and holds packs as that release had them; they are not edited.
"""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path

import pytest

from tests.support.inside import regola

_PACKS = sorted(path.parent for path in Path(__file__).parent.glob("*/*/pack.yaml"))


@pytest.mark.parametrize("pack", _PACKS, ids=lambda path: f"{path.parent.name} {path.name}")
def test_a_pack_of_a_release_is_read_today(pack: Path) -> None:
    """What was sound then has no error now."""
    told = json.loads(regola("check", ".", "--format", "json", folder=pack).output)
    assert [one["message"] for one in told if one["severity"] == "error"] == []


@pytest.mark.parametrize("pack", _PACKS, ids=lambda path: f"{path.parent.name} {path.name}")
def test_a_pack_of_a_release_plays_as_then(pack: Path) -> None:
    """Every example that was written then, all that there are in its files, passes."""
    files = [path.read_text("utf-8") for path in pack.rglob("*.regola")]
    count = sum(len(re.findall(r"^    example ", text, re.MULTILINE)) for text in files)
    ran = regola("test", folder=pack)
    assert (ran.code, f"{count} passed, 0 failed" in ran.output) == (0, True), ran.output


def test_there_is_a_pack_of_the_first_numbered_release() -> None:
    """It is the first that others may have written packs for."""
    assert "0.1.0" in {pack.parent.name for pack in _PACKS}


@pytest.mark.parametrize("pack", _PACKS, ids=lambda path: f"{path.parent.name} {path.name}")
def test_a_pack_of_a_release_is_migrated(pack: Path, tmp_path: Path) -> None:
    """Then it has no error, and no form that is written otherwise today."""
    copy = shutil.copytree(pack, tmp_path / pack.name)
    assert regola("migrate", folder=copy).code == 0
    told = json.loads(regola("check", "--format", "json", folder=copy).output)
    assert [one for one in told if one["severity"] == "error" or one["code"] == "R0119"] == []
