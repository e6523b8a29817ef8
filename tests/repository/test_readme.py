"""The README promises what there is."""

from __future__ import annotations

import re

from regola.commands.registry import COMMANDS
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
