"""The site of the official content, built once, and a browser to read it with."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from regola.compilation.artefacts.rules_pages import contents
from regola.compilation.samples import samples
from regola.files.library import load
from regola.findings import Sink
from regola.pages import site
from regola.resources import languages
from tests.support.project import ROOT

HOMEBREW = f"""
race newts {{
    name: it m "{"x" * 100}" / "{"y" * 100}", es m "Tritoncillo" / "Tritoncillos",
        en "<Newt>" / "<Newts>"
    tokens: 6 of 11
    conquest cost of a coastal region is 1 less
    example "by the </script> lake" {{
        region a: lake
        region b: hill, border
        borders: a-b
        given ada: newts, forest, hand 6
        given bea: humans, hill
        play: conquer b
    }}
}}
"""
"""A race without a manifest, with a very long name and with markup in another one."""

REPORT = re.compile(r"../(combos|compat|mixing)_\w+\.html")
"""The name of a page that tells how packs get on; `test_reports` reads those."""

ROW = "    borders: " + ", ".join(f"r{number}-r{number + 1}" for number in range(199)) + "\n"


def board_of(count: int, borders: str) -> str:
    """A board of so many regions."""
    regions = "\n".join(f"    region r{number}: hill, border" for number in range(count))
    names = 'it m "Mappa" / "Mappe", es m "Mapa" / "Mapas", en "Map" / "Maps"'
    return f"board map {{\n    name: {names}\n    players: 2\n{regions}\n{borders}}}\n"


def built(*folders: Path) -> dict[str, bytes]:
    """The pages of the packs in some folders."""
    loaded = load(folders, Sink())
    played = list(contents(loaded.programs, loaded.texts, Sink()))
    sink = Sink()
    pages = dict(site(played, languages(), sink, samples()))
    assert list(sink) == []
    return pages


@pytest.fixture(scope="session")
def pages() -> dict[str, bytes]:
    """The pages of the official content, by name, as they are committed: a test keeps them new."""
    root = ROOT / "generated" / "pages"
    return {
        path.relative_to(root).as_posix(): path.read_bytes()
        for path in sorted(root.rglob("*"))
        if path.is_file()
    }


@pytest.fixture(scope="session")
def folder(pages: dict[str, bytes], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the site of the official content."""
    root = tmp_path_factory.mktemp("site")
    for name, data in pages.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    return root
