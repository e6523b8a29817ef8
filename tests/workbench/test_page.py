"""The workbench in a real browser: what somebody does who has never seen it, and who must not."""

from __future__ import annotations

import shutil
import subprocess
from base64 import b64encode
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import quote
from zipfile import ZipFile

import pytest

from tests.support.project import ROOT
from tests.support.workbench_page import (
    READY,
    WAIT,
    begin,
    begin_example,
    checked,
    tab_to,
    text,
    write,
)

# It starts Python in a browser, which takes half a minute each time, and npm brings that Python.
pytestmark = pytest.mark.needs("browser", "npm")

SOURCES = ROOT / "editors" / "workbench"


def test_somebody_who_has_never_seen_it_makes_a_race_and_sends_it(page: Any, address: str) -> None:
    """A race by the form, an example by clicks, two mistakes mended, its card, a game, a link."""
    write(page, "Gnomo", "lo Gnomo")
    page.click("#text .cm-line >> text=race gnomo")
    page.keyboard.press("End")
    page.keyboard.type("\nat scoring: gain 1 conis\nincome of your hlils is 1 more")
    page.keyboard.press("Escape")
    page.click("#tab-findings")
    for _ in range(2):
        page.click("#panel-findings button.fix >> nth=0")
        checked(page)
    assert page.locator("#panel-findings li.error").count() == 0
    begin_example(page, "una collina")
    page.click(".tools >> text=end turn")
    page.wait_for_selector(".moment >> text=end turn")
    deeds = page.locator(".tools .row button").all_inner_texts()
    assert len(deeds) == len({*deeds}), deeds
    page.click("text=Ritira l'ultimo passo")
    page.wait_for_selector(".moment >> text=La posizione all'inizio.")
    page.select_option(".tools select >> nth=0", "count given ada")
    for number in (1, 2):
        page.focus("[data-space=a]")
        page.keyboard.press("Enter")
        page.wait_for_selector(f'[data-space=a][aria-label$="Ada {number}"]', state="attached")
    page.click(".tools >> text=conquer b")
    page.click("text=Annota che cosa ha Ada")
    page.wait_for_selector(".moment >> text=expect ada: coins 5")
    page.click("#panel-examples .play")
    page.wait_for_selector("#panel-examples .good")
    page.click("#tab-card")
    page.wait_for_selector("#panel-card .card img")
    page.click("#tab-game")
    page.click("text=Gioca una partita")
    page.wait_for_selector("text=La partita è finita")
    page.click("text=Condividi …")
    link = page.input_value("dialog input >> nth=0")
    assert link.startswith(f"{address}#pack=")
    opened_as_text_first(page, link)


def opened_as_text_first(page: Any, link: str) -> None:
    """Whoever gets a link sees what it is before anything of it runs; opened, it is the same."""
    other = page.context.browser.new_context(locale="es-ES").new_page()
    other.set_default_timeout(WAIT)
    other.goto(link)
    other.wait_for_selector("dialog pre")
    assert "race gnomo" in other.inner_text("dialog pre >> nth=1")
    assert "gnomo" not in text(other)
    other.click("dialog button.main")
    other.wait_for_selector("#files >> text=gnomo.regola")
    checked(other)
    assert other.locator("#panel-findings li.error").count() == 0
    other.context.close()


@pytest.mark.long
def test_somebody_copies_a_race_and_reads_it(page: Any) -> None:
    """Its rules in each language, its example step by step, from the last to the first."""
    begin(page)
    page.click("#tab-texts")
    page.wait_for_selector('#panel-texts p[lang="it"] >> text=non elimini segnalini')
    page.click("#panel-texts .rule button")
    assert page.evaluate("() => document.activeElement.closest('#text') !== null")
    page.wait_for_selector("#panel-texts .rule.here")
    page.click("#tab-examples")
    page.click("#panel-examples [aria-expanded] >> nth=0")
    page.wait_for_selector(".figure img")
    shown = []
    while page.is_enabled(".steps button >> nth=0"):
        shown.append(page.inner_text(".moment"))
        page.click(".steps button >> nth=0")
        page.wait_for_function(
            "said => document.querySelector('.moment').textContent !== said", arg=shown[-1]
        )
    assert shown[0].startswith(f"Passo {len(shown)} di {len(shown)}")
    assert page.inner_text(".moment") == "La posizione all'inizio."


