"""
A bot that weighs a turn as players do: tokens against what regions pay, and when to decline.

It reads rules through what all of them show: costs, incomes, offers, and what a move changes. It
sees what lies open, never what is hidden, and knows no item. The weights were found by play against
`greedy`.

The core plays the same moves (`native/core/steady.c`): fractions are added one by one, from the
left, so that they come out the same to the last bit in every Python and in C.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property, reduce
from operator import or_
from random import Random
from typing import TYPE_CHECKING

from regola_engine.conquest import frames as f
from regola_engine.conquest import vocabulary as h
from regola_engine.conquest.conquering import modes_joined, settings_of
from regola_engine.conquest.ground import bits
from regola_engine.conquest.moves import modes_of
from regola_engine.conquest.peoples import peoples_of
from regola_engine.conquest.position import NOBODY
from regola_engine.conquest.rules import Offer
from regola_engine.conquest.values import costs, evaluate, total
from regola_engine.kernel.items import RULES
from regola_engine.kernel.moves import PASS, Move

if TYPE_CHECKING:
    from regola_engine.conquest.state import State

__all__ = ["marks_of", "steady_move", "steady_moves", "worth"]

_LASTING = 1.2
"""How much what a region pays counts for each of the next rounds, seen from here."""

_SEEN = 2
"""So many rounds are looked ahead."""

_KEPT = 0.95
"""The part of declined regions that is left a round later."""

_CHANCES = {1: 1 / 2, 2: 1 / 3, 3: 1 / 6}
"""How often the die makes good for so many tokens that are short."""

_FRESH = (0.0, 0.0, 2.0, 4.0)
"""What a new people pays more in its first, second and later turns than its tokens tell."""

_GROWTH = 1.2
"""The part of what could be taken now that a people takes more in each later turn."""

_COIN = 0.75
"""What a coin counts in tokens, paid or found."""

_LOST = 0.42
"""What counts of what another loses: who fights for it alone loses as much."""

_TOKEN_LOST = {True: 0.2, False: 0.3}
"""What another loses besides, in coins, if his people is active and if it is in decline."""

_AHEAD = 0.1
"""How much more a coin counts that another loses, for each coin by which he leads a third."""

_PROMISED = 0.5
"""What counts of the income that players may still expect, as it is told who leads."""

_FIND = 9.0
"""What a relic or place is worth, in coins, before anybody knows which it is."""

_FRESH_TOKEN = 0.7
_ROLLS = 4
"""So many rolls of a die are tried."""

_DEEPEST = 4
"""So many answers in a row are thought on; a deed that asks on and on is judged as it stands."""

_BEGUN = ("yes", "offer")
"""The sorts of moves that begin a deed, which may ask for more."""

_CHOOSING = 100.0
_LEADING = 20.0
"""A lead of more coins counts no more."""

_BORDER = 3.0
"""So many tokens more belong in a region that others stand beside."""


def steady_move(state: State, rng: Random) -> Move:
    """Return the legal move that promises most; among equals one by chance."""
    leading = steady_moves(state)
    return state.moves[leading[int(rng.random() * len(leading))]]


def steady_moves(state: State) -> list[int]:
    """Return the places of the legal moves that promise most."""
    marks = marks_of(state)
    best = max(marks)
    return [place for place, mark in enumerate(marks) if mark == best]


def marks_of(state: State) -> list[float]:
    """Return what each legal move promises, the higher the better, in their order."""
    question = state.question
    if question is None:
        raise ValueError("the game is over")
    return _MARKS.get(question.about, _mark_answers)(state, question)


def _mark_answers(state: State, _question: f.Question) -> list[float]:
    return [_tried(state, move) for move in state.moves]


def _mark_tokens(state: State, question: f.Question) -> list[float]:
    """Even out what regions cost others, those first that others stand beside."""
    near = _beside(state, _of_others(state, state.owner[question.you]))
    return [
        _BORDER * (near >> move.thing & 1) - state.tokens[move.thing] - state.defenders[move.thing]
        for move in state.moves
    ]


def _of_others(state: State, seat: int) -> int:
    """Return the regions of active peoples of other players."""
    active = state.active_peoples
    return sum(state.held[people] for people in bits(active) if state.owner[people] != seat)


def _beside(state: State, regions: int) -> int:
    found = 0
    for region in bits(regions):
        found |= state.game.ground.beside[region]
    return found


# ---- offers -------------------------------------------------------------------------------------


def _mark_offers(state: State, question: f.Question) -> list[float]:
    sight = _Sight(state, question.you)
    return [0.0 if move == PASS else _mark_offer(sight, move) for move in state.moves]


def _mark_offer(sight: _Sight, move: Move) -> float:
    """Return what an offer promises above leaving it."""
    offer = RULES[move.rule][0]
    if not isinstance(offer, Offer):
        return 0.0
    if offer.piece < 0 and offer.verb in (h.CONQUER, h.ASSAULT):
        return sight.conquest(move, offer)
    if offer.verb == h.DECLINE:
        return _mark_decline(sight.state, sight.seat, move)
    if offer.verb == h.CHOOSE_COMBINATION:
        return _CHOOSING + _strength(sight.state, move.thing)
    if offer.verb == h.ABANDON:
        return -1.0
    return _tried(sight.state, move) - sight.stay


class _Sight:
    """What a people sees as it conquers: prices, and what regions pay it and who holds them."""

    def __init__(self, state: State, you: int) -> None:
        self.state = state
        self.you = you
        self.seat = state.owner[you]
        self.lasting = _lasting(state)
        self.paying: dict[int, list[int]] = {}
        self.asked: dict[int, list[int]] = {}
        self.found: dict[int, bool] = {}
        self._stay: float | None = None

    @property
    def stay(self) -> float:
        """What the position is worth as it is."""
        if self._stay is None:
            self._stay = worth(self.state, self.seat)
        return self._stay

    def conquest(self, move: Move, offer: Offer) -> float:
        """Return what a conquest is worth for each token that it takes."""
        modes = modes_of(move)
        price, value = self.price(move.thing, modes), self.value(move.thing)
        if self._laid >> move.thing & 1 and self._finds(move):
            value += _FIND
        if offer.index in self.state.game.last_attempts:
            short = price - self.state.hand[self.you]
            return 0.05 * value * _CHANCES.get(short, 0.0)
        if value <= 0:
            return value
        if offer.verb == h.ASSAULT:
            return value / max(1, price - 1)
        # A further offer is best spent where it saves most.
        saved = self.price(move.thing, 0) - price if modes else 0
        return (value + 0.8 * saved) / price + 0.15 * self._beyond(move.thing)

    def _finds(self, move: Move) -> bool:
        """Tell whether a conquest turns something up; it is tried where pieces of the board lie."""
        region = move.thing
        if region not in self.found:
            twin = self.state.seen_by(self.seat)
            twin.log = None
            twin.apply(move)
            self.found[region] = len(twin.finds_stack) < len(self.state.finds_stack)
        return self.found[region]

    @cached_property
    def _laid(self) -> int:
        """The regions in which pieces lie that the board had there, while there are finds."""
        state = self.state
        if not state.finds_stack:
            return 0
        kinds = {kind for place in state.game.board.places for kind in place.pieces}
        return reduce(or_, (state.where[kind] for kind in kinds), 0)

    def _beyond(self, region: int) -> float:
        """Return the best that lies beside a region, for each token."""
        near = self.state.game.ground.beside[region] & ~self.state.held[self.you]
        return max((self.value(one) / self.price(one, 0) for one in bits(near)), default=0.0)

    def price(self, region: int, modes: int) -> int:
        """Return what a region costs with the further offers of a set, a token at least."""
        if modes not in self.asked:
            state = self.state
            outer, state.deed = state.deed, settings_of(modes_joined(state, self.you, modes))
            self.asked[modes] = costs(state, self.you, state.game.ground.everywhere)[:]
            state.deed = outer
        return max(1, self.asked[modes][region])

    def value(self, region: int) -> float:
        """Return what holding a region is worth, in coins, and that another no longer holds it."""
        state, holder = self.state, self.state.holder[region]
        gain = self._pays(self.you, region, state.game.ground.everywhere) * self.lasting
        if holder == NOBODY:
            return gain
        lost = self._pays(holder, region, state.held[holder]) * self.lasting
        owner = state.owner[holder]
        if owner == self.seat:
            return gain - lost - 0.5
        token = _TOKEN_LOST[bool(state.active_peoples >> holder & 1)]
        return gain + _LOST * (lost + token) * (1.0 + _AHEAD * self._lead(owner))

    def _pays(self, people: int, region: int, regions: int) -> int:
        if people not in self.paying:
            self.paying[people] = evaluate(self.state, h.INCOME, people, regions)[:]
        return self.paying[people][region]

    def _lead(self, seat: int) -> float:
        """Return by how much a player leads a third one: of two players none can be spared."""
        thirds = set(range(self.state.game.seats)) - {seat, self.seat}
        if not thirds:
            return 0.0
        lead = self._promises[seat] - max(self._promises[third] for third in thirds)
        return max(-_LEADING, min(_LEADING, lead))

    @cached_property
    def _promises(self) -> list[float]:
        """What each player has, and may expect of the next rounds as peoples stand."""
        state = self.state
        rounds = min(state.game.rounds - state.round, _SEEN)
        return [
            coins + _PROMISED * (_income(state, seat) * rounds)
            for seat, coins in enumerate(state.coins)
        ]


def _lasting(state: State) -> float:
    """Return how often a region taken now pays, this turn included."""
    return 1.0 + _LASTING * min(state.game.rounds - state.round, _SEEN)


def _strength(state: State, slot: int) -> float:
    """Return the tokens of a combination, its coins as tokens."""
    race, power = state.game.races[state.row_races[slot]], state.game.powers[state.row_powers[slot]]
    return race.banner + power.banner + (state.row_coins[slot] - slot) * _COIN


# ---- decline ------------------------------------------------------------------------------------


def _mark_decline(state: State, seat: int, move: Move) -> float:
    """
    Return what declining now promises above declining a turn later, or never, in coins.

    What is left of the player's peoples is seen on a copy: some keep more than others, some leave.
    """
    left, active = state.game.rounds - state.round + 1, state.active[seat]
    if left <= 1 or active == NOBODY:
        return -1.0
    twin = state.seen_by(seat)
    twin.log = None
    twin.apply(move)
    regions, growth = _income(twin, seat), _growth(state, active)
    this_turn = _income(state, seat) + growth
    never = this_turn * left + _GROWTH * growth * left * (left - 1) / 2
    later = 2.0 * this_turn
    if left > 2:  # noqa: PLR2004  # a people that declines in the last turn but one serves none
        later = this_turn + _declined(state, regions + growth, left - 1)
    return _declined(state, regions, left) - max(never, later)


def _income(state: State, seat: int) -> int:
    """Return what the peoples of a player bring in as they stand."""
    peoples = peoples_of(state, seat)
    return sum(total(state, h.INCOME, people, state.held[people]) for people in peoples)


def _declined(state: State, regions: float, turns: int) -> float:
    """Return what comes in from declining on, in so many turns: old regions and a new people."""
    slots = range(len(state.row_races))
    first = _FRESH_TOKEN * max((_strength(state, slot) for slot in slots), default=0.0)
    kept, left, fresh = 1.0, 0.0, 0.0
    for turn in range(turns):
        left += kept
        kept *= _KEPT
        if turn:
            fresh += first + _FRESH[min(turn, 3)]
    return regions * left + fresh


def _growth(state: State, you: int) -> int:
    """Return what tokens that are free could still take, in coins: the cheapest regions first."""
    held, ground = state.held[you], state.game.ground
    stay = evaluate(state, h.GARRISON, you, held)
    free = state.hand[you] + sum(max(0, state.tokens[one] - stay[one]) for one in bits(held))
    near = _beside(state, held) if held else ground.everywhere
    for people in peoples_of(state, state.owner[you]):
        near &= ~state.held[people]
    prices, pays = costs(state, you, near)[:], evaluate(state, h.INCOME, you, near)
    found = 0
    for price, region in sorted((prices[one], one) for one in bits(near)):
        if price > free:
            break
        free -= price
        found += pays[region]
    return found


# ---- what a move changes ------------------------------------------------------------------------


def _tried(state: State, move: Move, deeper: int = _DEEPEST) -> float:
    """
    Return what the position is worth to the player after a move, done on a copy.

    A deed begun that asks for more is worth what the best answer is: half done, it looks as if it
    did nothing, or harm. Where a die was rolled before, several rolls are tried.
    """
    seat = state.mover
    twin = _after(state, move, 0)
    if not deeper or move.sort not in _BEGUN or not _asks_on(twin, seat):
        return worth(twin, seat)
    twins = [twin]
    if len(twin.rolls) > len(state.rolls) or twin.roll != state.roll:
        twins += [_after(state, move, number) for number in range(1, _ROLLS)]
    return _added(_best_answer(one, seat, deeper - 1) for one in twins) / len(twins)


def _after(state: State, move: Move, seed: int) -> State:
    twin = state.seen_by(state.mover, seed)
    twin.log = None
    twin.apply(move)
    return twin


def _asks_on(state: State, seat: int) -> bool:
    """Tell whether a deed under way asks a player for more."""
    question = state.question
    return question is not None and question.seat == seat and question.about not in _MARKS


def _best_answer(state: State, seat: int, deeper: int) -> float:
    if not _asks_on(state, seat):
        return worth(state, seat)
    return max(_tried(state, answer, deeper) for answer in state.moves)


def worth(state: State, seat: int) -> float:
    """Return what a position promises a player above the mean of the others, in coins."""
    lasting, turns = _lasting(state), min(state.game.rounds - state.round + 1, 2)
    shares = [float(coins) for coins in state.coins]
    for people in range(state.game.seats, len(state.owner)):
        owner, held = state.owner[people], state.held[people]
        if owner == NOBODY:
            continue
        shares[owner] += lasting * total(state, h.INCOME, people, held)
        if state.active_peoples >> people & 1:
            tokens = state.hand[people] + sum(state.tokens[region] for region in bits(held))
            defenders = sum(state.defenders[region] for region in bits(held))
            shares[owner] += 0.4 * turns * tokens + 0.1 * defenders
    others = _added(shares) - shares[seat]
    return shares[seat] - others / max(1, len(shares) - 1)


def _added(numbers: Iterable[float]) -> float:
    """Return the sum from the left; that of Python differs from version to version."""
    found = 0.0
    for number in numbers:
        found += number
    return found


_MARKS = {f.OFFERS: _mark_offers, f.PUT_TOKEN: _mark_tokens}
