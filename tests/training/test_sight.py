"""What trained players see of a game: always as many numbers, and nothing that is hidden."""

from __future__ import annotations

from random import Random

import pytest

from regola.training.sight import MOST, begun, game_of, rewards, seen, size


def _answers(seed: int, players: int = 2) -> list[tuple[list[float], ...]]:
    """Play a game by chance, and return what each seat saw at each decision."""
    state, chance = begun(game_of("small_world", players), seed), Random(seed)  # noqa: S311
    found = []
    while not state.is_over:
        assert len(state.moves) <= MOST
        found.append(tuple(seen(state, seat) for seat in range(players)))
        state.apply(chance.choice(state.moves))
    assert sum(rewards(state)) == pytest.approx(0)
    assert max(rewards(state)) > 0
    return found


@pytest.mark.parametrize("players", [2, 3])
def test_sight_has_always_as_many_numbers(players: int) -> None:
    """Whatever the position, and for whoever looks."""
    wanted = size(game_of("small_world", players))
    for told in _answers(3, players):
        assert {len(one) for one in told} == {wanted}


def test_stacks_and_dice_are_not_seen() -> None:
    """The same position with other stacks and other dice to come looks the same."""
    state = begun(game_of("underground", 2), 4)
    for number in range(40):
        twin = state.clone(number)
        for stack in (twin.race_stack, twin.power_stack, twin.finds_stack):
            stack.reverse()
        assert [seen(twin, seat) for seat in (0, 1)] == [seen(state, seat) for seat in (0, 1)]
        state.apply(state.moves[number * 5 % len(state.moves)])


def test_moves_are_seen_by_whose_turn_it_is_alone() -> None:
    """There is one row of numbers a legal move, marked by a 1; the others see none."""
    state = begun(game_of("small_world", 2), 5)
    table = size(state.game) - 4 * MOST
    marks = seen(state, state.mover)[table::4]
    assert sum(marks) == len(state.moves)
    assert not any(seen(state, 1 - state.mover)[table:])


def test_board_that_is_not_there_is_refused() -> None:
    """Nobody plays Small World with nine."""
    with pytest.raises(ValueError, match="9"):
        game_of("small_world", 9)
