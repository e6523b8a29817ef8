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
from regola.yaml_files import Located, documents
from tests.lords.draft import compiled

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
