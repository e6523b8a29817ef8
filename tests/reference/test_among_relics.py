"""Rules of peoples in positions with places and relics, and on ways on which they act."""

from __future__ import annotations

from tests.support.conquest_probes import ALL_PACKS, probe_of
from tests.support.second_reading import tried, tried_on_a_way


def test_a_piece_that_is_used_as_a_relic_is_read_as_that_relic() -> None:
    """Who takes the offer names a relic in a region, which is a piece like what is used as it."""
    line = "when an opponent loses an empty region: gain 1 coin"
    outcome = tried(probe_of(line, packs=ALL_PACKS), 0, tries=1)

    assert any("/relic/" in move for move in outcome.moves)
    assert (outcome.differences, outcome.unsaid) == ([], "")


def test_a_way_is_found_on_which_a_rule_acts() -> None:
    """Of what an opponent does to regions with places, few positions tell."""
    line = "when an opponent occupies a region with a place: gain 1 coin"
    outcome = tried_on_a_way(probe_of(line, packs=ALL_PACKS), 0)

    assert (outcome.differences, outcome.unsaid, outcome.acted) == ([], "", True)
