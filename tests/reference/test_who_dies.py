"""Which of several goons dies: whoever kills chooses, also where rules are heard before that."""

from __future__ import annotations

from random import Random

from regola_engine.digger.frames import Frame
from regola_engine.digger.killing import kill_goons
from regola_engine.kernel.moves import Move
from tests.support.tile_games import looked_for, tried
from tests.support.tile_probes import probes_of, stirred

FORETOLD = "before you kill a goon: gain 1 gold piece"
KILLED = f"at the end of your turn: kill 1 goon of an opponent\n    {FORETOLD}"


def test_one_of_several_is_chosen() -> None:
    """It was the first there is, of the first player."""
    state = stirred(probes_of("lord", FORETOLD).game(2), Random(3))  # noqa: S311  # tiles
    found = [(0, 11, 2), (1, 11, 1), (1, 12, 3)]
    for seat, tile, count in found:
        state.goons[seat][tile] = count
    state.lords[0] = len(state.game.lords) - 1
    frame = Frame(0, 0, -1, state.told("end of turn", 0, -1))
    kill_goons(state, frame, found, 1)

    assert state.question is not None
    assert set(state.question.moves) == {Move("pick", (one,)) for one in (11, 1011, 1012)}


def test_both_readings_let_him_choose() -> None:
    """The second reading asks the same, and goes on alike."""
    [one] = looked_for(probes_of("lord", KILLED))
    for seed in range(3):
        [outcome] = tried(one, seed, 1)

        assert outcome.differences == []
