"""Games of tiles by chance: what is conserved, where tiles lie, how games end."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regola.compilation.games import load
from regola.files.library import official
from regola.findings import Sink
from regola_engine.digger.areas import board_for
from regola_engine.digger.frames import Move
from regola_engine.digger.game import Game
from regola_engine.digger.geometry import distance
from regola_engine.digger.greed import greedy_move
from regola_engine.digger.saves import Record, code, replay, save
from regola_engine.digger.saves import load as loaded_save
from regola_engine.digger.state import State, start
from regola_engine.kernel.bots import random_move
from regola_engine.kernel.faults import CorruptSave, Refusal
from tests.support.sampling import sampled
from tests.support.tile_audit import Due, alike, audit, misplaced, paid

NAMES = (
    "adventurers",
    "creatures",
    "dragon_and_treasure",
    "dwarf_citadel",
    "monster_hunt",
    "sands_of_time",
)
SCENARIOS = ((), *((name,) for name in NAMES), NAMES)
ALL_SCENARIOS = (
    "adventurers",
    "creatures",
    "dragon_and_treasure",
    "dwarf_citadel",
    "monster_hunt",
    "sands_of_time",
)
MOST = 20_000


def dice(seed: int) -> Random:
    """Return chance of a seed."""
    return Random(seed)  # noqa: S311  # tiles, not secrets


@cache
def game(players: int, scenarios: tuple[str, ...] = (), *, lords: bool = False) -> Game:
    """Return the official game for a number of players."""
    program = official("digger")
    assert program is not None
    loaded = load(program, {}, Sink())
    names = [f"dungeon_digger/scenario/{name}" for name in scenarios]
    told = [item.scenario for item in loaded.items if item.reference in names]  # type: ignore[attr-defined]
    board = board_for(loaded.boards, players, told)  # type: ignore[arg-type]
    return Game(loaded.items, board, players, names, with_lords=lords)  # type: ignore[arg-type]


@pytest.mark.parametrize("scenarios", SCENARIOS)
@pytest.mark.parametrize("players", sampled([2, 3, 4, 5, 6], 2))
def test_a_game_keeps_its_counts(players: int, scenarios: tuple[str, ...]) -> None:
    """Tiles, goons and coins are conserved, all lies as it may, and the game ends."""
    state, rng = start(game(players, scenarios), dice(players)), dice(1)
    for count in range(MOST):
        if state.is_over:
            break
        state.apply(random_move(state, rng))
        if count % 10 == 0:
            assert audit(state) == []

    assert state.is_over
    assert audit(state) == []


@pytest.mark.parametrize("scenarios", SCENARIOS)
def test_greed_keeps_the_counts(scenarios: tuple[str, ...]) -> None:
    """Where bots look for what pays, tiles, goons and coins are conserved as well."""
    state, rng = start(game(3, scenarios), dice(3)), dice(4)
    for count in range(150):
        if state.is_over:
            break
        bot = greedy_move if state.mover < 2 else random_move
        state.apply(bot(state, rng))
        if count % 10 == 0:
            assert audit(state) == []

    assert audit(state) == []


@pytest.mark.parametrize(
    ("scenarios", "players"), [((), 3), (("creatures",), 2), (("dragon_and_treasure",), 4)]
)
def test_a_scenario_may_take_another_board(scenarios: tuple[str, ...], players: int) -> None:
    """Creatures are played on the board for one player fewer, the dragon on one for more."""
    assert game(3, scenarios).board.players == players


def test_central_tiles_of_two_scenarios_all_lie_on_the_board() -> None:
    """The Citadel lies in the middle, the dragon's seven tiles on the nearest spaces around."""
    table = game(3, ("dragon_and_treasure", "dwarf_citadel"))
    state = start(table, dice(5))
    laid = [space for space, design in enumerate(state.design) if design >= 0]
    names = [
        table.kinds[table.designs[state.design[space]].kind].reference.rpartition("/")[2]
        for space in laid
    ]
    spaces, middle = table.board.spaces, table.board.centre[0]
    steps = [distance(spaces[space], spaces[middle]) for space in laid]

    assert sorted(names) == ["cave"] * 3 + ["citadel", "hoard", "lair", "nest", "nest"]
    assert laid[names.index("citadel")] == middle
    assert sorted(steps) == [0, 1, 1, 1, 1, 1, 1, 2]


