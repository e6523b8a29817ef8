"""What the log of a game of tiles keeps: who does what, once, and nothing that lies face down."""

from __future__ import annotations

from functools import partial

from regola_engine.digger.coins import reveal_coin
from regola_engine.digger.frames import Event, Frame, Move
from regola_engine.digger.game import TURNS, Game
from regola_engine.digger.greed import greedy_move
from regola_engine.digger.log import watched
from regola_engine.digger.state import State, start
from regola_engine.kernel.bots import random_move
from regola_engine.kernel.course import advance
from regola_engine.kernel.items import RULES
from regola_engine.kernel.log import Entry, Log
from tests.engine.test_tiles import dice, game

ADA, BEA = 0, 1


def _played(table: Game, seed: int, moves: int = 400) -> list[Entry]:
    """Return the log of a game by chance."""
    state, rng = start(table, dice(seed), log=True), dice(seed)
    for _ in range(moves):
        if state.is_over:
            break
        state.apply(random_move(state, rng))
    assert state.log is not None
    return list(state.log)


def _laid(seats: int = 2) -> State:
    """Return an empty board with a log, before the first turn."""
    state = State(game(seats), dice(1))
    state.log = Log()
    state.reserve = [12] * seats
    state.stage = TURNS
    return state


def _lay(state: State, space: int, kind: str, edges: str, owner: int = ADA) -> None:
    table = state.game
    names = {name.rpartition("/")[2]: number for number, name in enumerate(table.edge_names)}
    shown = tuple(names[one] for one in edges.split())
    number = table.kind_numbers[f"dungeon_digger/tile/{kind}"]
    state.lay(space, table.add_design(number, shown), 0, owner)


def test_lords_are_told_of_before_anything_else() -> None:
    """Each player's Lord is announced at the start."""
    log = _played(game(3, lords=True), 5, moves=1)

    assert sorted(entry.seat for entry in log if entry.kind == "lord") == [0, 1, 2]
    assert [entry.kind for entry in log[:3]] == ["lord"] * 3


def test_a_tile_that_lies_face_down_is_not_named() -> None:
    """What players scatter unseen is told by its space alone."""
    log = _played(game(2, ("monster_hunt",)), 3, moves=12)

    hidden = [entry for entry in log if entry.kind == "put-hidden"]
    assert len(hidden) == 6
    assert all(len(entry.numbers) == 1 and entry.seat >= 0 for entry in hidden)
    assert not [entry for entry in log if entry.kind == "put"]


def test_a_round_rises_at_the_player_who_began() -> None:
    """Whoever begins, each player has one turn of a round before the next one."""
    for seed in range(6):
        turns = [entry for entry in _played(game(3), seed) if entry.kind == "turn"]
        first = turns[0].seat
        for number, entry in enumerate(turns):
            assert entry.seat == (first + number) % 3
            assert entry.numbers == (1 + number // 3,)


def test_a_step_through_a_corridor_is_one_walk() -> None:
    """A squad that passes three tiles in one step is told of once, from its first to its last."""
    state = _laid()
    row = [n for n, (_, line, _) in enumerate(state.game.board.spaces) if line == 3][:5]
    ends = "door earth earth door earth earth"
    _lay(state, row[0], "sacrifice_well", ends)
    for space in row[1:4]:
        _lay(state, space, "plain_corridor", "arm earth earth arm earth earth")
    _lay(state, row[4], "kitchen", ends)
    state.goons[ADA][row[0]] = 1
    advance(state)
    move = state.game.order_numbers["dungeon_digger/order/move"]
    state.apply(next(m for m in state.moves if m.sort == "offer" and m.things[1] == move))
    step = next(m for m in state.moves if m.things[1:] == (row[0], row[4], 1))
    state.apply(step)

    assert state.log is not None
    walks = [entry for entry in state.log if entry.kind == "walk"]
    assert [(entry.seat, entry.numbers) for entry in walks] == [(ADA, (1, row[0], row[4]))]


def test_what_something_costs_is_told_apart_from_what_is_lost() -> None:
    """Points that an order costs are paid; those left over at the end of the turn are lost."""
    log = _played(game(2), 4)

    paid = [entry for entry in log if entry.kind == "pays"]
    lost = [entry for entry in log if entry.kind == "points" and entry.numbers[0] < 0]
    assert paid
    assert lost
    assert {getattr(RULES[entry.rule][0], "moment", "") for entry in lost} == {"end of turn"}
    assert all(getattr(RULES[entry.rule][0], "pays", "") == "point" for entry in paid)


def _look(state: State) -> None:
    reveal_coin(state, Frame(-1, BEA, -1, Event(BEA)))


def test_a_coin_that_is_looked_at_is_told() -> None:
    """The log says what the coin of the sands is worth, and who looked."""
    state = _laid()
    state.bag = [2]
    watched(state, partial(_look, state))

    assert state.log is not None
    assert [(e.kind, e.seat, e.numbers) for e in state.log] == [("shown", BEA, (2,))]


def test_creatures_and_adventurers_move_for_somebody() -> None:
    """Who leads a creature or an adventurer stands beside each of its moves."""
    log = _played(game(3, ("adventurers", "creatures")), 7)

    told = [entry for entry in log if entry.kind in ("lead", "call", "fall")]
    assert told
    assert all(entry.seat >= 0 for entry in told)


def test_a_bot_summons_a_creature_that_it_can_have() -> None:
    """A player that looks a move ahead summons where nothing better is to be done."""
    state = State(game(2, ("creatures",)), dice(2))
    state.reserve = [0, 0]
    state.stage = TURNS
    spaces = [n for n, (_, line, _) in enumerate(state.game.board.spaces) if line == 2]
    _lay(state, spaces[0], "torture_room", "earth earth earth earth earth earth")
    advance(state)
    chosen = greedy_move(state, dice(3))

    troll = [item.reference.rpartition("/")[2] for item in state.game.movers].index("troll")
    rule = RULES[chosen.things[0]][0]
    assert (getattr(rule, "verb", ""), chosen) == ("summon", Move("offer", (rule.index, troll)))
