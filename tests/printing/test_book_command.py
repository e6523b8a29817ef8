"""Hold `regola book` to what it says of what it cannot make."""

from __future__ import annotations

import contextlib
import io
import os
import pty
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from tests.support.running import regola


def test_a_name_that_is_nearly_right_is_proposed(tmp_path: Path) -> None:
    """A slip in the name of a game is answered with that game."""
    ran = regola("book", "smal_world", "--lang", "it", folder=tmp_path)

    assert ran.code == 2
    assert "small_world" in ran.errors
    assert list(tmp_path.iterdir()) == []


def test_what_games_share_has_no_book(tmp_path: Path) -> None:
    """The rules that several games share are no game: the games are named."""
    ran = regola("book", "conquest", "--format", "html", "--lang", "en", folder=tmp_path)

    assert ran.code == 2
    assert "underground" in ran.errors
    assert list(tmp_path.iterdir()) == []


def test_a_page_stands_alone(tmp_path: Path) -> None:
    """The book as one page refers to nothing outside itself."""
    ran = regola("book", "small_world", "--format", "html", "--lang", "es", folder=tmp_path)
    text = (tmp_path / "small_world-es.html").read_text(encoding="utf-8")

    assert ran.code == 0
    assert "<script" not in text
    assert "<link" not in text
    assert 'href="http' not in text
    assert "Cobras por cada región" in text


def test_a_folder_gets_the_book_under_its_usual_name(tmp_path: Path) -> None:
    """Told a folder, the book is written into it, named after the game and the language."""
    (tmp_path / "paper").mkdir()
    words = ("--format", "html", "--lang", "en", "--out", "paper")
    ran = regola("book", "homebrew_example", *words, folder=tmp_path)

    assert ran.code == 0
    assert [path.name for path in (tmp_path / "paper").iterdir()] == ["homebrew_example-en.html"]
    assert "paper/homebrew_example-en.html" in ran.output


def test_somebody_at_a_terminal_sees_how_far_a_book_is(tmp_path: Path) -> None:
    """One line beside the result, written over and wiped in the end."""
    own, other = pty.openpty()
    script = "import sys; from regola.commands.main import main; sys.exit(main())"
    asked = ("book", "small_world", "--format", "html", "--out", "book.html")
    with (
        os.fdopen(own, "rb", buffering=0) as terminal,
        subprocess.Popen(
            [sys.executable, "-c", script, *asked],
            cwd=tmp_path,
            env={**os.environ, "LC_ALL": "en_GB.UTF-8"},
            stdout=subprocess.PIPE,
            stderr=other,
        ) as made,
    ):
        os.close(other)
        shown = b"".join(_read(terminal))
        assert made.stdout is not None
        output = made.stdout.read()

    assert output == b"Written: book.html\n"
    assert b"\rplaying the examples" in shown
    assert b"\rlaying out the pages" in shown
    assert b"\n" not in shown
    assert shown.endswith(b" \r")


def _read(terminal: io.FileIO) -> Iterator[bytes]:
    """Give what a terminal shows, until nobody writes there any more."""
    with contextlib.suppress(OSError):
        while told := terminal.read(4096):
            yield told
