"""Read the site in a real browser, from the file system, as a player does."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from regola.resources import languages
from tests.pages.conftest import HOMEBREW, REPORT, ROW, board_of, built
from tests.pages.reading import barriers, opened
from tests.support.sampling import sampled

if TYPE_CHECKING:
    from playwright.sync_api import Browser

pytestmark = pytest.mark.needs("browser")

PAGES = [
    "index.html",
    "search.html",
    "findings.html",
    "strengths_small_world_2.html",
    "small_world/rules.html",
    "small_world/race.html",
    "small_world/power.html",
    "small_world/piece.html",
    "small_world/board.html",
    "small_world/glossary.html",
    "small_world/rulings.html",
    "small_world/editions.html",
    "underground/relic.html",
    "underground/place.html",
    "dungeon_digger/rules.html",
    "dungeon_digger/board.html",
    "dungeon_digger/glossary.html",
    "dungeon_digger/tile.html",
    "dungeon_digger/order.html",
    "dungeon_digger/creature.html",
    "dungeon_digger/adventurer.html",
    "dungeon_digger/piece.html",
    "dungeon_digger/scenario.html",
    "dungeon_lords/card.html",
    "dungeon_lords/event.html",
    "dungeon_lords/monster.html",
    "dungeon_lords/paladin.html",
    "dungeon_lords/room.html",
    "dungeon_lords/trap.html",
    "dungeon_digger/lord.html",
]
"""A page of each kind."""


def test_a_page_of_each_kind_is_read(pages: dict[str, bytes]) -> None:
    """The pages that a browser reads here are of all kinds that the site has."""
    told = {name for name in pages if name.startswith("it/") and not REPORT.fullmatch(name)}
    assert set(map(_kind, PAGES)) == set(map(_kind, told)) - {"search-index.js"}


def _kind(name: str) -> str:
    """Return what sort of page one is; a game has a table of strength for several counts."""
    return re.sub(r"^strengths_.*", "strengths", name.rpartition("/")[2])


# Entries are alike: a few of each page are enough for a slow checker.
_MANY = "main > article:nth-of-type(n+4)"


@pytest.mark.parametrize("name", sampled(PAGES, 6))
def test_no_barrier_to_anybody(browser: Browser, folder: Path, name: str) -> None:
    """An accessibility checker finds nothing to complain of, on light paper and on dark."""
    with opened(browser, folder, f"it/{name}", color_scheme="light") as page:
        assert barriers(page, _MANY) == []


@pytest.mark.parametrize("name", sampled(PAGES, 12))
def test_nothing_is_wider_than_a_phone(browser: Browser, folder: Path, name: str) -> None:
    """On a phone the page itself never scrolls sideways."""
    phone = {"width": 360, "height": 740}
    with opened(browser, folder, f"es/{name}", viewport=phone) as page:
        assert page.evaluate("document.documentElement.scrollWidth") <= 360


_ACROSS_BORDERS = """
svg => {
    const near = (inner, outer) => inner.left >= outer.left - 1 && inner.right <= outer.right + 1;
    const boxes = [...svg.querySelectorAll("rect.cell")].map(one => one.getBoundingClientRect());
    return [...svg.querySelectorAll("text.name")].filter(text => {
        const own = text.getBoundingClientRect(), high = (own.top + own.bottom) / 2;
        return boxes.some(box => box.top < high && high < box.bottom
            && own.left < box.right - 1 && box.left + 1 < own.right && !near(own, box));
    }).map(text => text.textContent);
}
"""
"""What tells which texts of a drawing lie across the border of a box."""


@pytest.mark.parametrize("game", ["small_world", "underground", "dungeon_digger", "dungeon_lords"])
@pytest.mark.parametrize("language", sampled(languages(), 1))
def test_no_text_of_a_table_lies_across_a_box(
    browser: Browser, folder: Path, language: str, game: str
) -> None:
    """What a player has stands in his box, and what a track is called beside it."""
    with opened(browser, folder, f"{language}/{game}/rules.html") as page:
        tables = page.locator("svg.tiled:has(path.mark)")
        across = [tables.nth(n).evaluate(_ACROSS_BORDERS) for n in range(tables.count())]
        assert across
        assert [text for texts in across for text in texts] == []


def test_long_names_and_many_regions_stay_on_a_phone(browser: Browser, tmp_path: Path) -> None:
    """A name of 100 letters without a gap is broken; 200 regions scroll in a frame of their own."""
    (tmp_path / "race.regola").write_text(HOMEBREW, encoding="utf-8")
    (tmp_path / "board.regola").write_text(board_of(200, ROW), encoding="utf-8")
    found = built(tmp_path)
    root = tmp_path / "site"
    for name, data in found.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    for name in sorted(name for name in found if name.startswith("it/") and ".html" in name):
        with opened(browser, root, name, viewport={"width": 360, "height": 740}) as page:
            assert page.evaluate("document.documentElement.scrollWidth") <= 360, name


def test_paper_is_white_whatever_the_screen(browser: Browser, folder: Path) -> None:
    """Dark colours, chosen or the system's, stay on the screen."""
    with opened(browser, folder, "en/index.html", color_scheme="dark") as page:
        page.click("button.theme")
        page.click("button.theme")
        assert page.get_attribute("html", "data-theme") == "dark"
        page.emulate_media(media="print", color_scheme="dark")

        assert page.evaluate("getComputedStyle(document.body).backgroundColor") == (
            "rgb(255, 255, 255)"
        )
        assert page.evaluate("getComputedStyle(document.body).color") == "rgb(35, 39, 44)"


