"""What programs see of a game in the core is what they see of one in Python."""

from __future__ import annotations

from array import array

import pytest

from regola_engine.conquest.frames import PUT_TOKEN
from regola_engine.conquest.game import Game
from regola_engine.kernel.faults import Refusal, RuleError
from regola_engine.kernel.moves import NOBODY, Move
from regola_engine.native import handing, saying
from regola_engine.native.building import Unbuilt
from regola_engine.native.in_step import InStep
from regola_engine.native.play import load
from regola_engine.native.printing import Unsayable, printed
from regola_engine.native.state import NativeState
from tests.engine.games import any_move, begun, dice, small_world, with_more

pytestmark = pytest.mark.needs("compiler")


def _native(game: Game, seed: int) -> NativeState:
    state = load(game, native=True).start(seed)
    assert isinstance(state, NativeState)
    return state


def test_a_copy_goes_its_own_way() -> None:
    """What happens to a copy does not happen to the original; the same chance, the same game."""
    state = _native(small_world(), 3)
    before, twin = state.snapshot(), state.clone()
    chance = dice(1)
    while not twin.is_over:
        twin.apply(twin.moves[int(chance.random() * len(twin.moves))])
    assert state.snapshot() == before
    assert (twin.mover, twin.moves) == (-1, ())


def test_a_copy_may_have_a_chance_of_its_own() -> None:
    """With a seed the dice to come are those of the seed, as in Python."""
    state, plain = _native(small_world(), 3), begun(small_world(), 3)
    assert state.clone(9).in_python().rng.getstate() == plain.clone(9).rng.getstate()
    assert state.clone().in_python().rng.getstate() == plain.rng.getstate()


@pytest.mark.parametrize("seed", [0, -3, 1 << 40, (1 << 64) - 1, 1 << 64, 1 << 70])
def test_any_seed_is_that_of_python(seed: int) -> None:
    """Set-up and all dice after it are those of Python's chance, however large the seed."""
    state, plain = _native(small_world(), seed), begun(small_world(), seed)
    assert state.in_python().rng.getstate() == plain.rng.getstate()
    assert state.snapshot() == plain.snapshot()


def test_games_that_go_on_in_turn_have_the_chance_of_each() -> None:
    """Words of chance are at hand for one game alone: those of the others are worked out again."""
    games = [(_native(small_world(), seed), begun(small_world(), seed)) for seed in range(3)]
    taken = games[1][1].clone(5)
    assert games[0][0]._handed is not None
    games.append((NativeState.of(taken, games[0][0]._handed), taken))
    for turn in range(120):
        for state, plain in games:
            if not plain.is_over:
                move = plain.moves[turn % len(plain.moves)]
                plain.apply(move)
                state.apply(move)
                assert state.in_python().rng.getstate() == plain.rng.getstate()


def test_seeds_of_players_by_chance_have_bounds() -> None:
    """A negative one is that without its sign; a larger one than a draw can begin with is told."""
    tables = [load(small_world(), native=native) for native in (True, False)]
    assert tables[0].play_games([-3]) == tables[1].play_games([-3]) == tables[0].play_games([3])
    for table in tables:
        with pytest.raises(ValueError, match="64 bits"):
            table.play_games([1 << 64])


def test_what_is_not_legal_is_refused_with_its_reason() -> None:
    """The reason is the one that the Python engine gives, and nothing has changed."""
    state, plain = _native(small_world(), 3), begun(small_world(), 3)
    before, wrong = state.snapshot(), Move("put", (1,))
    with pytest.raises(Refusal) as told:
        state.apply(wrong)
    with pytest.raises(Refusal) as known:
        plain.apply(wrong)
    assert (told.value.slug, told.value.rule) == (known.value.slug, known.value.rule)
    assert state.snapshot() == before


def test_a_position_goes_from_one_engine_to_the_other_and_back() -> None:
    """In the middle of a question, too."""
    game = small_world(3)
    table, plain, chance = load(game, native=True), begun(game, 5), dice(2)
    assert table.handed is not None
    while plain.question is None or plain.question.about != PUT_TOKEN:
        plain.apply(any_move(plain, chance))
    taken = NativeState.of(plain, table.handed)
    assert taken.in_python().snapshot() == plain.snapshot()
    assert taken.winners() == plain.winners()


@pytest.mark.parametrize(
    ("name", "place", "number"),
    [
        ("holder", 0, 99),
        ("held", 2, 1 << 61),
        ("owner", 1, 2),
        ("race", 0, 1000),
        ("active", 1, -2),
        ("tokens", 3, -1),
        ("row_races", 0, -1),
        ("row_powers", 2, 1000),
        ("power_stack", 0, 1 << 40),
    ],
)
def test_a_position_that_no_game_has_is_refused(name: str, place: int, number: int) -> None:
    """A holder that is no people, a region off the board, fewer tokens than none: a fault."""
    game = small_world()
    table, plain = load(game, native=True), begun(game, 5)
    assert table.handed is not None
    while plain.round < 2:
        plain.apply(plain.moves[0])
    NativeState.of(plain, table.handed)
    getattr(plain, name)[place] = number
    with pytest.raises(RuleError, match="raised"):
        NativeState.of(plain, table.handed)


def test_many_games_end_as_they_do_in_python() -> None:
    """Coins, moves and rounds of games by chance are those of the Python engine."""
    game, seeds = small_world(2), range(4)
    native, python = load(game, native=True), load(game, native=False)
    assert native.play_games(seeds) == python.play_games(seeds)
    assert isinstance(native.play_games(seeds).coins, array)


