"""Hold how books tell the table before the first turn, and what players ask first."""

from __future__ import annotations

import re
from functools import cache

import pytest

from regola.compilation.artefacts.rules_pages import contents
from regola.files.library import folder_of, load
from regola.findings import Sink
from regola.pages.book import Book, page_words
from regola.pages.content import Shelf
from regola.pages.entries import entry, parts
from regola.pages.ordering import alphabetical
from regola.pages.rulebook.asking import questions, themes
from regola.pages.rulebook.closing import collections, terms
from regola.pages.rulebook.course import course
from regola.pages.rulebook.model import Cards, Options, Questions, Rows, Rules, Steps, Terms
from regola.pages.rulebook.opening import opening
from regola.pages.rulebook.prose import bound
from regola.pages.rulebook.tables import tables
from regola.pages.search import documents
from regola.program.options import asked_options
from regola.resources import languages

_GAMES = ("small_world", "underground", "dungeon_digger", "dungeon_lords")


@cache
def _book(pack: str, language: str) -> Book:
    folder = folder_of(pack)
    assert folder is not None
    loaded = load([folder], Sink())
    sink = Sink()
    return Book(Shelf(tuple(contents(loaded.programs, loaded.texts, sink))), language, sink)


@pytest.mark.parametrize(
    ("pack", "players"),
    [
        ("small_world", [2, 3, 4, 5]),
        ("underground", [2, 3, 4, 5]),
        ("dungeon_digger", [2, 3, 4, 5, 6]),
        ("dungeon_lords", [2, 3, 4]),
    ],
)
def test_a_table_is_drawn_for_each_number_of_players(pack: str, players: list[int]) -> None:
    """Each number of players that a game is for has a drawing, with a seat for each of them."""
    drawn = [figure.drawing for figure in tables(_book(pack, "en"), pack)]

    seats = [len(re.findall(r'<rect class="token p\d"[^>]* rx="6"', one)) for one in drawn]
    assert seats == players
    assert all(drawing.count("1 · begins") == 1 for drawing in drawn)


@pytest.mark.parametrize("pack", _GAMES)
def test_components_are_drawn(pack: str) -> None:
    """Whatever lies in a box is shown, coins and dice too."""
    (box,) = (section for section in opening(_book(pack, "en"), pack) if section.anchor == "box")
    rows = [row for block in box.blocks[:1] if isinstance(block, Rows) for row in block.rows]

    assert len(rows) > 8
    assert [row.cells[0] for row in rows if not row.drawing] == []


def test_the_tracks_have_their_markers() -> None:
    """In Small World the marker of rounds stands on 1 of 10, 10, 9, 8; six pairs cost 0 to 5."""
    drawn = [figure.drawing for figure in tables(_book("small_world", "en"), "small_world")]

    assert [re.findall(r'<circle class="token p9"', one) for one in drawn] == [
        ['<circle class="token p9"']
    ] * 4
    spaces = [len(re.findall(r'height="24"', one)) for one in drawn]
    assert spaces == [10 + 6, 10 + 6, 9 + 6, 8 + 6]


def test_what_lies_on_the_board_is_counted() -> None:
    """The boards of Small World begin with 9, 10, 14 and 18 Lost Tribes, by number of players."""
    drawn = [figure.drawing for figure in tables(_book("small_world", "en"), "small_world")]

    told = [re.findall(r">(\d+) Lost Tribes<", one) for one in drawn]
    assert told == [["9"], ["10"], ["14"], ["18"]]


def test_the_board_lies_on_the_table() -> None:
    """In Small World the boards have 23, 30, 39 and 48 regions, drawn without words."""
    drawn = [figure.drawing for figure in tables(_book("small_world", "en"), "small_world")]

    assert [one.count('class="land"') for one in drawn] == [23, 30, 39, 48]
    assert not any('class="label' in one for one in drawn)


