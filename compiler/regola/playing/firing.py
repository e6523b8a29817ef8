"""
Whether rules do something in play: games with a race and a power in them, watched rule by rule.

A deed does something when its steps are done. What a rule says does something when, taken away,
some number, class, ban or neighbourhood would be another in the eyes of some people.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from regola.compilation.games import load
from regola.compilation.mixtures import mixed_program
from regola.compilation.program import Program
from regola.findings import Sink
from regola.mixing.played import Trial
from regola.mixing.remarks import Line
from regola_engine.bots import random_move
from regola_engine.conquest import ALL, DONE, Offer, PieceKind, Reaction, Rule, Value, bits
from regola_engine.conquest.classes import class_mask, near
from regola_engine.conquest.conquering import banned, modes_joined
from regola_engine.conquest.game import Game
from regola_engine.conquest.items import RULES, Item
from regola_engine.conquest.kit import Kit
from regola_engine.conquest.moves import ACT, Move
from regola_engine.conquest.peoples import people_is
from regola_engine.conquest.rules import Acts, Class, Counts, PeopleFact
from regola_engine.conquest.setup import lay_first
from regola_engine.conquest.state import State, start
from regola_engine.conquest.values import evaluate
from regola_engine.conquest.words import CLASSES, NUMBERS, VERBS, number_word
from regola_engine.conquest.world import refresh_world

__all__ = ["Trials", "trials"]

_KEPT = number_word("tokens kept")
"""The number that shows only in what stands on the board after a decline."""

_MOST_MOVES = 20_000


@dataclass
class Trials:
    """
    Plays games in which a pair is chosen first, by random players.

    The items of ``game`` note in ``done`` which of their steps are done.
    """

    game: Game
    done: set[tuple[str, int]]

    def try_out(self, race: str, power: str, games: int) -> Trial:
        """Play so many games with the pair; seeds are the numbers of the games."""
        numbers = _number(self.game.races, race), _number(self.game.powers, power)
        fired: dict[Line, int] = {}
        entered = 0
        if min(numbers) < 0:
            return Trial(0, fired)
        for seed in range(games):
            watch = _Watch(self, numbers)
            for reference, number in watch.play(seed):
                line = Line(reference, number)
                fired[line] = fired.get(line, 0) + 1
            entered += watch.entered
        return Trial(games, fired, entered)


def trials(program: Program, game: str, guests: Iterable[str]) -> Trials | None:
    """
    Return what tries pairs of a game with packs mixed in, on its smallest board.

    What makes no sense there is not set aside: to see that it does nothing it has to be in play.
    Nothing for a game without a board.
    """
    loaded = load(mixed_program(program, game, guests, whole=True), {}, Sink())
    board = min(loaded.boards, key=lambda one: one.players, default=None)
    if board is None:
        return None
    items, done = _watched_items(list(loaded.items))
    return Trials(Game(items, board, board.players), done)


def _number(records: list[Item], reference: str) -> int:
    return next((n for n, one in enumerate(records) if one.reference == reference), -1)


def _watched_items(items: list[Item]) -> tuple[list[Item], set[tuple[str, int]]]:
    """Return items whose deeds note, in the set returned with them, that their steps were done."""
    done: set[tuple[str, int]] = set()
    return [_watched(item, done) for item in items], done


def _watched(item: Item, done: set[tuple[str, int]]) -> Item:
    rules = tuple(_noting(rule, item.reference, done) for rule in item.rules)
    pieces = tuple(_watched_piece(piece, done) for piece in item.pieces)
    return replace(item, rules=rules, pieces=pieces)


def _watched_piece(piece: PieceKind, done: set[tuple[str, int]]) -> PieceKind:
    rules = tuple(_noting(rule, piece.reference, done) for rule in piece.rules)
    return replace(piece, rules=rules)


def _noting(rule: Rule, reference: str, done: set[tuple[str, int]]) -> Rule:
    if not isinstance(rule, (Offer, Reaction)) or rule.act is None:
        return replace(rule)
    act: Callable[..., int] = rule.act

    def noted(position: Any, frame: Any) -> int:
        outcome = act(position, frame)
        if outcome == DONE:
            done.add((reference, rule.line))
        return outcome

    return replace(rule, act=noted)


class _Watch:
    """One pair in one game after another."""

    def __init__(self, trials: Trials, numbers: tuple[int, int]) -> None:
        self._game = trials.game
        self._done = trials.done
        self._numbers = numbers
        own = trials.game.items_of(*numbers)
        self._holders = [(one.reference, one.rules) for one in own]
        self._holders += [(p.reference, p.rules) for one in own for p in one.pieces]
        self._references = {reference for reference, _ in self._holders}
        self._fired: set[tuple[str, int]] = set()
        self._waiting: set[tuple[str, int]] = set()
        self.entered = False

    def play(self, seed: int) -> set[tuple[str, int]]:
        """Play a game and return the rules of the pair that did something in it."""
        self._done.clear()
        state = start(self._game, Random(seed))  # noqa: S311  # dice, not secrets
        chance = Random(f"bots {seed}")  # noqa: S311
        if lay_first(state, *self._numbers):
            state.apply(next(move for move in state.moves if move.thing == 0))
        for _ in range(_MOST_MOVES):
            if state.over:
                break
            move = random_move(state, chance)
            self._note_move(state, move)
            turn = state.seat, state.round, state.moment
            state.apply(move)
            if (state.seat, state.round, state.moment) != turn and not state.agenda:
                self._look(state)
        return self._fired | {key for key in self._done if key[0] in self._references}

    def _note_move(self, state: State, move: Move) -> None:
        """Note the offers that a move takes, and that a people in decline acts."""
        question = state.question
        if question is None or move.sort != ACT or question.you not in self._ours(state):
            return
        taken = [move.rule]
        taken += [offer.index for offer in modes_joined(state, question.you, move.modes)]
        self._fired.update(key for key in map(_key, taken) if key[0] in self._references)
        if state.declined_peoples >> question.you & 1:
            for rule, _level in state.kits[question.you].rules:
                if isinstance(rule, Acts):
                    self._fired.add(_key(rule.index))

    def _ours(self, state: State) -> list[int]:
        """Return the peoples of the pair that are in play."""
        peoples = range(state.game.seats, len(state.owner))
        return [
            one
            for one in peoples
            if state.owner[one] >= 0 and (state.race[one], state.power[one]) == self._numbers
        ]

    # ---- what rules say -------------------------------------------------------------------------

    def _look(self, state: State) -> None:
        for you in self._ours(state):
            self.entered = self.entered or bool(state.held[you])
            if state.declined_peoples >> you & 1 and state.held[you]:
                self._fired |= self._waiting
            kit = state.kits[you]
            seen: tuple[object, ...] | None = None
            for rule in self._open(kit):
                key = _key(rule.index)
                if self._lies(state, rule):
                    self._fired.add(key)
                elif isinstance(rule, _SAID):
                    seen = seen or _seen(state)
                    without = _without(kit, rule, self._game)
                    if _with_kit(state, you, without) != seen:
                        self._fired.add(key)
                    elif _keeps_otherwise(state, you, kit, without):
                        self._waiting.add(key)

    def _open(self, kit: Kit) -> Iterator[Rule]:
        """Give the rules of the pair in force that were not yet seen to do something."""
        for rule, _level in kit.rules:
            reference, line = _key(rule.index)
            if reference in self._references and (reference, line) not in self._fired:
                yield rule

    def _lies(self, state: State, rule: Rule) -> bool:
        """Tell whether a rule holds by a piece that lies somewhere."""
        piece = getattr(rule, "piece", -1)
        return isinstance(rule, (Value, Class, Counts)) and piece >= 0 and bool(state.where[piece])


_SAID = (Value, Class, PeopleFact)


def _key(index: int) -> tuple[str, int]:
    rule, reference = RULES[index]
    return reference, rule.line


def _without(kit: Kit, rule: Rule, game: Game) -> Kit:
    """Return the rules in force without one of them."""
    twin = Kit(game.ground, [pair for pair in kit.rules if pair[0] is not rule])
    moved = {word for values in game.piece_values for word, _ in values}
    twin.settle((game.turn_program, game.declining_program), moved)
    return twin


def _with_kit(state: State, you: int, kit: Kit) -> tuple[object, ...]:
    """Return what would be seen if a people had other rules."""
    before, world = state.kits[you], state.world
    state.kits[you] = kit
    refresh_world(state)
    try:
        return _seen(state)
    finally:
        state.kits[you], state.world = before, world


def _seen(state: State) -> tuple[object, ...]:
    """Return all that rules say, in the eyes of every people in play."""
    peoples = [p for p in range(state.game.seats, len(state.owner)) if state.owner[p] >= 0]
    return tuple(_seen_by(state, people) for people in peoples)


def _seen_by(state: State, you: int) -> tuple[object, ...]:
    everywhere = state.game.ground.everywhere
    return (
        near(state, you),
        tuple(state.kits[you].ground.masks),
        tuple(class_mask(state, word, you) for word in range(len(CLASSES))),
        tuple(banned(state, you, verb) for verb in range(len(VERBS))),
        tuple(people_is(state, you, word) for word in _PEOPLE_WORDS),
        tuple(
            tuple(evaluate(state, word, you, everywhere))
            for word in range(len(NUMBERS))
            if word != _KEPT
        ),
    )


def _keeps_otherwise(state: State, you: int, kit: Kit, without: Kit) -> bool:
    """Tell whether a people would keep other tokens in decline without a rule."""
    mask = state.held[you]
    found = []
    for one in (kit, without):
        state.kits[you] = one
        values = evaluate(state, _KEPT, you, mask)
        found.append([min(values[region], ALL) for region in bits(mask)])
    state.kits[you] = kit
    return found[0] != found[1]


_PEOPLE_WORDS = ("fleeting",)
