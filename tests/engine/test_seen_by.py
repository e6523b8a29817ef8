"""A state as a seat sees it holds what the seat may see, and nothing of what is hidden."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from regola_engine.conquest.game import Game
from regola_engine.conquest.state import State, start
from regola_engine.conquest.steady import steady_move
from regola_games import conquest, underground

_HIDDEN = ("race_stack", "power_stack", "finds_stack")


def _positions(seed: int, count: int) -> Iterator[State]:
    """Give positions of a game of Underground, where stacks of all sorts are hidden."""
    board = next(board for board in underground.BOARDS if board.players == 2)
    state = start(Game((*conquest.ITEMS, *underground.ITEMS), board, 2), Random(seed))  # noqa: S311
    for number in range(count):
        if number % 5 == 0:
            yield state
        state.apply(state.moves[number * 7 % len(state.moves)])


def _with_other_stacks(state: State, seed: int) -> State:
    """Return the same position with what is hidden in another order, and other dice to come."""
    twin = state.clone(seed)
    for name in _HIDDEN:
        Random(f"{seed} {name}").shuffle(getattr(twin, name))  # noqa: S311
    return twin


def _open(state: State) -> tuple[object, ...]:
    """Return all of a position but for the order of what is hidden."""
    twin = state.clone()
    for name in _HIDDEN:
        getattr(twin, name).sort()
    return twin.snapshot()


def test_what_is_open_is_seen_as_it_is() -> None:
    """Nothing is lost or added: each stack holds what it held."""
    for state in _positions(3, 60):
        before = state.snapshot()
        assert _open(state.seen_by(0, 5)) == _open(state)
        assert state.snapshot() == before


def test_what_is_hidden_is_drawn_by_the_seed_alone() -> None:
    """Two orders of the same stacks, and other dice to come, cannot be told apart."""
    for state in _positions(4, 60):
        seen, other = state.seen_by(0, 5), _with_other_stacks(state, 9).seen_by(0, 5)
        for name in _HIDDEN:
            assert getattr(seen, name) == getattr(other, name)
        assert seen.rng.random() == other.rng.random()


def test_order_of_hidden_cards_is_not_the_real_one() -> None:
    """Of many draws the first card is the real first one about as often as any other."""
    state = next(_positions(5, 1))
    first, size = state.race_stack[0], len(state.race_stack)
    hits = sum(state.seen_by(0, seed).race_stack[0] == first for seed in range(400))
    assert hits < 400 / size * 2


def test_steady_plays_alike_whatever_is_hidden() -> None:
    """Another order of the stacks and other dice change no move."""
    for state in _positions(6, 60):
        one, other = (
            steady_move(twin, Random(1))  # noqa: S311
            for twin in (state, _with_other_stacks(state, 9))
        )
        assert one == other
