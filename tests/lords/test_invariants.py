"""The watch over positions sees what it is there for: each wrong made by hand is told."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from regola_engine.kernel.bots import random_move
from regola_engine.kernel.log import Entry
from regola_engine.kernel.masks import bits
from regola_engine.lords.position import NOBODY
from regola_engine.lords.state import State
from tests.lords.table import table
from tests.support.lords_invariants import violations


def _more(field: str) -> Callable[[State], None]:
    def wrong(state: State) -> None:
        getattr(state, field)[0] += 1

    return wrong


def _lost_hero(state: State) -> None:
    next(party for party in state.parties if party).pop()


def _hero_twice(state: State) -> None:
    state.prisons[0].append(next(party for party in state.parties if party)[0])


def _monster_from_nowhere(state: State) -> None:
    state.keeper[state.monster_deck[0]] = 0


def _trap_from_nowhere(state: State) -> None:
    state.trap_keeper[state.trap_deck[0]] = 0


def _given_twice(state: State) -> None:
    state.chosen[0] = [state.chosen[0][0]] * 2


def _held_and_given(state: State) -> None:
    held = bits(state.barred[0])[0]
    state.chosen[0] = [held, *state.chosen[0][1:]]


def _done_twice(state: State) -> None:
    assert state.log is not None
    done = next(entry for entry in reversed(state.log) if entry.kind == "perform")
    state.log.append(Entry("perform", done.seat, NOBODY, done.numbers))


def _imps_at_work(state: State) -> None:
    state.busy[0] = state.imps[0] + 1


def _room_twice(state: State) -> None:
    state.offered_rooms.append(state.room_deck[0])


def _square(state: State) -> None:
    state.tiles |= (1 << state.game.grid.size) - 1


WRONGS = {
    **{field: _more(field) for field in ("gold", "food", "imps", "marks", "evil")},
    "an adventurer lost": _lost_hero,
    "an adventurer twice": _hero_twice,
    "a monster from nowhere": _monster_from_nowhere,
    "a trap from nowhere": _trap_from_nowhere,
    "an order given twice": _given_twice,
    "an order held back and given": _held_and_given,
    "an order carried out twice": _done_twice,
    "imps at work that are not there": _imps_at_work,
    "a room twice": _room_twice,
    "a square of tiles": _square,
}


def _at_work(seats: int) -> State:
    """Return a game of which minions are at work in its third round: parties are there."""
    state, chance = table(seats, 3, log=True), Random(3)  # noqa: S311  # no secrets
    while (state.round, state.game.programme[state.stage].name) != (3, "performing"):
        state.apply(random_move(state, chance))
    return state


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("wrong", WRONGS)
def test_each_wrong_is_told(wrong: str, seats: int) -> None:
    """A position that is right has no fault; made wrong in one thing, it has."""
    state = _at_work(seats)
    assert violations(state) == []
    WRONGS[wrong](state)
    assert violations(state) != []