_RECTANGLE = re.compile(
    r'<rect class="cell" x="(-?\d+)" y="(-?\d+)" width="(\d+)" height="(\d+)" rx='
)
_BOARD = re.compile(r'<svg x="(-?\d+)" y="(-?\d+)" width="(\d+)" height="(\d+)"')


@pytest.mark.parametrize("pack", ["small_world", "underground", "dungeon_digger"])
def test_nobody_sits_on_the_board_nor_on_another(pack: str) -> None:
    """Between the places of players, and between these and the board, there is a gap."""
    for figure in tables(_book(pack, "en"), pack):
        found = [*_RECTANGLE.findall(figure.drawing), *_BOARD.findall(figure.drawing)]
        boxes = [tuple(map(int, one)) for one in found]
        for number, one in enumerate(boxes):
            for other in boxes[:number]:
                assert _gap(one, other) >= 8, figure.caption


def _gap(one: tuple[int, ...], other: tuple[int, ...]) -> int:
    """Return how far two boxes (left, top, width, height) are apart, across or down."""
    between = [
        max(first, second) - min(first + long, second + wide)
        for first, second, long, wide in zip(one[:2], other[:2], one[2:], other[2:], strict=True)
    ]
    return max(between)


def test_an_example_ends_with_what_its_table_tells() -> None:
    """Coins and hands are told in the end only of an example whose table has them, for all."""
    book = _book("small_world", "en")
    told = [
        example.told
        for item in book.shelf.items.values()
        if item.pack == "small_world"
        for example in parts(book, item).examples
    ]
    ended = [one for one in told if one.purses]

    assert len(ended) > 20
    for one in ended:
        for word, name in (("coin", "coins"), ("in hand", "hand")):
            if any(word in purse for purse in one.purses):
                seated = {seat.player for seat in one.seats if getattr(seat, name)}
                assert seated == {seat.player for seat in one.seats}, one.title
    # Two players pick one after the other: they have coins at first, and tokens in the end.
    (picked,) = (one for one in told if one.title.startswith("One coin on each combination"))
    assert [(seat.coins, seat.hand) for seat in picked.seats] == [("5", "0"), ("0", "0")]


def test_races_stand_in_the_order_of_their_names() -> None:
    """In Italian the Nani come before the Orchi, whatever the files are called."""
    for language in ("en", "it", "es"):
        book = _book("small_world", language)
        (cards,) = next(one for one in collections(book, ["small_world"]) if one.title).blocks
        assert isinstance(cards, Cards)
        names = [card.entry.title for card in cards.cards]
        assert names == sorted(names, key=alphabetical)


def test_what_keeps_the_table_in_order_comes_after_the_rules_of_a_chapter() -> None:
    """Of the rules of decline those come last that return a combination or what is set aside."""
    sections = course(_book("small_world", "en"), "small_world")
    (declining,) = (one for one in sections if one.anchor == "declining")
    main, tidying = (block for block in declining.blocks if isinstance(block, Rules))

    assert len(tidying.sentences) == 5
    assert all("row" in one or "set aside" in one for one in tidying.sentences)
    assert not any("to the row" in one for one in main.sentences)
    assert any("keeps 1 token" in one for one in main.sentences)


def test_an_example_on_a_map_shows_the_part_that_it_speaks_of() -> None:
    """The last round speaks of w1 and h3, which are a part; the price of a pair of no region."""
    book = _book("small_world", "en")
    told = {
        example.told.title.split()[0]: example.told
        for base in book.shelf.bases("small_world")
        for example in parts(book, base).examples
    }

    assert told["One"].drawings == ()
    for figure in told["After"].drawings:
        left, top, wide, high = map(int, figure.part.split())
        assert left >= 0 <= top
        assert 100 < wide < 882
        assert 100 < high <= 588


def test_marked_spaces_are_explained_and_counted() -> None:
    """Each board of Dungeon Digger has a centre of seven spaces, and places for portals."""
    book = _book("dungeon_digger", "en")
    box = next(one for one in opening(book, "dungeon_digger") if one.anchor == "box")
    cells = [row.cells for block in box.blocks if isinstance(block, Rows) for row in block.rows]

    counts = {name: count for name, count in cells if name in ("Places for portals", "The centre")}
    assert counts["The centre"] == "7"
    assert len(counts["Places for portals"].split(", ")) > 1


