"""Orders, dungeons, rooms and events, as the rules have them."""

from __future__ import annotations

import pytest

from regola_engine.kernel.moves import NOBODY
from regola_engine.kernel.standing import number
from regola_engine.lords.orders import send, take_box
from regola_engine.lords.sets import diggable, kind_monsters, offered, suited_to
from tests.lords.playing import build, dungeon, event, minion, moment, monster, order, play, tile
from tests.lords.table import table


def test_orders_at_hand() -> None:
    """Of three orders dealt two are held back, six are at hand; three given, three remain."""
    state = table(4)
    while state.game.programme[state.stage].name == "start of game":
        state.apply(state.legal_moves()[0])
    assert [mask.bit_count() for mask in state.barred] == [2, 2, 2, 2]
    assert len(state.legal_moves()) == 6
    while state.game.programme[state.stage].name == "ordering":
        state.apply(state.legal_moves()[0])
    assert [len(chosen) for chosen in state.chosen] == [3, 3, 3, 3]


def test_orders_given_in_secret() -> None:
    """Nobody sees what others have given, nor what they may give, before all have."""
    state = table(3)
    while state.game.programme[state.stage].name != "ordering":
        state.apply(state.legal_moves()[0])
    state.apply(state.legal_moves()[0])
    first = state.first
    assert len(state.sealed[first]) == 1
    seen = state.seen_by((first + 1) % 3)
    assert seen.sealed[first] == []
    assert seen.legal_moves() == []
    assert state.seen_by(first).sealed[first] == state.sealed[first]
    assert len(state.seen_by(first).legal_moves()) == 5


@pytest.mark.parametrize(
    ("taken", "returned"), [(0, True), (1, True), (2, False)], ids=["first", "on card", "done"]
)
def test_which_order_returns(taken: int, returned: bool) -> None:
    """The first order returns, or one with its minion on the card; never one carried out."""
    state = table(4)
    state.chosen[0] = [3, 4, 5]
    state.performed[0] = 1 << 3 | 1 << 5
    state.on_card[0] = 1 << 4
    if not returned:
        with pytest.raises(AssertionError):
            moment(state, "recall", 0, state.chosen[0][taken])
        return
    moment(state, "recall", 0, state.chosen[0][taken])
    assert state.barred[0] == sum(1 << one for one in (3, 4, 5) if one != state.chosen[0][taken])


def test_year_decks_are_shown_whole() -> None:
    """After four rounds twelve monsters and eight rooms were shown: both stacks are empty."""
    state = table(4)
    while state.round < 4:
        state.apply(state.legal_moves()[0])
    assert (state.monster_deck, state.room_deck) == ([], [])


def test_the_fourth_minion_stays_on_the_card() -> None:
    """Three boxes an order: a fourth minion goes on its order card."""
    state = table(4)
    rooms = order(state, "build_rooms")
    for seat in range(4):
        state.chosen[seat] = [rooms]
        play(state, send(state, seat, rooms))
    assert state.boxes[rooms * 3 :] == [0, 1, 2]
    assert [mask >> rooms & 1 for mask in state.on_card] == [0, 0, 0, 1]


@pytest.mark.parametrize(("place", "left"), [(0, 1), (1, 2)])
def test_hiring_first_costs_gold(place: int, left: int) -> None:
    """Whoever gives the order to hire as the first one pays 1 gold."""
    state = table(4)
    hire = order(state, "hire_monsters")
    state.chosen[0] = [hire, 0, 1] if place == 0 else [0, hire, 1]
    state.gold[0] = 2
    play(state, send(state, 0, hire))
    assert state.gold[0] == left


def test_hiring_first_without_gold() -> None:
    """Without gold the minion stays on the card."""
    state = table(4)
    hire = order(state, "hire_monsters")
    state.chosen[0], state.gold[0] = [hire], 0
    play(state, send(state, 0, hire))
    assert (state.on_card[0], state.boxes[hire * 3]) == (1 << hire, -1)


