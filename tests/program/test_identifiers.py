"""Ids become names of files and modules on every system."""

from __future__ import annotations

import pytest

from regola.program.identifiers import as_identifier
from regola.program.pack import nameless
from tests.support.packs import OTTERS
from tests.support.resolving import slugs_of


@pytest.mark.parametrize(
    ("identifier", "slugs"),
    [
        ("o" * 100, []),
        ("o" * 101, ["name-too-long"]),
        ("con", ["unsafe-output-name"]),
        ("com1", ["unsafe-output-name"]),
        ("com10", []),
        ("lpt", []),
        ("when", ["reserved-word"]),
        ("beside", ["reserved-word"]),
        ("Otters", ["bad-identifier"]),
        ("_otters", ["bad-identifier"]),
    ],
)
def test_an_id_fits_every_system(identifier: str, slugs: list[str]) -> None:
    """Too long an id, a device of Windows, a word of the grammar, a capital: each is told."""
    assert slugs_of(OTTERS.replace("race otters", f"race {identifier}")) == slugs


@pytest.mark.parametrize(
    ("folder", "identifier"),
    [
        ("My Pack", "my_pack"),
        ("9 lives", "pack_9_lives"),
        ("aux", "pack_aux"),
        ("水", "pack"),
        ("x" * 255, "x" * 100),
    ],
)
def test_a_folder_lends_its_name_to_a_pack_without_one(folder: str, identifier: str) -> None:
    """Whatever a folder is called, an id that fits every system is made of it."""
    assert nameless(folder, ".").id == identifier


def test_what_has_no_letter_is_no_id() -> None:
    """Nothing is proposed for a text without a letter to begin with."""
    assert [as_identifier(text) for text in ("", "12", "!?")] == ["", "", ""]
