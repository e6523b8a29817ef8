"""What a player may see: nothing that others hold in secret, and all that is open."""

from __future__ import annotations

from random import Random

import pytest

from regola_engine.kernel.bots import random_move
from regola_engine.lords.greed import greedy_move
from regola_engine.lords.sets import traps_of
from regola_engine.lords.state import State, start
from tests.lords.table import table


def _open(state: State) -> tuple[object, ...]:
    """What lies open before everybody."""
    return (
        state.gold, state.food, state.imps, state.evil, state.marks, state.tiles, state.conquered,
        state.rooms, state.keeper, state.parties, state.prisons, state.wounds, state.boxes,
        state.chosen, state.barred, state.waiting, state.announced, state.offered_rooms,
    )  # fmt: skip


def _sizes(state: State) -> list[int]:
    stacks = (state.monster_deck, state.room_deck, state.hero_deck, state.trap_deck)
    held = [traps_of(state, seat).bit_count() for seat in range(state.game.seats)]
    return [*map(len, stacks), *held]


@pytest.mark.parametrize("seed", range(4))
def test_what_is_open_stays_and_what_is_hidden_keeps_its_size(seed: int) -> None:
    """A seat sees its own traps, known cards and moves as they are, and as much of the rest."""
    state, rng = table(2 + seed % 3, seed), Random(seed)  # noqa: S311  # no secrets
    while not state.is_over:
        if rng.random() < 0.1:
            for seat in range(state.game.seats):
                _is_right(state, state.seen_by(seat, seed=rng.randrange(1000)), seat)
        state.apply(random_move(state, rng))


def _is_right(state: State, seen: State, seat: int) -> None:
    assert _open(seen) == _open(state)
    assert _sizes(seen) == _sizes(state)
    assert traps_of(seen, seat) == traps_of(state, seat)
    known = [place for place in range(len(state.card_deck)) if state.known[seat] >> place & 1]
    assert [seen.card_deck[n] for n in known] == [state.card_deck[n] for n in known]
    assert len(set(seen.card_deck)) == len(seen.card_deck)
    if state.mover == seat or not state.is_secret:
        assert seen.legal_moves() == state.legal_moves()


def test_a_seen_game_can_be_played_on() -> None:
    """What a seat sees is a game: a player that needs no person can think on it."""
    state, rng = table(3, 7), Random(7)  # noqa: S311  # no secrets
    for _ in range(80):
        state.apply(random_move(state, rng))
    seen = state.seen_by(state.mover, seed=3)
    while not seen.is_over:
        seen.apply(random_move(seen, rng))
    assert len(seen.scores()) == 3


def test_hidden_stacks_are_drawn_anew() -> None:
    """Two looks with other seeds differ: nobody can read the stacks."""
    state = table(4, 1)
    looks = [state.seen_by(0, seed=seed) for seed in range(5)]
    assert len({tuple(look.trap_deck) for look in looks}) > 1
    assert len({tuple(look.specials) for look in looks}) > 1


def _others_choices(state: State, rng: Random) -> list[State]:
    """Where a secret is chosen: the position after each of several choices of the same player."""
    moves = state.legal_moves()
    chosen = rng.sample(moves, min(3, len(moves)))
    twins = [state.clone() for _ in chosen]
    for twin, move in zip(twins, chosen, strict=True):
        twin.apply(move)
    return twins


def _as_seen(state: State, seat: int) -> tuple[object, ...]:
    """All that a seat is shown of a game: its position, what it may do, and the log."""
    seen = state.seen_by(seat, seed=11)
    return seen.snapshot(), seen.legal_moves(), list(seen.log or ())


def _greedy(state: State) -> object:
    return greedy_move(state, Random(3))  # noqa: S311  # no secrets


_COMPARED = 40


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_sees_orders_before_they_are_revealed(seats: int) -> None:
    """Whatever another seals, a seat is shown the same, its log too, and greed chooses the same."""
    rng, compared = Random(seats), 0  # noqa: S311  # no secrets
    state = start(table(seats, 1).game, Random(1), log=True)  # noqa: S311  # no secrets
    while not state.is_over and compared < _COMPARED:
        asked = state.seat
        if state.is_secret:
            for seat in set(range(seats)) - {asked}:
                twins = _others_choices(state, rng)
                if all(twin.stage == state.stage for twin in twins):
                    compared += 1
                    assert all(_as_seen(t, seat) == _as_seen(twins[0], seat) for t in twins)
                    answers = {_greedy(twin) for twin in twins if twin.seat == seat}
                    assert len(answers) <= 1
        state.apply(random_move(state, rng))
    assert compared >= _COMPARED


def test_orders_are_shown_to_all_once_all_have_chosen() -> None:
    """Until then the log says nothing of orders; then it tells those of everybody at once."""
    state, rng = start(table(3, 2).game, Random(2), log=True), Random(2)  # noqa: S311  # no secrets
    while state.stage == 0:
        assert state.is_secret
        assert {"withhold", "orders"}.isdisjoint(entry.kind for entry in state.log or ())
        state.apply(random_move(state, rng))
    told = [entry.seat for entry in state.log or () if entry.kind == "withhold"]
    assert sorted(told) == [0, 1, 2]
