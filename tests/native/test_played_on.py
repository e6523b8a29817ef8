"""Games played to their end by bots, from the beginning or from a position, on both engines."""

from __future__ import annotations

from random import Random

import pytest

from regola_engine.conquest.game import Game
from regola_engine.conquest.state import State
from regola_engine.conquest.steady import steady_moves
from regola_engine.kernel.faults import Refusal
from regola_engine.kernel.items import RULES
from regola_engine.kernel.moves import Move
from regola_engine.native.building import machine_compiler
from regola_engine.native.play import Results, load
from regola_engine.native.state import FAULTS, NativeState
from regola_games import conquest, underground
from regola_games import small_world as above
from tests.engine.games import after, any_move, begun, dice, small_world, with_more
from tests.engine.games import underground as below
from tests.support.conquest_probes import probe_of

pytestmark = pytest.mark.needs("compiler")

BOARDS = (*above.BOARDS, *underground.BOARDS)
CIRCLERS = """
    race circlers {
        name: en "Circler" / "Circlers"
        tokens: 9 of 14
        when you redeploy: redeploy
    }
    """


def _on_both(game: Game, seeds: range, bots: tuple[str, ...]) -> list[Results]:
    return [load(game, native=native).play_games(seeds, bots) for native in (True, False)]


@pytest.mark.parametrize("board", BOARDS, ids=lambda board: str(board.reference))
def test_steady_plays_on_every_board_as_in_python(board: above.BoardItem) -> None:
    """Above and below, two to five players: coins, moves and rounds of each game are equal."""
    content = above if board in above.BOARDS else underground
    game = Game((*conquest.ITEMS, *content.ITEMS), board, board.players)
    native, python = _on_both(game, range(2), ("steady",) * board.players)
    assert native == python


@pytest.mark.parametrize(
    "line",
    [
        "at scoring: roll 2 dice, gain as many coins as the highest roll",
        "when you conquer a region: you may pay 1 coin, gain 1 token",
        "at scoring: each opponent must pay 1 coin to you, otherwise gain 1 token",
    ],
)
def test_steady_plays_rules_of_a_pack_as_in_python(line: str) -> None:
    """Also where a rule rolls, asks, or speaks of others."""
    for players, game in probe_of(line).games.items():
        native, python = _on_both(game, range(2), ("steady",) * players)
        assert native == python


def test_a_game_that_a_rule_ends_is_told_below_nought() -> None:
    """Minus the place of the fault, whoever plays; the others are played to their end."""
    game = with_more(CIRCLERS, players=5)
    native, python = _on_both(game, range(12), ("random",) * 5)
    endless = -FAULTS.index("endless")
    assert native == python
    assert endless in native.moves
    assert {moves for moves in native.moves if moves <= 0} == {endless}


def test_a_deed_that_asks_on_and_on_is_not_thought_on_for_ever() -> None:
    """To say yes is to be asked again: it does nothing, and is as good as to say no."""
    game = with_more(
        """
        race askers {
            name: en "Asker" / "Askers"
            tokens: 9 of 14
            when you redeploy: you may redeploy
        }
        """,
        players=5,
    )
    chance = dice(1)
    states = (begun(game, seed) for seed in range(50))
    state = next(state for state in states if _has_begun_to_ask(state, chance))
    assert steady_moves(state) == [0, 1]


def _has_begun_to_ask(state: State, chance: Random) -> bool:
    while not state.is_over and state.moves[0].sort != "yes":
        state.apply(any_move(state, chance))
    return not state.is_over and RULES[state.under_way][1].endswith("/askers")


# ---- from a position --------------------------------------------------------------------------


@pytest.mark.parametrize("answers", [0, 25, 60])
@pytest.mark.parametrize("bots", [("steady", "steady"), ("random", "greedy")])
def test_a_position_is_played_out_as_in_python(answers: int, bots: tuple[str, str]) -> None:
    """From either engine's position, with a first move or without; the position stays."""
    state = after(small_world(), 4, answers)
    native, python = (load(state.game, native=native) for native in (True, False))
    taken, before = native.taken(state), state.snapshot()
    assert isinstance(taken, NativeState)
    for first in (None, state.moves[-1]):
        found = native.play_out(state, range(5), bots, first)
        assert found == native.play_out(taken, range(5), bots, first)
        assert found == python.play_out(state, range(5), bots, first)
        assert found == python.play_out(taken, range(5), bots, first)
        assert len(set(found.coins)) > 1
    assert state.snapshot() == taken.snapshot() == before


def test_what_is_hidden_changes_nothing_of_a_playout() -> None:
    """Other stacks and dice to come: the same games."""
    state = after(below(), 3, 20)
    other = state.clone(7)
    for stack in (other.race_stack, other.power_stack, other.finds_stack):
        stack.reverse()
    table = load(state.game, native=True)
    seats = ("steady",) * state.game.seats
    assert table.play_out(state, range(4), seats) == table.play_out(other, range(4), seats)


@pytest.mark.parametrize("seed", [0, 3, -3, 1 << 70])
def test_a_seat_sees_in_the_core_what_it_sees_in_python(seed: int) -> None:
    """What is hidden is drawn alike, and chance goes on alike."""
    state = after(below(), 3, 20)
    taken = load(state.game, native=True).taken(state)
    seen, plain = taken.seen_by(0, seed), state.seen_by(0, seed)
    assert isinstance(plain, State)
    assert seen.snapshot() == plain.snapshot()
    assert seen.in_python().rng.getstate() == plain.rng.getstate()


@pytest.mark.parametrize("native", [True, False])
def test_what_cannot_be_played_out_is_refused(*, native: bool) -> None:
    """A move that is none, a state of another game, a bot too few."""
    state = begun(small_world(), 3)
    table = load(state.game, native=native)
    with pytest.raises(Refusal):
        table.play_out(state, [1], first=Move("put", (1,)))
    with pytest.raises(ValueError, match="another game"):
        table.play_out(begun(small_world(3), 3), [1])
    with pytest.raises(ValueError, match="one a seat"):
        table.play_out(state, [1], ("steady",))


def test_fractions_are_those_of_python() -> None:
    """No compiler may join a multiplication with an addition: what is compared would differ."""
    assert "-ffp-contract=off" in machine_compiler().flags
