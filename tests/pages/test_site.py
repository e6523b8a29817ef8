"""Hold the pages to what every page must be, without a browser."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import permutations
from pathlib import Path, PurePosixPath
from urllib.parse import urlsplit

import html5lib
import pytest
from hypothesis import given
from hypothesis import strategies as st

from regola.compilation.language import language as language_of
from regola.files.library import load
from regola.findings import Sink
from regola.findings.registry import registry
from regola.pages import Content, site
from regola.pages.book import page_words
from regola.pages.entries import slug
from regola.pages.ordering import alphabetical
from regola.resources import languages
from regola.text import shipped_language
from tests.pages.conftest import HOMEBREW, ROW, board_of, built
from tests.pages.reading import anchors_in, links_in
from tests.support.english import english_sentences

_SVG = re.compile(rb"<svg.*?</svg>", re.DOTALL)


def _html(pages: dict[str, bytes]) -> dict[str, str]:
    return {name: data.decode() for name, data in pages.items() if name.endswith(".html")}


def test_every_language_has_the_same_pages(pages: dict[str, bytes]) -> None:
    """A page has the same name in each language: a reader can change the language anywhere."""
    names = {
        language: {name.partition("/")[2] for name in pages if name.startswith(f"{language}/")}
        for language in languages()
    }

    assert names["it"] == names["es"] == names["en"]
    assert {"index.html", "search.html", "findings.html", "small_world/rules.html"} <= names["it"]


def test_html_is_valid(pages: dict[str, bytes]) -> None:
    """A strict parser of HTML accepts each page."""
    for text in _html(pages).values():
        html5lib.HTMLParser(strict=True).parse(text)


def test_no_link_is_dead(pages: dict[str, bytes]) -> None:
    """Each link leads to a page and an anchor of the site; none leaves it."""
    texts = _html(pages)
    anchors = {name: set(anchors_in(text)) for name, text in texts.items()}
    dead = []
    for name, text in texts.items():
        for link in set(links_in(text)):
            parts = urlsplit(link)
            assert not parts.scheme
            assert not parts.netloc
            target = _resolved(name, parts.path) if parts.path else name
            if target not in pages or (parts.fragment and parts.fragment not in anchors[target]):
                dead.append(f"{name}: {link}")

    assert dead == []


def _resolved(page: str, path: str) -> str:
    parts: list[str] = []
    for part in (PurePosixPath(page).parent / path).parts:
        if part == "..":
            parts.pop()
        else:
            parts.append(part)
    return "/".join(parts)


def test_anchors_are_unique_on_their_page(pages: dict[str, bytes]) -> None:
    """No two things of a page share an anchor."""
    for name, text in _html(pages).items():
        found = anchors_in(text)
        assert sorted(found) == sorted(set(found)), name


def test_headings_link_to_the_same_entry_in_the_other_languages(pages: dict[str, bytes]) -> None:
    """The Giants are linked by their Spanish and English names from the Italian page."""
    text = pages["it/small_world/race.html"].decode()

    assert re.search(
        r'lang="es" hreflang="es" href="\.\./\.\./es/small_world/race\.html#giants">Gigantes', text
    )
    assert re.search(
        r'lang="en" hreflang="en" href="\.\./\.\./en/small_world/race\.html#giants">Giants', text
    )


@pytest.mark.parametrize("language", ["it", "es"])
def test_no_word_of_the_pages_is_english(language: str) -> None:
    """Labels, headings and alternative texts of the pages are said in the language of the page."""
    words = page_words(language)
    said = [text for file in words._texts.values() for text in file.splitlines()]
    values = [re.sub(r"\{[^}]*\}", "", line.partition("=")[2]) for line in said if "=" in line]

    assert english_sentences("\n".join(values)) == []


_LABEL = re.compile(
    r"<(h[1-6]|th|dt|label|option|summary|figcaption|caption|button|title)\b[^>]*>(.*?)</\1>"
    r'|\s(?:aria-label|title|placeholder|alt)="([^"]*)"',
    re.DOTALL,
)
_BOXES = ("small world", "small world underground")
_PEOPLE_AND_GAMES = {
    *("ada", "bea", "cia", "dan", "eve", "fay"),
    *(*_BOXES, "dungeon digger", "dungeon lords"),
    *(
        f"{one} in {other}{site}"
        for one, other in permutations(_BOXES)
        for site in ("", " · regola")
    ),
}
# Words that two languages share.
_ALIKE = {"it": {"area", "bonus", "dungeon", "immune", "scenario"}, "es": set[str]()}


@pytest.mark.parametrize("language", _ALIKE)
def test_no_label_is_left_in_english(pages: dict[str, bytes], language: str) -> None:
    """Headings, labels and alternative texts of no page read as they do in English."""
    alike: set[str] = set()
    texts = {name: text for name, text in _html(pages).items() if name.startswith(f"{language}/")}
    link = re.compile(r' hreflang="en"[^>]*>([^<]*)</a> <small>')
    names = {name for text in texts.values() for name in link.findall(text)}
    for name, text in texts.items():
        english = _labels(pages[f"en{name[len(language) :]}"].decode())
        alike |= {label.lower() for label in _labels(text) & (english - names)}
    words = {label for label in alike - _PEOPLE_AND_GAMES if re.search("[a-z]{3}", label)}

    assert {word for word in words if not re.match(r"r\d{4}", word)} <= _ALIKE[language]


def _labels(text: str) -> set[str]:
    found = (tag or attribute for _, tag, attribute in _LABEL.findall(text))
    return {re.sub(r"<[^>]*>", "", label).strip() for label in found}


def test_all_languages_have_the_same_words() -> None:
    """Each message of the pages exists in each language."""
    known = {language: set(page_words(language)) for language in languages()}

    assert known["it"] == known["es"] == known["en"]


def test_the_set_up_counts_what_lies_in_the_box(pages: dict[str, bytes]) -> None:
    """Small World has 14 races with 168 tokens, 20 powers, 18 Lost Tribes and 10 Troll Lairs."""
    text = pages["en/small_world/rules.html"].decode()

    for name, count, tokens in (
        ("Races", 14, "168"),
        ("Powers", 20, "–"),
        ("Lost Tribes", 18, "–"),
        ("Troll Lairs", 10, "–"),
    ):
        assert re.search(rf">{name}</a></th><td>{count}</td><td>{tokens}</td>", text), name


def test_boards_say_their_numbers(pages: dict[str, bytes]) -> None:
    """The board for two players has 10 rounds and 23 regions, and says that its shape is ours."""
    rules = pages["en/small_world/rules.html"].decode()
    boards = pages["en/small_world/board.html"].decode()

    assert "Map for two players: 2 players, 10 rounds, 23 regions</a>" in rules
    assert "The shapes are ours" in boards
    assert "23 regions as a table" in boards


def test_every_finding_has_its_entry(pages: dict[str, bytes]) -> None:
    """The pages of findings explain each code in each language."""
    for language in languages():
        anchors = anchors_in(pages[f"{language}/findings.html"].decode())
        assert {entry.code for entry in registry()} <= set(anchors)


def test_pages_are_whole_for_homebrew_alone(tmp_path: Path) -> None:
    """One race without a manifest gives whole pages: valid, no dead link, its example drawn."""
    (tmp_path / "race.regola").write_text(HOMEBREW, encoding="utf-8")
    found = built(tmp_path)
    page = next(name for name in found if re.fullmatch("en/.*/race.html", name))

    assert b"&lt;Newts&gt;" in found[page]
    assert b"<Newts>" not in found[page]
    assert b"by the </script>" not in found[page]
    assert b'class="board"' in found[page]
    assert not any(name.endswith("findings.html") for name in found)
    test_no_link_is_dead(found)
    test_html_is_valid(found)


def test_an_example_shows_what_the_rules_make_of_it(tmp_path: Path) -> None:
    """The hill on the lake costs a Newt 1 token of 6: it lies there, 5 are left in hand."""
    (tmp_path / "race.regola").write_text(HOMEBREW, encoding="utf-8")
    found = built(tmp_path)
    page = next(data for name, data in found.items() if re.fullmatch("en/.*/race.html", name))
    before, after = re.findall(r'<svg class="board".*?</svg>', page.decode())

    assert "In the end: Ada has: 5 in hand." in page.decode()
    assert '<text class="count"' not in before
    assert re.findall(r'<text class="count"[^>]*>(\d+)<', after) == ["1"]


def test_pages_are_the_same_each_time(tmp_path: Path) -> None:
    """The same content gives the same bytes."""
    (tmp_path / "race.regola").write_text(HOMEBREW, encoding="utf-8")

    assert built(tmp_path) == built(tmp_path)


def test_home_made_scripts_and_styles_stay_small(pages: dict[str, bytes]) -> None:
    """
    The scripts are under 6 and 15 kB, the style sheet under 19.5 kB, the whole site under 12.3 MB:
    four games, each with its pages and drawings, the emblems that its banners bear, questions in
    many wordings, an example for each of its rules with all that its steps give and take, and the
    tables of strength of two games for each number of players, in three languages.

    The search, which has a document for each line of the rules, is a tenth of the site.
    """
    assert len(pages["assets/site.js"]) < 6_000
    assert len(pages["assets/search.js"]) < 15_000
    assert len(pages["assets/style.css"]) < 19_500
    assert sum(map(len, pages.values())) < 12_300_000


@given(st.text())
def test_slugs_are_anchors(text: str) -> None:
    """Any title makes an anchor of small letters, digits and hyphens."""
    assert re.fullmatch(r"[a-z0-9-]*", slug(text))


def test_index_order_ignores_accents_and_capitals() -> None:
    """Élan stands between elf and enano, wherever its accent and its capital would put it."""
    assert sorted(["enano", "Élan", "elf"], key=alphabetical) == ["Élan", "elf", "enano"]


def test_a_rule_without_words_is_a_finding(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a language lacks a message, its rule is reported with its place, the rest printed."""
    (tmp_path / "race.regola").write_text(HOMEBREW, encoding="utf-8")
    (program,) = load([tmp_path], Sink()).programs
    content = Content(
        program.items, program.library, program.packs, language_of(program.family).vocabulary
    )
    spanish = shipped_language("es")
    kept = {name: one for name, one in spanish.messages.items() if "less" not in name}
    monkeypatch.setattr(
        "regola.pages.book.shipped_language",
        lambda _code: replace(spanish, messages=kept, _speeches={}),
    )
    sink = Sink()
    pages = dict(site([content], ("es",), sink))

    (finding,) = sink
    assert finding.slug == "missing-message"
    assert HOMEBREW[finding.span.start :].startswith("conquest cost of a coastal region is 1 less")
    assert any(name.endswith("race.html") for name in pages)