@pytest.mark.parametrize(
    "bots", [("greedy", "greedy"), ("random", "greedy"), ("random", "steady"), ("steady", "steady")]
)
def test_bots_of_the_core_play_as_those_in_python(bots: tuple[str, str]) -> None:
    """Move by move what each would take; who likes regions and coins beats who draws moves."""
    game, seeds = small_world(2), range(6)
    native, python = load(game, native=True), load(game, native=False)
    found = native.play_games(seeds, bots)
    assert found == python.play_games(seeds, bots)
    if bots[0] == "random":
        assert sum(found.coins[1::2]) > 1.5 * sum(found.coins[::2])


@pytest.mark.parametrize("bots", [("greedy",), ("greedy", "clever"), ("greedy",) * 3])
def test_bots_are_one_a_seat(bots: tuple[str, ...]) -> None:
    """Others are refused, whoever plays."""
    for native in (True, False):
        with pytest.raises(ValueError, match="one a seat"):
            load(small_world(2), native=native).play_games([1], bots)


def test_games_in_step_go_on_as_they_do_in_python() -> None:
    """After every step whose turn it is, how many moves, round and coins are those in Python."""
    game, seeds = small_world(2), range(5)
    both = [load(game, native=native).in_step(seeds) for native in (True, False)]
    turn = 0
    while any(seat != NOBODY for seat in both[0].movers):
        assert _seen(both[0]) == _seen(both[1])
        chosen = [turn * 7 % max(1, choices) for choices in both[0].choices]
        for one in both:
            one.step(chosen)
        turn += 1
    assert _seen(both[0]) == _seen(both[1])
    assert list(both[0].choices) == [0] * len(seeds)


def _seen(games: InStep) -> tuple[list[int], ...]:
    return tuple(list(one) for one in (games.movers, games.choices, games.rounds, games.coins))


@pytest.mark.parametrize("native", [True, False])
def test_a_rule_that_never_ends_ends_its_game_alone(*, native: bool) -> None:
    """The others go on; the one that was ended may begin anew."""
    game = with_more(
        """
        race circlers {
            name: en "Circler" / "Circlers"
            tokens: 9 of 14
            when you redeploy: redeploy
        }
        """,
        players=5,
    )
    games = load(game, native=native).in_step(range(30))
    while any(games.choices):
        games.step([choices - 1 if choices else 0 for choices in games.choices])
    faults = [games.fault(number) for number in range(len(games))]
    assert set(faults) == {"", "endless"}
    assert all(games.movers[number] == NOBODY for number in range(len(games)))
    ended = faults.index("endless")
    games.begin(ended, 3)
    assert (games.fault(ended), games.choices[ended] > 0) == ("", True)


@pytest.mark.parametrize("native", [True, False])
def test_a_game_in_step_begins_anew_alone(*, native: bool) -> None:
    """The others stay where they are, and a state of one is a copy."""
    games = load(small_world(), native=native).in_step([3, 4])
    first = games.state(0).legal_moves()
    games.step([0, 0])
    other, copy = games.state(1).snapshot(), games.state(1)
    games.begin(0, 3)
    copy.apply(copy.legal_moves()[0])
    assert games.state(0).legal_moves() == first
    assert games.state(1).snapshot() == other
    assert games.choices[0] == len(first)
    games.begin(1, 3)
    assert list(games.choices) == [len(first)] * 2


@pytest.mark.parametrize("native", [True, False])
@pytest.mark.parametrize("chosen", [[0], [0, 0, 0], [0, -1], [10_000, 0]])
def test_a_step_with_a_number_of_no_move_does_nothing(chosen: list[int], *, native: bool) -> None:
    """It is refused whole: no game has gone on."""
    games = load(small_world(), native=native).in_step([3, 4])
    before = [games.state(number).snapshot() for number in range(len(games))]
    with pytest.raises(ValueError, match="move"):
        games.step(chosen)
    assert [games.state(number).snapshot() for number in range(len(games))] == before


# ---- in Python all the same -------------------------------------------------------------------


def test_without_a_compiler_games_are_played_in_python(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a word of why; who insists is told."""

    def none(_parts: object) -> None:
        raise Unbuilt("no-compiler")

    monkeypatch.setattr(handing, "built", none)
    monkeypatch.setattr(handing, "_LIBRARIES", {})
    table = load(small_world())
    assert (table.is_native, table.why) == (False, "no-compiler")
    assert table.start(1).legal_moves() == begun(small_world(), 1).legal_moves()
    with pytest.raises(Unbuilt):
        load(small_world(), native=True)


def test_a_rule_that_c_does_not_say_is_played_in_python(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a word of why."""

    def refused(_modules: object) -> None:
        raise Unsayable("sorted(found)", "home.power.probe", "rule_1")

    monkeypatch.setattr(saying, "printed", refused)
    monkeypatch.setattr(saying, "_PARTS", {})
    table = load(small_world())
    assert (table.is_native, table.why) == (False, "home.power.probe rule_1: sorted(found)")


def test_whoever_wants_python_gets_it() -> None:
    """Nothing is compiled where native play is declined."""
    assert load(small_world(), native=False).handed is None


@pytest.mark.parametrize(
    "body",
    [
        "return sorted(position.held)",
        "return position.held[you:]",
        "return position.secret",
        "return [you]",
        "return 1.5",
        "for one in position.held:\n        return one",
        "return you in position.held",
        "return open(1)",
        "return opponents(position, you, you)",
        "if you:\n        one = 1\n    return one",
    ],
)
def test_what_c_does_not_say_is_refused(body: str) -> None:
    """Nothing but what rules are made of goes into C."""
    text = f"def rule_1(position: Position, you: int) -> int:\n    {body}\n"
    with pytest.raises(Unsayable):
        printed([("home.power.probe", text)])
