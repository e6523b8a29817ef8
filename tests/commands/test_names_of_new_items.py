"""`regola new` looks at the packs beside, and at names without the plural that they would have."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.support.inside import regola


def test_an_id_of_a_pack_beside_is_taken(tmp_path: Path) -> None:
    """Packs of one folder are played together; what a folder is called is not asked."""
    told = ("--lang", "en", "new")
    assert regola(*told, "pack", "Ponds", "--yes", folder=tmp_path).code == 0
    (tmp_path / "ponds").rename(tmp_path / "elsewhere")
    assert "Ponds 2" in regola(*told, "pack", "Ponds", "--yes", folder=tmp_path).errors
    assert regola(*told, "race", "Lamps", "--yes", folder=tmp_path / "elsewhere").code == 0
    (tmp_path / "own").mkdir()
    assert regola(*told, "race", "Otters", "--yes", folder=tmp_path / "own").code == 0

    refused = regola(*told, "race", "Lamps", "--yes", folder=tmp_path / "own")

    assert refused.code == 2
    assert "taken in ponds" in refused.errors
    assert "Lamps 2" in refused.errors
    assert not (tmp_path / "own" / "lamps.regola").exists()


@pytest.mark.parametrize(
    ("names", "told"),
    [
        (("Jardín de Setas/-/m", "--lang", "es"), '"Jardín de Setas/Jardines de Setas/m"'),
        (("Jardín de Setas/Jardines de Setas/m", "--lang", "es"), ""),
        # An Italian name from abroad has no other form, nor has a word that never changes.
        (("Città/-/f", "--lang", "it"), ""),
        (("Lunes/-/m", "--lang", "es"), ""),
        (("Otter", "--it", "Lontra/-/f", "--lang", "en"), '"Lontra/Lontre/f"'),
    ],
)
def test_a_name_that_would_have_a_plural_is_told(
    tmp_path: Path, names: tuple[str, ...], told: str
) -> None:
    """It is written as it was given, which reads badly of several: with the one it would have."""
    ran = regola("new", "race", *names, "--yes", folder=tmp_path)

    assert ran.code == 0
    assert (told in ran.errors) if told else ("/" not in ran.errors)
