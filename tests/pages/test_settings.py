"""Hold a site to what its keeper decides in `site.yaml`."""

from __future__ import annotations

import http.server
import threading
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from regola.json_files import json_data
from regola.pages.accents import contrast, readable
from regola.resources import languages
from tests.support.inside import regola

if TYPE_CHECKING:
    from playwright.sync_api import Browser

_PACK = """id: {id}
names: {{it: Mie, es: Mis, en: Mine}}
version: "1.2"
{more}game: small_world
needs: [small_world]
"""
_POWER = """power {id} {{
    name: it "{name}", es "{name}", en "{name}"
    tokens: 4
    when you conquer a swamp: gain 1 coin
}}
"""
_SITE = """title: {it: Le regole di casa, en: House rules}
footer: Made by Ada
logo: logo.svg
accent: "#77dd77"
address: https://example.org/rules
languages: [it, en]
packs: [mine]
elsewhere: {small_world: https://example.org/sw}
offline: true
"""
_LOGO = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle r="4"/></svg>'


def _folder(folder: Path, site: str = _SITE, logo: str = _LOGO, more: str = "") -> Path:
    for name, word in (("mine", "Misty"), ("other", "Foggy")):
        pack = folder / name
        pack.mkdir()
        (pack / "pack.yaml").write_text(_PACK.format(id=name, more=more), encoding="utf-8")
        text = _POWER.format(id=word.lower(), name=word)
        (pack / "power.regola").write_text(text, encoding="utf-8")
    (folder / "site.yaml").write_text(site, encoding="utf-8")
    (folder / "logo.svg").write_text(logo, encoding="utf-8")
    return folder


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site of a folder with two packs, one of which has pages."""
    folder = _folder(tmp_path_factory.mktemp("site"), more="date: 2026-11-29\n")
    made = regola("build", folder=folder)
    assert made.code == 0, made.errors
    return folder / "generated/pages"


def test_pages_bear_the_name_and_the_words_of_the_keeper(pages: Path) -> None:
    """In the language of the page; in Italian too, the footer that is there for all."""
    italian = (pages / "it/mine/power.html").read_text(encoding="utf-8")

    assert "Le regole di casa</title>" in italian
    assert "<p>Made by Ada</p>" in italian
    assert "Mie, versione 1.2 del 2026-11-29." in italian
    assert 'rel="canonical" href="https://example.org/rules/it/mine/power.html"' in italian
    assert '<img src="../../assets/logo.svg" alt="">' in italian
    assert "House rules</h1>" in (pages / "en/index.html").read_text(encoding="utf-8")


def test_only_the_languages_and_packs_that_are_told_have_pages(pages: Path) -> None:
    """No Spanish; of two packs one; the game's rules are led to where they lie."""
    folders = sorted(path.name for path in pages.iterdir() if path.is_dir())

    assert folders == ["assets", "en", "it"]
    assert sorted(path.name for path in (pages / "it").iterdir() if path.is_dir()) == ["mine"]
    contents = (pages / "it/index.html").read_text(encoding="utf-8")
    assert 'href="https://example.org/sw/it/small_world/rules.html"' in contents
    assert 'hreflang="es"' not in contents


def test_the_map_lists_each_page_with_its_languages(pages: Path) -> None:
    """Every page, none twice, each with itself and its like in the other language."""
    space = "{http://www.sitemaps.org/schemas/sitemap/0.9}"
    tree = ET.fromstring((pages / "sitemap.xml").read_text(encoding="utf-8"))  # noqa: S314 - ours
    listed = [url.findtext(f"{space}loc") for url in tree.iter(f"{space}url")]
    there = sorted(path.relative_to(pages).as_posix() for path in pages.rglob("*.html"))

    assert listed == [f"https://example.org/rules/{name}" for name in there]
    assert [len(list(url)) - 1 for url in tree] == [0 if n == "index.html" else 2 for n in there]


def test_the_copy_for_offline_has_all_files(pages: Path) -> None:
    """What browsers are told to keep is what lies there."""
    script = (pages / "offline.js").read_text(encoding="utf-8")
    files = script.partition("var files = ")[2].partition(";")[0]
    there = {path.relative_to(pages).as_posix() for path in pages.rglob("*") if path.is_file()}

    assert set(json_data(files)) == there - {"offline.js", "sitemap.xml"}


_LOG = """# What changed

## 1.2 of 2026-11-20

- Misty pays one coin <b>more</b>.

## 1.1

- Misty is new.
"""