def test_the_language_changes_on_the_spot(browser: Browser, folder: Path) -> None:
    """From the Giants in Italian, the link in the heading leads to the Giants in Spanish."""
    with opened(browser, folder, "it/small_world/race.html") as page:
        page.click("#giants .elsewhere a[lang=es]")

        assert page.url.endswith("es/small_world/race.html#giants")
        assert page.inner_text("#giants h2") == "Gigantes"
        page.click("nav.languages a[lang=en]")
        assert page.get_attribute("html", "lang") == "en"


THE_QUESTION = [
    ("it", "possono i Giganti usare una montagna che nessuno occupa?"),
    ("es", "¿pueden los gigantes usar una montana que nadie ocupa?"),
    ("en", "can Giants use a mountain that nobody holds?"),
]


@pytest.mark.parametrize(("language", "question"), THE_QUESTION)
def test_a_question_leads_to_its_answer(
    browser: Browser, folder: Path, language: str, question: str
) -> None:
    """Typed at the head of any page, accents or not, a question leads to its ruling: two steps."""
    with opened(browser, folder, f"{language}/index.html") as page:
        page.fill("header input[type=search]", question)
        page.press("header input[type=search]", "Enter")
        page.click("#results a >> nth=0")

        assert "small_world/race.html#giants-q-" in page.url
        page.locator(":target dd").first.wait_for()


# As players ask, not as the rulings do; after each the anchor of what answers it begins so.
QUESTIONS = {
    "en": {
        "giants next to an empty mountain: cheaper?": "race.html#giants-q-",
        "elf killed while in decline, do I keep the token": "race.html#elves-q-",
        "mine bonus for declined dwarves": "race.html#dwarves-q-",
        "can a sorcerer convert a lost tribe": "race.html#sorcerers-q-",
        "ghouls fight my own new race": "race.html#ghouls-q-",
        "tritons lake counts as coast?": "race.html#tritons-q-",
        "how long is the dragon's region safe": "power.html#dragon_master-q-",
        "orcs with pillaging bonus both": "race.html#orcs-q-",
        "put two heroes together": "power.html#heroic-q-",
        "fortress when I leave the region": "power.html#fortified-q-",
        "same coins at the end who wins": "rules.html#",
        "stop attacking without rolling the die": "rules.html#",
    },
    "it": {
        "giganti accanto a una montagna vuota, sconto?": "race.html#giants-q-",
        "elfo conquistato in declino perde la pedina": "race.html#elves-q-",
        "nani in declino prendono la moneta della miniera": "race.html#dwarves-q-",
        "stregoni contro tribu perduta": "race.html#sorcerers-q-",
        "i ghoul in declino possono attaccarmi?": "race.html#ghouls-q-",
        "tritoni: il lago conta come costa?": "race.html#tritons-q-",
        "il drago quanto dura la protezione": "power.html#dragon_master-q-",
        "orchi predoni doppia moneta": "race.html#orcs-q-",
        "due eroi insieme nella stessa regione": "power.html#heroic-q-",
        "fortezza se lascio la regione": "power.html#fortified-q-",
        "parita di monete chi vince": "rules.html#",
        "smettere di attaccare senza dado": "rules.html#",
    },
    "es": {
        "gigantes junto a una montaña vacía, descuento": "race.html#giants-q-",
        "elfo en declive pierde ficha": "race.html#elves-q-",
        "enanos en declive moneda de la mina": "race.html#dwarves-q-",
        "hechiceros contra tribu perdida": "race.html#sorcerers-q-",
        "necrofagos en declive atacan mi raza": "race.html#ghouls-q-",
        "tritones el lago es costa?": "race.html#tritons-q-",
        "cuanto tiempo protege el dragon": "power.html#dragon_master-q-",
        "orcos saqueadores cobran doble": "race.html#orcs-q-",
        "dos heroes en la misma region": "power.html#heroic-q-",
        "fortaleza si abandono la region": "power.html#fortified-q-",
        "empate a monedas quien gana": "rules.html#",
        "parar de conquistar sin tirar el dado": "rules.html#",
    },
}