def test_food() -> None:
    """Two evil bring three food and a gold; without gold the first box brings nothing."""
    state = table(4)
    assert minion(state, 0, "gather_food", 3, True)
    assert (state.evil[0], state.food[0], state.gold[0]) == (7, 6, 4)
    state.gold[1] = 0
    assert not minion(state, 1, "gather_food", 1)
    assert state.food[1] == 3


def test_no_part_of_a_price() -> None:
    """With one food the second box for imps brings nothing."""
    state = table(4)
    state.food[0] = 1
    assert not minion(state, 0, "recruit_imps", 2)
    assert (state.imps[0], state.food[0]) == (3, 1)


@pytest.mark.parametrize(("imps", "most"), [(5, 4), (4, 3), (2, 1)])
def test_a_foreman_digs_nothing(imps: int, most: int) -> None:
    """On the third box one imp is the foreman: the others dig, four at most."""
    state = table(4)
    state.imps[0] = imps
    places = ["c4", "b1", "d1", "a1"][:most]
    # When no imp is left nobody is asked any more; after four tunnels neither.
    assert minion(state, 0, "dig_tunnels", 3, True, *(tile(state, 0, one) for one in places))
    assert state.busy[0] == most + 1


def test_one_imp_is_no_foreman() -> None:
    """A foreman needs somebody who works."""
    state = table(4)
    state.imps[0] = 1
    assert not minion(state, 0, "dig_tunnels", 3)


def test_where_tunnels_go() -> None:
    """Beside a tile, and never so that four make a square."""
    state = table(4)
    dungeon(state, 0, "c1 c2 d1")
    free = diggable(state, 0)
    assert not free >> tile(state, 0, "d2") & 1
    assert free >> tile(state, 0, "b2") & 1
    assert not free >> tile(state, 0, "e4") & 1


def test_mining() -> None:
    """One gold a tunnel that is not conquered, one imp each; trolls do not help."""
    state = table(4)
    dungeon(state, 0, "c1 c2 c3 b2 d3", "c1 c2 b2")
    monster(state, "troll", 0)
    assert minion(state, 0, "mine_gold", 2, True, 2)
    assert (state.gold[0], state.busy[0]) == (5, 2)


def test_rooms_from_the_third_box_to_the_first() -> None:
    """The third box chooses first and pays, the first one gets what is left, or nothing."""
    state = table(4)
    state.offered_rooms = [0, 4]
    assert minion(state, 2, "build_rooms", 3, True, 0, tile(state, 2, "c1"))
    # Of the first three tunnels the first alone lies on the border, where the workshop goes.
    assert minion(state, 1, "build_rooms", 2, True)
    assert state.rooms[tile(state, 1, "c1")] == 4
    assert not minion(state, 0, "build_rooms", 1)
    assert (state.gold, state.offered_rooms) == ([3, 2, 2, 3], [])


@pytest.mark.parametrize(("food", "done"), [(3, True), (2, False)])
def test_the_third_box_for_monsters_costs_food(food: int, done: bool) -> None:
    """A troll costs two food, and one more on the third box."""
    state = table(4)
    for copy, keeper in enumerate(state.keeper):
        state.keeper[copy] = -3 if keeper == -2 else keeper
    troll = monster(state, "troll", -2)
    assert offered(state) == 1 << troll
    state.food[0] = food
    assert minion(state, 0, "hire_monsters", 3, *([True] if done else [])) is done
    assert state.food[0] == (0 if done else food)


def test_where_rooms_go() -> None:
    """Not beside a room, not on a conquered tunnel, and in its zone in the first year."""
    state = table(4)
    magic = state.game.number_of("room", "dungeon_lords/room/magic_room")
    zone = {name for name in state.game.grid.names if suited_to(state, tile(state, 0, name), magic)}
    assert zone == {"b2", "c2", "d2", "b3", "c3", "d3"}
    dungeon(state, 0, "c1 c2 c3 c4", "c4")
    state.offered_rooms = [magic]
    build(state, 0, "hatchery", "c1")
    assert minion(state, 0, "build_rooms", 1, True)
    assert state.rooms[tile(state, 0, "c3")] == magic


