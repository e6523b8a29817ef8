"""Scenarios of Dungeon Lords play as the rulebook says, and what is wrong with one is told."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from regola.compilation.shelves import shelf_of
from regola.findings import Sink
from regola.scenarios.shelf import Shelf
from regola.scenarios.trials import trial
from regola.sources import Source
from regola.yaml_files import Located, documents, plain
from tests.lords.content import compiled

CASES = Path(__file__).parent / "dungeon_lords.yaml"


@cache
def game() -> Shelf:
    """Return the draft, ready to be played."""
    shelf = shelf_of(compiled()[0], {}, Sink())
    assert shelf is not None
    return shelf


def told() -> list[Located]:
    """Return the documents of the file."""
    return list(documents(Source(str(CASES), CASES.read_text("utf-8")), Sink()))


def _name(document: Located) -> str:
    name = document.get("scenario")
    return str(name.value) if name is not None else ""


@pytest.mark.parametrize("document", told(), ids=_name)
def test_the_scenario_passes(document: Located) -> None:
    """All that the scenario expects comes out, and nothing is wrong with it."""
    sink = Sink()

    outcome = trial(document, "", game(), sink)

    assert [one.slug for one in sink] == []
    assert outcome is not None
    assert outcome.fault is None, (outcome, vars(outcome.fault))


def test_every_open_ruling_is_tried() -> None:
    """Each option that the game declares is read otherwise by a scenario."""
    program, _ = compiled()
    declared = {one.id for item in program.all_items() for one in item.of_kind("option")}
    asked = [document.get("options") for document in told()]
    assert {name for one in asked if one is not None for name in plain(one)} == declared


@pytest.mark.parametrize(
    ("line", "slug"),
    [
        ("  - pick: c9\n", "unknown-word"),
        ("  - expect: {cai: {gold: 0}}\n", "unknown-player"),
        ("  - pikc: c1\n", "unknown-step"),
        ("  - run: c9\n", "unknown-space"),
    ],
)
def test_what_is_wrong_is_told(line: str, slug: str) -> None:
    """A name that means nothing and a step that cannot be are told, and nothing breaks."""
    text = (
        "scenario: small\ngame: dungeon_lords\nplayers: [ada, bea]\nstage: performing\n"
        "state:\n  ada: {minions: {dig_tunnels: 1}}\nsteps:\n  - answer: true\n"
    )
    sink = Sink()
    (document,) = documents(Source("case.yaml", text + line), sink)
    outcome = trial(document, "", game(), sink)
    found = [finding.slug for finding in sink]
    if outcome is not None:
        found.append(getattr(outcome.fault, "slug", ""))
    assert found == [slug]
