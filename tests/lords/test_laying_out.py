"""Things that a scenario lays out more often than there are copies are told, and never a fault."""

from __future__ import annotations

import pytest

from regola.findings import Sink
from regola.scenarios.trials import trial
from regola.sources import Source
from regola.yaml_files import documents
from tests.lords.test_scenarios import game

_MANY = "too-many-pieces"
_NOBODY = "unknown-word"
_BEYOND = "value-out-of-bounds"
_SCENARIO = """scenario: copies
game: dungeon_lords
players: [ada, bea]
stage: planning
{told}
steps:
  - pick: c1
"""


@pytest.mark.parametrize(
    ("told", "slug"),
    [
        ("state: {ada: {monsters: [goblin, goblin, goblin, goblin]}}", _MANY),
        ("state: {ada: {monsters: [golem]}, bea: {monsters: [golem, golem]}}", _MANY),
        ("offer: [troll, troll, troll, troll]", _MANY),
        ("state: {ada: {traps: [pit, pit, pit, pit]}}", _MANY),
        ("cards: [long_walk, short_rest, locusts, illusion, create_food]", _MANY),
        ("state: {ada: {monsters: [goblin], dormant: [goblin, goblin, goblin, goblin]}}", _MANY),
        ("state: {ada: {traps: [pit, pit]}, bea: {traps: [pit], laid: [pit, pit]}}", _MANY),
        ("state: {ada: {party: [warrior], wounds: {thief: 1}}}", _NOBODY),
        ("state: {ada: {party: [warrior]}, bea: {wounds: {warrior: 1}}}", _NOBODY),
        ("state: {ada: {evil: 16}}", _BEYOND),
        ("options: {nonsuch: true}", "unknown-option"),
    ],
)
def test_what_there_is_not_is_told(told: str, slug: str) -> None:
    """There are 3 goblins, trolls and pits, 2 golems, 4 cards of a year, 15 marks of evil."""
    sink = Sink()
    source = Source("copies.yaml", _SCENARIO.format(told=told))
    (document,) = documents(source, sink)

    assert trial(document, "", game(), sink) is None
    assert [finding.slug for finding in sink] == [slug]