def test_changes_are_a_feed(tmp_path: Path) -> None:
    """An entry for each version that a log tells, the newest first; pages lead to the feed."""
    folder = _folder(tmp_path)
    (folder / "mine/CHANGELOG.md").write_text(_LOG, encoding="utf-8")
    made = regola("build", folder=folder)
    site = folder / "generated/pages"
    tree = ET.fromstring((site / "en/changes.xml").read_text(encoding="utf-8"))  # noqa: S314 - ours
    items = list(tree.iter("item"))

    assert made.code == 0, made.errors
    assert tree.findtext("channel/title") == "House rules"
    assert [item.findtext("title") for item in items] == ["Mine: 1.2 of 2026-11-20", "Mine: 1.1"]
    assert [item.findtext("pubDate") for item in items] == ["Fri, 20 Nov 2026 00:00:00 -0000", None]
    assert {item.findtext("link") for item in items} == {
        "https://example.org/rules/en/changes_mine.html"
    }
    assert "<b>" not in str(items[0].findtext("description"))
    assert len({item.findtext("guid") for item in items}) == 2
    page = (site / "en/mine/power.html").read_text(encoding="utf-8")
    assert 'type="application/rss+xml" title="House rules" href="../changes.xml"' in page


_COLOURS = st.integers(0, 0xFFFFFF).map(lambda number: f"#{number:06x}")


@given(_COLOURS, st.sampled_from(["#fcfbf8", "#17191c"]))
def test_an_accent_can_be_read(colour: str, paper: str) -> None:
    """Whatever is chosen has the contrast that letters need; what had it stays as it is."""
    shown = readable(colour, paper)

    assert contrast(shown, paper) >= 4.5
    assert shown == colour or contrast(colour, paper) < 4.5


def test_contrasts_are_those_of_the_standard() -> None:
    """Black on white has 21; white on #767676 is the lightest grey with 4.5."""
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#767676", "#ffffff") == pytest.approx(4.54, abs=0.01)


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("footer:", "foot:"),
        ("packs: [mine]", "packs: [nine]"),
        ("logo: logo.svg", "logo: ../logo.svg"),
        ("logo: logo.svg", "logo: absent.svg"),
        ("https://example.org/rules", "javascript:alert(1)"),
        ("[it, en]", "[it, xx]"),
        ('"#77dd77"', "red; } body { display: none"),
        ("offline: true", "offline: perhaps"),
    ],
)
def test_what_is_wrong_is_told_and_nothing_is_written(
    tmp_path: Path, right: str, wrong: str
) -> None:
    """At its place in the file, with an end of 1."""
    made = regola("build", folder=_folder(tmp_path, _SITE.replace(right, wrong)))

    assert made.code == 1
    assert not (tmp_path / "generated").exists()
    assert "site.yaml" in made.errors or "logo" in made.errors or "absent" in made.errors


@pytest.mark.parametrize(
    ("wrong", "language", "place", "told"),
    [
        ("accent: red", "en", "site.yaml:1:9", 'Write the line so: “accent: "#aa3300"”'),
        # After a blank a hash begins a note: nothing is left of the value.
        ("accent: #aa3300", "it", "site.yaml:1:1", "vuole un colore come «#aa3300»"),
        (
            "address: example.org",
            "es",
            "site.yaml:1:10",
            "una dirección como «https://example.org/»",
        ),
        ("languages: [it, xx]", "en", "site.yaml:1:17", "Legal here: “it”, “es” or “en”"),
        ("elsewhere: {nope: https://e.org}", "en", "site.yaml:1:13", "There is no game “nope”"),
        ("elsewhere: {smal_world: https://e.org}", "it", "site.yaml:1:13", "small_world"),
        ("logo: ../x.png", "it", "site.yaml:1:7", "R0029"),
        ("logo: absent.png", "es", "site.yaml:1:7", "R0002"),
        ("logo: logo.gif", "en", "site.yaml:1:7", "a picture beside “site.yaml” or below"),
    ],
)
def test_what_is_wrong_is_told_where_it_stands_with_what_is_wanted(
    tmp_path: Path, wrong: str, language: str, place: str, told: str
) -> None:
    """The place is that of the value, or of its key where there is none."""
    made = regola("build", "--lang", language, folder=_folder(tmp_path, f"{wrong}\n"))

    assert made.code == 1
    assert place in made.errors
    assert told in made.errors


