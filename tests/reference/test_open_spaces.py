"""Which spaces are open to a tile: by play and by the rules, as all lies before it is laid."""

from __future__ import annotations

from regola.reference.digger.building import placements
from regola.reference.digger.facts import read, read_course
from regola.reference.digger.game import delve_of
from regola.reference.following import same_chance
from regola_engine.digger import placing
from regola_engine.digger.saves import code
from regola_engine.digger.state import State
from tests.engine.test_tiles import dice
from tests.support.tile_probes import lay_open, probes_of, stirred
from tests.support.tile_reading import family_of

_NEVER = 1000
"""More tiles than there are."""


def _ways(line: str) -> tuple[State, set[str], set[str]]:
    """Return a position in which somebody bears a rule, and how he may build: read, and played."""
    batch, rng = probes_of("lord", line), dice(7)
    table = batch.game(2)
    state = stirred(table, rng).clone(1)
    assert lay_open(state, "lord", 0, rng)
    family = family_of(table, list(batch.program.all_items()))
    play = delve_of(family, read(state), read_course(state), same_chance(state))
    seat = state.lords.index(max(state.lords))
    told = {answer.code for answer in placements(play, seat, set(play.dug.grounds))}
    return state, told, {code(state, one) for one in placing.placements(state, seat, state.tiles)}


def _with_so_many(least: int) -> tuple[State, set[str], set[str]]:
    return _ways(f"a space is not open to a tile if the number of tiles is at least {least}")


def test_a_space_is_empty_when_a_tile_is_held_over_it() -> None:
    """Where no empty space is open, nothing can be built at all."""
    _, told, played = _ways("any empty space is not open")

    assert (told, played) == (set(), set())


def test_a_tile_that_is_held_over_a_space_is_not_counted() -> None:
    """Only tiles that lie are tiles of the board: one more than these there are not."""
    state, told, played = _with_so_many(_NEVER)
    lying = state.tiles.bit_count()

    assert told == played != set()
    assert _with_so_many(lying + 1)[1:] == (played, played)
    assert _with_so_many(lying)[1:] == (set(), set())


def test_spaces_connected_to_tiles_are_those_where_something_can_be_built() -> None:
    """Whatever is built has to be connected: without such spaces nothing is, without others all."""
    free = _with_so_many(_NEVER)[1]

    assert _ways("you may not build a tile in a space connected to a tile")[1:] == (set(), set())
    assert _ways("you may not build a tile in a space not connected to a tile")[1:] == (free, free)
