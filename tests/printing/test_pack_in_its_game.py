"""Hold what is made of a pack to its game: it counts what both have, and looks the same always."""

from __future__ import annotations

import base64
import re
from pathlib import Path
from typing import Any

import pdfplumber
import pytest

from regola.json_files import json_data
from regola.printing.forms import stock
from regola.resources import languages
from tests.printing.lanterns import written
from tests.support.running import regola

_MILLIMETRE = 72 / 25.4
_CELLS = re.compile(r"<th scope=\"row\">([^<]*)</th>((?:<td>[^<]*</td>)+)")


@pytest.fixture(scope="module")
def pack(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The pack of the lanterns, in a folder of its own."""
    return written(tmp_path_factory.mktemp("lanterns"))


@pytest.fixture(scope="module")
def merged(pack: Path) -> str:
    """The book of Small World with the pack, as a page."""
    words = ("--with", pack, "--format", "html", "--out", "book.html", "--lang", "en")
    assert regola("book", "small_world", *words, folder=pack.parent).code == 0
    return (pack.parent / "book.html").read_text()


@pytest.fixture(scope="module")
def alone(pack: Path) -> str:
    """The book of the pack alone, as a page."""
    words = ("--format", "html", "--out", "alone.html", "--lang", "en")
    assert regola("book", pack, *words, folder=pack.parent).code == 0
    return (pack.parent / "alone.html").read_text()


@pytest.fixture(scope="module")
def site(pack: Path) -> Path:
    """The folder of the site of the pack."""
    assert regola("build", "--out", pack.parent / "built", folder=pack).code == 0
    return pack.parent / "built" / "pages"


def test_the_book_counts_what_a_pack_adds_and_marks_it(merged: str) -> None:
    """Beside 14 races with 168 tokens lie two with 21 of the pack, its power, its lanterns."""
    rows = {name: re.findall(r"<td>([^<]*)</td>", cells) for name, cells in _CELLS.findall(merged)}

    assert rows["Races"] == ["14", "168"]
    assert rows["Races (Lanterns)"] == ["2", "21"]
    assert rows["Powers (Lanterns)"] == ["1", "–"]
    assert rows["Lanterns (Lanterns)"] == ["5", "–"]


def test_the_faces_of_the_die_are_told_with_it_and_are_no_step(merged: str) -> None:
    """The box of Small World has one die, with 0, 0, 0, 1, 2 and 3."""
    rows = {name: re.findall(r"<td>([^<]*)</td>", cells) for name, cells in _CELLS.findall(merged)}
    steps = merged.partition('id="set-up"')[2].partition("</ol>")[0]

    assert rows["Die with the faces 0 · 0 · 0 · 1 · 2 · 3"] == ["1", "–"]
    assert steps.count("<li") == 3
    assert "die" not in steps


def test_the_book_of_a_pack_alone_tells_what_it_adds_and_to_what(alone: str) -> None:
    """Its game under its name, what it puts in the box; no example was played, no word is used."""
    rows = {name: re.findall(r"<td>([^<]*)</td>", cells) for name, cells in _CELLS.findall(alone)}

    assert rows == {"Races": ["2", "21"], "Powers": ["1", "–"], "Lanterns": ["5", "–"]}
    assert '<p class="lead">Adds to Small World · Lanterns, version 0.2</p>' in alone
    assert "Made from the same source" in alone
    assert "example" not in alone.partition("<main")[2]
    assert "Glossary" not in alone


_EXAMPLE = """
    example "a light in the swamp" {
        says: en "A lantern is lit", es "Se enciende un farol", it "Si accende una lanterna"
        region a: swamp, border
        region b: hill
        borders: a-b
        given ada: lantern_folk, glowing, coins 3, hand 6
        given bea: elves, spirit, hand 5
        play: conquer a
        expect pieces: lantern a
    }
}
race moth_folk {"""


@pytest.mark.parametrize("book", [("{pack}",), ("small_world", "--with", "{pack}")])
def test_letters_on_the_maps_of_a_pack_are_told_in_its_book(
    tmp_path: Path, book: tuple[str, ...]
) -> None:
    """Its example has a swamp, a hill and a lantern, which is *La*: *L* is a Lost Tribe."""
    pack = written(tmp_path)
    rules = pack / "lanterns.regola"
    rules.write_text(rules.read_text().replace("}\nrace moth_folk {", _EXAMPLE.lstrip("\n")))
    words = (*(one.format(pack=pack) for one in book), "--format", "html", "--lang", "en")
    made = regola("book", *words, "--out", "book.html", folder=tmp_path)
    assert made.code == 0, made.errors

    page = (tmp_path / "book.html").read_text()
    rows = {name: re.findall(r"<td>([^<]*)</td>", cells) for name, cells in _CELLS.findall(page)}
    assert rows["Lantern"][-1] == "La"
    assert {"Swamp", "Hill"} <= rows.keys()


def test_the_glossary_of_a_pack_has_the_words_that_it_uses(tmp_path: Path) -> None:
    """What is immune is told with abilities: both are explained, of all words of the game."""
    pack = written(tmp_path)
    rules = pack / "lanterns.regola"
    text = rules.read_text().replace(
        "conquest cost of its region is 1 more", "its region is immune"
    )
    rules.write_text(text)
    words = ("--format", "html", "--out", "book.html", "--lang", "en")
    assert regola("book", pack, *words, folder=tmp_path).code == 0

    book = (tmp_path / "book.html").read_text()
    assert re.findall(r'id="term-([\w-]+)"', book) == ["ability", "immune"]


def test_a_merged_book_says_what_it_is_merged_with(merged: str) -> None:
    """Right under its title."""
    title = '<h1>Small World</h1>\n<p class="lead">Rules of the game, with Lanterns'
    assert title in merged


def test_a_page_on_paper_has_more_than_a_line_or_two(tmp_path: Path) -> None:
    """In a book of 16 races with an index; its pages bear the names of the pack and of its game."""
    pack = written(tmp_path)
    race = (pack / "lanterns.regola").read_text().partition("race moth_folk")[2]
    race = f"race moth_folk{race.partition('power glowing')[0]}"
    many = [
        re.sub(r"\b(moth_folk|Moths?|Polillas?|Falen[ae])\b", rf"\g<1>{n}", race) for n in range(14)
    ]
    (pack / "many.regola").write_text("".join(many))

    assert regola("book", pack, "--out", "book.pdf", "--lang", "en", folder=tmp_path).code == 0

    with pdfplumber.open(tmp_path / "book.pdf") as paper:
        pages = [page.extract_text().splitlines() for page in paper.pages]
    assert len(pages) > 2
    assert all(page[0].startswith("Lanterns, for Small World ") for page in pages[1:])
    # Its head and its number are on each.
    assert all(len(page) >= 2 + 6 for page in pages)
    assert "Index" in {line.partition(" .")[0] for line in pages[0]}


_BANNER = re.compile(
    r'<g class="(h\d+)"><path d="M6 4h108[^"]*"/>(?:<use class="part"[^>]*/>)?'
    r'<use class="charge" href="#(k\d+)"[^>]*/></g><circle[^>]*/><text[^>]*>(\d+)<'
)
"""The banner of a race on a page: its colour, its charge, its number."""


def _looks(page: str) -> set[tuple[str, str]]:
    """Return the colours and charges of the banners of races of five tokens on a page."""
    return {(colour, charge) for colour, charge, number in _BANNER.findall(page) if number == "5"}


def test_a_race_looks_the_same_on_site_and_in_books(site: Path, alone: str, merged: str) -> None:
    """Colour and charge are those of the pack seen with its game: no two of 16 races share one."""
    (look,) = _looks((site / "en" / "lanterns" / "race.html").read_text())

    assert _looks(alone) == {look}
    assert look in _looks(merged)
    assert len({charge for _, charge, _ in _BANNER.findall(merged)}) == 14 + 2


def test_a_race_has_that_look_on_what_is_printed(pack: Path, alone: str, merged: str) -> None:
    """The emblem on a token and on a card has the colour and the charge that the pages show."""
    words = ("--only", "token", "--picture", "svg", "--out", "images", "--lang", "en")
    assert regola("export", "images", pack, *words, folder=pack.parent).code == 0
    card = ("card", "lantern_folk", "--svg", "--out", "card.svg", "--lang", "en")
    assert regola(*card, folder=pack).code == 0
    (look,) = _looks(merged) & _looks(alone)
    colour = re.search(rf"\.{look[0]} {{ fill: (#\w+);", merged)
    charge = re.search(rf'<path id="{look[1]}" d="([^"]*)"', merged)
    assert colour
    assert charge

    for path in (pack.parent / "images" / "token-lantern_folk.svg", pack / "card.svg"):
        drawn = _drawings(path.read_text())
        assert any(colour[1] in one and charge[1] in one for one in drawn), path.name


def _drawings(picture: str) -> list[str]:
    """Return the drawings that a picture holds, as texts."""
    found = re.findall(r"data:image/svg\+xml;base64,([^\"]+)", picture)
    return [base64.b64decode(one).decode() for one in found]


@pytest.mark.parametrize("language", languages())
def test_the_words_of_a_banner_end_before_its_edge(pack: Path, language: str) -> None:
    """With three rules and two icons the last letter is three millimetres from the knife."""
    words = ("--only", "banner", "--out", f"banners-{language}.pdf", "--lang", language)
    assert regola("print", pack, *words, folder=pack.parent).code == 0
    with pdfplumber.open(pack.parent / f"banners-{language}.pdf") as paper:
        page = paper.pages[0]
        letters = [char for char in page.chars if char["bottom"] < 250 * _MILLIMETRE]

    # The first banner lies 8 mm from the edges of the paper, and is 92 by 46 mm large.
    bottom = max(char["bottom"] for char in letters) / _MILLIMETRE
    right = max(char["x1"] for char in letters if char["x0"] < 100 * _MILLIMETRE) / _MILLIMETRE
    assert bottom <= 8 + 46 - 3
    assert right <= 8 + 92 - 3


def test_things_on_another_table_tell_their_rules(pack: Path) -> None:
    """Banner, card, token and piece are described by their rules, in the language asked for."""
    words = ("--out", "tts", "--lang", "es")
    assert regola("export", "tts", pack, *words, folder=pack.parent).code == 0
    saved = json_data((pack.parent / "tts" / "saved_object.json").read_bytes())
    found = list(_all(saved["ObjectStates"]))

    told = {one["Nickname"]: one["Description"] for one in found if one["Name"] != "DeckCustom"}
    items = {"Faroleros", "Polillas", "Brillante"}
    assert set(told) == {*items, "Farol", *(f"{one} (carta)" for one in items)}
    assert {"Bosques", "moneda"} <= {*re.findall(r"\w+", told["Polillas"])}
    assert "Pantano" in told["Faroleros"]
    assert "Farol" in told["Faroleros"]
    assert all(one["Description"] for one in found)


def _all(objects: list[Any]) -> list[Any]:
    inside = [inner for one in objects for inner in _all(one.get("ContainedObjects", []))]
    return [*objects, *inside]


def test_the_site_of_a_pack_promises_what_it_has(site: Path) -> None:
    """Its first page speaks of the pack and its game, and shows the numbers on its banners."""
    first = (site / "en" / "index.html").read_text()

    lead = "What Lanterns adds to Small World: races, powers and pieces."
    assert lead in first
    assert lead in (site / "index.html").read_text()
    assert "<h1>Lanterns</h1>" in first
    assert '<a class="brand" href="index.html">Lanterns</a>' in first
    assert ".games text { display: none; }" not in (site / "assets" / "style.css").read_text()


def test_the_page_of_a_pack_in_another_game_tells_all_rules(site: Path) -> None:
    """There are no swamps underground; what says nothing of the ground stays as it is."""
    page = (site / "en" / "compat_lanterns_underground.html").read_text()
    race = page.partition('id="race-lantern_folk"')[2].partition("</section>")[0]
    told = re.findall(r"<li>(.*?)</li>", race)

    assert len(told) == 5
    assert "Swamp" in told[0]
    assert "[as it is]" not in told[0]
    assert told[2] == "When you conquer a region, place a Lantern there. [as it is]"


def test_chips_that_are_not_all_rules_say_so(site: Path) -> None:
    """Of three rules one is told in few words, of one all are."""
    page = (site / "en" / "lanterns" / "race.html").read_text()
    chips = [re.findall(r"<li>(.*?)</li>", one) for one in _CHIPS.findall(page)]

    assert chips == [["+1 coin / Swamp", "and more, below"], ["+1 coin / Forest"]]


_CHIPS = re.compile(r'<ul class="chips"[^>]*>(.*?)</ul>', re.DOTALL)


def test_marks_of_the_knife_are_seen_on_any_ground(pack: Path) -> None:
    """Around each token run a white line and a black one with gaps, in the same place."""
    words = ("--only", "token", "--backs", "none", "--out", "marks.pdf")
    assert regola("print", pack, *words, folder=pack.parent).code == 0
    with pdfplumber.open(pack.parent / "marks.pdf") as paper:
        drawn = [one for page in paper.pages for one in (*page.lines, *page.curves, *page.rects)]
    # At the foot stands a ruler.
    marks = [one for one in drawn if one["linewidth"] == pytest.approx(0.4) and one["top"] < 800]
    places: dict[bool, list[tuple[float, ...]]] = {True: [], False: []}
    for one in marks:
        place = tuple(round(one[side]) for side in ("x0", "top", "x1", "bottom"))
        places[bool(one["dash"] and one["dash"][0])].append(place)

    assert len(places[True]) >= 5 + 10 + 6
    assert sorted(places[True]) == sorted(places[False])


def test_help_names_all_that_can_be_printed() -> None:
    """The forms of components are the words of `--only`, in each language."""
    for language in languages():
        told = regola("print", "--help", "--lang", language).output
        listed = re.search(r"`(banner[^`]*)`", told)
        assert listed
        assert {*re.split(r"[\s,]+", listed[1])} == {*stock().forms}


_SAFE = """tile safe {{
    name: en "Safe" / "Safes", es f "Caja" / "Cajas", it f "Cassa" / "Casse"
    count: 2
    family: room
    edges: door, earth, door, earth, earth, door

    when you build it: draw 2 coins
    {rule}

    example "two coins" {{
        says: en "Two coins come", es "Llegan dos monedas", it "Arrivano due monete"
        row a: 1-2
        bag: 1 2 3
        tile a1: portal, of ada, goons ada 1
        given ada: coins 1, project safe door earth earth door earth earth
        given bea: none
        play: order work
        play: build safe a2
        expect bag: 1
    }}
}}
"""


@pytest.mark.parametrize(
    ("rule", "is_explained"),
    [
        # The example tells what coins are worth; no rule speaks of what a corridor is worth.
        ("", False),
        ("worth of your corridors is 1 more", True),
    ],
)
def test_a_number_is_explained_where_a_rule_speaks_of_it(
    tmp_path: Path, rule: str, *, is_explained: bool
) -> None:
    """The Italian word for what a corridor pays is that for what is printed on a coin."""
    pack = tmp_path / "safes"
    pack.mkdir()
    names = "{en: Safes, es: Cajas, it: Casse}"
    head = f"id: safes\nnames: {names}\nversion: '0.1'\nlicence: CC0-1.0\n"
    (pack / "pack.yaml").write_text(f"{head}game: dungeon_digger\n")
    (pack / "safe.regola").write_text(_SAFE.format(rule=rule))
    words = ("--format", "html", "--out", "book.html", "--lang", "it")
    ran = regola("book", pack, *words, folder=tmp_path)
    assert ran.code == 0, ran.output

    book = (tmp_path / "book.html").read_text()
    assert "per valore" in book
    assert ('id="term-worth"' in book) is is_explained
