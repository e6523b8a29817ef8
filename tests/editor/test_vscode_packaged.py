"""The extension as it is packaged: in VS Code for the web the server runs in the browser itself."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.support.packs import MANIFEST, MISSPELT
from tests.support.vscode import packaged, shown

pytestmark = pytest.mark.long

WAIT = 180_000
"""Milliseconds after which the browser is held to hang: Python has to be started in it."""


@pytest.fixture(scope="module")
def extension(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Package the extension once."""
    return packaged(tmp_path_factory.mktemp("extension"))


@pytest.fixture
def page(browser: Any, extension: Path, tmp_path: Path) -> Iterator[Any]:
    """Open VS Code for the web in Italian on a pack with a misspelt word, and its file."""
    files = {"pack.yaml": MANIFEST, "otters.regola": MISSPELT}
    with shown(tmp_path, extension, files, "it") as address:
        context = browser.new_context(viewport={"width": 1300, "height": 850})
        opened = context.new_page()
        opened.set_default_timeout(WAIT)
        opened.goto(address)
        opened.get_by_role("treeitem", name="otters.regola").click()
        opened.wait_for_selector(".squiggly-error")
        yield opened
        context.close()


def command(page: Any, name: str) -> None:
    """Choose a command by its name."""
    page.keyboard.press("F1")
    page.locator(".quick-input-box input").fill(f">{name}")
    page.get_by_role("option", name=name).first.wait_for()
    page.keyboard.press("Enter")


def line(page: Any, number: int) -> Any:
    """Return a line of the text at hand."""
    return page.locator(".editor-group-container.active .view-line").nth(number)


def test_it_works_in_a_browser_alone(page: Any) -> None:
    """A finding in Italian, its fix, the sentence, examples, and a new item that VS Code keeps."""
    line(page, 3).click()
    page.keyboard.press("F8")
    assert "non è una parola delle regole" in page.locator(".zone-widget").inner_text()
    page.keyboard.press("Escape")
    page.keyboard.press("Control+.")
    page.wait_for_selector(".action-widget")
    page.keyboard.press("Enter")
    page.wait_for_selector(".squiggly-error", state="detached")
    assert "gain 17 coins" in line(page, 3).inner_text().replace("\xa0", " ")

    command(page, "Regola: Play the examples of this file")
    page.get_by_text("In questo file non c'è nessun esempio.").wait_for()
    command(page, "Regola: Show the card beside")
    # What the panel shows comes from an origin of its own, which a test has not.
    page.locator(".tab", has_text=re.compile("^Regola$")).wait_for()
    command(page, "Regola: Show the sentences beside")
    page.get_by_text("ricevi 17 monete").first.wait_for()


def test_a_new_item_is_written_where_the_files_are(page: Any) -> None:
    """What the pack’s game has is offered; the file is there, with its name in each language."""
    command(page, "Regola: New item")
    page.get_by_role("option", name="Razze").click()
    page.locator(".quick-input-box input").fill("Gnomo")
    page.keyboard.press("Enter")
    page.get_by_role("treeitem", name="gnomo.regola").wait_for()
    page.get_by_text("race gnomo").first.wait_for()