@pytest.mark.long
def test_rules_that_no_example_shows_are_listed(page: Any) -> None:
    """Those of the elves all are; a change of the text takes back what was said."""
    begin(page)
    page.click("#tab-examples")
    page.click(".covering button")
    page.wait_for_selector(".covering .good")
    types(page, "# ")
    checked(page)
    page.click("#tab-examples")
    assert page.locator(".covering .good").count() == 0


@pytest.mark.long
def test_a_whole_rule_is_proposed_and_filled_in(page: Any) -> None:
    """Begun in Italian, a rule that says so is put in; its numbers and things are to be changed."""
    begin(page)
    page.click("#text .cm-line >> text=tokens lost")
    page.keyboard.press("End")
    page.keyboard.type("\nricevi")
    form = "when you conquer a region: gain 1 coin"
    page.click(f".cm-tooltip-autocomplete li >> text={form}")
    page.keyboard.type("3")
    page.wait_for_selector("#text .cm-line >> text=when you conquer a region: gain 3 coin")


@pytest.mark.long
def test_nothing_is_said_to_be_right_before_it_was_looked_at(page: Any) -> None:
    """As soon as something is written it is being looked at, until what is wrong is told."""
    write(page, "Gnomo", "lo Gnomo")
    page.wait_for_selector("#count >> text=Nessun errore")
    page.evaluate(
        """() => {
            window.told = [];
            const place = document.querySelector("#count");
            const options = { childList: true, characterData: true, subtree: true };
            new MutationObserver(() => window.told.push(place.textContent)).observe(place, options);
        }"""
    )
    types(page, "}")
    page.wait_for_selector("#count >> text=Rilievi")
    told = page.evaluate("() => window.told")
    assert told[0] == "Sto guardando …"
    assert not any("Nessun errore" in one for one in told)


@pytest.mark.long
def test_a_finding_opens_its_page(page: Any) -> None:
    """What it means, and how it is right."""
    begin(page)
    page.click("#panel-findings button.code >> nth=0")
    page.wait_for_selector("dialog pre")
    assert page.inner_text("dialog h2").startswith("R0")


@pytest.mark.long
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


@pytest.mark.long
def test_two_pages_never_overwrite_each_other(page: Any, address: str) -> None:
    """Who looks takes nothing; once one is written on, the other asks, and both are kept."""
    begin(page)
    other = page.context.new_page()
    other.set_default_timeout(WAIT)
    other.goto(address)
    other.wait_for_selector("#text >> text=my_elves")
    assert not page.is_visible("#elsewhere")
    types(other, "# theirs ")
    page.wait_for_selector("#elsewhere button")
    types(page, "# mine ")
    assert kept(page).startswith("# theirs race")
    page.click("#elsewhere button >> nth=0")
    assert text(page).startswith("# theirs race")
    page.click("text=Riprendi")
    assert text(page).startswith("# mine race")
    other.wait_for_selector("#elsewhere button")
    types(other, "# still ")
    assert kept(page).startswith("# mine race")
    other.click("#elsewhere button >> nth=1")
    assert kept(page).startswith("# still # theirs race")
    page.wait_for_selector("#elsewhere button")
    other.click("text=Riprendi")
    assert text(other).startswith("# mine race")
    other.close()


def types(page: Any, words: str) -> None:
    """Write at the beginning of the text."""
    page.click("#text .cm-content")
    page.keyboard.press("Control+Home")
    page.keyboard.type(words)


def kept(page: Any) -> str:
    """Return the text that the browser keeps."""
    said = "JSON.parse(localStorage['regola-workbench']).files['my_elves.regola']"
    return str(page.evaluate(f"() => {said}"))


@pytest.mark.long
def test_what_was_compiled_is_kept_for_the_next_visit(page: Any) -> None:
    """It is there after a while, and the page begins with it as it did without."""
    page.wait_for_function("() => caches.match('compiled.zip').then((found) => Boolean(found))")
    page.reload()
    page.wait_for_selector(READY)
    begin(page)


@pytest.mark.long
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