@pytest.mark.parametrize("language", sampled(sorted(QUESTIONS), 1))
def test_loose_words_find_the_ruling(browser: Browser, folder: Path, language: str) -> None:
    """Whatever words a player asks with, the answer stands among the first five results."""
    missed = []
    with opened(browser, folder, f"{language}/search.html") as page:
        page.select_option("select[name=game]", "small_world")
        for question, answer in QUESTIONS[language].items():
            page.fill("#search input[type=search]", question)
            links = [
                one.get_attribute("href") or "" for one in page.query_selector_all("#results a")
            ]
            if not any(link.startswith(f"small_world/{answer}") for link in links[:5]):
                missed.append((question, links[:5]))

        assert missed == []
        assert page.inner_text("#count")


def test_filters_leave_what_was_asked_for(browser: Browser, folder: Path) -> None:
    """With a game and a kind chosen, results and index hold nothing else."""
    with opened(browser, folder, "en/search.html?q=token") as page:
        page.select_option("select[name=game]", "small_world")
        page.select_option("select[name=kind]", "power")

        links = [link.get_attribute("href") or "" for link in page.query_selector_all("#results a")]
        assert links
        assert all(link.startswith("small_world/power.html#") for link in links)
        assert page.locator(".index li:visible").count() == 20


def test_nothing_found_is_said(browser: Browser, folder: Path) -> None:
    """A search without a result says so."""
    with opened(browser, folder, "en/search.html?q=zzzzqqqq") as page:
        assert page.inner_text("#count").startswith("Nothing found")


def test_dark_and_light_by_choice(browser: Browser, folder: Path) -> None:
    """The button changes the colours, and the choice holds on the next page."""
    with opened(browser, folder, "en/index.html", color_scheme="light") as page:
        before = page.evaluate("getComputedStyle(document.body).backgroundColor")
        page.click("button.theme")
        after = page.evaluate("getComputedStyle(document.body).backgroundColor")
        page.goto((folder / "en/findings.html").as_uri())

        assert before != after
        assert page.evaluate("getComputedStyle(document.body).backgroundColor") == after


def test_all_but_search_works_without_scripts(browser: Browser, folder: Path) -> None:
    """Without JavaScript the index, the links, the drawings and the table of a board are there."""
    with opened(browser, folder, "it/search.html", java_script_enabled=False) as page:
        assert not page.is_visible("#search")
        # Who had a question finds the answers of each game.
        for game in ("small_world", "underground", "dungeon_digger", "dungeon_lords"):
            assert page.is_visible(f'noscript a[href="{game}/rulings.html"]')
        page.click(".index a >> text=Mappa per due giocatori")
        page.click("#small_world_2p summary")
        assert page.is_visible("#small_world_2p table")
        assert page.is_visible("#small_world_2p svg.board")


def test_the_keyboard_reaches_the_text_first(browser: Browser, folder: Path) -> None:
    """The first stop of the Tab key is a link past the header."""
    with opened(browser, folder, "en/small_world/race.html") as page:
        page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        page.wait_for_url("**#main")

        assert page.evaluate("document.querySelector(':target').id") == "main"


def test_print_leaves_out_what_paper_cannot_use(browser: Browser, folder: Path) -> None:
    """On paper there is no header and no search, but the rules and drawings are."""
    with opened(browser, folder, "en/small_world/race.html") as page:
        page.emulate_media(media="print")

        assert not page.is_visible("header.site")
        assert page.is_visible("#giants .rules")
        assert page.is_visible("#giants svg.board >> nth=0")


