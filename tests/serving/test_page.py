"""A folder is written from a page in a real browser and by another editor, side by side."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

# It starts Python in a browser, and npm brings that Python.
pytestmark = [pytest.mark.long, pytest.mark.needs("browser")]

WAIT = 180_000
LOOKS = 300
PACK = 'id: pond\nnames: {it: Stagno, es: Charca, en: Pond}\nversion: "0.1"\ngame: small_world\n'
OTTERS = """race otters {
    name: it f "Lontra" / "Lontre", es f "Nutria" / "Nutrias", en "Otter" / "Otters"
    tokens: 5 of 10
    borrows: small_world/race/humans
    income of your hills is 1 more
}
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Lay out a pack."""
    (tmp_path / "pack.yaml").write_text(PACK, encoding="utf-8")
    (tmp_path / "otters.regola").write_text(OTTERS, encoding="utf-8")
    return tmp_path


@pytest.fixture
def address(folder: Path) -> Iterator[str]:
    """Serve it as its author would, and end it as she would."""
    command = [Path(sys.executable).with_name("regola"), "--lang", "en", "serve", "--port", "0"]
    quiet = {**os.environ, "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(command, cwd=folder, env=quiet, stdout=subprocess.PIPE) as serving:
        assert serving.stdout is not None
        told = serving.stdout.readline().decode()
        yield next(word for word in told.split() if word.startswith("http"))
        serving.send_signal(signal.SIGINT)
        assert "Your files are as you left them" in serving.stdout.read().decode()
    assert serving.returncode == 0


@pytest.fixture
def page(browser: Any, address: str) -> Iterator[Any]:
    """Open the workbench by the address that was printed."""
    context = browser.new_context(locale="en-GB")
    opened = context.new_page()
    opened.set_default_timeout(WAIT)
    opened.goto(address)
    opened.click("text=Workbench")
    opened.wait_for_selector("body.ready")
    yield opened
    context.close()


def begins(page: Any, text: str) -> None:
    """Wait until the text on the page begins so."""
    expect(page.locator("#text .cm-line >> nth=0")).to_have_text(text, timeout=WAIT)


def holds(page: Any, path: Path, text: str) -> None:
    """Wait until a file begins so: the page writes at once, and tells nothing of it."""
    for _ in range(LOOKS):
        if path.read_text(encoding="utf-8").startswith(text):
            return
        page.wait_for_timeout(100)
    raise AssertionError(path.read_text(encoding="utf-8"))


def test_page_and_disk_are_one(page: Any, folder: Path) -> None:
    """Each brings the other up to date; where both have changed, somebody chooses."""
    path = folder / "otters.regola"
    begins(page, "race otters {")
    page.click("#text .cm-content")
    page.keyboard.press("Control+Home")
    page.keyboard.insert_text("# page\n")
    holds(page, path, "# page\nrace otters {")

    path.write_text(f"# disk\n{OTTERS}", encoding="utf-8")
    begins(page, "# disk")

    page.context.set_offline(True)
    page.keyboard.press("Control+Home")
    page.keyboard.insert_text("# mine\n")
    path.write_text(f"# theirs\n{OTTERS}", encoding="utf-8")
    page.context.set_offline(False)
    page.wait_for_selector("dialog >> text=# theirs")
    assert path.read_text(encoding="utf-8").startswith("# theirs")
    page.click("dialog >> text=Keep mine")
    holds(page, path, "# mine\n# disk")


def test_the_rulebook_follows_the_files(page: Any, folder: Path) -> None:
    """It is made in the background; a new name is in it when it has been made again."""
    book = f"{page.url.removesuffix('workbench/')}rulebook/en/"
    told(page, book, "Pond")
    text = PACK.replace("en: Pond", "en: Lagoon")
    (folder / "pack.yaml").write_text(text, encoding="utf-8")
    told(page, book, "Lagoon")


def told(page: Any, address: str, text: str) -> None:
    """Load a page until it holds a text."""
    for _ in range(LOOKS):
        page.goto(address)
        if text in page.inner_text("body"):
            return
        page.wait_for_timeout(500)
    raise AssertionError(page.inner_text("body"))