@pytest.mark.long
def test_what_is_embedded_leaves_the_readers_own_work_alone(page: Any) -> None:
    """A page of somebody else's shows a pack; what the reader wrote is kept as it was."""
    begin(page)
    page.click("text=Condividi …")
    link = page.input_value("dialog input >> nth=0")
    page.click("dialog >> text=Chiudi")
    page.click("#text .cm-content")
    page.keyboard.type("# mine")
    kept = "() => localStorage.getItem('regola-workbench')"
    before = page.evaluate(kept)
    page.goto(link.replace("#", "?embed#"))
    page.click("dialog button.main")
    assert "my_elves" in text(page)
    assert page.evaluate(kept) == before
    assert not page.is_visible("text=Scarica")


@pytest.mark.long
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


DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M1 1h7v7z"/></svg>'


@pytest.mark.long
def test_pictures_and_notes_of_a_pack_are_kept(page: Any, tmp_path: Path) -> None:
    """A picture that is opened stands on the card; the zip has it, and what else was in it."""
    begin(page)
    picture = tmp_path / "my_elves.svg"
    picture.write_text(DRAWING, encoding="utf-8")
    with page.expect_file_chooser() as chooser:
        page.click("text=Apri …")
    chooser.value.set_files(picture)
    page.click("#files >> text=pictures/my_elves.svg")
    assert page.evaluate("() => document.querySelector('dialog img').naturalWidth") > 0
    page.click("dialog >> text=Chiudi")
    with page.expect_download() as waiting:
        page.click("text=Scarica")
    path = tmp_path / "pack.zip"
    waiting.value.save_as(path)
    with ZipFile(path, "a") as archive:
        assert archive.read("pictures/my_elves.svg").decode() == DRAWING
        archive.writestr("NOTES.md", "of mine")
    page.click("text=Ricomincia")
    page.click("dialog button.main")
    assert "pictures" not in page.inner_text("#files")
    with page.expect_file_chooser() as chooser:
        page.click("text=Apri …")
    chooser.value.set_files(path)
    page.wait_for_selector("#files >> text=pictures/my_elves.svg")
    page.reload()
    page.wait_for_selector(READY)
    page.click("#tab-card")
    page.wait_for_selector(f"#panel-card img[src*='{quote(b64encode(DRAWING.encode()), safe='')}']")
    with page.expect_download() as waiting:
        page.click("text=Scarica")
    waiting.value.save_as(path)
    with ZipFile(path) as archive:
        assert archive.read("NOTES.md").decode() == "of mine"
    page.click("text=Condividi …")
    page.wait_for_selector("dialog >> text=Le immagini del pacchetto non entrano nel link")


@pytest.mark.long
def test_it_works_without_a_network_after_the_first_visit(page: Any) -> None:
    """All files are kept: reloaded offline, it checks as before."""
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    page.context.set_offline(True)
    page.reload()
    page.wait_for_selector(READY)
    page.wait_for_selector("#count >> text=Nessun errore")


@pytest.mark.long
def test_a_sentence_becomes_a_rule(page: Any) -> None:
    """Written in Italian, the rule is put in at a click."""
    begin(page)
    page.click("#text .cm-line >> nth=5")
    page.fill("#sentence input", "Quando perdi una tua regione, non elimini segnalini.")
    page.keyboard.press("Enter")
    page.wait_for_selector("#sentence code >> text=tokens lost of your region is 0")


@pytest.mark.long
def test_a_game_is_stopped(page: Any) -> None:
    """The page goes on, and the next game can be played."""
    begin(page)
    page.click("#tab-game")
    page.click("text=Gioca una partita")
    page.click("#panel-game >> text=Ferma")
    page.wait_for_selector('#panel-game button:enabled:has-text("Gioca una partita")')
    told = page.inner_text("#panel-game .log li >> nth=-1")
    page.click("text=Gioca una partita")
    page.wait_for_selector("text=La partita è finita")
    # Stopped before its end, it did not come as far as the whole one, which begins alike.
    assert told in page.inner_text("#panel-game .log")


