"""Dungeon Digger as it lies in the box: counts, numbers, set-up, boards and open readings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache
from random import Random

import pytest

from regola.compilation.games import load
from regola.files.library import official
from regola.findings import Sink
from regola_engine.digger import BoardItem, Item
from regola_engine.digger.areas import board_for
from regola_engine.digger.game import Game
from regola_engine.digger.geometry import distance
from regola_engine.digger.state import State, start
from regola_engine.kernel.standing import number

# Rulebook: how many of each kind every player has, and its family.
TILES = {
    "torture_room": (4, "room"), "dormitory": (4, "room"), "kitchen": (4, "room"),
    "library": (4, "room"), "throne": (1, "room"), "treasure_room": (4, "room"),
    "sacrifice_well": (1, "room"), "portal": (1, "special"), "plain_corridor": (7, "corridor"),
    "trap_corridor": (6, "corridor"), "nugget_corridor": (6, "corridor"),
}  # fmt: skip
# In the box: tiles that no player has as his own.
COMMON = {
    "collapse": 12, "rock": 6, "monster": 6, "ruins": 6, "citadel": 1, "nest": 2, "cave": 3,
    "lair": 1, "hoard": 1,
}  # fmt: skip
# Points that an order costs, and the number of rooms from which a bonus may be that order.
ORDERS = {
    "move": (1, 1), "think": (1, 1), "sabotage": (1, 2), "summon": (1, 2), "conquer": (1, 0),
    "work": (1, 3), "demolish": (2, 3),
}  # fmt: skip
# Strength, speed, Resources.
CREATURES = {
    "troll": (3, 1, 3), "guardian": (1, 2, 1), "giant_insect": (2, 3, 2), "beholder": (3, 3, 2),
    "elemental": (4, 1, 1), "corruptor": (5, 2, 4),
}  # fmt: skip
ADVENTURERS = {
    "barbarian": (3, 1), "priest": (2, 1), "thief": (1, 2), "warrior": (2, 1), "mage": (1, 1),
    "bard": (1, 2),
}  # fmt: skip
# Gold that ends the game, and whether the board is that of one player more or fewer.
SCENARIOS = {
    "monster_hunt": (25, 0), "adventurers": (25, 0), "dwarf_citadel": (25, 0),
    "dragon_and_treasure": (30, 1), "creatures": (30, -1),
}  # fmt: skip
# Open readings of the rules, and how the table plays unless it says otherwise.
READINGS = {
    "a_marker_stops_the_bonus_alone": False, "a_new_room_counts": True,
    "adventurers_bar_the_way": False, "each_conquest_costs_a_turn": False,
    "no_more_than_the_bag_holds": False, "only_goons_earn_the_prize": False,
    "quiet_rounds_end_the_game": True, "stopped_rooms_pay_nothing": False,
    "adventurers_hurry": False, "conquer_again": False, "corridors_take_two_steps": False,
    "each_neighbour_pays": False, "enemies_use_the_well": False, "enemy_doors_close": False,
    "enemy_rooms_pay_homage": False, "every_sacrifice_pays": False, "first_thought": False,
    "goons_walk_abroad": True, "markers_bind": False, "only_three_let_it_pass": False,
    "places_stay_hidden": False, "small_squads_are_held": False,
    "the_conqueror_may_rob": False, "the_larger_part_is_paid": False,
    "the_last_turn_is_whole": False, "three_goons_exactly": False, "traps_spare_nobody": False,
    "two_spaces_are_far_enough": False, "walls_stop_no_adventurer": False,
}  # fmt: skip
PLAYERS = range(2, 7)


def named(reference: str) -> str:
    """Return the last part of a reference."""
    return reference.rpartition("/")[2]


@cache
def content() -> tuple[tuple[Item, ...], tuple[BoardItem, ...]]:
    """Return the items and the boards of the official game."""
    program = official("digger")
    assert program is not None
    loaded = load(program, {}, Sink())
    return tuple(loaded.items), tuple(loaded.boards)  # type: ignore[arg-type]


def everything(kind: str) -> dict[str, Item]:
    """Return the items of a kind by name."""
    return {named(item.reference): item for item in content()[0] if item.kind == kind}


def game(players: int, *scenarios: str) -> Game:
    """Return the game for so many players with some scenarios."""
    items, boards = content()
    told = [item.scenario for name, item in everything("scenario").items() if name in scenarios]
    board = board_for(boards, players, filter(None, told))
    assert board is not None
    references = [f"dungeon_digger/scenario/{name}" for name in scenarios]
    return Game(items, board, players, references)


def begun(players: int, *scenarios: str) -> State:
    """Return a game whose first tiles are laid, each on the first space that is left."""
    state = start(game(players, *scenarios), Random(0), first=0)  # noqa: S311  # no secret
    while state.question is not None and state.question.about == "portal":
        state.apply(state.moves[0])
    return state


def kinds(state: State, designs: Iterable[int]) -> Counter[str]:
    """Return how many tiles there are of each kind."""
    return Counter(
        named(state.game.kinds[state.game.designs[design].kind].reference) for design in designs
    )


def test_tiles_of_a_player() -> None:
    """42 tiles a player, each kind as often as the book says: 22 rooms and 19 corridors."""
    tiles = {name: item.tile for name, item in everything("tile").items() if item.tile}
    own = {name: (tile.count, tile.family) for name, tile in tiles.items() if name in TILES}
    families = Counter[str]()
    for count, family in own.values():
        families[family] += count

    assert own == TILES
    assert families == {"room": 22, "corridor": 19, "special": 1}
    assert {n: t.count for n, t in tiles.items() if n not in TILES} == COMMON


def test_orders() -> None:
    """Orders cost what the book says, and stand in the tier of its table."""
    assert {n: (o.cost, o.tier) for n, o in everything("order").items()} == ORDERS


def test_creatures_and_adventurers() -> None:
    """The six creatures and the six adventurers have the numbers of their tables."""
    creatures = [(name, item.mover) for name, item in everything("creature").items()]
    adventurers = [(name, item.mover) for name, item in everything("adventurer").items()]

    assert {n: (m.strength, m.speed, m.resources) for n, m in creatures if m} == CREATURES
    assert {n: (m.strength, m.speed) for n, m in adventurers if m} == ADVENTURERS


@pytest.mark.parametrize("players", PLAYERS)
def test_set_up(players: int) -> None:
    """Coins and collapses by players; to each a goon on the portal, 3 projects, 12 in reserve."""
    state = begun(players)
    held = kinds(state, (design for bag in (*state.bags, *state.projects) for design in bag))
    values = [number(state, word, 0) for word in ("wit", "resources", "tyranny", "finish")]

    assert (len(state.bag), max(state.collapses)) == (6 * players, 2 * players)
    assert [len(bag) for bag in state.bags] == [38] * players
    assert [len(projects) for projects in state.projects] == [3] * players
    assert state.reserve == [12] * players
    assert [sum(goons) for goons in state.goons] == [1] * players
    assert held == {n: count * players for n, (count, _) in TILES.items() if n != "portal"}
    assert values == [3, 3, 2, 20]


def test_all_that_is_in_the_box() -> None:
    """Six players use all: 252 tiles, 90 goons, 12 collapses, 36 coins, as many of each value."""
    state = begun(6)
    base = state.game.base

    assert sum(own.bit_count() for own in state.own) + 6 * (38 + 3) == 252
    assert sum(state.reserve) + 6 * (base.track_goons + base.portal_goons) == 90
    assert max(state.collapses) == 12
    assert Counter(state.bag) == {1: 12, 2: 12, 3: 12}


@pytest.mark.parametrize(("scenario", "told"), SCENARIOS.items())
def test_scenarios(scenario: str, told: tuple[int, int]) -> None:
    """Each scenario has its finish, and the board of its number of players where there is one."""
    finish, area = told
    for players in PLAYERS:
        state = begun(players, scenario)

        wanted = players + area

        assert number(state, "finish", 0) == finish
        assert state.game.board.players == (wanted if wanted in PLAYERS else players)


def test_what_scenarios_lay_out() -> None:
    """Three tiles a player lie about, seven in the centre with three coins; sands need no goons."""
    hunt, dragon = begun(4, "monster_hunt"), begun(4, "dragon_and_treasure")

    assert kinds(hunt, hunt.scattering) == {"rock": 4, "monster": 4, "ruins": 4}
    assert (dragon.hidden.bit_count(), len(dragon.heap), len(dragon.bag)) == (7, 3, 21)
    assert begun(4, "sands_of_time").reserve == [14] * 4


def test_open_readings() -> None:
    """Every open reading is an option of the table, with the reading that holds by default."""
    found = {named(name): taken for item in content()[0] for name, taken in item.options}

    assert found == READINGS


def test_boards() -> None:
    """Each number of players has a board: seven central spaces, first tiles three steps apart."""
    boards = content()[1]

    assert sorted(board.players for board in boards) == list(PLAYERS)
    for board in boards:
        places = [board.spaces[portal] for portal in board.portals]
        assert len(board.centre) == 7
        assert len(places) >= board.players
        assert all(distance(a, b) >= 3 for a in places for b in places if a != b)
