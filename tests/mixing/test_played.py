"""What is said of rules without playing holds in play."""

from __future__ import annotations

import pytest

from regola.compilation.mixtures import mixed_program
from regola.compilation.program import Program
from regola.mixing.remarks import Line
from regola.playing.firing import Trials, trials
from tests.mixing.official import games

_GAMES = 12


@pytest.fixture(scope="module")
def above() -> Trials:
    """Both boxes on the board for two above ground."""
    found = trials(games(), "small_world", ["underground"])
    assert found is not None
    return found


def test_what_is_said_to_do_nothing_does_nothing(above: Trials) -> None:
    """Two who lose no token, and what would last after Vanishing, change nothing in any game."""
    elves = above.try_out("small_world/race/elves", "underground/power/immortal", _GAMES)
    ghouls = above.try_out("small_world/race/ghouls", "underground/power/vanishing", _GAMES)

    assert elves.games == ghouls.games == _GAMES
    assert Line("underground/power/immortal", 1) not in elves.fired
    assert not {line for line in ghouls.fired if line.reference == "small_world/race/ghouls"}


def test_what_does_something_is_seen_to(above: Trials) -> None:
    """A discount, a ford and an offer are noticed; the ford that no board has is not."""
    found = above.try_out("underground/race/lizardmen", "small_world/power/commando", _GAMES)
    stout = above.try_out("small_world/race/ratmen", "small_world/power/stout", _GAMES)

    assert found.fired[Line("small_world/power/commando", 1)] == _GAMES
    assert found.fired[Line("underground/race/lizardmen", 4)] > 0
    assert Line("underground/race/lizardmen", 2) not in found.fired
    assert Line("small_world/power/stout", 1) in stout.fired


def test_flames_never_enter_above_ground(above: Trials) -> None:
    """Where every entrance is barred a people holds no region."""
    flames = above.try_out("underground/race/flames", "small_world/power/commando", _GAMES)
    orcs = above.try_out("small_world/race/orcs", "small_world/power/commando", _GAMES)

    assert (flames.games, flames.entered) == (_GAMES, 0)
    assert orcs.entered == _GAMES


def test_senseless_items_are_set_aside() -> None:
    """A table that mixes the boxes draws no item that makes no sense on its boards."""
    above = mixed_program(games(), "small_world", ["underground"])
    below = mixed_program(games(), "underground", ["small_world"])

    def ids(program: Program) -> set[str]:
        items = (*program.library, *program.items)
        return {item.id for item in items if item.kind in ("race", "power")}

    assert len(ids(above)) == 29 + 41 - 3
    assert len(ids(below)) == 29 + 41 - 5
    assert ids(above).isdisjoint({"flames", "spiderines", "kraken"})
    assert ids(below).isdisjoint({"humans", "hill", "mounted", "underworld", "seafaring"})


def test_base_rules_and_boards_are_those_of_the_game() -> None:
    """On the boards of a game its own base rules hold, and what counts as what there."""
    found = mixed_program(games(), "underground", ["small_world"])
    items = (*found.library, *found.items)

    assert {item.pack for item in items if item.kind == "board"} == {"underground"}
    assert {item.pack for item in items if item.kind == "base"} == {
        "conquest",
        "underground",
        "small_world_and_underground",
    }
