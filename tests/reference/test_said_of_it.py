"""What a statement says of *it* beyond that it is it: asked and played alike."""

from __future__ import annotations

from random import Random

import pytest

from regola.findings import Sink
from regola_engine.digger.state import State
from regola_engine.kernel.masks import bits
from regola_engine.kernel.standing import number
from tests.support.compiling import compile_text
from tests.support.tile_games import followed, looked_for
from tests.support.tile_probes import lay_open, probes_of, stirred

LINES = (
    ("tile", "defence of it with a goon is 1 more"),
    ("tile", "defence of it that is not full is 1 more"),
    ("tile", "capacity of it beside a room is 1 more"),
    ("creature", "strength of it in a room is 1 more"),
    ("creature", "weight of it that is not in a room is 1 more"),
    ("creature", "it in a room is immune to a tile"),
)
POSITIONS = 3


@pytest.mark.parametrize(("kind", "line"), LINES)
def test_both_readings_hear_what_is_said_of_it(kind: str, line: str) -> None:
    """*The defence of it with a goon* was played as *the defence of it*."""
    [one] = looked_for(probes_of(kind, line))
    for number_ in range(POSITIONS):
        position = one.built(f"{line} {number_}")
        found = followed(one.sought, position, Random(number_), 4)  # noqa: S311  # tiles

        assert found.differences == []


def test_a_number_of_it_hangs_on_what_is_said_of_it() -> None:
    """A tile defends itself by its enemy goons; with one there it is 1 more than they are."""
    state, tile = _laid("defence of it with a goon is 1 more")
    owner = state.owner[tile]
    for goons, defence in ((0, 0), (1, 2), (2, 3)):
        state.goons[owner][tile] = goons

        assert number(state, "defence", 1 - owner, tile) == defence


def _laid(line: str) -> tuple[State, int]:
    """Return a position with a tile of somebody that has a rule, and nobody on it."""
    rng = Random(3)  # noqa: S311  # tiles, not secrets
    state = stirred(probes_of("tile", line).game(2), rng)
    assert lay_open(state, "tile", 0, rng)
    names = [one.reference for one in state.game.kinds]
    [tile] = bits(state.kinds[names.index("probes/tile/probe_0")])
    for goons in state.goons:
        goons[tile] = 0
    state.place = [-1 if place == tile else place for place in state.place]
    return state, tile


@pytest.mark.parametrize(
    ("family", "line"),
    [
        ("digger", "wit is all"),
        ("digger", "wit is 1 + all"),
        ("digger", "capacity of your rooms is 2 * all"),
        ("digger", "at the end of your turn if the number of your goons is all: draw 1 coin"),
        ("digger", "at the end of your turn: gain as many steps as all"),
        ("digger", "capacity of your rooms is half of all rounded up"),
        ("lords", "crew of your rooms is all"),
        ("conquest", "income of your regions is all"),
        ("conquest", "tokens kept in your regions is all more"),
    ],
)
def test_all_is_a_number_of_what_may_be_many_alone(family: str, line: str) -> None:
    """It was a million, printed as *no limit*, as *everything*."""
    kind = {"digger": "scenario", "lords": "title", "conquest": "power"}[family]
    sink = Sink()
    compile_text(f"{kind} probe {{\n    {line}\n}}\n", sink, None, family=family)

    assert "number-expected" in {finding.slug for finding in sink}
