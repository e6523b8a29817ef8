"""Positions made to order: any board, any peoples, any moment of a turn."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING

from regola_engine.conquest.ground import bits
from regola_engine.conquest.peoples import fade, new_people, peoples_of, refill_row
from regola_engine.conquest.state import State
from regola_engine.conquest.tokens import add_piece, add_tokens, claim
from regola_engine.conquest.turn import moments_of_turn
from regola_engine.conquest.words import moment_word
from regola_engine.conquest.world import refresh_world

if TYPE_CHECKING:
    from regola_engine.conquest.game import Game

__all__ = ["Peopled", "Seated", "lay_drawn", "lay_first", "lay_row", "regions_with", "set_up"]

_ALL_USED = 1 << 16
"""More uses than any limit allows."""


@dataclass(frozen=True, slots=True)
class Peopled:
    """
    A people in play: its race and power by their number in the game (a power of -1 is none).

    ``holds`` tells the tokens by region; a region with 0 is held all the same.
    """

    race: int
    power: int
    hand: int = 0
    holds: Mapping[int, int] = field(default_factory=dict)
    declined: bool = False


@dataclass(frozen=True, slots=True)
class Seated:
    """A player: coins, and peoples from the one that declined first to the active one."""

    coins: int
    peoples: tuple[Peopled, ...] = ()


def set_up(  # noqa: PLR0913  # what a position is
    game: Game,
    seats: Sequence[Seated],
    *,
    pieces: Mapping[tuple[int, int], int],
    turn: int,
    phase: str,
    number_of_round: int,
    seed: int = 0,
) -> State:
    """
    Return a state as told, at the start of a phase; no phase stands for the start of the turn.

    ``pieces`` tells how many of a kind lie in a region, on top of those of the board. Every people
    has had its first turn: what it may do but once is done.
    """
    state = State(game, Random(seed))  # noqa: S311  # dice, not secrets
    _lay_board(state)
    for seat, seated in enumerate(seats):
        _seat(state, seat, seated)
    _lay_stacks(state)
    for (kind, region), count in pieces.items():
        _lay_piece(state, kind, region, count)
    state.finds_stack = [kind for kind in state.finds_stack if not state.where[kind]]
    refresh_world(state)
    state.seat, state.round = turn, number_of_round
    if phase:
        state.moment = moments_of_turn(state).index(moment_word(phase, "start"))
    state.order = (turn, *peoples_of(state, turn))
    return state


def _lay_board(state: State) -> None:
    game = state.game
    for kind in game.kinds:
        if kind is not None:
            state.boxed[kind.word] = kind.box
    for region, place in enumerate(game.board.places):
        for kind_word in place.pieces:
            _lay_piece(state, kind_word, region, 1)


def _lay_piece(state: State, kind: int, region: int, count: int) -> None:
    state.boxed[kind] -= count
    add_piece(state, kind, region, count)


def _seat(state: State, seat: int, seated: Seated) -> None:
    state.coins[seat] = seated.coins
    state.bank -= seated.coins
    for told in seated.peoples:
        people = new_people(state, seat, told.race, told.power)
        # Whoever stands on the board has had a turn before.
        state.fresh_peoples &= ~(1 << people)
        if told.declined:
            fade(state, people)
        state.tray[people] -= told.hand + sum(told.holds.values())
        state.hand[people] = told.hand
        for region, count in told.holds.items():
            claim(state, people, region)
            add_tokens(state, region, count)
        _use_up(state, people)


def _use_up(state: State, people: int) -> None:
    for rule, _level in state.kits[people].rules:
        limit = getattr(rule, "limit", -1)
        if limit >= 0 and not getattr(rule, "turn", False):
            for whose in range(state.game.seats + 1):
                state.spent[people << 16 | limit << 4 | whose] = _ALL_USED


def _lay_stacks(state: State) -> None:
    game = state.game
    state.race_stack = [
        n for n in range(len(game.races)) if n not in _of_peoples(state.race, state)
    ]
    state.power_stack = [
        n for n in range(len(game.powers)) if n not in _of_peoples(state.power, state)
    ]
    state.rng.shuffle(state.race_stack)
    state.rng.shuffle(state.power_stack)
    state.finds_stack = list(game.finds)
    state.rng.shuffle(state.finds_stack)
    refill_row(state)


def _of_peoples(column: list[int], state: State) -> set[int]:
    return {column[people] for people in range(state.game.seats, len(column))}


def lay_first(state: State, race: int, power: int) -> bool:
    """
    Lay a race with a power before the row, as a combination that costs nothing.

    False where one of the two is in play already.
    """
    free_races = (*state.race_stack, *state.row_races)
    if race not in free_races or power not in (*state.power_stack, *state.row_powers):
        return False
    _draw(state, state.race_stack, state.row_races, race)
    _draw(state, state.power_stack, state.row_powers, power)
    state.row_races.insert(0, race)
    state.row_powers.insert(0, power)
    state.row_coins.insert(0, 0)
    return True


def _draw(state: State, stack: list[int], row: list[int], wanted: int) -> None:
    """Take a banner or badge from its stack, or from the row, where the next one replaces it."""
    if wanted in stack:
        stack.remove(wanted)
        return
    slot = row.index(wanted)
    if stack:
        row[slot] = stack.pop(0)
        return
    races, powers = state.row_races.pop(slot), state.row_powers.pop(slot)
    del state.row_coins[slot]
    (state.power_stack if row is state.row_races else state.race_stack).append(
        powers if row is state.row_races else races
    )


def lay_row(state: State, combinations: Iterable[tuple[int, int]]) -> None:
    """Lay the row out anew with these combinations of races and powers, without coins."""
    told = list(combinations)
    state.race_stack = state.row_races + state.race_stack
    state.power_stack = state.row_powers + state.power_stack
    state.row_races, state.row_powers = [r for r, _ in told], [p for _, p in told]
    state.row_coins = [0] * len(told)
    state.race_stack = [race for race in state.race_stack if race not in state.row_races]
    state.power_stack = [power for power in state.power_stack if power not in state.row_powers]
    refill_row(state)


def regions_with(state: State, kind: int) -> dict[int, int]:
    """Return how many pieces of a kind lie in each region that has one."""
    size = state.game.ground.size
    return {r: state.lying[kind * size + r] for r in bits(state.where[kind])}


def lay_drawn(state: State, kinds: Sequence[int], powers: Sequence[int]) -> None:
    """Have relics and places, and powers, be what is found and drawn next, in this order."""
    rest = [kind for kind in state.finds_stack if kind not in kinds]
    state.finds_stack = [kind for kind in kinds if kind in state.finds_stack] + rest
    state.drawn = list(powers)
