"""Adventurers, the paladin, fights, the new year and the score, as the rules have them."""

from __future__ import annotations

from random import Random

import pytest

from regola_engine.kernel.bots import random_move
from regola_engine.kernel.happening import open_offers
from regola_engine.kernel.moves import PASS
from regola_engine.lords.state import State
from tests.lords.playing import (
    build,
    dungeon,
    event,
    fight,
    hero,
    moment,
    monster,
    tile,
    trap,
)
from tests.lords.table import table


def _reach(state: State, name: str, *loops: int) -> None:
    """Play by first moves until a stage is under way."""
    while (stage := state.game.programme[state.stage]).name != name or stage.loops != loops:
        state.apply(state.legal_moves()[0])


# ---- adventurers and the paladin ---------------------------------------------------------------


def test_adventurers_go_by_evil() -> None:
    """The weakest goes to the least evil; of equals the earlier in turn order is less evil."""
    state = table(4)
    weakest = [hero(state, "thief"), hero(state, "priest", 1), hero(state, "wizard", 2)]
    state.waiting = [*weakest, hero(state, "thief", 3)]
    fourth = state.waiting[3]
    state.evil = [5, 5, 7, 3]
    programme = state.game.programme
    state.stage = next(n for n, one in enumerate(programme) if one.name == "arrival")
    state.opened, state.question, state.agenda = False, None, []
    state._advance()
    assert [party[:1] for party in state.parties] == [
        [weakest[1]], [weakest[2]], [fourth], [weakest[0]]
    ]  # fmt: skip


@pytest.mark.parametrize(("name", "place"), [("warrior", 0), ("wizard", 2)])
def test_where_an_adventurer_joins(name: str, place: int) -> None:
    """At the end of the party, a warrior at its head."""
    state = table(4)
    state.parties[0] = [hero(state, "thief"), hero(state, "priest")]
    state.waiting = [hero(state, name)]
    moment(state, "arrival", 0)
    assert state.parties[0][place] == hero(state, name)


def test_adventurers_shown() -> None:
    """Twelve a year with four players, nine with three or two; sixteen there are."""
    for seats, left in ((4, 4), (3, 7), (2, 7)):
        state = table(seats)
        _reach(state, "ordering", 1, 4)
        assert len(state.hero_deck) == left


def test_the_dummy_grows_evil() -> None:
    """With two players its marker rises at each arrival, and falls by two at the new year."""
    state = table(2)
    _reach(state, "ordering", 1, 4)
    assert state.dummy_evil == 7
    # The third arrival of the year, then the new year.
    _reach(state, "ordering", 2, 1)
    assert state.dummy_evil == 8 - 2


def _paladin(state: State, level: int = 5) -> int:
    state.evil = [level] * 4
    state.paladin = hero(state, "silver_paladin")
    return state.paladin


@pytest.mark.parametrize(("evil", "comes"), [(9, True), (8, False)])
def test_the_paladin_comes_at_ten(evil: int, comes: bool) -> None:
    """Whoever reaches the tenth level has him."""
    state = table(4)
    paladin = _paladin(state)
    # A goblin that is not paid goes, and brings one point.
    monster(state, "goblin", 0)
    state.evil[0], state.food[0], state.happening = evil, 0, event(state, "payday")
    moment(state, "happening", 0)
    assert (state.parties[0] == [paladin]) is comes


@pytest.mark.parametrize(
    ("host", "other", "moves"), [(11, 10, False), (11, 11, False), (11, 12, True), (8, 9, False)]
)
def test_when_the_paladin_moves(host: int, other: int, moves: bool) -> None:
    """He leaves for somebody at his level or above it who is more evil, never in a tie."""
    state = table(4)
    paladin = _paladin(state)
    state.host, state.parties[0] = 0, [paladin]
    state.evil[0], state.evil[1] = host, other - 1
    monster(state, "goblin", 1)
    state.food[1], state.happening = 0, event(state, "payday")
    moment(state, "happening", 1)
    assert state.host == (1 if moves else 0)


def test_the_paladin_moves_in_a_fight() -> None:
    """When his host becomes less evil than another he goes there, with his wounds."""
    state = table(4)
    paladin = _paladin(state)
    place = fight(state, 0, "c1", [paladin], "short_rest")
    state.host, state.wounds[paladin] = 0, 2
    state.evil[0], state.evil[1] = 11, 10
    moment(state, "capture", 0)
    assert (state.evil[0], state.host) == (10, 0)
    state.battlefield[0] = tile(state, 0, "c2")
    moment(state, "capture", 0)
    assert state.conquered == 1 << place | 1 << tile(state, 0, "c2")
    assert (state.host, state.parties[1], state.wounds[paladin]) == (1, [paladin], 2)


