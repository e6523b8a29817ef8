"""The README promises what there is."""

from __future__ import annotations

import re
from pathlib import Path

from regola.commands.registry import COMMANDS
from tests.support.inside import regola
from tests.support.project import ROOT


def test_the_readme_lists_the_commands_there_are() -> None:
    """Its table has a row for each command, and none for a command that is not there."""
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `regola (\w+)", readme, flags=re.MULTILINE)

    assert sorted(rows) == sorted(COMMANDS)


def test_the_make_commands_of_the_readme_exist() -> None:
    """What the README says to make is a goal of the Makefile."""
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    goals = re.findall(r"^make (\w+)", readme, flags=re.MULTILINE)

    assert goals == ["build", "test"]
    assert all(re.search(rf"^{goal}:", makefile, flags=re.MULTILINE) for goal in goals)


def test_every_page_that_is_linked_exists() -> None:
    """No link of the README or of the documentation leads nowhere."""
    pages = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
    broken = [
        f"{page.name}: {target}"
        for page in pages
        for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8"))
        if not (page.parent / target).exists()
    ]

    assert broken == []


def test_every_module_that_is_named_exists() -> None:
    """A page that names a Python file of the project names one that is there."""
    named = [
        (page.name, path)
        for page in sorted((ROOT / "docs").glob("*.md"))
        for path in re.findall(
            r"`((?:compiler|engine|tests|bench)/[a-z_/]+\.py)`", page.read_text(encoding="utf-8")
        )
    ]

    assert named
    assert [(page, path) for page, path in named if not (ROOT / path).exists()] == []


def test_the_race_of_the_readme_checks_plays_and_is_told(tmp_path: Path) -> None:
    """Its steps, done as they stand there: no finding, the canonical layout, it plays."""
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    (text,) = re.findall(r"```regola\n(.*?)```", readme, flags=re.DOTALL)

    begun = regola("new", "race", "Lantern Folk", folder=tmp_path)
    (tmp_path / "lantern_folk.regola").write_text(text, encoding="utf-8")
    checked = regola("check", folder=tmp_path)
    tried = regola("test", "--lang", "it", folder=tmp_path)
    told = regola("text", "lantern_folk", "--lang", "es", folder=tmp_path)
    built = regola("build", folder=tmp_path)

    assert begun.code == 0
    assert (checked.code, checked.output) == (0, "")
    assert regola("fmt", "--check", folder=tmp_path).code == 0
    assert (tried.code, tried.output) == (0, "1 superato, 0 falliti\n")
    assert "pantano" in told.output.lower()
    assert built.code == 0
    assert {path.parent.name for path in (tmp_path / "generated").rglob("search.html")} == {
        "it",
        "es",
        "en",
    }


def test_the_pictures_of_the_readme_are_small() -> None:
    """Each is there, is a PNG, and is not what a clone waits for."""
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    shown = re.findall(r"!\[[^\]]+\]\(([^)]+\.png)\)", readme)

    assert len(shown) == 4
    for name in shown:
        data = (ROOT / name).read_bytes()
        assert data.startswith(b"\x89PNG\r\n\x1a\n")
        assert len(data) < 100_000
