"""`regola workbench` writes a folder that is whole, the same for the same input, or nothing."""

from __future__ import annotations

import io
import json
import tarfile
from pathlib import Path
from zipfile import ZipFile

import pytest

from regola.files import pyodide
from regola.files.packages import SERVER, libraries, own_packages, whole
from regola.resources import languages, page_files
from regola.workbench.folder import outputs
from tests.support.running import regola

PYTHON = {"pyodide.mjs": b"export {}"}


def made() -> dict[str, bytes]:
    """Return the files of a workbench with a Python of a test."""
    return dict(outputs(b"archive", PYTHON))


def test_the_folder_lists_what_it_holds() -> None:
    """Each file with its size, under a hash that changes with any of them."""
    files = made()
    listed = json.loads(files["files.json"])
    assert {one["name"]: one["size"] for one in listed["files"]} == {
        name: len(data) for name, data in files.items() if name != "files.json"
    }
    assert {"index.html", "main.js", "worker.js", "pyodide/pyodide.mjs"} <= files.keys()
    assert made() == files


def test_the_archive_holds_regola_its_data_and_libraries() -> None:
    """Nothing compiled for a machine, no tests, the locales of our languages alone."""
    names = [name for name, _ in (*own_packages(), *libraries())]
    for wanted in ("regola/__init__.py", "regola_engine/__init__.py", "lark/lark.py"):
        assert wanted in names
    assert "regola/data/dsl/grammar.lark" in names
    assert not [one for one in names if one.endswith((".so", ".pyc")) or "/tests/" in one]
    locales = {one.split("/")[-1] for one in names if one.startswith("babel/locale-data/")}
    assert locales == {"root.dat", *(f"{code}.dat" for code in languages())}
    with ZipFile(io.BytesIO(whole(SERVER))) as archive:
        held = archive.namelist()
    assert {"rpds.py", "pygls/server.py", "lsprotocol/types.py", *names} <= set(held)


def test_the_page_says_the_same_things_in_each_language() -> None:
    """Every word that the page asks for is there."""
    files = made()
    said = {code: json.loads(files[f"words-{code}.json"]) for code in languages()}
    assert len({frozenset(one) for one in said.values()}) == 1
    script = dict(page_files())["main.js"].decode()
    for word in ("start-over-sure", "loading", "panel-texts"):
        assert word in said["en"]
    assert "start-over-sure" in script
    assert said["it"]["loading"] == "Caricamento: {loaded} di {total} MB"


def test_nothing_foreign_is_taken_for_python(tmp_path: Path) -> None:
    """A folder or archive that is another package ends with 2 and a clear word, and no folder."""
    other = tmp_path / "other"
    other.mkdir()
    (other / "pyodide.mjs").write_text("alert(1)")
    archive = tmp_path / "other.tgz"
    with tarfile.open(archive, "w:gz") as writing:
        writing.add(other, "package")
    for given in (other, archive, tmp_path / "nowhere"):
        ran = regola("--lang", "en", "workbench", "--out", tmp_path / "out", "--pyodide", given)
        assert (ran.code, ran.output) == (2, "")
        assert f"this is not the npm package pyodide {pyodide.VERSION}" in ran.errors
    assert not (tmp_path / "out").exists()


def test_without_npm_the_package_is_asked_for(tmp_path: Path) -> None:
    """Where nothing brings it, it has to be named."""
    asked = ("--lang", "en", "workbench", "--out", tmp_path / "out")
    ran = regola(*asked, environment={"PATH": "/nowhere"})
    assert ran.code == 2
    assert "--pyodide" in ran.errors


@pytest.mark.parametrize("name", ["index.html"])
def test_the_page_runs_no_script_but_its_own(name: str) -> None:
    """A strict policy: scripts of the folder alone, nothing evaluated, nothing sent elsewhere."""
    page = dict(page_files())[name].decode()
    policy = page.split('Content-Security-Policy" content="')[1].split('"')[0]
    rules = dict(one.strip().split(" ", 1) for one in policy.split(";"))
    assert rules["default-src"] == "'none'"
    assert rules["script-src"] == "'self' 'wasm-unsafe-eval'"
    assert rules["connect-src"] == "'self'"
    assert "http" not in policy
