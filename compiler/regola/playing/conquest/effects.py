"""
Whether single rules do something in a position, and items that note which of their steps are done.

A deed does something when its steps are done and change the position. What a rule says does
something when, taken away, some number, class, ban or neighbourhood would be another in the eyes of
some people.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import cached_property
from typing import Any, TypeAlias

from regola_engine.conquest import (
    ALL,
    DONE,
    Ban,
    Class,
    Counts,
    Fact,
    Item,
    Offer,
    PeopleFact,
    PieceKind,
    Reaction,
    Rule,
    Tie,
    Value,
    banned,
    bits,
    class_mask,
    near,
    number_word,
    people_is,
)
from regola_engine.conquest.play import (
    ATTACK,
    CONQUEST_COST,
    ENTRANCE,
    OFFER,
    REACHABLE,
    Game,
    Ruleset,
    State,
    evaluate,
    modes_joined,
    modes_of,
    refresh_world,
)
from regola_engine.conquest.primitives import PRIMITIVES
from regola_engine.kernel import FIELDS, RULES, Move

__all__ = [
    "RuleKey",
    "Sight",
    "other_readings",
    "rule_key",
    "rules_taken",
    "watched_items",
]

RuleKey: TypeAlias = tuple[str, int]
"""A rule, by the reference of what holds it and its number."""

_KEPT = number_word("tokens kept")
"""The number that shows only in what stands on the board after a decline."""

_OF_ATTACKS = (REACHABLE, ENTRANCE)
"""The classes that tell whom a people may attack."""

_SAID = (Value, Class, Fact, Tie, Ban, PeopleFact)

_PEOPLE_WORDS = ("fleeting",)


def rule_key(index: int) -> RuleKey:
    """Return which rule a record of the engine is from."""
    rule, reference = RULES[index]
    return reference, rule.line


def rules_taken(state: State, move: Move) -> list[RuleKey]:
    """Return the rules whose offers a move takes, those joined to a conquest included."""
    question = state.question
    if question is None or move.sort != OFFER:
        return []
    joined = modes_joined(state, question.you, modes_of(move))
    return [rule_key(index) for index in (move.rule, *(offer.index for offer in joined))]


def other_readings(game: Game, *, with_base: bool = True) -> Game:
    """
    Return a game where every option is taken that is not, and the reverse.

    Those of base rules stay as they are unless ``with_base``.
    """
    kept = {name for item in game.bases for name, _ in item.options if not with_base}
    options = {name: taken is (name in kept) for name, taken in game.options.items()}
    return Game(game.items, game.board, game.seats, options)


# ---- deeds --------------------------------------------------------------------------------------


def watched_items(items: Iterable[Item]) -> tuple[list[Item], set[RuleKey]]:
    """
    Return items whose deeds note, in the set returned with them, that their steps did something.

    Base rules are not watched.
    """
    done: set[RuleKey] = set()
    return [item if item.kind == "base" else _watched(item, done) for item in items], done


def _watched(item: Item, done: set[RuleKey]) -> Item:
    rules = tuple(_noting(rule, item.reference, done) for rule in item.rules)
    pieces = tuple(_watched_piece(piece, done) for piece in item.pieces)
    return replace(item, rules=rules, pieces=pieces)


def _watched_piece(piece: PieceKind, done: set[RuleKey]) -> PieceKind:
    rules = tuple(_noting(rule, piece.reference, done) for rule in piece.rules)
    return replace(piece, rules=rules)


def _noting(rule: Rule, reference: str, done: set[RuleKey]) -> Rule:
    if not isinstance(rule, (Offer, Reaction)) or rule.act is None:
        return replace(rule)
    act: Callable[..., int] = rule.act

    key = (reference, rule.line)

    def noted(position: Any, frame: Any) -> int:
        before = None if key in done else _standing(position)
        outcome = act(position, frame)
        if before is not None and outcome == DONE and _standing(position) != before:
            done.add(key)
        return outcome

    return replace(rule, act=noted)


def _standing(position: Any) -> tuple[object, ...]:
    """Return what a deed may change: all of the position, and how many steps wait."""
    return (*FIELDS.snapshot(position), *position.LAYOUT.snapshot(position), len(position.agenda))


# ---- what rules say -----------------------------------------------------------------------------


class Sight:
    """
    What the rules of a position say, found out once for all rules that are asked about.

    The looking is done in a clone: nothing of the position is changed by it, not what it keeps to
    be quick.
    """

    def __init__(self, state: State) -> None:
        self._given = state
        self._seen: tuple[object, ...] | None = None

    @cached_property
    def _state(self) -> State:
        return self._given.clone()

    def shows(self, you: int, rule: Rule) -> bool:
        """Tell whether something would be otherwise now if a people had not that rule."""
        if _lies(self._given, rule):
            return True
        if not isinstance(rule, _SAID):
            return False
        if self._seen is None:
            self._seen = _seen(self._state)
        return _with_ruleset(self._state, you, self._without(you, rule)) != self._seen

    def keeps(self, you: int, rule: Rule) -> bool:
        """Tell whether a people would keep other tokens in decline without that rule."""
        if not isinstance(rule, _SAID):
            return False
        return _keeps_otherwise(self._state, you, self._without(you, rule))

    def _without(self, you: int, rule: Rule) -> Ruleset:
        return _without(self._state.rulesets[you], rule, self._state.game)


def _lies(state: State, rule: Rule) -> bool:
    """Tell whether a rule holds by a piece that lies somewhere, or is in hand to fight with."""
    piece = getattr(rule, "piece", -1)
    if piece < 0 or not isinstance(rule, (Value, Class, Counts)):
        return False
    return bool(state.where[piece]) or (isinstance(rule, Counts) and state.carried[piece] > 0)


def _without(ruleset: Ruleset, rule: Rule, game: Game) -> Ruleset:
    """Return the rules in force without one of them."""
    twin = Ruleset(game.ground, [one for one in ruleset.entries if one.rule is not rule])
    moved = {word for values in game.piece_values for word, _ in values}
    twin.settle((game.turn_program, game.declining_program), moved)
    return twin


def _with_ruleset(state: State, you: int, ruleset: Ruleset) -> tuple[object, ...]:
    """Return what would be seen if a people had other rules."""
    before, world = state.rulesets[you], state.standing
    state.rulesets[you] = ruleset
    refresh_world(state)
    try:
        return _seen(state)
    finally:
        state.rulesets[you], state.standing = before, world


def _seen(state: State) -> tuple[object, ...]:
    """Return all that rules say, in the eyes of every people in play."""
    peoples = [p for p in range(state.game.seats, len(state.owner)) if state.owner[p] >= 0]
    return tuple(_seen_by(state, people) for people in peoples)


def _seen_by(state: State, you: int) -> tuple[object, ...]:
    everywhere = state.game.ground.everywhere
    # Words that came with games made later mean nothing here.
    # How a region is reached, and what it costs, is nothing to whoever may not attack it.
    open_to = everywhere & ~banned(state, you, ATTACK)
    return (
        near(state, you),
        tuple(state.rulesets[you].ground.masks),
        tuple(
            class_mask(state, word, you) & (open_to if word in _OF_ATTACKS else -1)
            for word in range(len(state.game.seat_ruleset.layers))
        ),
        tuple(banned(state, you, verb) for verb in sorted(PRIMITIVES.banned)),
        tuple(people_is(state, you, word) for word in _PEOPLE_WORDS),
        tuple(
            _values(state, word, you, open_to if word == CONQUEST_COST else everywhere)
            for word in range(state.game.number_words)
            if word != _KEPT
        ),
    )


def _values(state: State, word: int, you: int, mask: int) -> tuple[int, ...]:
    """Return a number in each region of a set, in the eyes of a people."""
    found = evaluate(state, word, you, mask)
    return tuple(found[region] for region in bits(mask)) if mask else ()


def _keeps_otherwise(state: State, you: int, without: Ruleset) -> bool:
    """Tell whether a people would keep other tokens in decline with other rules."""
    mask, ruleset = state.held[you], state.rulesets[you]
    found = []
    for one in (ruleset, without):
        state.rulesets[you] = one
        values = evaluate(state, _KEPT, you, mask)
        found.append([min(values[region], ALL) for region in bits(mask)])
    state.rulesets[you] = ruleset
    return found[0] != found[1]
