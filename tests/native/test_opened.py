"""Games with an opening, played to their end by bots on both engines."""

from __future__ import annotations

import pytest

from regola_engine.conquest.game import Game
from regola_engine.conquest.items import Item
from regola_engine.conquest.openings import Opening
from regola_engine.kernel.faults import RuleError
from regola_engine.kernel.items import RULES
from regola_engine.native.handing import hand_over
from regola_engine.native.play import Ended, load
from regola_engine.native.state import NativeState
from tests.engine.games import small_world, underground, with_more

pytestmark = pytest.mark.needs("compiler")

_CIRCLERS = """
    race circlers {
        name: en "Circler" / "Circlers"
        tokens: 9 of 14
        when you redeploy: redeploy
    }
    """


def _names(items: list[Item]) -> tuple[str, ...]:
    return tuple(item.reference for item in items)


def _taken(game: Game, seat: int) -> Opening:
    """A seat takes the first race, by name, with the last power."""
    races, powers = sorted(_names(game.races)), _names(game.powers)
    return Opening(seat, races[0], powers[-1], tuple(races[1:]), powers[:-1])


def _found(game: Game, seat: int) -> Opening:
    """A seat finds the last relic or place first."""
    owners = [game.owners[kind] for kind in game.finds]
    finds = tuple(one.reference for one in owners if one is not None)
    return Opening(seat, "", "", _names(game.races), _names(game.powers), finds[-1], finds[:-1])


def _on_both(game: Game, opening: Opening, seed: int, bots: tuple[str, ...]) -> list[Ended]:
    tables = (load(game, native=native) for native in (True, False))
    return [next(table.play_opened([opening], [seed], bots)) for table in tables]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("bot", ["steady", "greedy", "random"])
def test_what_is_taken_first_goes_on_as_in_python(players: int, bot: str) -> None:
    """The moves, the coins of all, the curve and who won are equal, whatever seat takes it."""
    game = small_world(players)
    seat = players - 1
    native, python = _on_both(game, _taken(game, seat), players, (bot,) * players)
    assert native == python
    assert len(native.curve) == game.rounds
    assert native.curve[-1] <= native.coins[seat]
    assert set(native.winners) <= set(range(players))


@pytest.mark.parametrize("seed", range(3))
def test_what_is_found_first_goes_on_as_in_python(seed: int) -> None:
    """Also for how many rounds the seat keeps it."""
    game = underground()
    native, python = _on_both(game, _found(game, 1), seed, ("steady", "steady"))
    assert native == python
    assert 0 <= native.held <= len(native.curve)


def test_stacks_alone_settle_nothing_more() -> None:
    """The row lies as told, and every seat chooses for itself."""
    game = small_world()
    opening = Opening(0, "", "", _names(game.races)[::-1], _names(game.powers))
    state = opening.begun(game, 4)
    assert [game.races[race].reference for race in state.row_races] == list(opening.races[:6])
    assert opening.settled(state) is None
    native, python = _on_both(game, opening, 4, ("steady", "steady"))
    assert native == python
    assert native.held == 0


@pytest.mark.parametrize("native", [True, False])
def test_a_seed_of_any_size_is_played(*, native: bool) -> None:
    """The core has no seeds of more than 64 bits: those are played in Python."""
    game = small_world()
    table = load(game, native=native)
    bots = ("greedy", "greedy")
    openings = [_taken(game, 0)] * 2
    found = list(table.play_opened(openings, [1 << 70, -5], bots))
    assert found == list(load(game, native=False).play_opened(openings, [1 << 70, -5], bots))


@pytest.mark.parametrize("native", [True, False])
def test_a_game_without_end_tells_which_rule_is_at_fault(*, native: bool) -> None:
    """The core only stops; Python says why, as where it plays alone."""
    game = with_more(_CIRCLERS)
    opening = _taken(game, 0)
    assert opening.race.endswith("/circlers")
    games = load(game, native=native).play_opened([opening], [1], ("random", "random"))
    with pytest.raises(RuleError) as raised:
        next(games)
    assert raised.value.slug == "unended"
    assert RULES[raised.value.rule][1] == opening.race


def test_a_game_stays_as_long_as_its_positions() -> None:
    """What Python finds to be of no use any more it lets go of in any order."""
    handed = hand_over(small_world(), small_world().items)
    state = NativeState.begun(handed, 3)
    before = state.scores()
    handed.__del__()
    while not state.is_over:
        state.apply(state.moves[-1])
    assert len(state.scores()) == len(before)


def test_games_before_change_nothing_of_a_game() -> None:
    """Rules in force that were made long ago are given up, and made anew where they are needed."""
    table = load(underground(), native=True)
    bots = ("steady", "steady")
    first = table.play_games(range(5), bots)
    kept = table.start(3)
    table.play_games(range(5, 2000), bots)
    assert table.play_games(range(5), bots) == first
    assert kept.snapshot() == table.start(3).snapshot()
