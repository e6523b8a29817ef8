"""What `check` refuses is neither printed nor bound; what cannot be written is told whole."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.printing.lanterns import written
from tests.support.inside import regola

_COMMANDS = {
    "book": ("book", "lanterns"),
    "merged": ("book", "small_world", "--with", "lanterns", "--format", "html"),
    "print": ("print", "lanterns", "--only", "badge"),
    "export": ("export", "images", "lanterns", "--only", "badge"),
    "card": ("card", "glowing"),
}


_BAD = ('it f "Lucente"', 'it "Lucente"')
"""A power without a gender in Italian has no sentence there: R0703."""


@pytest.mark.parametrize("command", ["print", "export", "card"])
def test_what_check_refuses_is_not_put_on_paper(tmp_path: Path, command: str) -> None:
    """Where it alone was asked for, or all of its form, nothing is written."""
    pack = written(tmp_path)
    rules = pack / "lanterns.regola"
    rules.write_text(rules.read_text().replace(*_BAD))

    made = regola(*_COMMANDS[command], folder=pack if command == "card" else tmp_path)

    assert made.code == 1
    assert "R0703" in made.errors
    assert {path.name for path in tmp_path.rglob("*")} == {
        "lanterns",
        "pack.yaml",
        "lanterns.regola",
    }


_OTHERS = {
    "book": ("book", "lanterns", "--format", "html", "--out", "made.html"),
    "merged": (*_COMMANDS["merged"], "--out", "made.html"),
    "pack": ("print", "lanterns", "--out", "made.pdf"),
    "item": ("print", "moth_folk", "--out", "made.pdf"),
    "export": ("export", "images", "lanterns", "--picture", "svg", "--out", "made"),
    "card": ("card", "moth_folk", "--out", "made.png"),
}


@pytest.mark.parametrize("command", _OTHERS)
def test_the_rest_goes_on_without_an_item_at_fault(tmp_path: Path, command: str) -> None:
    """It is told with its finding and left out; the command ends with 1."""
    pack = written(tmp_path)
    rules = pack / "lanterns.regola"
    rules.write_text(rules.read_text().replace(*_BAD))
    folder = pack if command in ("item", "card") else tmp_path

    made = regola(*_OTHERS[command], folder=folder)

    assert made.code == 1
    assert "R0703" in made.errors
    assert "left out, because of an error: lanterns/power/glowing" in made.errors
    assert "Written: made" in made.output
    out = next(folder.glob("made*"))
    if out.suffix == ".html":
        page = out.read_text()
        assert "lanterns-race-moth_folk" in page
        assert "lanterns-power-glowing" not in page
    if out.is_dir():
        names = {path.name for path in out.iterdir()}
        assert "card-moth_folk.svg" in names
        assert not any("glowing" in name for name in names)


def test_what_lies_in_no_item_stops_all(tmp_path: Path) -> None:
    """Nobody can say what a wrong line of the manifest spoils."""
    pack = written(tmp_path)
    with (pack / "pack.yaml").open("a") as manifest:
        manifest.write("sizes: {banner: [1, 1]}\n")

    made = regola("print", "lanterns", "--out", "made.pdf", folder=tmp_path)

    assert made.code == 1
    assert not (tmp_path / "made.pdf").exists()


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    """A file stands where the folder should: nothing is written, and what stands there stays."""
    pack = written(tmp_path)
    (tmp_path / "there").write_text("kept")
    for command, words in _COMMANDS.items():
        out = ("--out", tmp_path / "there" / "below" / "file")
        made = regola(*words, *out, folder=pack if command == "card" else tmp_path)
        assert made.code == 1, command
        assert "R1001" in made.errors, command
        assert "Traceback" not in made.errors
    assert (tmp_path / "there").read_text() == "kept"


@pytest.mark.parametrize("command", _COMMANDS)
def test_a_name_that_is_missing_is_told_where_it_would_stand(tmp_path: Path, command: str) -> None:
    """A power without a name in Spanish: told in Spanish (R0702), and not where English is made."""
    pack = written(tmp_path)
    rules = pack / "lanterns.regola"
    rules.write_text(rules.read_text().replace('es m "Brillante" / "Brillantes", ', ""))
    words = (*_COMMANDS[command], "--out", tmp_path / "out")

    folder = pack if command == "card" else tmp_path
    spanish, english = (regola(*words, "--lang", code, folder=folder) for code in ("es", "en"))

    assert (spanish.code, english.code) == (0, 0)
    assert "R0702" in spanish.errors
    # Places are told within the pack, also where a game that ships is read with it.
    assert "--> lanterns.regola:" in spanish.errors
    assert "R0702" not in english.errors


@pytest.mark.parametrize("command", ["book", "print", "card"])
def test_what_ends_with_a_stroke_is_a_folder(tmp_path: Path, command: str) -> None:
    """It is made for the one file; where it cannot be, the folder that was named is told."""
    pack = written(tmp_path)
    folder = pack if command == "card" else tmp_path
    (tmp_path / "there").write_text("kept")

    made = regola(*_COMMANDS[command], "--out", f"{tmp_path}/made/", folder=folder)
    refused = regola(*_COMMANDS[command], "--out", f"{tmp_path}/there/below/", folder=folder)

    assert made.code == 0, made.errors
    assert [path.is_file() for path in (tmp_path / "made").iterdir()] == [True]
    assert refused.code == 1
    assert f"{tmp_path}/there/below" in refused.errors


def test_a_name_that_is_missing_is_not_told_of_what_is_not_printed(tmp_path: Path) -> None:
    """The card of a race does not speak of the power."""
    pack = written(tmp_path)
    rules = pack / "lanterns.regola"
    rules.write_text(rules.read_text().replace('es m "Brillante" / "Brillantes", ', ""))

    made = regola("card", "moth_folk", "--lang", "es", folder=pack)

    assert made.code == 0
    assert "R0702" not in made.errors


@pytest.mark.parametrize("command", ["book", "print", "export", "card"])
def test_letters_that_no_font_has_are_told_on_paper(tmp_path: Path, command: str) -> None:
    """A dragon and the sign for one in a name: R0744 with both, at the name; the rest is made."""
    pack = written(tmp_path)
    rules = pack / "lanterns.regola"
    text = rules.read_text().replace('en "Glowing"', 'en "Glowing \N{DRAGON} \u9f8d"')
    rules.write_text(text)
    words = (*_COMMANDS[command], "--out", tmp_path / "out")

    made = regola(*words, folder=pack if command == "card" else tmp_path)

    assert made.code == 0, made.errors
    assert made.errors.count("note[R0744]") == 1
    assert "“\N{DRAGON}” or “\u9f8d”" in made.errors
    line = text[: text.index("\N{DRAGON}")].count("\n") + 1
    assert f"lanterns.regola:{line}:" in made.errors


def test_letters_in_comments_and_on_pages_are_nobodys_trouble(tmp_path: Path) -> None:
    """Nothing is printed of a comment, and a reader's browser has fonts of its own."""
    pack = written(tmp_path)
    rules = pack / "lanterns.regola"
    rules.write_text(f"# \u9f8d\n{rules.read_text()}")
    assert "R0744" not in regola("check", ".", folder=pack).output

    rules.write_text(rules.read_text().replace('en "Glowing"', 'en "Glowing \u9f8d"'))
    page = regola("book", ".", "--format", "html", folder=pack)
    assert (page.code, "R0744" in page.errors) == (0, False)