def test_a_board_of_rows_shows_its_spaces(pages: dict[str, bytes]) -> None:
    """The dungeon for two has rows of 5, 6, 7, 8, 9, 8, 7, 6 and 5 spaces, and four for portals."""
    boards = pages["en/dungeon_digger/board.html"].decode()
    board = boards.partition('id="digger_2p"')[2].partition("</article>")[0]

    assert board.count('href="#hexagon"') == 61
    assert board.count('class="s0"') == 4


def test_each_way_that_a_tile_may_be_is_drawn(pages: dict[str, bytes]) -> None:
    """The Kitchen is printed four times with different sides; each drawing tells them in order."""
    tiles = pages["en/dungeon_digger/tile.html"].decode()
    kitchen = tiles.partition('id="kitchen"')[2].partition("</article>")[0]
    told = re.findall(r'class="tile"[^>]*aria-label="[^"]*: ([^"]*)"', kitchen)

    assert len(told) == 4
    assert told[0] == "Door, Door, Earth Wall, Door, Door, Earth Wall"


def test_coins_are_told_one_by_one(pages: dict[str, bytes]) -> None:
    """Five coins worth two each are no single coin, and one that is worth three is not three."""
    lords = pages["en/dungeon_digger/lord.html"].decode()
    rooms = pages["en/dungeon_digger/tile.html"].decode()

    assert "coins, by worth: 2, 2, 2, 2 and 2" in lords
    assert "Bea has: coins, by worth: 3." in rooms


