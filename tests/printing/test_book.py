"""Hold the books that are typeset to what paper asks for: order, frames, fonts, links."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator

import pdfplumber
import pytest

from regola.compilation.artefacts.rules_pages import contents
from regola.files.library import Loaded, folder_of, load
from regola.findings import Sink
from regola.pages.book import Book
from regola.pages.chapters import chapter_title
from regola.pages.content import Shelf
from regola.pages.rulebook.composing import rulebook
from regola.pages.rulebook.model import Cards, Terms
from regola.pages.rulebook.page import page_of
from regola.pages.rulebook.prose import bound, meaning, prose
from regola.pages.sheet import drawings_alone
from regola.printing.laying import laid_out
from regola.printing.typesetting import pdf_of
from regola.resources import content_folder, languages
from tests.support.sampling import sampled

_MILLIMETRE = 72 / 25.4
_SIDE, _TOP, _FOOT = 19 * _MILLIMETRE, 12 * _MILLIMETRE, 10 * _MILLIMETRE
"""The margins of the template, in points; running heads and page numbers stand in them."""
_MOST_LEFT = 0.4
_HANGING = 3
"""How far points and commas hang out at the end of a line."""


@pytest.fixture(scope="module")
def small_world() -> Loaded:
    """Small World alone, compiled."""
    folder = folder_of("small_world")
    assert folder is not None
    return load([folder], Sink())


def _book(loaded: Loaded, language: str) -> Book:
    sink = Sink()
    found = tuple(contents(loaded.programs, loaded.texts, sink))
    assert list(sink) == []
    return Book(Shelf(found), language, sink)


@pytest.fixture(scope="module")
def made(small_world: Loaded) -> dict[str, bytes]:
    """The book of Small World in each language."""
    found = {}
    for language in languages():
        book = _book(small_world, language)
        found[language] = pdf_of(rulebook(book, "small_world"), book, "a4")
    return found


@pytest.fixture(scope="module", params=languages())
def paper(request: pytest.FixtureRequest, made: dict[str, bytes]) -> Iterator[pdfplumber.PDF]:
    """The book of Small World in a language, opened."""
    with pdfplumber.open(io.BytesIO(made[request.param])) as opened:
        yield opened


def _outside(paper: pdfplumber.PDF) -> list[tuple[int, str]]:
    """Return what runs out of the frame of its page, letters and drawings, with the page."""
    return [
        (page.page_number, each.get("text", each["object_type"]))
        for page in paper.pages
        for each in (*page.chars, *page.rects, *page.curves, *page.lines)
        if each.get("text") != " "
        and (
            each["x0"] < _SIDE - _HANGING
            or each["x1"] > page.width - _SIDE + _HANGING
            or each["top"] < _TOP
            or each["bottom"] > page.height - _FOOT
        )
    ]


def _below(paper: pdfplumber.PDF) -> dict[int, str]:
    """Return the letters below the frame of the text of each page."""
    return {
        page.page_number: "".join(
            letter["text"]
            for letter in page.chars
            if letter["bottom"] > page.height - 21 * _MILLIMETRE
        ).strip()
        for page in paper.pages
    }


def test_nothing_stands_in_the_margins(paper: pdfplumber.PDF) -> None:
    """No letter and no drawing runs out of the frame of its page."""
    assert _outside(paper) == []


def test_only_its_number_stands_at_the_foot_of_a_page(paper: pdfplumber.PDF) -> None:
    """No card and no line runs on below the frame of the text."""
    below = _below(paper)

    assert below == {number: str(number) for number in below}


def test_no_page_begins_with_what_a_picture_shows(paper: pdfplumber.PDF) -> None:
    """An example that goes on over the page leaves no picture alone there, only what is told."""
    captions = {"After", "Dopo", "Después", "Before", "Prima", "Antes"}
    lines = [page.extract_text().splitlines() for page in paper.pages[1:]]

    assert sum(line in captions for page in lines for line in page) > 10
    assert [page[1] for page in lines if page[1] in captions] == []


def _nearly_empty(paper: pdfplumber.PDF) -> list[int]:
    """Return the pages between the contents and the last that are empty for a third or more."""
    low = {
        page.page_number: max(
            float(each["bottom"])
            for each in (*page.chars, *page.rects)
            if each["bottom"] < page.height - 21 * _MILLIMETRE
        )
        for page in paper.pages[1:-1]
    }
    height = float(paper.pages[0].height)
    return [number for number, foot in low.items() if foot < height * 2 / 3]


def test_no_page_is_left_nearly_empty(paper: pdfplumber.PDF) -> None:
    """Between the contents and the last page no page is empty for a third or more."""
    assert _nearly_empty(paper) == []


def _feet(paper: pdfplumber.PDF) -> Iterator[tuple[int, float]]:
    """Give which share of the room for text is left below what stands on a page, but the last."""
    for page in paper.pages[1:-1]:
        top, foot = 24 * _MILLIMETRE, page.height - 22 * _MILLIMETRE
        shown = (*page.chars, *page.rects, *page.curves, *page.lines)
        low = max(float(each["bottom"]) for each in shown if each["bottom"] < foot + _MILLIMETRE)
        yield page.page_number, (foot - low) / (foot - top)


@pytest.mark.long
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("pack", ["small_world", "underground", "dungeon_digger", "dungeon_lords"])
def test_no_page_on_letter_is_left_nearly_empty(pack: str, language: str) -> None:
    """It is a little lower than A4: drawings that have no room there are made smaller."""
    folder = folder_of(pack)
    assert folder is not None
    book = _book(load([folder], Sink()), language)

    made = pdf_of(rulebook(book, pack), book, "letter")
    with pdfplumber.open(io.BytesIO(made)) as opened:
        assert [one for one in _feet(opened) if one[1] > _MOST_LEFT] == []


@pytest.mark.long
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("pack", ["underground", "dungeon_digger", "dungeon_lords"])
def test_no_page_of_another_book_is_left_nearly_empty(pack: str, language: str) -> None:
    """It is so in the books of all games."""
    folder = folder_of(pack)
    assert folder is not None
    book = _book(load([folder], Sink()), language)

    with pdfplumber.open(io.BytesIO(pdf_of(rulebook(book, pack), book, "a4"))) as opened:
        assert _nearly_empty(opened) == []


def test_no_heading_stands_at_the_foot_of_a_page(paper: pdfplumber.PDF) -> None:
    """Below each title, those in chapters as well, the page goes on."""
    titles = (12, 19)
    last = {
        page.page_number: max(
            (letter for letter in page.chars if letter["bottom"] < page.height - 21 * _MILLIMETRE),
            key=lambda letter: float(letter["bottom"]),
        )["size"]
        for page in paper.pages
    }

    assert [number for number, size in last.items() if round(size, 1) in titles] == []


def test_fonts_come_with_the_book(paper: pdfplumber.PDF) -> None:
    """All letters are of the free font that typst brings, embedded as a subset."""
    fonts = {letter["fontname"] for page in paper.pages for letter in page.chars}

    assert fonts
    assert all("+LibertinusSerif" in name for name in fonts)


def test_chapters_follow_the_turn(small_world: Loaded, paper: pdfplumber.PDF) -> None:
    """Titles come in the order of a turn: choosing, readying, conquering, redeploying, scoring."""
    language = str(paper.doc.catalog["Lang"].decode())
    book = _book(small_world, language)
    text = "\n".join(page.extract_text() for page in paper.pages[1:])
    order = ["choosing", "readying", "conquest", "redeployment", "scoring", "declining", "ending"]
    places = [text.find(f"\n{chapter_title(book, 'small_world', name)}\n") for name in order]

    assert -1 not in places
    assert places == sorted(places)


def test_links_lead_to_pages_of_the_book(paper: pdfplumber.PDF) -> None:
    """Contents and index are links; none leaves the book."""
    links = [link for page in paper.pages for link in page.annots]

    assert len(links) > 60
    assert all(link["uri"] is None for link in links)


def _runs(data: object) -> Iterator[tuple[str, str]]:
    """Give the parts of texts that are linked, each with its anchor."""
    if isinstance(data, list):
        pair = len(data) == 2 and all(isinstance(one, str) for one in data)
        if pair and data[1]:
            yield data[0], data[1]
        for each in data:
            yield from _runs(each)
    elif isinstance(data, dict):
        for key in ("text", "sentences", "answer", "rulings", "rules", "cards"):
            yield from _runs(data.get(key))


def test_words_lead_to_what_they_mean_where_a_section_first_uses_them(small_world: Loaded) -> None:
    """In the chapter on conquest *Border*, *reachable* and a Lost Tribe are links, each once."""
    book = _book(small_world, "en")
    made = rulebook(book, "small_world")
    data, _ = laid_out(made, book, drawings_alone(book.shelf.looks, tiles=False), "a4")
    linked = {
        section["anchor"]: [run for block in section["blocks"] for run in _runs(block)]
        for section in data["sections"]
    }

    blocks = [block for section in made.sections for block in section.blocks]
    known = {term.anchor for block in blocks if isinstance(block, Terms) for term in block.terms}
    known |= {c.entry.anchor for block in blocks if isinstance(block, Cards) for c in block.cards}
    anchors = {name: [anchor for _, anchor in runs] for name, runs in linked.items()}
    assert all(set(each) <= known for each in anchors.values())
    assert all(len(each) == len(set(each)) for each in anchors.values())
    assert {"term-reachable", "term-border", "small_world-piece-lost_tribe"} <= set(
        anchors["conquest"]
    )


def test_the_title_page_shows_the_game(small_world: Loaded) -> None:
    """A board and races stand below the contents."""
    book = _book(small_world, "en")
    made = rulebook(book, "small_world")
    data, drawings = laid_out(made, book, drawings_alone(book.shelf.looks, tiles=False), "a4")

    (board,) = data["cover"]["pictures"]
    assert drawings[board["file"]].count(b'class="land"') == 23
    assert {"Dwarves", "Alchemist"} <= {one["alt"] for one in data["cover"]["items"]}


def test_the_same_book_has_the_same_bytes(small_world: Loaded, made: dict[str, bytes]) -> None:
    """Neither clock nor machine shows in a book."""
    book = _book(small_world, "it")

    assert pdf_of(rulebook(book, "small_world"), book, "a4") == made["it"]


@pytest.mark.parametrize(("paper_name", "width"), [("a4", 595), ("letter", 612)])
def test_papers_have_their_sizes(small_world: Loaded, paper_name: str, width: int) -> None:
    """A4 is 210 mm wide, Letter 8.5 inches."""
    book = _book(small_world, "en")
    data = pdf_of(rulebook(book, "small_world"), book, paper_name)

    with pdfplumber.open(io.BytesIO(data)) as opened:
        assert round(float(opened.pages[0].width)) == width


def test_prose_tells_the_rules_as_they_are() -> None:
    """
    Each piece of prose by hand is bound to rules that still mean what it tells.

    Whoever changes such a rule reads the prose again in each language, mends it, and writes the
    print that this test finds into `dsl/book/prose.yaml`.
    """
    loaded = load([content_folder()], Sink())
    shelf = Shelf(tuple(contents(loaded.programs, loaded.texts, Sink())))
    wrong = {}
    for pack, pieces in bound().items():
        bases = [item for item in shelf.printed[pack] if item.kind == "base"]
        for name, (told, known) in pieces.items():
            found = meaning(bases, told, shelf.packs[pack].family)
            if found != known:
                wrong[f"{pack}: {name}"] = found

    assert wrong == {}


def test_prose_of_other_rules_is_left_out(
    small_world: Loaded, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where rules mean something else than the prose tells, the book has the rules alone."""
    book = _book(small_world, "en")
    told = list(prose(book, "small_world", "scoring"))
    monkeypatch.setattr(
        "regola.pages.rulebook.prose.bound",
        lambda: {"conquest": {"scoring": (("scoring",), "000000000000")}},
    )

    assert told
    assert list(prose(book, "small_world", "scoring")) == []