def test_letters_are_set_closer_only_where_they_would_not_fit() -> None:
    """*3 razioni di cibo* has room in its seat and is drawn as wide as its letters are."""
    drawn = [figure.drawing for figure in tables(_book("dungeon_lords", "it"), "dungeon_lords")]

    lines = [line for one in drawn for line in re.findall(r"<text[^>]*>3 razioni di cibo<", one)]
    assert lines
    assert all("textLength" not in line for line in lines)


def test_the_last_chapter_tells_each_title() -> None:
    """Seven titles are given at the end; each stands there by its name, and not in the glossary."""
    book = _book("dungeon_lords", "en")
    ending = next(one for one in course(book, "dungeon_lords") if one.anchor == "ending")
    named = {
        term.name for block in ending.blocks if isinstance(block, Terms) for term in block.terms
    }

    assert len(named) == 7
    assert "Tunnel Lord" in named
    assert named.isdisjoint(term.name for term in terms(book, ("dungeon_lords",)))


def test_a_source_names_a_book_once() -> None:
    """Rules of several pages of one book are told by its name and all the pages."""
    book = _book("small_world", "it")

    source = book.sources(book.shelf.bases("small_world"))
    assert source.count("Small World") == 1
    assert " pagine 2, 3, 4, " in source


def test_boxes_are_blocked_for_few_players() -> None:
    """With two players six boxes are taken, with three players three, with four players none."""
    drawn = [figure.drawing for figure in tables(_book("dungeon_lords", "en"), "dungeon_lords")]

    # The markers of rounds and of evil are there in each.
    assert [len(re.findall(r'<circle class="token p9"', one)) - 2 for one in drawn] == [6, 3, 0]
    assert all(len(re.findall(r'height="24"', one)) == 4 + 15 + 8 * 3 for one in drawn)


def test_first_questions_are_the_same_in_each_language() -> None:
    """Each question has an answer, in all languages, and its theme is bound to rules."""
    asked = {
        language: [one for one in page_words(language) if one.startswith(("ask-", "tell-"))]
        for language in languages()
    }
    assert sorted(asked["it"]) == sorted(asked["es"]) == sorted(asked["en"])
    names = {one.removeprefix("ask-") for one in asked["en"] if one.startswith("ask-")}
    assert names == {one.removeprefix("tell-") for one in asked["en"] if one.startswith("tell-")}
    prefixes = {
        f"{pack}-{piece.removeprefix('questions-')}-"
        for pack, pieces in bound().items()
        for piece in pieces
        if piece.startswith("questions-")
    }
    assert all(any(name.startswith(prefix) for prefix in prefixes) for name in names)


@pytest.mark.parametrize("pack", _GAMES)
def test_a_book_answers_by_theme(pack: str) -> None:
    """A book has all rulings and first questions, each once, under the titles of its chapters."""
    book = _book(pack, "en")
    (section,) = questions(book, (pack,))
    blocks = [block for block in section.blocks if isinstance(block, Questions)]

    assert [block.heading for block in blocks][:2] == ["The game", "Set-up"]
    anchors = [ruling.anchor for block in blocks for ruling in block.rulings]
    assert len(set(anchors)) == len(anchors)
    own = {base.pack for base in book.shelf.bases(pack)}
    tops = [item for item in book.shelf.items.values() if item.pack in own]
    told = [item for top in tops for item in top.of_kind("ruling")]
    first = sum(len(theme.first) for theme in themes(book, (pack,)))
    assert len(anchors) - first == len(told)
    assert first >= 25