# ---- planning ---------------------------------------------------------------------------------


def _offers(state: State, seat: int) -> int:
    return len(open_offers(state, "planning", seat))


def test_who_may_be_posted() -> None:
    """In a tunnel one monster, in a room two; ghosts take no place, and there is one trap."""
    state = table(4)
    for name in ("goblin", "slime", "witch"):
        monster(state, name, 0)
    ghosts = [monster(state, "ghost", 0, copy) for copy in range(3)]
    fight(state, 0, "c1", [hero(state, "thief")], "short_rest")
    state.posted[0] = [monster(state, "goblin", 0), *ghosts]
    trap(state, "net", 0)
    assert _offers(state, 0) == 1
    state.laid = 1 << trap(state, "pendulum", 0)
    assert _offers(state, 0) == 0
    room = build(state, 0, "hatchery", "c2")
    state.battlefield[0], state.gold[0] = room, 0
    assert _offers(state, 0) == 1
    state.posted[0] += [monster(state, "slime", 0)]
    assert _offers(state, 0) == 0


@pytest.mark.parametrize(
    ("room", "gold", "laid"), [("hatchery", 0, 0), ("hatchery", 1, 1), ("labyrinth", 0, 2)]
)
def test_traps_in_rooms(room: str, gold: int, laid: int) -> None:
    """A trap in a room costs a gold; the labyrinth takes two of them for nothing."""
    state = table(4)
    fight(state, 0, "c1", [hero(state, "thief")], "short_rest")
    state.battlefield[0], state.gold[0] = build(state, 0, room, "c1"), gold
    for name in ("net", "pendulum", "boulder"):
        held = trap(state, name, 0)
        if _offers(state, 0):
            state.laid |= 1 << held
    assert state.laid.bit_count() == laid
    moment(state, "springing", 0)
    assert state.gold[0] == 0


def test_nothing_left_to_defend() -> None:
    """Without an unconquered tile a prisoner goes free and nothing is planned."""
    state = table(4)
    dungeon(state, 0, "c1", "c1")
    state.prisons[0] = [hero(state, "thief"), hero(state, "priest")]
    state.parties[0] = [hero(state, "wizard")]
    moment(state, "planning", 0, hero(state, "thief"))
    assert (state.prisons[0], state.battlefield[0]) == ([hero(state, "priest")], -1)


def test_the_nearest_tile() -> None:
    """The fewest steps through the dungeon from the entrance; among equals the owner chooses."""
    state = table(4)
    dungeon(state, 0, "c1 c2 b2 d2", "c1 c2")
    state.parties[0] = [hero(state, "thief")]
    moment(state, "planning", 0, tile(state, 0, "d2"))
    assert state.battlefield[0] == tile(state, 0, "d2")


# ---- traps ------------------------------------------------------------------------------------


def _springs(state: State, name: str, *answers: int) -> None:
    state.laid |= 1 << trap(state, name, 0)
    moment(state, "springing", 0, *answers)
    moment_of_battle(state, "strike")


def moment_of_battle(state: State, name: str, *answers: int | bool) -> None:
    """Let a moment of a round of a fight come, after what the one before left to be done."""
    from regola_engine.lords.fighting import end_wounds, settle_wounds

    settle_wounds(state, 0)
    if name == "end of capture":
        end_wounds(state, 0)
    moment(state, name, 0, *answers)


def test_thieves_prevent_the_first_wounds() -> None:
    """One wound to each of three, two symbols: the first two are unhurt."""
    state = table(4)
    party = [hero(state, "thief", 1), hero(state, "priest"), hero(state, "wizard")]
    fight(state, 0, "c1", party, "short_rest")
    _springs(state, "pendulum")
    assert [state.wounds[one] for one in party] == [0, 0, 1]


def test_poison() -> None:
    """The dart's wound is prevented, its poison is not: two wounds when the round ends."""
    state = table(4)
    thief = hero(state, "thief")
    fight(state, 0, "c1", [thief], "short_rest")
    _springs(state, "poisoned_dart")
    assert state.wounds[thief] == 0
    moment_of_battle(state, "end of capture")
    assert state.wounds[thief] == 2