def test_what_a_pack_adds_is_marked() -> None:
    """A book with a pack merged in has its items too, and says whose they are."""
    folders = [folder_of("small_world"), folder_of("homebrew_example")]
    book = _book(load([folder for folder in folders if folder is not None], Sink()), "en")
    made = rulebook(book, "small_world", ["homebrew_example"])
    cards = [
        card
        for section in made.sections
        for block in section.blocks
        if isinstance(block, Cards)
        for card in block.cards
    ]
    added = {card.entry.title: card.added for card in cards if card.added}

    assert "Beavers" in added
    assert set(added.values()) == {book.pack("homebrew_example")}
    assert [card.entry.title for card in cards].count("Ratmen") == 1
    assert pdf_of(made, book, "a4").startswith(b"%PDF")


def test_a_pack_has_a_book_of_its_own() -> None:
    """The book of a pack alone has its items and no rules of the game."""
    folder = folder_of("homebrew_example")
    assert folder is not None
    book = _book(load([folder], Sink()), "it")
    made = rulebook(book, "homebrew_example")
    anchors = {section.anchor for section in made.sections}

    assert "all-race" in anchors
    assert anchors.isdisjoint({"game", "set-up", "turn", "conquest"})
    assert pdf_of(made, book, "letter").startswith(b"%PDF")


@pytest.mark.parametrize("pack", sampled(["underground", "dungeon_digger", "dungeon_lords"], 1))
def test_every_game_has_a_book(pack: str) -> None:
    """The other games are typeset as well, tiles and all: nothing runs out, nothing is cut off."""
    folder = folder_of(pack)
    assert folder is not None
    book = _book(load([folder], Sink()), "it")
    with pdfplumber.open(io.BytesIO(pdf_of(rulebook(book, pack), book, "a4"))) as opened:
        assert _outside(opened) == []
        numbers = range(1, len(opened.pages) + 1)
        assert _below(opened) == {number: str(number) for number in numbers}


def test_drawings_of_several_pages_do_not_share_names() -> None:
    """What the site draws on different pages stands together in a book, each part its own."""
    folder = folder_of("dungeon_digger")
    assert folder is not None
    book = _book(load([folder], Sink()), "en")
    page = page_of(rulebook(book, "dungeon_digger"), book)
    names = re.findall(r'<g id="([^"]+)"', page.decode())

    assert len(names) > 20
    assert len(set(names)) == len(names)