def test_traps_in_the_second_year() -> None:
    """One more trap is drawn, then one of those held is thrown away."""
    state = table(4)
    state.year = 2
    held = sorted(state.trap_deck[-2:])
    assert minion(state, 0, "set_traps", 1, True, held[0])
    assert (state.gold[0], state.trap_keeper.count(0)) == (2, 1)


# ---- production and events --------------------------------------------------------------------


def _run(
    state_room: str, place: str, imps: int, food: int = 3, helpers: int = 0
) -> tuple[int, ...]:
    state = table(4)
    state.imps[0], state.food[0] = imps, food
    build(state, 0, state_room, place)
    for copy in range(helpers):
        monster(state, "troll", 0, copy)
    state.stage = next(n for n, one in enumerate(state.game.programme) if one.name == "production")
    state.first, state.opened, state.question = 0, False, None
    state._advance()
    while state.game.programme[state.stage].name == "production":
        state.apply(state.legal_moves()[0])
    return state.food[0], state.imps[0]


@pytest.mark.parametrize(("imps", "helpers", "food"), [(3, 0, 4), (2, 0, 3), (6, 0, 4), (2, 1, 4)])
def test_a_food_room(imps: int, helpers: int, food: int) -> None:
    """Three imps or two and a troll make one food, once a round in the first year."""
    assert _run("hatchery", "c1", imps, helpers=helpers) == (food, imps)


def test_payday() -> None:
    """A wage is the price; who is not paid goes, and that is evil."""
    state = table(4)
    goblin, vampire = monster(state, "goblin", 0), monster(state, "vampire", 0)
    state.food[0], state.evil[0] = 1, 8
    state.happening = event(state, "payday")
    moment(state, "happening", 0, True, False)
    assert (state.food[0], state.evil[0]) == (0, 9)
    assert (state.keeper[goblin], state.keeper[vampire]) == (0, -3)


@pytest.mark.parametrize(("tunnels", "tax"), [("", 0), ("c1", 1), ("c1 c2", 1), ("c1 c2 c3", 2)])
def test_tax(tunnels: str, tax: int) -> None:
    """One gold per two tunnels, rounded up, conquered or not."""
    state = table(4)
    dungeon(state, 0, tunnels, "c1" if tunnels else "")
    assert number(state, "tax", 0) == tax


def test_taxes_not_paid() -> None:
    """Each gold that is not paid is a red token of three points."""
    state = table(4)
    dungeon(state, 0, "c1 c2 c3 b2 d3", "c1 c2")
    state.happening, state.gold[0] = event(state, "taxes"), 2
    moment(state, "happening", 0, True, True)
    assert (state.gold[0], state.marks[0]) == (0, 1)
    state.gold[1] = 3
    dungeon(state, 1, "c1 c2 c3 b2 d3")
    moment(state, "happening", 1, False, False, False)
    assert (state.gold[1], state.marks[1]) == (3, 3)


def test_boxes_of_dummies() -> None:
    """A dummy takes the second box of an order, the third if that is taken, and three orders."""
    state = table(4)
    assert take_box(state, 0, 4, slot=1)
    assert take_box(state, 0, 5, slot=1)
    assert not take_box(state, 0, 6, slot=1)
    assert state.boxes[:3] == [-1, 4, 5]
    three = table(3)
    while three.game.programme[three.stage].name != "ordering":
        three.apply(three.legal_moves()[0])
    assert sum(box >= 3 for box in three.boxes) == 3


def test_copies_of_monsters() -> None:
    """Three trolls in all."""
    assert kind_monsters(table(4), "dungeon_lords/monster/troll").bit_count() == 3


def test_what_is_not_there_has_no_numbers() -> None:
    """Outside of fights there is no battlefield: it runs no times, and nothing is raised."""
    state = table(2)
    assert state.battlefield == [NOBODY, NOBODY]
    assert [number(state, word, 0, NOBODY) for word in ("runs", "lairs", "damage", "need")] == [
        0
    ] * 4