@pytest.mark.long
def test_names_of_a_stranger_are_texts_and_nothing_of_them_runs(page: Any) -> None:
    """Markup in names, titles and ids of files is shown as it is written; no script gets in."""
    begin(page)
    hostile = "<img src=x onerror=window.hacked=1><script>window.hacked=1</script>"
    page.click("#text .cm-content")
    page.keyboard.press("Control+a")
    page.keyboard.insert_text(
        f'race my_elves {{\n    name: it m "{hostile}" / "{hostile}"\n    tokens: 5 of 10\n'
        f'    income of your hills is 1 more\n    example "{hostile}" {{\n    }}\n}}\n'
    )
    checked(page)
    for panel in ("findings", "texts", "card", "examples"):
        page.click(f"#tab-{panel}")
        page.wait_for_function(f"() => document.querySelector('#panel-{panel}').textContent")
        assert page.locator("#beside script, #beside img[onerror]").count() == 0
    added = "const s = document.createElement('script'); s.textContent = 'window.hacked = 1'"
    page.evaluate(f"() => {{ {added}; document.body.append(s); }}")
    assert page.evaluate("() => window.hacked") is None


@pytest.mark.long
@pytest.mark.parametrize("seed", [1, 2])
def test_edits_at_random_leave_what_a_fresh_load_has(page: Any, seed: int) -> None:
    """A thousand keys pressed: text, findings and sentences are those of the page loaded anew."""
    begin(page)
    page.click("#text .cm-content")
    chance = Random(seed)  # noqa: S311 - the same keys each time
    moves = ("ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "End", "Home", "Backspace", "Enter")
    more = ("Control+z", "Control+y", "Shift+ArrowDown", "Delete", "Escape")
    for _ in range(1_000):
        if chance.random() < 0.6:
            page.keyboard.type(chance.choice('abcdehilnorst_:;{}" 1\N{BEAVER}'))
        else:
            page.keyboard.press(chance.choice(moves + more))
    page.keyboard.press("Escape")
    before = everything(page)
    page.reload()
    page.wait_for_selector(READY)
    assert everything(page) == before


def everything(page: Any) -> tuple[str, ...]:
    """Return what the page says when all is checked."""
    checked(page)
    kept = page.evaluate("() => JSON.stringify(JSON.parse(localStorage['regola-workbench']).files)")
    said = [str(kept), str(page.inner_text("#count"))]
    for panel in ("findings", "texts"):
        page.click(f"#tab-{panel}")
        said.append(str(page.inner_text(f"#panel-{panel}")))
    return tuple(said)


@pytest.mark.long
def test_it_is_used_with_the_keyboard_alone(page: Any) -> None:
    """A race, a mistake mended, an example written: no pointer is needed for any of it."""
    tab_to(page, "Nuovo …")
    page.keyboard.press("Enter")
    page.wait_for_selector("dialog .singular")
    tab_to(page, "Nome, uno")
    page.keyboard.type("Gnomo")
    page.wait_for_selector("dialog dd >> text=lo Gnomo")
    tab_to(page, "Scrivi da capo")
    page.keyboard.press("Enter")
    page.wait_for_selector("#files >> text=gnomo.regola")
    checked(page)
    tab_to(page, "Testo del file")
    page.keyboard.press("Control+Home")
    page.keyboard.type("# ")
    page.keyboard.press("Escape")
    tab_to(page, "Rilievi")
    page.keyboard.press("ArrowRight")
    assert page.get_attribute("#tab-texts", "aria-selected") == "true"
    for _ in range(2):
        page.keyboard.press("ArrowRight")
    tab_to(page, "Nuovo esempio …")
    page.keyboard.press("Enter")
    page.wait_for_selector(".example-title")
    tab_to(page, "Che cosa mostra")
    page.keyboard.type("prova")
    tab_to(page, "Nuovo esempio …")
    page.keyboard.press("Enter")
    page.wait_for_selector(".figure [data-space=d]", state="attached")
    tab_to(page, "conquer b")
    page.keyboard.press("Enter")
    page.wait_for_selector(".moment >> text=play: conquer b")


@pytest.mark.long
def test_the_bundle_is_that_of_its_sources(tmp_path: Path) -> None:
    """Built again, the page is the one that is committed."""
    copy = tmp_path / "workbench"
    shutil.copytree(SOURCES, copy, ignore=shutil.ignore_patterns("node_modules", "dist"))
    install = ["npm", "ci", "--ignore-scripts", "--no-audit"]
    for command in (install, ["npm", "run", "check"], ["npm", "run", "build"]):
        subprocess.run(command, cwd=copy, check=True, capture_output=True)
    built = {path.name: path.read_bytes() for path in (copy / "dist").iterdir()}
    assert built == {path.name: path.read_bytes() for path in (SOURCES / "dist").iterdir()}
