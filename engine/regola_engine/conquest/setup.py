"""Positions made to order: any board, any peoples, any moment of a turn."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING

from regola_engine.conquest.ground import bits
from regola_engine.conquest.offers import open_offers
from regola_engine.conquest.peoples import fade, new_people, peoples_of, refill_row
from regola_engine.conquest.position import NOBODY
from regola_engine.conquest.rules import Offer, Reaction
from regola_engine.conquest.state import State
from regola_engine.conquest.tokens import add_piece, add_tokens, claim
from regola_engine.conquest.turn import open_moment
from regola_engine.conquest.world import refresh_world
from regola_engine.kernel.items import RULES
from regola_engine.kernel.limits import uses
from regola_engine.kernel.words import moment_name

if TYPE_CHECKING:
    from regola_engine.conquest.game import Game

__all__ = [
    "IN_HAND",
    "Peopled",
    "Seated",
    "lay_before",
    "lay_discarded",
    "lay_drawn",
    "lay_first",
    "lay_row",
    "lay_stacks",
    "lay_table",
    "regions_with",
    "set_up",
]

IN_HAND = -1
"""Where pieces are that lie in no region, but in the hand of who bears them."""

_ALL_USED = 1 << 16
"""More uses than any limit allows."""


@dataclass(frozen=True, slots=True)
class Peopled:
    """
    A people in play: its race and power by their number in the game (a power of -1 is none).

    ``holds`` tells the tokens by region; a region with 0 is held all the same. ``side`` are the
    tokens set aside.
    """

    race: int
    power: int
    hand: int = 0
    holds: Mapping[int, int] = field(default_factory=dict)
    declined: bool = False
    side: int = 0


@dataclass(frozen=True, slots=True)
class Seated:
    """
    A player: coins, and peoples from the one that declined first to the active one.

    ``used`` tells, by the reference of an item, how often its limited rules were used.
    """

    coins: int
    peoples: tuple[Peopled, ...] = ()
    used: Mapping[str, int] = field(default_factory=dict)


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

    ``pieces`` tells how many of a kind lie in a region, on top of those of the board, or in the
    hand (``IN_HAND``). Every people has had its first turn: what happens the first times is done.
    What it may do once it may still do, unless its player is told to have used it.
    """
    state = State(game, Random(seed))  # noqa: S311  # dice, not secrets
    _lay_board(state)
    for seat, seated in enumerate(seats):
        _seat(state, seat, seated)
    _lay_stacks(state)
    for (kind, region), count in pieces.items():
        if region == IN_HAND:
            state.boxed[kind] -= count
            state.carried[kind] += count
        else:
            _lay_piece(state, kind, region, count)
    for seat, seated in enumerate(seats):
        _use_up(state, seat, seated.used)
    state.finds_stack = [kind for kind in state.finds_stack if not state.where[kind]]
    refresh_world(state)
    state.seat, state.round = turn, number_of_round
    if phase:
        state.stage = game.turn_program.index(moment_name(phase, "start"))
    open_moment(state)
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
        state.tray[people] -= told.hand + told.side + sum(told.holds.values())
        state.hand[people], state.aside[people] = told.hand, told.side
        for region, count in told.holds.items():
            claim(state, people, region)
            add_tokens(state, region, count)


def _use_up(state: State, seat: int, used: Mapping[str, int]) -> None:
    """Count the uses of limited rules: those told, and of what happens the first times all."""
    for people in peoples_of(state, seat):
        for rule, _level in state.rulesets[people].rules:
            if not isinstance(rule, (Offer, Reaction)) or not rule.times:
                continue
            count = used.get(RULES[rule.index][1], _ALL_USED if rule.first and not rule.turn else 0)
            for whose in range(NOBODY, state.game.seats if count else NOBODY):
                uses(state, rule)[rule.index, people, whose] = count


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
    lay_before(state, race, power)
    return True


def lay_before(state: State, race: int, power: int) -> None:
    """Lay a race with a power that are in no stack before the row, for nothing."""
    for column, value in (
        (state.row_races, race),
        (state.row_powers, power),
        (state.row_coins, 0),
    ):
        column.insert(0, value)


def lay_table(state: State, races: Sequence[int], powers: Sequence[int]) -> None:
    """
    Lay the row anew from these stacks, the first banner on top; no others are in the game.

    Combinations are about to be chosen, and no people is in play yet.
    """
    state.race_stack, state.power_stack = list(races), list(powers)
    state.row_races, state.row_powers, state.row_coins = [], [], []
    refill_row(state)
    question = state.question
    if question is not None:
        state.moves = open_offers(state, question.you, state.moment)
        state.question = question._replace(moves=tuple(state.moves))


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


def lay_row(state: State, combinations: Iterable[tuple[int, int, int]]) -> None:
    """Lay the row out anew with these combinations of races and powers and the coins on them."""
    told = list(combinations)
    state.race_stack = state.row_races + state.race_stack
    state.power_stack = state.row_powers + state.power_stack
    state.row_races, state.row_powers = [r for r, _, _ in told], [p for _, p, _ in told]
    state.row_coins = [coins for _, _, coins in told]
    state.race_stack = [race for race in state.race_stack if race not in state.row_races]
    state.power_stack = [power for power in state.power_stack if power not in state.row_powers]
    refill_row(state)


def lay_stacks(state: State, races: Sequence[int], powers: Sequence[int]) -> None:
    """Have banners and badges come next from their stacks, in this order."""
    for stack, told in _told_of(state, races, powers):
        stack[:] = told + [one for one in stack if one not in told]


def lay_discarded(state: State, races: Sequence[int], powers: Sequence[int]) -> None:
    """Have banners and badges lie at the bottom of their stacks, the last one below all."""
    for stack, told in _told_of(state, races, powers):
        stack[:] = [one for one in stack if one not in told] + told


def _told_of(
    state: State, races: Sequence[int], powers: Sequence[int]
) -> Iterator[tuple[list[int], list[int]]]:
    """Give the stacks with what is told of them; what is told to lie there leaves the row."""
    for stack, row, told in (
        (state.race_stack, state.row_races, races),
        (state.power_stack, state.row_powers, powers),
    ):
        for slot, one in enumerate(row):
            others = [other for other in stack if other not in told]
            if one in told and others:
                row[slot] = others[0]
                stack.remove(others[0])
                stack.append(one)
        yield stack, [one for one in told if one in stack]


def regions_with(state: State, kind: int) -> dict[int, int]:
    """Return how many pieces of a kind lie in each region that has one."""
    size = state.game.ground.size
    return {r: state.lying[kind * size + r] for r in bits(state.where[kind])}


def lay_drawn(state: State, kinds: Sequence[int], powers: Sequence[int]) -> None:
    """Have relics and places, and powers, be what is found and drawn next, in this order."""
    rest = [kind for kind in state.finds_stack if kind not in kinds]
    state.finds_stack = [kind for kind in kinds if kind in state.finds_stack] + rest
    state.drawn = list(powers)
