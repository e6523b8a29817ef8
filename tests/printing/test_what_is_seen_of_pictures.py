"""What of a picture is not seen on paper is told: what is cut away, letters that no font has."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image

from tests.printing.lanterns import written
from tests.support.inside import regola

_SPACE = 'xmlns="http://www.w3.org/2000/svg"'


def _pictures(folder: Path) -> Path:
    pictures = written(folder) / "pictures"
    pictures.mkdir()
    return pictures


def _told(folder: Path, language: str = "en") -> str:
    ran = regola("check", "lanterns", "--lang", language, folder=folder)
    assert ran.code == 0, ran.output
    return ran.output


@pytest.mark.parametrize(
    ("item", "size", "faces"),
    [
        ("lantern_folk", (400, 400), ""),
        # A square shows two thirds of it, which is not less than two thirds.
        ("lantern_folk", (300, 200), ""),
        ("lantern_folk", (200, 310), "a banner, a token or a card"),
        # A circle shows 0.785 of a square: of this 0.785, and of 4 : 3 0.589.
        ("glowing", (400, 400), ""),
        ("glowing", (400, 300), "a badge"),
        ("glowing", (600, 200), "a badge or a card"),
        ("lantern", (300, 400), "a piece"),
    ],
)
def test_a_picture_that_is_cut_is_told(
    tmp_path: Path, item: str, size: tuple[int, int], faces: str
) -> None:
    """By `check`, with what it is cut on, where more than a third of it is not seen."""
    Image.new("RGB", size, (0, 90, 0)).save(_pictures(tmp_path) / f"{item}.png")

    told = _told(tmp_path)

    assert ("R1049" in told) is bool(faces)
    assert f"cut away on {faces}" in told if faces else "cut away" not in told


@pytest.mark.parametrize(
    ("sides", "is_cut"),
    [
        ('viewBox="0 0 100 300"', True),
        ('viewBox="0,0,90,80"', False),
        ('width="30mm" height="30mm" viewBox="0 0 10 40"', False),
        ('width="30" height="10" viewBox="0 0 10 10"', True),
        ('width="100%" height="100%" viewBox="0 0 10 40"', True),
        ("", False),
    ],
)
def test_the_shape_of_a_drawing_is_what_it_says(
    tmp_path: Path, sides: str, *, is_cut: bool
) -> None:
    """Its sides, where they are lengths; else what is in view of it."""
    drawing = f'<svg {_SPACE} {sides}><rect width="9" height="9"/></svg>'
    (_pictures(tmp_path) / "lantern_folk.svg").write_text(drawing)

    assert ("R1049" in _told(tmp_path)) is is_cut


@pytest.mark.parametrize(("language", "words"), [("es", "se corta en"), ("it", "si taglia su")])
def test_it_is_told_in_the_language_of_the_reader(
    tmp_path: Path, language: str, words: str
) -> None:
    """Forms are called as they are when they are counted."""
    Image.new("RGB", (900, 100)).save(_pictures(tmp_path) / "lantern_folk.png")
    named = {"es": "un estandarte, una ficha", "it": "un vessillo, un segnalino"}[language]
    assert f"{words} {named}" in _told(tmp_path, language)


_LETTERS = f'<svg {_SPACE} viewBox="0 0 9 9"><desc>\u9f99</desc>{{}}</svg>'


@pytest.mark.parametrize(
    "told",
    [
        ("check", "lanterns"),
        ("print", "lanterns", "--only", "token", "--out", "made"),
        ("book", "lanterns", "--format", "html", "--out", "made"),
        ("card", "lantern_folk", "--out", "../made"),
    ],
    ids=" ".join,
)
def test_letters_of_a_drawing_that_no_font_has_are_told(
    tmp_path: Path, told: tuple[str, ...]
) -> None:
    """The sign for a dragon: R0744 at the picture, on pages as well; what it notes is not shown."""
    drawing = _LETTERS.format("<text y='8'>Lu <tspan>\u9f8d</tspan></text>")
    (_pictures(tmp_path) / "lantern_folk.svg").write_text(drawing, "utf-8")
    folder = tmp_path / "lanterns" if told[0] == "card" else tmp_path

    ran = regola(*told, "--lang", "en", folder=folder)

    assert ran.code == 0, ran.errors
    said = ran.output + ran.errors
    assert said.count("note[R0744]") == 1
    assert "No font has “\u9f8d”" in said
    assert "pictures/lantern_folk.svg" in said
    assert "paths" in said


def test_letters_of_another_picture_are_not_told_of_a_card(tmp_path: Path) -> None:
    """The card of a power does not show the picture of a race."""
    drawing = _LETTERS.format("<text y='8'>\u9f8d</text>")
    (_pictures(tmp_path) / "lantern_folk.svg").write_text(drawing, "utf-8")

    ran = regola("card", "glowing", "--lang", "en", folder=tmp_path / "lanterns")

    assert (ran.code, "R0744" in ran.errors) == (0, False)
