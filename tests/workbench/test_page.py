"""The workbench in a real browser: what somebody does who has never seen it, and who must not."""

from __future__ import annotations

import functools
import shutil
import subprocess
import threading
from collections.abc import Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

from tests.support.browser import browser_path
from tests.support.project import ROOT
from tests.support.running import regola

# It starts Python in a browser, which takes half a minute each time, and npm brings that Python.
pytestmark = [pytest.mark.long, pytest.mark.needs("browser")]

SOURCES = ROOT / "editors" / "workbench"
READY = "body.ready"
WAIT = 180_000


class Quiet(SimpleHTTPRequestHandler):
    """Any web server will do: this one says nothing."""

    extensions_map = {  # noqa: RUF012 - as the class above has it
        **SimpleHTTPRequestHandler.extensions_map,
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
    }

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Show the workbench on this machine."""
    folder = tmp_path_factory.mktemp("workbench")
    ran = regola("workbench", "--out", folder)
    assert ran.code == 0, ran.errors
    server = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_address[1]}/"
    server.shutdown()
    server.server_close()


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    """Start Chromium once."""
    with sync_playwright() as playing:
        started = playing.chromium.launch(executable_path=browser_path(), args=["--no-sandbox"])
        yield started
        started.close()


@pytest.fixture
def page(browser: Any, address: str) -> Iterator[Any]:
    """Open the workbench as for the first time, in Italian; nothing may go wrong in the page."""
    context = browser.new_context(locale="it-IT", viewport={"width": 1300, "height": 900})
    opened = context.new_page()
    opened.set_default_timeout(WAIT)
    wrong: list[str] = []
    opened.on("pageerror", lambda error: wrong.append(str(error)))
    elsewhere: list[str] = []
    own = (address, "data:", "blob:")
    opened.on("request", lambda one: one.url.startswith(own) or elsewhere.append(one.url))
    opened.goto(address)
    opened.wait_for_selector(READY)
    yield opened
    assert (wrong, elsewhere) == ([], [])
    context.close()


def begin(page: Any, item: str = "small_world/race/elves") -> None:
    """Copy an item as `my_elves`."""
    page.click("text=Nuovo …")
    page.wait_for_selector(f'dialog option[value="{item}"]', state="attached")
    page.fill("dialog input[pattern]", "my_elves")
    page.select_option("dialog select >> nth=0", item)
    page.click("dialog button.main >> nth=0")
    page.wait_for_selector("#panel-findings li")


def text(page: Any) -> str:
    """Return the text on the screen."""
    return str(page.inner_text("#text .cm-content"))


def test_somebody_makes_a_race_sees_it_and_plays_with_it(page: Any) -> None:
    """From the gallery to a game, with a mistake mended by a click."""
    begin(page)
    page.click("#text .cm-line >> nth=5")
    page.keyboard.press("End")
    page.keyboard.type("\nat scoring: gain 1 conis")
    page.keyboard.press("Escape")
    page.click("#panel-findings button.fix")
    page.wait_for_selector("#panel-findings li.error", state="detached")
    assert "gain 1 coin" in text(page)
    page.click("#tab-texts")
    page.wait_for_selector('#panel-texts p[lang="it"] >> text=non elimini segnalini')
    page.click("#tab-card")
    page.wait_for_selector("#panel-card .card img")
    page.click("#tab-examples")
    page.click("#panel-examples button >> nth=0")
    page.wait_for_selector("#panel-examples figure img")
    page.click("#tab-game")
    page.click("text=Gioca una partita")
    page.wait_for_selector("text=La partita è finita")


def test_work_is_kept_and_undone_over_a_reload(page: Any) -> None:
    """What was written is there again, and so is what it was before."""
    begin(page)
    page.click("#text .cm-content")
    page.keyboard.press("Control+Home")
    page.keyboard.type("# mine ")
    page.reload()
    page.wait_for_selector(READY)
    assert text(page).startswith("# mine")
    page.click("#text .cm-content")
    page.keyboard.press("Control+z")
    assert not text(page).startswith("# mine")


def test_starting_over_asks_first_and_can_be_undone(page: Any) -> None:
    """Nothing is lost by a click."""
    begin(page)
    page.click("text=Ricomincia")
    page.click("dialog >> text=Chiudi")
    assert "my_elves" in text(page)
    page.click("text=Ricomincia")
    page.click("dialog button.main")
    assert "my_elves" not in text(page)
    page.click("text=Riprendi")
    assert "my_elves" in text(page)


def test_a_link_opens_as_text_before_anything_of_it_runs(page: Any, address: str) -> None:
    """Whoever gets it sees what it is; opened, it is the same pack."""
    begin(page)
    page.click("text=Condividi …")
    link = page.input_value("dialog input >> nth=0")
    assert link.startswith(f"{address}#pack=")
    other = page.context.browser.new_context(locale="es-ES").new_page()
    other.set_default_timeout(WAIT)
    other.goto(link)
    other.wait_for_selector("dialog pre")
    assert "my_elves" in other.inner_text("dialog pre >> nth=1")
    assert "my_elves" not in text(other)
    other.click("dialog button.main")
    assert "my_elves" in text(other)
    other.context.close()


def test_a_pack_is_downloaded_and_opened(page: Any, tmp_path: Path) -> None:
    """The zip holds the files; opened again they are there."""
    begin(page)
    with page.expect_download() as waiting:
        page.click("text=Scarica")
    path = tmp_path / "pack.zip"
    waiting.value.save_as(path)
    with ZipFile(path) as archive:
        assert set(archive.namelist()) == {"pack.yaml", "my_elves.regola"}
    page.click("text=Ricomincia")
    page.click("dialog button.main")
    with page.expect_file_chooser() as chooser:
        page.click("text=Apri …")
    chooser.value.set_files(path)
    page.wait_for_selector("#files >> text=my_elves.regola")


def test_it_works_without_a_network_after_the_first_visit(page: Any) -> None:
    """All files are kept: reloaded offline, it checks as before."""
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    page.context.set_offline(True)
    page.reload()
    page.wait_for_selector(READY)
    page.wait_for_selector("#count >> text=Nessun errore")


def test_a_sentence_becomes_a_rule(page: Any) -> None:
    """Written in Italian, the rule is put in at a click."""
    begin(page)
    page.click("#text .cm-line >> nth=5")
    page.fill("#sentence input", "Quando perdi una tua regione, non elimini segnalini.")
    page.keyboard.press("Enter")
    page.wait_for_selector("#sentence code >> text=tokens lost of your region is 0")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_nothing_bars_anybody(page: Any, scheme: str) -> None:
    """No violation on any view, light or dark; at 360 pixels nothing runs out of the page."""
    begin(page)
    page.emulate_media(color_scheme=scheme)
    for panel in ("findings", "texts", "card", "examples", "game"):
        page.click(f"#tab-{panel}")
        found = Axe().run(page)
        assert found.violations_count == 0, found.generate_report()
    page.set_viewport_size({"width": 360, "height": 740})
    wide = page.evaluate("() => document.documentElement.scrollWidth")
    assert wide <= 360


def test_it_is_used_with_the_keyboard_alone(page: Any) -> None:
    """Arrows choose the panel; Escape and Tab lead out of the text."""
    page.focus("#tab-findings")
    page.keyboard.press("ArrowRight")
    assert page.get_attribute("#tab-texts", "aria-selected") == "true"
    page.click("#text .cm-content")
    page.keyboard.press("Escape")
    page.keyboard.press("Tab")
    assert page.evaluate("() => !document.activeElement.closest('#text')")


def test_the_bundle_is_that_of_its_sources(tmp_path: Path) -> None:
    """Built again, the page is the one that is committed."""
    copy = tmp_path / "workbench"
    shutil.copytree(SOURCES, copy, ignore=shutil.ignore_patterns("node_modules", "dist"))
    install = ["npm", "ci", "--ignore-scripts", "--no-audit"]
    for command in (install, ["npm", "run", "check"], ["npm", "run", "build"]):
        subprocess.run(command, cwd=copy, check=True, capture_output=True)
    built = {path.name: path.read_bytes() for path in (copy / "dist").iterdir()}
    assert built == {path.name: path.read_bytes() for path in (SOURCES / "dist").iterdir()}
