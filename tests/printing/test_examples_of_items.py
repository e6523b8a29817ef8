"""Hold the cards of a book to their examples: those of a pack all, of a game one a section."""

from __future__ import annotations

import re
from pathlib import Path

import pdfplumber
import pytest

from regola.resources import languages
from tests.support.inside import regola

_PACK = """\
id: {name}
names: {{en: "{title}", es: "{title}", it: "{title}"}}
version: "0.1"
licence: CC-BY-4.0
game: {game}
"""
_RACE = """\
race salt_folk {
    name: en "Salt Corsair" / "Salt Corsairs",
        es m "Corsario" / "Corsarios", it m "Corsaro" / "Corsari"
    tokens: 5 of 10
    income of your swamps is 1 more

    example "a swamp" {
        says: en "A swamp brings two coins",
            es "Un pantano da dos monedas", it "Una palude frutta due monete"
        region a: swamp, border
        region b: hill
        borders: a-b
        round: 1
        phase: ready
        given ada: coins 5
        given bea: elves, spirit, hand 11
        play: choose salt_folk seafaring
        play: conquer a
        play: redeploy a 10
        income: 2
    }
    example "a hill" {
        says: en "A hill brings one", es "Una colina da una", it "Una collina ne frutta una"
        region a: swamp
        region b: hill, border
        borders: a-b
        round: 1
        phase: ready
        given ada: coins 5
        given bea: elves, spirit, hand 11
        play: choose salt_folk seafaring
        play: conquer b
        play: redeploy b 10
        income: 1
    }
}
"""
_TILE = """\
tile salt_mine {
    name: en "Salt Mine" / "Salt Mines", es f "Mina" / "Minas", it f "Miniera" / "Miniere"
    count: 2
    family: room
    edges: door, earth, door, earth, earth, door
    when you build it: gain 1 gold piece

    example "gold of salt" {
        says: en "Salt brings gold", es "La sal da oro", it "Il sale frutta oro"
        row a: 1-2
        tile a1: library, of ada, edges door earth earth door earth earth, goons ada 1
        given ada: points 2, gold 0, project salt_mine door earth earth door earth earth
        given bea: none
        play: order work
        play: build salt_mine a2
        expect ada: gold 1
    }
}
"""


def _written(folder: Path, name: str, game: str, rules: str) -> Path:
    """Write a pack into a folder of its own, and return that."""
    pack = folder / name
    pack.mkdir()
    (pack / "pack.yaml").write_text(_PACK.format(name=name, title=name.capitalize(), game=game))
    (pack / "rules.regola").write_text(rules)
    return pack


@pytest.fixture(scope="module")
def pack(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A pack of a race with two examples."""
    return _written(tmp_path_factory.mktemp("salt"), "salt", "small_world", _RACE)


def _page(folder: Path, *words: str | Path) -> str:
    asked = ("book", *words, "--format", "html", "--out", "book.html")
    assert regola(*asked, folder=folder).code == 0
    return (folder / "book.html").read_text()


@pytest.mark.parametrize("language", languages())
def test_all_examples_of_a_pack_are_in_its_book(pack: Path, language: str) -> None:
    """On the page and on paper, alone and merged, in each language, each once."""
    titles = {
        "en": ("A swamp brings two coins", "A hill brings one"),
        "es": ("Un pantano da dos monedas", "Una colina da una"),
        "it": ("Una palude frutta due monete", "Una collina ne frutta una"),
    }
    spoken = ("--lang", language)
    for words in ((pack,), ("small_world", "--with", pack)):
        page = _page(pack.parent, *words, *spoken)
        assert [page.count(f"</span> {title}<") for title in titles[language]] == [1, 1]
        asked = ("book", *words, *spoken, "--out", "book.pdf")
        assert regola(*asked, folder=pack.parent).code == 0
        with pdfplumber.open(pack.parent / "book.pdf") as paper:
            text = " ".join(one.extract_text() for one in paper.pages)
        assert [text.count(title) for title in titles[language]] == [1, 1]


def test_examples_stand_with_their_item_and_tell_what_was_played(pack: Path) -> None:
    """Within the card: what one does, what comes of it, the table before and after."""
    card = _page(pack.parent, pack).partition('id="salt-race-salt_folk"')[2]
    card = card.partition("</article>")[0]
    told = re.findall(r"<li[^>]*>([^<]+)</li>", card)

    assert "Ada conquers a." in told
    assert "Ada would score 2 coins now." in told
    assert "Ada would score 1 coin now." in told
    assert card.count("<figcaption>Before<") == card.count("<figcaption>After<") == 2


def test_a_game_shows_one_example_a_section(pack: Path) -> None:
    """Among the races and the powers one each, named by its item; of the pack both are there."""
    asked = ("book", "small_world", "--with", pack, "--out", "book.pdf")
    assert regola(*asked, folder=pack.parent).code == 0
    with pdfplumber.open(pack.parent / "book.pdf") as paper:
        text = "\n".join(one.extract_text() for one in paper.pages)
    labels = re.findall(r"^EXAMPLE: (.+)$", text, re.MULTILINE)

    assert labels.count("SALT CORSAIRS") == 2
    assert len(labels) == 2 + len(("races", "powers"))


def test_the_glossary_has_no_word_that_only_a_map_knows(pack: Path) -> None:
    """The first region lies at the border: no sentence of the book says so."""
    page = _page(pack.parent, pack)

    assert "Glossary" not in page.partition("<main")[2]


@pytest.mark.parametrize("merged", [True, False])
def test_drawings_of_examples_refer_to_what_the_page_has(tmp_path: Path, *, merged: bool) -> None:
    """A tile that was drawn is referred to; names are there, and there once."""
    pack = _written(tmp_path, "salt", "dungeon_digger", _TILE)
    page = _page(tmp_path, *(("dungeon_digger", "--with", pack) if merged else (pack,)))
    names = re.findall(r'\bid="([^"]+)"', page)

    assert "Salt brings gold" in page
    assert len(names) == len(set(names))
    assert {*re.findall(r'<use[^>]* href="#([^"]+)"', page)} <= set(names)