def test_poison_of_one_who_fell() -> None:
    """Nobody takes the wounds of one who is in prison already."""
    state = table(4)
    thief, priest = hero(state, "thief"), hero(state, "priest")
    fight(state, 0, "c1", [thief, priest], "steep_stairs")
    _springs(state, "poisoned_dart")
    moment_of_battle(state, "fatigue")
    moment_of_battle(state, "end of capture")
    assert (state.prisons[0], state.wounds[priest]) == ([thief], 0)


# ---- monsters, healing, fatigue ----------------------------------------------------------------


def _attack(state: State, name: str, *answers: int | bool) -> None:
    state.posted[0] = [monster(state, name, 0)]
    moment_of_battle(state, "strike", *answers)


def test_a_goblin_strikes_twice() -> None:
    """Its two wounds put the front down: a further wound goes to the next."""
    state = table(4)
    front, following = hero(state, "thief"), hero(state, "priest")
    fight(state, 0, "c1", [front, following], "short_rest")
    state.wounds[front] = 1
    _attack(state, "goblin")
    assert (state.prisons[0], state.wounds[following]) == ([front], 1)


@pytest.mark.parametrize(("attacked", "wounds"), [(False, [1, 3]), (True, [0, 2])])
def test_priests_heal_after_an_attack(attacked: bool, wounds: list[int]) -> None:
    """Two symbols heal two wounds from the front on, only if a monster attacked."""
    state = table(4)
    party = [hero(state, "warrior", 1), hero(state, "priest", 3)]
    fight(state, 0, "c1", party, "short_rest")
    state.wounds[party[0]], state.wounds[party[1]] = 1, 3
    state.attacked = int(attacked)
    moment_of_battle(state, "healing")
    assert [state.wounds[one] for one in party] == wounds


def test_fatigue_passes_on() -> None:
    """The front goes down and the rest of the fatigue passes to the next."""
    state = table(4)
    front, following = hero(state, "thief"), hero(state, "priest", 2)
    fight(state, 0, "c1", [front, following], "steep_stairs")
    state.wounds[front] = 2
    moment_of_battle(state, "fatigue")
    assert (state.prisons[0], state.wounds[following]) == ([front], 2)


def test_conquest() -> None:
    """Survivors conquer the tile and their host loses a point of evil; without any nothing does."""
    state = table(4)
    place = fight(state, 0, "c1", [hero(state, "thief")], "short_rest")
    state.evil[0] = 7
    moment_of_battle(state, "capture")
    assert (state.conquered, state.evil[0]) == (1 << place, 6)
    state.battlefield[0], state.parties[0] = tile(state, 0, "c2"), []
    moment_of_battle(state, "capture")
    assert (state.conquered, state.evil[0]) == (1 << place, 6)


def test_a_demon_keeps_the_tile() -> None:
    """No fatigue and no conquest: the evil stays."""
    state = table(4)
    warrior = hero(state, "warrior", 3, year=2)
    fight(state, 0, "c1", [warrior], "steep_stairs")
    state.evil[0] = 7
    _attack(state, "demon")
    moment_of_battle(state, "fatigue")
    moment_of_battle(state, "capture")
    assert (state.wounds[warrior], state.conquered, state.evil[0]) == (7, 0, 7)


@pytest.mark.parametrize(("name", "asleep"), [("witch", True), ("golem", False)])
def test_who_lies_dormant(name: str, asleep: bool) -> None:
    """A monster that attacked lies dormant, a golem does not."""
    state = table(4)
    fight(state, 0, "c1", [hero(state, "warrior", 3, year=2)], "short_rest")
    _attack(state, name, *([False] if name == "witch" else []))
    assert bool(state.dormant) is asleep


def test_a_vampire_that_returns() -> None:
    """Two wounds instead of three, and it stays ready."""
    state = table(4)
    warrior = hero(state, "warrior")
    fight(state, 0, "c1", [warrior], "short_rest")
    _attack(state, "vampire", True)
    assert (state.wounds[warrior], state.dormant) == (2, 0)


def test_a_vampire_and_a_priest() -> None:
    """Against priests alone it has nobody to attack."""
    state = table(4)
    priest = hero(state, "priest")
    fight(state, 0, "c1", [priest], "short_rest")
    _attack(state, "vampire")
    assert state.wounds[priest] == 0


def test_a_dragon_stops_healing() -> None:
    """Two wounds to each, and nobody heals."""
    state = table(4)
    party = [hero(state, "priest", 2, year=2), hero(state, "thief"), hero(state, "wizard")]
    fight(state, 0, "c1", party, "short_rest")
    _attack(state, "dragon")
    moment_of_battle(state, "healing")
    assert [state.wounds[one] for one in party] == [2, 2, 2]