def test_each_game_has_the_glossary_of_its_family(pages: dict[str, bytes]) -> None:
    """The terms of Small World do not stand in the glossary of Dungeon Digger."""
    assert "term-conquest-cost" in pages["en/small_world/glossary.html"].decode()
    assert "term-conquest-cost" not in pages["en/dungeon_digger/glossary.html"].decode()


_KNOT = "    borders: " + ", ".join(f"r{a}-r{b}" for b in range(5) for a in range(b)) + "\n"


@pytest.mark.parametrize(("count", "borders"), [(1, ""), (5, _KNOT), (200, ROW)])
def test_boards_of_any_size_and_shape_are_drawn(tmp_path: Path, count: int, borders: str) -> None:
    """One region, 200, or borders that no flat map can show: pages are valid, all regions told."""
    (tmp_path / "board.regola").write_text(board_of(count, borders), encoding="utf-8")
    found = built(tmp_path)
    page = next(data for name, data in found.items() if re.fullmatch("en/.*/board.html", name))

    assert page.count(b'class="land"') == count + 1
    assert page.count(b'<th scope="row">r') == count
    assert (b"No flat drawing can show" in page) == (borders == _KNOT)
    test_html_is_valid(found)


def test_a_rule_of_ten_lines_is_printed_whole(tmp_path: Path) -> None:
    """A race without examples whose one rule names ten terrains is printed to its end."""
    lands = ("hill", "forest", "swamp", "mountain", "farmland", "sea", "lake")
    tests = "\n        or if ".join(f"the region is a {land}" for land in (*lands, *lands[:3]))
    rule = f"    conquest cost of a region is 1 less if {tests}\n"
    text = HOMEBREW.partition("    conquest cost")[0] + rule + "}\n"
    (tmp_path / "race.regola").write_text(text, encoding="utf-8")
    found = built(tmp_path)
    page = next(data for name, data in found.items() if re.fullmatch("en/.*/race.html", name))

    rules = page.partition(b'class="rules"')[2].partition(b"</ul>")[0]
    assert [rules.count(land) for land in (b"Hill", b"Mountain", b"Lake")] == [2, 1, 1]
    test_html_is_valid(found)


