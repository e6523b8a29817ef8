"""Every power that a place lends and every relic that a piece copies is played for some turns."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from random import Random
from typing import TypeAlias

import pytest

from regola.findings import Sink
from regola.playing.conquest.effects import RuleKey, rules_taken, watched_items
from regola.playing.table import Seating, packs_of, table
from regola_engine.conquest import BoardItem, Place, ground_word
from regola_engine.conquest.game import Game
from regola_engine.conquest.setup import Peopled, Seated, lay_drawn, lay_row, set_up
from regola_engine.conquest.state import State
from regola_engine.kernel.course import advance
from regola_engine.kernel.moves import Move
from tests.mixing.official import games
from tests.mixing.test_played import MONSTERS
from tests.support.conquest_invariants import violations
from tests.support.encounters import Watch

Choice: TypeAlias = Callable[[State], list[Move]]

_TABLES = {
    "below": ("underground", ()),
    "below, mixed": ("underground", ("small_world",)),
    "above, mixed": ("small_world", ("underground",)),
}

_LANDS = {
    "underground": ("mud", "crystal", "mine", "black_mountain", "mushroom_forest"),
    "small_world": ("swamp", "farmland", "hill", "mountain", "forest"),
}

_HOME, _GUARDED, _LONE, _FAR, _GATE = range(5)
"""The regions of a board in a row; the last one lies beside the first."""

_ROUNDS = 3
_STONES = "underground/place/stonehedge"
_SACK = "underground/piece/sack"
_MAGIC = "underground/power/magic"
_PLAIN = ("underground/power/stone", "underground/power/mining")

_SIGNS = {"underground": (), "small_world": ("small_world/symbol/cavern",)}
"""What stands in the home region besides: above ground things are found where caverns are."""


@cache
def _table(name: str) -> tuple[Game, set[RuleKey]]:
    """Return a game for two on a board of five lands, and where its items note their steps."""
    host, guests = _TABLES[name]
    seating = Seating(2, options=MONSTERS if guests and host == "small_world" else ())
    made = table(games(), {}, packs_of(games().packs, host, guests), seating, Sink())
    assert made is not None
    assert isinstance(made.game, Game)
    border = ground_word("border")
    words = [ground_word(f"{host}/terrain/{land}") for land in _LANDS[host]]
    more = {_HOME: (border, *map(ground_word, _SIGNS[host])), _GATE: (border,)}
    places = tuple(
        Place(land, (word, *more.get(number, ())))
        for number, (land, word) in enumerate(zip(_LANDS[host], words, strict=True))
    )
    borders = ((_HOME, _GUARDED), (_GUARDED, _LONE), (_LONE, _FAR), (_HOME, _GATE), (_HOME, _LONE))
    board = BoardItem("table", 2, _ROUNDS, places, borders)
    items, done = watched_items(made.game.items)
    return Game(items, board, 2, dict(seating.options)), done


def _number(game: Game, reference: str) -> int:
    known = [item.reference for item in (game.races if "/race/" in reference else game.powers)]
    return known.index(reference)


def _kind(game: Game, reference: str) -> int:
    return next(k.word for k in game.kinds if k is not None and k.reference == reference)


def _opened(game: Game, mine: str, tried: str, *, relic: str = "") -> State:
    """
    Return a position in which one is about to attack Monsters, and a lone token of the other.

    The power that is ``tried`` is not on show: it may be drawn.
    """
    free = [item.reference for item in game.powers if item.reference not in (mine, tried)]
    powers = [_number(game, name) for name in free]
    races = [_number(game, f"underground/race/{race}") for race in ("ogres", "drow")]
    others = [number for number in range(len(game.races)) if number not in races]
    pieces = {(_kind(game, "underground/piece/monster"), _GUARDED): 2}
    if relic:
        pieces[_kind(game, relic), _FAR] = 1
    ada = Peopled(races[0], _number(game, mine), 8, {_HOME: 2})
    bea = Peopled(races[1], powers[0], 0, {_LONE: 1, _FAR: 3})
    state = set_up(
        game,
        [Seated(5, (ada,)), Seated(5, (bea,))],
        pieces=pieces,
        turn=0,
        phase="conquest",
        number_of_round=1,
        seed=1,
    )
    lay_row(state, zip(others[: game.base.row], powers[1:], (0,) * game.base.row, strict=False))
    return state


def _played(state: State, done: set[RuleKey], choose: Choice) -> Watch:
    """Play to the end, every position sound."""
    watch, chance = Watch(state.game, done), Random(2)  # noqa: S311  # dice, not secrets
    advance(state)
    while not state.is_over:
        assert not violations(state)
        moves = choose(state) or state.moves
        move = moves[int(chance.random() * len(moves))]
        watch.before(state, move)
        state.apply(move)
        watch.after(state)
    assert not violations(state)
    return watch


def _attack(state: State) -> list[Move]:
    """Return the moves that conquer where Monsters are."""
    monster = _kind(state.game, "underground/piece/monster")
    if not state.where[monster] >> _GUARDED & 1 or state.seat:
        return []
    return [move for move in state.moves if move.rule >= 0 and move.thing == _GUARDED]


@pytest.mark.parametrize("name", _TABLES)
def test_every_power_is_lent(name: str) -> None:
    """Whoever finds Stonehedge has the power drawn for it, each power of the stack in turn."""
    game, done = _table(name)
    lent = set()
    for number, power in enumerate(game.powers):
        mine = next(one for one in _PLAIN if one != power.reference)
        state = _opened(game, mine, power.reference)
        lay_drawn(state, [_kind(game, _STONES)], [number])
        lent |= _played(state, done, _attack).lent

    assert lent == {(_STONES, power.reference) for power in game.powers}


@pytest.mark.parametrize("name", _TABLES)
def test_every_relic_is_copied(name: str) -> None:
    """The Sack works as each relic that lies in a region of the opponent."""
    game, done = _table(name)
    relics = [item.reference for item in game.items if item.kind == "relic"]
    copied = set()
    for relic in relics:
        state = _opened(game, _MAGIC, "", relic=relic)
        copied |= _played(state, done, partial(_uses, relic)).copied

    assert {(_SACK, relic) for relic in relics} <= copied
    assert len(relics) == 6


def _uses(relic: str, state: State) -> list[Move]:
    """Return the moves that use the relic, then those that use the Sack as it."""
    by_holder = {
        holder: [
            move for move in state.moves if any(h == holder for h, _ in rules_taken(state, move))
        ]
        for holder in (relic, _MAGIC)
    }
    wanted = _kind(state.game, relic)
    return by_holder[relic] or [move for move in by_holder[_MAGIC] if move.thing == wanted]
