"""Hold the pages of `compat` and `combos` to what the pages of the site are held to."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

import html5lib
import pytest

from regola.mixing.combinations import Combinations
from regola.mixing.compatibility import Compatibility
from regola.mixing.pages import pages as pages_of
from regola.resources import languages
from tests.mixing.official import combos, compat, teller
from tests.pages.reading import anchors_in, barriers, links_in, opened
from tests.support.sampling import sampled

if TYPE_CHECKING:
    from playwright.sync_api import Browser

_NAMES = [
    "combos_small_world_underground.html",
    "compat_small_world_underground.html",
    "compat_underground_small_world.html",
]


@pytest.fixture(scope="module")
def reports() -> Mapping[str, str]:
    """The pages of reports in every language, by name."""
    found: list[Combinations | Compatibility] = [
        combos("small_world", "underground"),
        compat("small_world", "underground"),
        compat("underground", "small_world"),
    ]
    made = [page for one in found for page in pages_of(one, map(teller, languages()))]
    return {f"{page.language}/{page.name}": page.data.decode() for page in made}


@pytest.fixture(scope="module")
def reports_folder(reports: Mapping[str, str], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the pages of reports."""
    root = tmp_path_factory.mktemp("reports")
    for name, text in reports.items():
        path = root / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return root


def test_html_is_valid_and_no_link_is_dead(reports: Mapping[str, str]) -> None:
    """A strict parser accepts each page; anchors are unique and each link leads to one of them."""
    assert set(reports) == {f"{one}/{name}" for one in languages() for name in _NAMES}
    for name, text in reports.items():
        html5lib.HTMLParser(strict=True).parse(text)
        anchors = anchors_in(text)
        assert sorted(anchors) == sorted(set(anchors)), name
        assert set(links_in(text)) <= {f"#{anchor}" for anchor in anchors}, name


def test_each_cell_with_something_to_say_leads_to_it(reports: Mapping[str, str]) -> None:
    """Every one of 29 by 41 cells is there; what is marked leads to its section."""
    text = reports["en/combos_small_world_underground.html"]
    marked = [cell for cell in combos("small_world", "underground").cells if cell.remarks]

    assert text.count("<td class=") == 29 * 41
    table = text.partition("<table")[2].partition("</table>")[0]
    assert len(list(links_in(table))) == len(marked)


@pytest.mark.needs("browser")
@pytest.mark.parametrize("name", _NAMES)
@pytest.mark.parametrize("language", sampled(["it", "es"], 1))
def test_no_barrier_to_anybody(
    browser: Browser, reports_folder: Path, name: str, language: str
) -> None:
    """An accessibility checker finds nothing to complain of, on light paper and on dark."""
    path = f"{language}/{name}"
    with opened(browser, reports_folder, path, color_scheme="light") as page:
        assert barriers(page, "main > section:nth-of-type(n+8), tbody > tr:nth-child(n+6)") == []


@pytest.mark.needs("browser")
@pytest.mark.parametrize("name", _NAMES)
def test_nothing_is_wider_than_a_phone(browser: Browser, reports_folder: Path, name: str) -> None:
    """On a phone the page itself never scrolls sideways."""
    for language in languages():
        phone = {"width": 360, "height": 740}
        with opened(browser, reports_folder, f"{language}/{name}", viewport=phone) as page:
            assert page.evaluate("document.documentElement.scrollWidth") <= 360


@pytest.mark.needs("browser")
def test_the_table_scrolls_by_keyboard(browser: Browser, reports_folder: Path) -> None:
    """The first stop of the Tab key is the frame of the table, which an arrow key scrolls."""
    phone = {"width": 390, "height": 844}
    with opened(browser, reports_folder, f"en/{_NAMES[0]}", viewport=phone) as page:
        page.keyboard.press("Tab")
        page.keyboard.press("ArrowRight")

        assert page.evaluate("document.activeElement.className") == "scroll"
        page.wait_for_function("document.activeElement.scrollLeft > 0")
        assert page.evaluate("scrollX") == 0