def test_the_trolls_two_attacks() -> None:
    """Three wounds, or four for a food."""
    for paid, dealt in ((False, 3), (True, 4)):
        state = table(4)
        warrior = hero(state, "warrior", 3, year=2)
        fight(state, 0, "c1", [warrior], "short_rest")
        _attack(state, "troll", paid)
        assert (state.wounds[warrior], state.food[0]) == (dealt, 3 - paid)


# ---- the year, the score, whole games ----------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "firsts"),
    [
        (4, [0, 1, 2, 3, 2, 3, 0, 1]),
        (3, [0, 1, 2, 0, 1, 2, 0, 1]),
        (2, [0, 1, 0, 1, 1, 0, 1, 0]),
    ],
)
def test_who_is_first(seats: int, firsts: list[int]) -> None:
    """The first player passes on each round; at the new year it depends on how many play."""
    state = table(seats)
    found = []
    for year in (1, 2):
        for number in (1, 2, 3, 4):
            _reach(state, "ordering", year, number)
            found.append(state.first)
    assert found == firsts


def test_score() -> None:
    """Four monsters, three rooms, five conquered tiles, four prisoners, a red token, two titles."""
    state = table(4)
    for copy, name in enumerate(("goblin", "goblin", "slime", "slime")):
        monster(state, name, 0, copy % 2)
    dungeon(state, 0, "a1 a2 b1 c1 c2", "a1 a2 b1 c1 c2")
    for place in ("e1", "e3", "c4"):
        build(state, 0, "hatchery", place)
    state.prisons[0] = [hero(state, "thief", n) for n in range(4)]
    state.marks[0], state.imps = 1, [3, 4, 4, 4]
    state.evil = [5, 6, 6, 6]
    state.gold, state.food = [3, 9, 9, 9], [3, 9, 9, 9]
    for seat in (1, 2, 3):
        dungeon(state, seat, "c1 c2 c3 c4 b1 b3")
        monster(state, "ghost", seat, seat - 1)
    for copy in range(3):
        monster(state, "troll", 1, copy)
    # Monsters are shared with the player of trolls and ghost, rooms are led alone.
    assert state.scores()[0] == 4 + 6 - 10 + 8 - 3 + 3 + 2


def test_helpers_are_no_imps() -> None:
    """Trolls do not count as imps for a title."""
    state = table(2)
    state.imps = [3, 3]
    before = state.scores()
    monster(state, "troll", 0)
    monster(state, "troll", 1, 1)
    assert [after - one for after, one in zip(state.scores(), before, strict=True)] == [1, 1]


def _holds_together(state: State) -> None:
    game = state.game
    seats = game.seats
    assert all(count >= 0 for count in (*state.gold, *state.food, *state.imps))
    assert all(1 <= level <= game.base.highest_evil for level in state.evil)
    assert all(0 <= busy <= imps for busy, imps in zip(state.busy, state.imps, strict=True))
    somewhere = [one for group in (*state.parties, *state.prisons) for one in group]
    waiting = [*state.waiting, *state.announced, *state.hero_deck]
    assert len(set(somewhere + waiting)) == len(somewhere + waiting)
    assert state.conquered & ~state.tiles == 0
    assert state.built & ~state.tiles == 0
    orders = [order for mask in state.barred for order in range(8) if mask >> order & 1]
    assert len(orders) in (2 * seats, 3 * seats)
    assert all(len(set(chosen)) == len(chosen) for chosen in state.chosen)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_games(seats: int) -> None:
    """Games of random moves end, and what there is stays together."""
    for seed in range(6):
        state, rng = table(seats, seed), Random(seed)  # noqa: S311
        while not state.is_over:
            _holds_together(state)
            state.apply(random_move(state, rng))
        assert state.scores()[state.winners()[0]] == max(state.scores())


def test_a_copy_goes_its_own_way() -> None:
    """A clone has the same moves and ends in the same scores."""
    state, rng = table(3, 5), Random(5)  # noqa: S311
    for _ in range(60):
        state.apply(random_move(state, rng))
    twin = state.clone()
    assert twin.snapshot() == state.snapshot()
    while not twin.is_over:
        moves = twin.legal_moves()
        twin.apply(PASS if PASS in moves else moves[0])
    while not state.is_over:
        moves = state.legal_moves()
        state.apply(PASS if PASS in moves else moves[0])
    assert twin.snapshot() == state.snapshot()
