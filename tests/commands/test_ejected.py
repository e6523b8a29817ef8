"""A game copied by `eject` reads as its original does, in each language, until it is changed."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from regola.compilation.artefacts.rules_pages import contents
from regola.compilation.texts import texts_of
from regola.files.library import Loaded, folder_of, load
from regola.findings import Sink
from regola.pages.book import Book
from regola.pages.content import Shelf
from regola.pages.rulebook.composing import rulebook
from regola.pages.rulebook.page import page_of
from regola.resources import languages
from regola.text.loading import shipped_language
from tests.support.inside import regola
from tests.support.sampling import sampled

_GAMES = ("dungeon_digger", "dungeon_lords", "small_world", "underground")
_LOOK = re.compile(
    r'class="h\d+"|<use class="(part|charge)" href="#[dk]\d+"/>|<path id="[dk]\d+"[^>]*/>'
)

_CELLARS = """id: cellars
names: {it: Cantine, es: Bodegas, en: Cellars}
version: "1.0"
licence: CC0-1.0
game: my_dungeon_lords
"""
_CELLAR = """room cellar {
    name: it f "Cantina" / "Cantine", es f "Bodega" / "Bodegas", en "Cellar" / "Cellars"
    year: 2
    crew: 2
    zone: anywhere
    score is 1 more per room of yours
}
"""


def _loaded(folder: Path) -> Loaded:
    sink = Sink()
    found = load([folder], sink)
    assert list(sink) == []
    return found


def _original(game: str) -> Loaded:
    folder = folder_of(game)
    assert folder is not None
    return _loaded(folder)


def _said(loaded: Loaded) -> Iterator[str]:
    """Give the texts of all items, as sentences and as they stand on cards and banners."""
    (program,) = loaded.programs
    texts = texts_of(program)
    for code in languages():
        for top in program.items:
            for item in top.walk():
                for style in ("reference", "card", "chip"):
                    yield from texts.item_text(item, shipped_language(code), style)


def _book(loaded: Loaded, game: str, code: str) -> str:
    """Return the rulebook as a page; colour and emblem of a people hang on its id alone."""
    sink = Sink()
    shelf = Shelf(tuple(contents(loaded.programs, loaded.texts, sink)))
    book = Book(shelf, code, sink)
    return _LOOK.sub("", page_of(rulebook(book, game), book).decode())


@pytest.mark.parametrize("game", sampled(_GAMES, 2))
def test_a_copy_reads_as_its_original(tmp_path: Path, game: str) -> None:
    """Nothing is found in it, all its texts are those of the original, and so is its book."""
    assert regola("eject", game, folder=tmp_path).code == 0
    copy = tmp_path / f"my_{game}"

    assert regola("check", folder=copy).code == 0
    own, original = _loaded(copy), _original(game)

    assert list(_said(own)) == list(_said(original))
    for code in languages():
        told = _book(own, f"my_{game}", code).replace(f"my_{game}", game)
        assert told == _book(original, game, code)


def test_what_is_added_to_a_copy_has_its_terms(tmp_path: Path) -> None:
    """
    Italian has *sala* for a room in Dungeon Lords and *stanza* elsewhere: so has homebrew.

    From within its folder its game is found beside it, and with the game its family.
    """
    regola("eject", "dungeon_lords", folder=tmp_path)
    pack = tmp_path / "cellars"
    pack.mkdir()
    (pack / "pack.yaml").write_text(_CELLARS, "utf-8")
    (pack / "cellar.regola").write_text(_CELLAR, "utf-8")

    assert regola("check", folder=pack).code == 0
    told = regola("text", "cellar", "--lang", "it", folder=pack)

    assert "sala" in told.output
    assert "stanza" not in told.output


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("terms: dungeon_lord", "R0917"),
        ("terms: small_world", "R0917"),
        ("terms: my_dungeon_lords", "R0917"),
        ("terms: [dungeon_lords]", "R0020"),
    ],
)
def test_terms_that_are_none_are_told(tmp_path: Path, line: str, code: str) -> None:
    """A game misspelt, one of another family, the copy itself: none has terms to give."""
    regola("eject", "dungeon_lords", folder=tmp_path)
    head = tmp_path / "my_dungeon_lords" / "pack.yaml"
    text = head.read_text("utf-8")
    head.write_text(text.replace("terms: dungeon_lords", line), "utf-8")

    checked = regola("check", folder=tmp_path / "my_dungeon_lords")

    assert checked.code == 1
    assert f"[{code}]" in checked.output


def test_a_pack_has_the_terms_of_its_game(tmp_path: Path) -> None:
    """What belongs to a game chooses no terms of its own."""
    pack = tmp_path / "cellars"
    pack.mkdir()
    (pack / "pack.yaml").write_text(_CELLARS.replace("my_", "") + "terms: dungeon_lords\n", "utf-8")
    (pack / "cellar.regola").write_text(_CELLAR, "utf-8")

    assert "[R0918]" in regola("check", folder=pack).output


@pytest.mark.parametrize(
    ("language", "called"),
    sampled([("it", "regole di base"), ("es", "reglas de base"), ("en", "base rules")], 1),
)
def test_what_changed_in_the_base_rules_is_told_under_that_name(
    tmp_path: Path, language: str, called: str
) -> None:
    """Base rules have no name of their own; nobody is shown a reference in its place."""
    regola("eject", "underground", "--as", "caves", folder=tmp_path)
    shutil.copytree(tmp_path / "caves", tmp_path / "old" / "caves")
    base = tmp_path / "caves" / "base.regola"
    base.write_text(base.read_text("utf-8").replace("coins: 34,", "coins: 35,"), "utf-8")

    told = regola("compare", "old/caves", "caves", "--lang", language, folder=tmp_path)

    assert told.code == 1
    assert f"  {called}\n" in told.output
    assert "caves/base" not in told.output
