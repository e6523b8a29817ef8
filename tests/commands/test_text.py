"""`regola text` prints the rules text of one item."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.support.inside import regola
from tests.support.packs import pond


@pytest.mark.parametrize("name", ["otters", "race/otters", "ponds/race/otters"])
def test_an_item_at_hand_is_told(tmp_path: Path, name: str) -> None:
    """An item is named by its id or its reference, and told in the language asked for."""
    pond(tmp_path)

    ran = regola("text", name, "--lang", "it", folder=tmp_path)

    assert (ran.code, ran.errors) == (0, "")
    assert "17 monete" in ran.output


def test_an_official_item_is_told_from_anywhere(tmp_path: Path) -> None:
    """The official games are a library; no pack is needed."""
    ran = regola("text", "small_world/race/tritons", "--style", "reference", folder=tmp_path)

    assert (ran.code, ran.errors) == (0, "")
    assert "1" in ran.output


@pytest.mark.parametrize("name", ["Tritone", "tritone", "Tritón", "Tritom"])
def test_a_name_in_any_language_leads_to_the_id(tmp_path: Path, name: str) -> None:
    """Who gives the printed name of an item, or nearly so, reads which id it has."""
    ran = regola("text", name, folder=tmp_path)

    assert (ran.code, "tritons" in ran.errors) == (2, True)


def test_a_misspelt_item_is_answered_with_the_nearest(tmp_path: Path) -> None:
    """The user is told the item that was meant."""
    pond(tmp_path)

    ran = regola("text", "oters", "--lang", "es", folder=tmp_path)

    assert (ran.code, ran.output) == (2, "")
    assert "¿será «otters»?" in ran.errors


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("garbage\n", "R0712"),
        ("", "R0737"),
        ('msgid ""\nmsgstr ""\n"Language: es\\n"\n', "R0737"),
        ('msgctxt "x"\nmsgid "a"\nmsgid_plural "b"\nmsgstr[0] "c"\nmsgstr[1] "d"\n', "R0738"),
        ('msgctxt "ponds/race/newts#1"\nmsgid "a"\nmsgstr "b"\n', "R0715"),
    ],
)
def test_a_catalogue_that_does_not_serve_is_told(tmp_path: Path, text: str, code: str) -> None:
    """The item is told all the same, and what is wrong with the texts by hand beside it."""
    pond(tmp_path)
    whole = regola("text", "otters", "--lang", "it", folder=tmp_path)
    (tmp_path / "texts").mkdir()
    (tmp_path / "texts" / "it.po").write_text(text, encoding="utf-8")

    ran = regola("text", "otters", "--lang", "it", folder=tmp_path)

    assert (ran.code, ran.output) == (1, whole.output)
    assert code in ran.errors
    assert "texts/it.po:" in ran.errors


def test_several_items_are_told_one_after_the_other(tmp_path: Path) -> None:
    """Each under its name; a name that nothing has is told before anything is printed."""
    pond(tmp_path)

    ran = regola("text", "otters", "tritons", "--lang", "en", folder=tmp_path)
    alone = regola("text", "otters", "--lang", "en", folder=tmp_path)

    assert ran.code == 0
    assert ran.output.startswith(f"Otter\n{alone.output}\nTriton\n")
    assert regola("text", "otters", "tritones", folder=tmp_path).output == ""


def test_several_sources_are_shown_one_after_the_other(tmp_path: Path) -> None:
    """As each stands alone, with an empty line between them."""
    pond(tmp_path)

    both = regola("show", "otters", "tritons", folder=tmp_path).output
    alone = [regola("show", one, folder=tmp_path).output for one in ("otters", "tritons")]

    assert both == "\n".join(alone)