def test_a_game_of_lords_ends() -> None:
    """With Lords before the players the game goes its way to the end."""
    state, rng = start(game(4, lords=True), dice(4)), dice(4)
    for _ in range(MOST):
        if state.is_over:
            break
        state.apply(random_move(state, rng))

    assert state.is_over
    assert sorted(set(state.lords)) == sorted(state.lords)


def _played(seed: int, upto: int, *, log: bool = False) -> tuple[State, list[Move]]:
    state, rng = start(game(3), dice(seed), log=log), dice(seed + 1)
    moves: list[Move] = []
    while not state.is_over and len(moves) < upto:
        moves.append(random_move(state, rng))
        state.apply(moves[-1])
    return state, moves


def test_a_game_told_again_is_the_same() -> None:
    """The same moves lead to the same position from the same chance, with a log or without."""
    first, moves = _played(7, 60, log=True)
    again = start(game(3), dice(7))
    for move in moves:
        again.apply(move)

    assert (again.design, again.goons, again.coins, again.gold) == (
        first.design,
        first.goons,
        first.coins,
        first.gold,
    )
    assert again.moves == first.moves


def _recorded(upto: int) -> tuple[State, Record]:
    state, rng = start(game(2), dice(11)), dice(12)
    taken = tuple(name for name, is_taken in game(2).options.items() if is_taken)
    record = Record(board=game(2).board.reference, seats=2, seed=11, options=taken)
    while not state.is_over and len(record.moves) < upto:
        move = random_move(state, rng)
        record.moves.append(code(state, move))
        state.apply(move)
    return state, record


def test_a_saved_game_goes_on() -> None:
    """A game read from its text comes to the position that it was saved in."""
    state, record = _recorded(40)

    again = replay(loaded_save(save(record)), game(2))

    assert (again.design, again.goons, again.gold) == (state.design, state.goons, state.gold)
    assert again.moves == state.moves


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('"format": 2', '"format": 1', "unknown-format"),
        ('"seats": 2', '"seats": "two"', "not-a-number"),
        ('"seed": 11', '"seed": 11, "more": 1', "unknown-key"),
        ('"lords": false', '"lords": 0', "not-yes-or-no"),
        ("{", "[", "not-json"),
    ],
)
def test_a_broken_save_is_refused(old: str, new: str, reason: str) -> None:
    """What is no save of the format is refused with its reason."""
    _, record = _recorded(3)

    with pytest.raises(CorruptSave, match=reason):
        loaded_save(save(record).replace(old, new, 1))


def test_a_save_with_a_move_that_is_not_legal_is_refused() -> None:
    """A move that the rules do not allow makes a save worthless."""
    _, record = _recorded(3)
    record.moves[2] = "pick 999"

    with pytest.raises(CorruptSave, match="illegal-move"):
        replay(record, game(2))


def test_a_clone_goes_its_own_way() -> None:
    """What happens to a copy leaves the first as it was."""
    state, _ = _played(5, 30)
    before = (list(state.design), [list(g) for g in state.goons], state.moves)
    twin, rng = state.clone(), dice(3)
    for _ in range(20):
        if twin.is_over:
            break
        twin.apply(random_move(twin, rng))

    assert (state.design, state.goons, state.moves) == before


def test_a_move_that_is_not_legal_is_refused() -> None:
    """A move that is not among those offered is refused, and nothing changes."""
    state, _ = _played(5, 30)
    other, _ = _played(6, 31)
    strange = [move for move in other.moves if move not in state.moves]
    before = (list(state.design), state.points, state.moves)
    for move in strange:
        with pytest.raises(Refusal):
            state.apply(move)

    assert strange
    assert (state.design, state.points, state.moves) == before