def test_each_page_of_a_game_leads_to_the_others(pages: dict[str, bytes]) -> None:
    """The bar of a game has its rules, and marks the page that it stands on."""
    texts = _html(pages)
    for name, text in texts.items():
        if name.count("/") == 2 and "small_world" in name:
            bar = text.partition('<nav class="game"')[2].partition("</nav>")[0]
            assert "small_world/rules.html" in bar
            assert bar.count('aria-current="page"') == 1


def test_terms_are_linked_and_explained(pages: dict[str, bytes]) -> None:
    """A term leads to the glossary once in each chapter; its first link of the page explains it."""
    for language in languages():
        text = pages[f"{language}/small_world/rules.html"].decode()
        links = re.findall(r'<a class="term" href="([^"]+)"( title="[^"]+")?>', text)
        addresses = [address for address, _ in links]
        explained = [address for address, title in links if title]

        assert "../small_world/glossary.html#term-active" in addresses
        assert sorted(explained) == sorted(set(addresses))
        for chapter in text.split('<section id="')[1:]:
            once = re.findall(r'<a class="term" href="([^"]+)"', chapter)
            assert len(once) == len(set(once))


def test_a_piece_is_linked_from_elsewhere_alone(pages: dict[str, bytes]) -> None:
    """The Dragon is linked from the power that brings it, not from the page that it stands on."""
    power = pages["en/small_world/power.html"].decode()
    pieces = pages["en/small_world/piece.html"].decode()

    assert re.search(
        r'<a class="term" href="../small_world/piece.html#dragon"[^>]*>Dragon</a>', power
    )
    assert 'class="term" href="../small_world/piece.html' not in pieces


def test_a_board_of_homebrew_is_not_called_printed(tmp_path: Path) -> None:
    """Whoever draws a board of one's own reads nothing of a printed one."""
    (tmp_path / "board.regola").write_text(board_of(2, "    borders: r0-r1\n"), encoding="utf-8")
    found = built(tmp_path)
    page = next(data for name, data in found.items() if re.fullmatch("en/.*/board.html", name))

    assert b"printed" not in page
    assert b"The shapes are only a drawing" in page