def test_settings_in_the_file_of_the_pack_lead_to_their_own(tmp_path: Path) -> None:
    """Whoever writes `site:` or `logo:` in pack.yaml is told of site.yaml, in each language."""
    folder = _folder(tmp_path)
    (folder / "site.yaml").unlink()
    with (folder / "mine" / "pack.yaml").open("a", encoding="utf-8") as manifest:
        manifest.write("site: {accent: red}\n")
    for language in languages():
        made = regola("check", "--lang", language, folder=folder)
        assert made.code == 1
        assert "R0018" in made.output + made.errors
        assert "site.yaml" in made.output + made.errors


@pytest.mark.parametrize(
    "logo",
    [
        "no picture",
        '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
        '<svg xmlns="http://www.w3.org/2000/svg"><image href="https://example.org/a.png"/></svg>',
        '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
    ],
)
def test_a_logo_that_does_more_than_show_itself_is_refused(tmp_path: Path, logo: str) -> None:
    """Nothing of a stranger's drawing runs on the site."""
    made = regola("build", folder=_folder(tmp_path, logo=logo))

    assert made.code == 1
    assert "R1040" in made.errors
    assert not (tmp_path / "generated").exists()


def test_words_of_the_keeper_are_no_markup(tmp_path: Path) -> None:
    """What is written as a title or a footer is shown as it stands."""
    site = 'title: "<b>Ada & Bea</b>"\nfooter: "<script>alert(1)</script>"\n'
    assert regola("build", folder=_folder(tmp_path, site)).code == 0

    page = (tmp_path / "generated/pages/it/mine/power.html").read_text(encoding="utf-8")
    assert "&lt;b&gt;Ada &amp; Bea&lt;/b&gt;" in page
    assert "<script>alert" not in page


@pytest.mark.parametrize("date", ["yesterday", "2026-13-01", "29-11-2026", "20261129"])
def test_a_day_is_year_month_and_day(tmp_path: Path, date: str) -> None:
    """Whatever else is told as the day of a pack is a finding."""
    folder = _folder(tmp_path, more=f"date: {date}\n")

    made = regola("check", "mine", folder=folder)
    assert made.code == 1
    assert "date" in made.errors + made.output


@contextmanager
def _served(folder: Path) -> Iterator[http.server.ThreadingHTTPServer]:
    handler = partial(http.server.SimpleHTTPRequestHandler, directory=str(folder))
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield server
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


@pytest.mark.needs("browser")
def test_a_browser_reads_on_without_a_network(browser: Browser, pages: Path) -> None:
    """Once it has read a page, it shows another one when nobody answers any more."""
    context = browser.new_context()
    page = context.new_page()
    with _served(pages) as server:
        address = f"http://127.0.0.1:{server.server_address[1]}"
        page.goto(f"{address}/it/index.html")
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.goto(f"{address}/it/mine/power.html")

    assert page.title().endswith("Le regole di casa")
    assert page.locator("#misty").count() == 1
    context.close()


def test_other_settings_make_other_pages(tmp_path: Path) -> None:
    """A build whose packs are as before is made again for another title."""
    folder = _folder(tmp_path)
    assert regola("build", folder=folder).code == 0
    (folder / "site.yaml").write_text("title: At home\n", encoding="utf-8")

    assert regola("build", folder=folder).code == 0
    page = (folder / "generated/pages/it/mine/power.html").read_text(encoding="utf-8")
    assert "At home</title>" in page


def test_another_change_log_makes_another_page(tmp_path: Path) -> None:
    """A build whose rules are as before is made again for what a pack tells of its changes."""
    folder = _folder(tmp_path)
    for said in ("The first words.", "Other words."):
        (folder / "mine/CHANGELOG.md").write_text(f"# 1.2\n\n{said}\n", encoding="utf-8")
        assert regola("build", folder=folder).code == 0
        page = folder / "generated/pages/it/changes_mine.html"
        assert said in page.read_text(encoding="utf-8")


def test_the_feed_of_a_pack_is_called_after_it(tmp_path: Path) -> None:
    """Where the keeper has no title for the site, as its first page is."""
    folder = _folder(tmp_path)
    (folder / "mine/CHANGELOG.md").write_text("# 1.2\n\nMore.\n", encoding="utf-8")
    (folder / "site.yaml").write_text("address: https://example.org/\n", encoding="utf-8")

    assert regola("build", folder=folder).code == 0

    pages = folder / "generated/pages/en"
    feed = ET.fromstring((pages / "changes.xml").read_text(encoding="utf-8"))  # noqa: S314 - ours
    title = feed.findtext("channel/title")
    assert title
    assert f"<h1>{title}</h1>" in (pages / "index.html").read_text(encoding="utf-8")
    assert title != "Rulebook"