def test_greed_beats_chance() -> None:
    """Of two players the one who looks ahead gains more gold."""
    state, rng = start(game(2), dice(2)), dice(2)
    for _ in range(120):
        if not state.is_over:
            bot = greedy_move if state.mover == 0 else random_move
            state.apply(bot(state, rng))

    assert state.gold[0] > state.gold[1]


@given(
    players=st.integers(min_value=2, max_value=6),
    scenarios=st.sets(st.sampled_from(ALL_SCENARIOS)),
    seed=st.integers(min_value=0, max_value=1 << 32),
)
@settings(max_examples=12, deadline=None)
def test_every_tile_built_lies_as_it_may(players: int, scenarios: set[str], seed: int) -> None:
    """Whatever is played with, tiles fit and connect, nothing is lost, and saves come out alike."""
    table = game(players, tuple(sorted(scenarios)), lords=seed % 2 == 1)
    state, rng = start(table, dice(seed)), dice(seed + 1)
    taken = tuple(name for name, is_taken in table.options.items() if is_taken)
    record = Record(
        board=table.board.reference,
        seats=players,
        seed=seed,
        scenarios=table.scenarios,
        options=taken,
        lords=bool(table.lords),
    )
    for _ in range(150):
        if state.is_over:
            break
        move = random_move(state, rng)
        assert move.sort != "build" or misplaced(state, move) == []
        record.moves.append(code(state, move))
        state.apply(move)

    assert audit(state) == []
    assert alike(replay(loaded_save(save(record)), table), state)


@given(seed=st.integers(min_value=0, max_value=1 << 32))
@settings(max_examples=6, deadline=None)
def test_corridors_bring_what_a_count_of_their_own_says(seed: int) -> None:
    """Players who leave nothing undone are given what each corridor they complete is worth."""
    state, rng = start(game(2), dice(seed), log=True), dice(seed + 1)
    due, moves = Due(state), 0
    while not state.is_over and (moves < 300 or state.agenda):  # what a build brings may ask first
        moves += 1
        doing = [move for move in state.moves if move.sort not in ("pass", "no")]
        state.apply(doing[int(rng.random() * len(doing))] if doing else random_move(state, rng))
        due.note(state)

    assert paid(state) == due.gold


@given(seed=st.integers(min_value=0, max_value=1 << 32))
@settings(max_examples=6, deadline=None)
def test_the_log_accounts_for_all_gold_and_coins(seed: int) -> None:
    """What the log says was gained and lost comes to what the players have in the end."""
    state, rng = start(game(3), dice(seed), log=True), dice(seed + 1)
    for _ in range(400):
        if not state.is_over:
            state.apply(random_move(state, rng))
    gold, coins = [0] * 3, [0] * 3
    for entry in state.log or ():
        if entry.kind == "gold":
            gold[entry.seat] += entry.numbers[0]
        elif entry.kind == "coins":
            coins[entry.seat] += entry.numbers[0]
        elif entry.kind in ("store", "unstore"):
            sign = 1 if entry.kind == "unstore" else -1
            coins[entry.seat] += sign * entry.numbers[0]
        elif entry.kind == "taken":
            coins[entry.seat] += entry.numbers[0]
            coins[entry.numbers[1]] -= entry.numbers[0]

    assert gold == state.gold
    assert coins == [len(held) for held in state.coins]


@pytest.mark.parametrize(
    ("area", "board"),
    [
        ("dragon_and_treasure", "digger_4p"),
        ("creatures", "digger_2p"),
        ("monster_hunt", "digger_3p"),
    ],
)
def test_a_scenario_chooses_the_board(area: str, board: str) -> None:
    """The dragon wants the area of a player more, creatures that of one fewer."""
    boards = [game(players).board for players in range(2, 7)]
    data = next(
        item.scenario
        for item in game(3, (area,)).items
        if item.scenario is not None and item.reference.endswith(area)
    )
    found = board_for(boards, 3, [data])

    assert found is not None
    assert found.reference == f"dungeon_digger/board/{board}"
    six = board_for(boards, 6, [data])
    assert six is not None
    assert six.players == {"creatures": 5}.get(area, 6)
