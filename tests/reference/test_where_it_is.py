"""Where a thing is that has the rule: in what tile, asked and played alike."""

from __future__ import annotations

from random import Random

import pytest

from regola.compilation.games import report_unwritable
from regola.files.library import official
from regola.findings import Sink
from tests.support.compiling import compile_text
from tests.support.tile_games import followed, looked_for
from tests.support.tile_probes import probes_of

CREATURE = """
creature probe {
    name: it f "Prova" / "Prove", es f "Prueba" / "Pruebas", en "Probe" / "Probes"
    scenario: creatures
    strength: 2
    speed: 1
    resources: 1
    LINE
}
"""

LINES = (
    "at the end of your turn if it is in a room: gain 1 order point",
    "at the end of your turn if it is not in a room: gain 1 order point",
    "strength of it is 1 more if it is in one of your portals",
    "strength of it is 1 more if it is not in a room of an opponent",
)
POSITIONS = 4


@pytest.mark.parametrize("line", LINES)
def test_a_creature_is_where_it_stands(line: str) -> None:
    """Both readings ask the tile that it stands in; off the board it is in none."""
    [one] = looked_for(probes_of("creature", line))
    for number in range(POSITIONS):
        position = one.built(f"{line} {number}")
        found = followed(one.sought, position, Random(number), 4)  # noqa: S311  # tiles

        assert found.differences == []


def test_what_is_said_of_it_is_not_dropped() -> None:
    """*There is it in a room* was played as *there is it*, which always holds."""
    text, sink = CREATURE.replace("LINE", LINES[2].replace("it is in", "there is it in")), Sink()
    program = compile_text(text, sink, official("digger"), family="digger")
    report_unwritable(program, sink)

    assert [finding.slug for finding in sink.sorted()] == ["word-not-implemented"]