@pytest.mark.parametrize("pack", _GAMES)
def test_each_thing_that_is_found_has_an_anchor_of_its_own(pack: str) -> None:
    """No two documents of the search stand at one address, whatever their kind."""
    found = [one for one in documents(_book(pack, "en")) if one.game == pack]
    kinds = {one.kind for one in found}

    assert {"rule", "base", "term", "ruling", "example", "option"} <= kinds
    addresses = [one.address for one in found if one.kind != "base" or "-text-" in one.address]
    assert len(set(addresses)) == len(addresses)


@pytest.mark.parametrize("pack", _GAMES)
def test_each_option_that_a_rule_asks_for_is_among_the_variants(pack: str) -> None:
    """Whatever card a rule stands on: the list tells the option that it hangs on, once."""
    book = _book(pack, "en")
    tops = [
        *book.shelf.bases(pack),
        *(one for page in book.shelf.pages(pack).values() for one in page),
    ]
    asked = {
        option
        for top in tops
        for item in top.walk()
        for rule in item.rules
        for option in asked_options(rule)
    }
    wanted = {book.written(book.shelf.items[option].field("question")) for option in asked}
    lists = [block for section in course(book, pack) for block in section.blocks]
    told = [one for block in lists if isinstance(block, Options) for one, _ in block.options]

    assert wanted <= {option.question for option in told}
    assert len({option.anchor for option in told}) == len(told)
    assert [option.question for option in told if option.name == _OF_ITEMS[pack]] != []


_OF_ITEMS = {
    "small_world": "Powers for all",
    "underground": "Choosy Liches",
    "dungeon_digger": "New Kitchen",
    "dungeon_lords": "Second blow",
}
"""An option of each game, of an item where items have some."""


def test_what_stands_apart_tells_whose_it_is() -> None:
    """Questions and options of items carry the name of the item, those of the game none."""
    book = _book("underground", "en")
    (section,) = questions(book, ("underground",))
    asked = [
        one for block in section.blocks if isinstance(block, Questions) for one in block.rulings
    ]
    whose = {one.question: one.of for one in asked}
    assert whose["When is the toll of the Liches due?"] == "Liches"
    assert {one.of for one in asked if one.anchor.startswith("faq-first-")} == {""}


def test_only_what_counts_tokens_is_told_to_be_strong_by_them() -> None:
    """A race without a rule has its tokens; a card or tile without one has nothing to count."""
    plain = {
        (pack, item.kind): entry(book, item).plain
        for pack in _GAMES
        for book in [_book(pack, "en")]
        for page in book.shelf.pages(pack).values()
        for item in page
        if entry(book, item).plain
    }
    assert "numbers" in plain["small_world", "race"]
    assert "numbers" not in plain["dungeon_lords", "card"]
    assert "numbers" not in plain["dungeon_digger", "tile"]
    assert ("small_world", "power") not in plain


@pytest.mark.parametrize("pack", _GAMES)
def test_what_is_found_tells_something_and_whose_it_is(pack: str) -> None:
    """No document is empty; questions and examples of items name the item, options of items too."""
    book = _book(pack, "en")
    found = [one for one in documents(book) if one.game == pack]

    assert [one.title for one in found if not one.text.strip()] == []
    pages = {f"{pack}/{page}.html" for page in book.shelf.pages(pack)}
    of_items = [one for one in found if one.kind in {"ruling", "example"}]
    apart = [one for one in of_items if one.address.partition("#")[0] in pages]
    assert apart
    assert all(one.of for one in apart)
    assert any(one.of for one in found if one.kind == "option")


def test_relics_and_places_lie_in_one_stack() -> None:
    """Nine places and six relics are shuffled before the first turn; the game above has none."""
    told = {pack: _set_up(pack) for pack in ("small_world", "underground")}
    assert any("15 in all: relics and places" in step for step in told["underground"])
    assert not any("stack" in step for step in told["small_world"])


def _set_up(pack: str) -> list[str]:
    sections = opening(_book(pack, "en"), pack)
    blocks = [block for section in sections for block in section.blocks]
    return [step for block in blocks if isinstance(block, Steps) for step in block.sentences]
