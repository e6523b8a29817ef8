"""A bot that looks one move ahead and likes regions, coins and cheap conquests."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from regola_engine.conquest import frames as f
from regola_engine.conquest import vocabulary as h
from regola_engine.conquest.moves import OFFER, modes_of
from regola_engine.conquest.rules import Offer
from regola_engine.conquest.values import evaluate, number
from regola_engine.kernel.items import RULES
from regola_engine.kernel.moves import PASS, Move

if TYPE_CHECKING:
    from regola_engine.conquest.state import State

__all__ = ["greedy_move", "leading_moves"]

_TIRED = 2
"""Fewer tokens in hand than this at the start of a turn, and a people is ripe for decline."""


def greedy_move(state: State, rng: Random) -> Move:
    """Return the legal move that looks best at once; ties by chance."""
    leading = leading_moves(state)
    return state.moves[leading[int(rng.random() * len(leading))]]


def leading_moves(state: State) -> list[int]:
    """Return the places of the legal moves that look best at once."""
    question = state.question
    if question is None:
        raise ValueError("the game is over")
    marks = [_mark(state, question, move) for move in state.moves]
    best = max(marks)
    return [place for place, mark in enumerate(marks) if mark == best]


def _mark(state: State, question: f.Question, move: Move) -> float:
    """How good a move looks; higher is better."""
    if move == PASS:
        return 0.0
    if move.sort == OFFER:
        return _mark_offer(state, question.you, move)
    if question.about == f.PUT_TOKEN:
        return -float(state.tokens[move.thing])
    return 0.0


def _mark_offer(state: State, you: int, move: Move) -> float:
    rule = RULES[move.rule][0]
    if not isinstance(rule, Offer):
        return 0.0
    if rule.verb in (h.CONQUER, h.ASSAULT):
        return _mark_conquest(state, you, move)
    if rule.verb == h.DECLINE:
        return _mark_decline(state, you)
    if rule.verb == h.ABANDON:
        return -1.0
    if rule.verb == h.CHOOSE_COMBINATION:
        return 10.0 + _mark_combination(state, move.thing)
    return 1.0


def _mark_conquest(state: State, you: int, move: Move) -> float:
    """A region is worth what it pays and what it takes from others, the cheaper the better."""
    region = move.thing
    price = number(state, h.CONQUEST_COST, you, region)
    worth = 10.0 + 4 * number(state, h.INCOME, you, region)
    holder = state.holder[region]
    if holder >= 0:
        worth += 3.0 if state.owner[holder] != state.owner[you] else -12.0
    return worth - 2 * price + 4 * (modes_of(move) > 0)


def _mark_combination(state: State, slot: int) -> float:
    game = state.game
    tokens = game.races[state.row_races[slot]].banner + game.powers[state.row_powers[slot]].banner
    return tokens + 1.0 * state.row_coins[slot] - 1.2 * slot


def _mark_decline(state: State, you: int) -> float:
    """Decline when little more can be taken and there are turns left to gain from it."""
    left = state.game.rounds - state.round
    held = state.held[you]
    spare = sum(state.tokens) and _spare(state, you)
    if not held:
        return 5.0 if left and not state.hand[you] else -1.0
    if left <= 1:
        return -1.0
    return 2.0 if spare <= _TIRED else -1.0


def _spare(state: State, you: int) -> int:
    """Tokens that could go on conquering, less the price of the cheapest region next to them."""
    held = state.held[you]
    stay = evaluate(state, h.GARRISON, you, held)
    regions = [region for region in range(state.game.ground.size) if held >> region & 1]
    return state.hand[you] + sum(max(0, state.tokens[r] - stay[r]) for r in regions)