_QUESTIONS = {
    "en": {
        "how do you win": "whoever has most coins",
        "how many coins at the start": "5 coins each",
        "how much does a mountain cost": "1 more token",
        "what happens in a tie": "In a tie",
        "how many turns does the game last": "10 rounds with 2",
        "can I conquer my own declined people": "token is lost",
    },
    "it": {
        "come si vince": "vince chi ha più monete",
        "quante monete si hanno all'inizio": "5 monete a testa",
        "quanto costa una montagna": "tre segnalini",
        "parità": "ha più segnalini sul",
        "posso abbandonare una regione": "mentre si preparano",
        "quanti giocatori": "2–5",
    },
    "es": {
        "cuántas monedas al principio": "5 monedas cada uno",
        "empate": "más fichas en el",
        "cómo se cobra": "una moneda por cada región",
        "cuántas rondas dura la partida": "10 rondas con 2",
        "puedo abandonar una región": "Solo al preparar",
        "cuántos jugadores": "2–5",
    },
}


@pytest.mark.parametrize("language", languages())
def test_questions_of_players_are_answered(browser: Browser, folder: Path, language: str) -> None:
    """Ordinary questions have their answer among the first three documents."""
    with opened(browser, folder, f"{language}/search.html") as page:
        missed = [
            question
            for question, answer in _QUESTIONS[language].items()
            if not any(
                answer.lower() in text.lower()
                for text in page.evaluate(
                    "question => window.regola.ranked(question, 'small_world')"
                    ".slice(0, 3).map(found => found.text)",
                    question,
                )
            )
        ]

    assert missed == []


def test_a_search_has_an_address(browser: Browser, folder: Path) -> None:
    """Question and filters stand in the address, lead to the other languages, and come back."""
    with opened(browser, folder, "en/search.html?q=dragon&game=small_world") as page:
        assert page.input_value("#search [name=game]") == "small_world"
        assert page.evaluate("document.activeElement.name") == "q"
        link = page.get_attribute("nav.languages a[lang=it]", "href") or ""
        assert page.evaluate("document.querySelector('nav.languages a[lang=it]').search") == (
            "?q=dragon&game=small_world"
        )
        assert link
        page.fill("#search [name=q]", "ghouls")
        page.wait_for_selector("#results mark >> text=ghouls")
        assert "q=ghouls" in page.url
        assert page.locator("#results mark").count() > 0


def test_a_slash_leads_to_the_search(browser: Browser, folder: Path) -> None:
    """The key `/` puts the cursor into the search, from anywhere but a field."""
    with opened(browser, folder, "en/small_world/rules.html") as page:
        page.keyboard.press("/")
        assert page.evaluate("document.activeElement.name") == "q"
        assert page.input_value("header input[type=search]") == ""


_SMALLEST = """() => Math.min(...Array.from(document.querySelectorAll("svg text, svg tspan"))
    .filter((one) => one.textContent.trim() && one.getScreenCTM())
    .map((one) => parseFloat(getComputedStyle(one).fontSize) * Math.hypot(
        one.getScreenCTM().a, one.getScreenCTM().b)))"""


@pytest.mark.parametrize(
    "name",
    [
        "small_world/board.html",
        "dungeon_digger/board.html",
        "dungeon_lords/rules.html",
        "dungeon_digger/tile.html",
    ],
)
def test_letters_of_drawings_can_be_read_on_a_phone(
    browser: Browser, folder: Path, name: str
) -> None:
    """No letter of a board is smaller than 9 px; what is wider than the phone is marked so."""
    phone = {"width": 390, "height": 844}
    with opened(browser, folder, f"it/{name}", viewport=phone) as page:
        page.evaluate("document.querySelectorAll('details').forEach((one) => { one.open = true; })")
        assert page.evaluate(_SMALLEST) >= 9
        page.wait_for_selector(".scrolls[tabindex='0']")


@pytest.mark.parametrize(("width", "title"), [(390, "Zecca e lanterne"), (390, "Regola")])
def test_a_long_title_leaves_room_to_search(
    browser: Browser, folder: Path, width: int, title: str
) -> None:
    """Some eight letters can be read of what is asked; a title of one word leaves all in a row."""
    with opened(browser, folder, "it/index.html", viewport={"width": width, "height": 844}) as page:
        page.locator("a.brand").evaluate("(one, title) => one.textContent = title", title)
        field = page.locator("header.site input[type=search]").bounding_box()
        header = page.locator("header.site").bounding_box()
        whole = page.evaluate("document.documentElement.scrollWidth")
    assert field is not None
    assert header is not None
    assert field["width"] >= 90
    assert whole <= width
    assert (header["height"] < 60) is (title == "Regola")
