"""Bots, and who wins."""

from __future__ import annotations

import pytest

from regola.playing.matches import play_match, standings
from regola_engine.conquest.play import Opening
from regola_engine.conquest.position import NOBODY
from regola_engine.conquest.steady import steady_move
from regola_engine.conquest.vocabulary import CHOOSE_COMBINATION, DECLINE
from regola_engine.kernel.items import RULES
from tests.engine.games import after, begun, dice, small_world, underground


def test_the_greedy_bot_beats_chance() -> None:
    """In twenty games with seats swapped, greed wins at least three in four."""
    tables = (("greedy", "random"), ("random", "greedy"))
    matches = [play_match(small_world(), tables[seed % 2], seed) for seed in range(20)]
    won = {standing.bot: standing.won for standing in standings(matches)}
    assert won["greedy"] >= 15
    assert won["greedy"] + won["random"] == 20


@pytest.mark.parametrize(("players", "least"), [(2, 24), (3, 14)])
def test_the_steady_bot_beats_greed(players: int, least: int) -> None:
    """Seats swapped, it has far more than its share: six in ten of two, four in ten of three."""
    won = 0.0
    for number in range(12 * players if players == 3 else 40):
        bots = ["steady" if seat == number % players else "greedy" for seat in range(players)]
        match = play_match(small_world(players), bots, number)
        won += (number % players in match.winners) / len(match.winners)
    assert won >= least


@pytest.mark.parametrize("players", [2, 3])
def test_the_steady_bot_plays_relics_and_places_to_the_end(players: int) -> None:
    """Underground asks more questions than the box of Small World: it answers all of them."""
    for seed in range(6):
        match = play_match(underground(players), ["steady", "greedy", "steady"][:players], seed)
        assert match.winners


@pytest.mark.parametrize(("place", "answer"), [(0, "yes"), (-1, "no")])
def test_the_steady_bot_thinks_a_yes_to_its_end(place: int, answer: str) -> None:
    """Shadow Mimes with the badge of fewest tokens take another, those with that of most do not."""
    game = underground()
    mimes = "underground/race/shadow_mimes"
    races = tuple(race.reference for race in game.races if race.reference != mimes)
    powers = sorted(game.powers, key=lambda power: (power.banner, power.reference))
    own = powers.pop(place)
    powers.sort(key=lambda power: power.banner == own.banner)
    stack = tuple(power.reference for power in powers)
    opening = Opening(0, mimes, own.reference, races, stack)
    state = opening.begun(game, 3)
    move = opening.settled(state) if state.mover == 0 else None
    assert move is not None
    state.apply(move)
    assert [one.sort for one in state.moves] == ["yes", "no"]
    assert steady_move(state, dice(1)).sort == answer


@pytest.mark.parametrize("seed", range(3))
def test_the_steady_bot_sees_what_a_decline_leaves(seed: int) -> None:
    """Ghouls act in decline: to decline once more, in the turn of a choice, would lose all."""
    game = small_world()
    races = tuple(race.reference for race in game.races if not race.reference.endswith("ghouls"))
    powers = tuple(power.reference for power in game.powers)
    opening = Opening(seed % 2, "small_world/race/ghouls", powers[seed], races, powers[seed + 1 :])
    state = opening.begun(game, seed)
    done: set[tuple[tuple[int, int], object]] = set()
    while not state.is_over:
        move = opening.settled(state) or steady_move(state, dice(seed))
        if move.sort == "offer":
            verb = getattr(RULES[move.rule][0], "verb", None)
            done.add(((state.round, state.mover), verb))
        state.apply(move)
    chosen, declined = (
        {turn for turn, verb in done if verb == wanted} for wanted in (CHOOSE_COMBINATION, DECLINE)
    )
    assert declined
    assert not chosen & declined


def test_the_steady_bot_rolls_where_a_roll_may_help() -> None:
    """Berserk rolls before a conquest and may then conquer for less: it is used in each turn."""
    game = small_world()
    races = tuple(race.reference for race in game.races)
    own = "small_world/power/berserk"
    powers = tuple(power.reference for power in game.powers if power.reference != own)
    for seed in range(3):
        opening = Opening(0, races[seed], own, races[seed + 1 :], powers)
        state = opening.begun(game, seed)
        rolled = False
        while state.round == 1:
            move = opening.settled(state) or steady_move(state, dice(seed))
            rolled |= move.rule >= 0 and RULES[move.rule][1] == own
            state.apply(move)
        assert rolled


def test_the_steady_bot_sees_nothing_hidden() -> None:
    """What lies in the stacks, and how dice will fall, change none of its moves."""
    for seed in range(4):
        state = after(small_world(), seed, 30)
        other = state.clone(seed + 1)
        state.rng.seed(seed)
        other.race_stack.reverse()
        other.power_stack.reverse()
        assert steady_move(state, dice(1)) == steady_move(other, dice(1))


def test_a_match_is_the_same_every_time() -> None:
    """The seed alone decides a match."""
    first, second = (play_match(small_world(3), ["random"] * 3, 6) for _ in range(2))
    assert first == second
    assert first != play_match(small_world(3), ["random"] * 3, 7)


def test_tokens_break_a_tie() -> None:
    """Of players with as many coins, the one with more tokens on the board wins; else both."""
    state = after(small_world(), 5, 10_000)
    state.coins = [40, 40]
    people = next(p for p, owner in enumerate(state.owner) if owner == 1 and p >= 2)
    for region, holder in enumerate(state.holder):
        if holder >= 0:
            state.holder[region] = NOBODY
            state.tokens[region] = 0
    assert state.winners() == [0, 1]
    state.holder[3], state.tokens[3] = people, 2
    assert state.winners() == [1]
    state.coins = [41, 40]
    assert state.winners() == [0]


def test_players_begin_with_five_coins_and_a_row_of_six() -> None:
    """Everybody has five coins; six combinations lie in the row, without coins."""
    state = begun(small_world(4), 1)
    assert state.scores() == [5, 5, 5, 5]
    assert state.row_coins == [0] * 6
    assert len(state.row_races) == len(state.row_powers) == 6
