"""Read the site in a real browser, from the file system, as a player does."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from axe_playwright_python.sync_playwright import Axe

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

pytestmark = pytest.mark.needs("browser")

PAGES = [
    "index.html",
    "search.html",
    "findings.html",
    "small_world/rules.html",
    "small_world/race.html",
    "small_world/board.html",
    "small_world/glossary.html",
    "small_world/rulings.html",
    "small_world/editions.html",
    "underground/place.html",
    "dungeon_digger/board.html",
    "dungeon_digger/tile.html",
]


@contextmanager
def opened(browser: Browser, folder: Path, name: str, **options: Any) -> Iterator[Page]:
    """A page of the site; a message on the console or a request beyond the folder is a failure."""
    complaints: list[str] = []
    context = browser.new_context(**options)
    page = context.new_page()
    page.on("console", lambda message: complaints.append(message.text))
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on(
        "request",
        lambda request: None if request.url.startswith("file:") else complaints.append(request.url),
    )
    page.goto((folder / name).as_uri() if "?" not in name else _with_query(folder, name))
    yield page
    context.close()
    assert complaints == []


def _with_query(folder: Path, name: str) -> str:
    path, _, query = name.partition("?")
    return f"{(folder / path).as_uri()}?{query}"


# Entries are alike: a few of each page are enough for a slow checker.
_FEW = {"exclude": [["main > article:nth-of-type(n+4)"]]}
# Without this the checker asks for the style sheet again, which a page from a file may not.
_CHECK = {"preload": False}


@pytest.mark.parametrize("name", PAGES)
def test_no_barrier_to_anybody(browser: Browser, folder: Path, name: str) -> None:
    """An accessibility checker finds nothing to complain of."""
    with opened(browser, folder, f"it/{name}") as page:
        found = Axe().run(page, context=_FEW, options=_CHECK)

        assert _summary(found.response["violations"]) == []


@pytest.mark.parametrize("name", ["index.html", "search.html", "small_world/race.html"])
def test_dark_pages_can_be_read(browser: Browser, folder: Path, name: str) -> None:
    """On dark paper all text stands out as much as it must."""
    contrast = {**_CHECK, "runOnly": ["color-contrast"]}
    with opened(browser, folder, f"it/{name}", color_scheme="dark") as page:
        found = Axe().run(page, context=_FEW, options=contrast)

        assert _summary(found.response["violations"]) == []


def _summary(violations: list[dict[str, Any]]) -> list[str]:
    return [f"{each['id']}: {each['nodes'][0]['html'][:200]}" for each in violations]


@pytest.mark.parametrize("name", PAGES)
def test_nothing_is_wider_than_a_phone(browser: Browser, folder: Path, name: str) -> None:
    """On a phone the page itself never scrolls sideways."""
    phone = {"width": 360, "height": 740}
    with opened(browser, folder, f"es/{name}", viewport=phone) as page:
        assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_the_language_changes_on_the_spot(browser: Browser, folder: Path) -> None:
    """From the Giants in Italian, the link in the heading leads to the Giants in Spanish."""
    with opened(browser, folder, "it/small_world/race.html") as page:
        page.click("#giants .elsewhere a[lang=es]")

        assert page.url.endswith("es/small_world/race.html#giants")
        assert page.inner_text("#giants h2") == "Gigantes"
        page.click("nav.languages a[lang=en]")
        assert page.get_attribute("html", "lang") == "en"


QUESTIONS = [
    ("it", "possono i Giganti usare una montagna che nessuno occupa?", "giants-q-"),
    ("es", "¿pueden los gigantes usar una montana que nadie ocupa?", "giants-q-"),
    ("en", "can Giants use a mountain that nobody holds?", "giants-q-"),
    ("en", "do elves in decline lose a token?", "elves-q-"),
    ("en", "do dwarves get mine coins in decline", "dwarves-q-"),
    ("it", "lo stregone può convertire un segnalino con fortezza?", "sorcerers-q-"),
    ("es", "los necrofagos en declive atacan a su raza activa", "ghouls-q-"),
    ("en", "which regions are coastal for tritons", "tritons-q-"),
    ("it", "fino a quando il drago protegge la regione", "dragon_master-q-"),
    ("en", "are pillaging orcs paid twice", "orcs-q-"),
]


@pytest.mark.parametrize(("language", "question", "answer"), QUESTIONS)
def test_questions_lead_to_their_answer(
    browser: Browser, folder: Path, language: str, question: str, answer: str
) -> None:
    """A player who types a question, accents or not, finds its ruling among the first three."""
    with opened(browser, folder, f"{language}/index.html") as page:
        page.fill("header input[type=search]", question)
        page.press("header input[type=search]", "Enter")
        page.wait_for_selector("#results li")
        links = [link.get_attribute("href") or "" for link in page.query_selector_all("#results a")]

        assert any(answer in link for link in links[:3]), links[:5]
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
