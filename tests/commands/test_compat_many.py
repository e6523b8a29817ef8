"""`regola compat` with several packs and games: an overview, faults alone, conflicts of packs."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import html5lib
import jsonschema
import pytest

from regola.mixing.conflicts import smallest
from regola.resources import dsl_text
from tests.mixing.official import games
from tests.pages.reading import anchors_in
from tests.support.inside import regola

_MANIFEST = """id: {name}
names: {{it: {name}, es: {name}, en: {name}}}
version: "0.1"
game: small_world
"""
_RACE = """race {name} {{
    name: it m "{title}" / "{title}i", es m "{title}" / "{title}s", en "{title}" / "{title}s"
    tokens: 5 of 10
    {line}
}}
"""
_LINES = {
    "herons": "income of your mountains is 1 more",
    "otters": "income of your hills is 1 more",
}


def pack(folder: Path, name: str, *races: str) -> None:
    """Write a pack for Small World of some races."""
    (folder / name).mkdir()
    (folder / name / "pack.yaml").write_text(_MANIFEST.format(name=name), encoding="utf-8")
    for race in races:
        text = _RACE.format(name=race, title=race.capitalize(), line=_LINES[race])
        (folder / name / f"{race}.regola").write_text(text, encoding="utf-8")


def test_packs_are_told_in_each_game(tmp_path: Path) -> None:
    """A line for each pack in each game; of items only those at fault: there are no hills below."""
    pack(tmp_path, "ponds", "herons")
    pack(tmp_path, "rivers", "otters")

    ran = regola(
        "compat", "ponds", "rivers", "--into", "underground", "small_world", folder=tmp_path
    )

    assert (ran.code, ran.errors) == (1, "")
    assert ran.output.splitlines()[:4] == [
        "ponds in Small World Underground: 1 translated",
        "rivers in Small World Underground: 1 without effect",
        "ponds in Small World: 1 as it is",
        "rivers in Small World: 1 as it is",
    ]
    assert "Otterss: does nothing" in ran.output
    assert "Heronss" not in ran.output


def test_several_packs_make_one_page(tmp_path: Path) -> None:
    """A strict parser reads one document; each pack has a part, and no anchor comes twice."""
    pack(tmp_path, "ponds", "herons")
    pack(tmp_path, "lakes", "herons")

    packs = ("compat", "ponds", "lakes", "--into", "small_world", "underground")
    page = regola(*packs, "--format", "html", "--lang", "en", folder=tmp_path).output
    html5lib.HTMLParser(strict=True).parse(page)
    anchors = anchors_in(page)

    assert page.count("<!doctype html>") == 1
    assert sorted(anchors) == [
        "lakes-small_world-race-herons",
        "lakes-underground-race-herons",
        "ponds-small_world-race-herons",
        "ponds-underground-race-herons",
    ]
    assert "<h2>ponds in Small World Underground</h2>" in page
    assert "Small World: ponds with lakes: 2 conflicts" in page


def test_a_conflict_is_told_with_the_smallest_set_that_shows_it(tmp_path: Path) -> None:
    """Two packs have a race of one name; the third has nothing to do with it."""
    pack(tmp_path, "ponds", "herons")
    pack(tmp_path, "rivers", "otters")
    pack(tmp_path, "lakes", "herons")

    line = ("compat", "ponds", "rivers", "lakes", "--into", "small_world", "--format", "json")
    ran = regola(*line, folder=tmp_path)
    told = json.loads(ran.output)
    found = told["conflicts"]

    jsonschema.validate(told, json.loads(dsl_text("schemas", "compat.schema.json")))
    assert ran.code == 1
    assert [(one["item"], one["others"]) for one in found] == [
        ("ponds/race/herons", ["lakes/race/herons"]),
        ("lakes/race/herons", ["ponds/race/herons"]),
    ]

    page = regola(*line[:-1], "html", "--lang", "en", folder=tmp_path).output
    # What is said of a conflict stands below it, two conflicts in all.
    assert page.count("<li>Small World: Heronss (") == page.count("<ul><li>") - 1 == 2


def test_what_is_kept_of_a_run_stands_for_no_other_text(tmp_path: Path, monkeypatch: Any) -> None:
    """A second run says the same; once a rule or the needs of a pack are others, it is told."""
    monkeypatch.setattr("sys.dont_write_bytecode", False)
    monkeypatch.setattr("regola.files.recalling.prepared_folders", lambda: (tmp_path, tmp_path))
    pack(tmp_path, "ponds", "herons")
    pack(tmp_path, "rivers", "otters")
    line = ("compat", "ponds", "rivers", "--into", "underground")
    first, second = (regola(*line, folder=tmp_path) for _ in range(2))
    kept = {path.name for path in (tmp_path / "reports").iterdir()}
    herons = tmp_path / "ponds" / "herons.regola"
    herons.write_text(herons.read_text("utf-8").replace("mountains", "farmlands"), "utf-8")
    third = regola(*line, folder=tmp_path)

    assert "ponds in Small World Underground: 1 translated" in first.output
    assert (second.output, second.code) == (first.output, first.code)
    # A report for each pack, and one for both.
    assert len(kept) == 3
    assert "ponds in Small World Underground: 1 without effect" in third.output
    assert {path.name for path in (tmp_path / "reports").iterdir()} == kept


def test_packs_that_get_along_end_with_zero(tmp_path: Path) -> None:
    """Nothing is at fault, alone or together."""
    pack(tmp_path, "ponds", "herons")
    pack(tmp_path, "rivers", "otters")

    ran = regola("compat", "ponds", "rivers", "--into", "small_world", folder=tmp_path)

    assert ran.code == 0


def test_the_smallest_part_that_fails_is_found() -> None:
    """Of many things the two are left that fail together."""
    things = games().items[:40]
    guilty = {things[7].reference, things[31].reference}

    found = smallest(things, lambda some: guilty <= {one.reference for one in some})

    assert {one.reference for one in found} == guilty


def test_too_few_tokens_are_told_with_a_reason_and_once(tmp_path: Path) -> None:
    """
    6 of a race and 5 of a power are more than the 10 in the box, in either game.

    The race is blamed for it once, and not again beside another pack.
    """
    pack(tmp_path, "ponds", "herons")
    pack(tmp_path, "rivers", "otters")
    path = tmp_path / "ponds" / "herons.regola"
    power = 'power bold { name: it "Audaci", es "Audaces", en "Bold"\n    tokens: 5\n}\n'
    path.write_text(path.read_text("utf-8").replace("5 of 10", "6 of 10") + power, "utf-8")

    alone = regola("compat", "ponds", "--into", "underground", "--lang", "en", folder=tmp_path)
    both = regola(
        "compat", "ponds", "rivers", "--into", "small_world", "--lang", "en", folder=tmp_path
    )

    assert "there are too few tokens to begin with: 11 needed, 10 in the box" in alone.output
    assert both.output.count("too few tokens") == 1
    assert "1 of 1 pairs of packs get along" in both.output


def test_a_pack_without_items_is_told_as_that(tmp_path: Path) -> None:
    """There is such a pack; nothing in it can be carried anywhere."""
    pack(tmp_path, "ponds")
    ran = regola("compat", "ponds", "--into", "underground", "--lang", "en", folder=tmp_path)
    assert (ran.code, "“ponds” has no race" in ran.errors) == (2, True)
    ran = regola("compat", "pools", "--into", "underground", "--lang", "en", folder=tmp_path)
    assert (ran.code, "there is no pack “pools”" in ran.errors) == (2, True)


@pytest.mark.parametrize(
    "command", [("compat", "ponds", "--into", "underground"), ("combos", "ponds")]
)
def test_a_rule_that_cannot_be_played_gets_no_verdict(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: tuple[str, ...]
) -> None:
    """Whose region it is by then, the rule does not say: `check` refuses it, and so do these."""
    line = "when an opponent conquers your region: put 1 token in the region"
    monkeypatch.setitem(_LINES, "otters", line)
    pack(tmp_path, "ponds", "otters")
    folder = tmp_path / "ponds" if command[0] == "combos" else tmp_path
    for words in (command, ("check",)):
        ran = regola(*words, folder=folder)
        assert (ran.code, "R0910" in f"{ran.output}{ran.errors}") == (1, True)
