"""
Whether rules do something in play: games with a race and a power in them, watched rule by rule.

A deed does something when its steps are done. What a rule says does something when, taken away,
some number, class, ban or neighbourhood would be another in the eyes of some people.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any, TypeAlias

from regola.compilation.games import load
from regola.compilation.mixtures import mixed_program
from regola.compilation.program import Program
from regola.findings import Sink
from regola.mixing.played import Couple, Trial
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
from regola_engine.conquest.rules import Acts, Ban, Class, Counts, Fact, PeopleFact, Tie
from regola_engine.conquest.setup import lay_first
from regola_engine.conquest.state import State, start
from regola_engine.conquest.values import evaluate
from regola_engine.conquest.words import CLASSES, NUMBERS, VERBS, number_word, verb_word
from regola_engine.conquest.world import refresh_world

__all__ = ["Trials", "trials"]

_KEPT = number_word("tokens kept")
"""The number that shows only in what stands on the board after a decline."""

_CHOOSE, _DECLINE = verb_word("choose"), verb_word("decline")

_MOST_MOVES = 20_000

_Key: TypeAlias = tuple[str, int]
"""A rule, by the reference of what holds it and its number."""

_Numbers: TypeAlias = tuple[int, int]
"""A race and a power, by their numbers in the game."""


@dataclass
class Trials:
    """
    Plays games in which pairs are laid out and chosen, by players who move by chance.

    The items of ``game`` note in ``done`` which of their steps are done.
    """

    game: Game
    done: set[_Key]
    references: dict[_Numbers, frozenset[str]] = field(default_factory=dict)

    def try_out(
        self,
        pairs: Iterable[Couple],
        games: int,
        advance: Callable[[], None] = lambda: None,
        looked_at: Mapping[Couple, AbstractSet[Line]] | None = None,
    ) -> dict[Couple, Trial]:
        """
        Play until each pair was in so many games; seeds are the numbers of the games.

        As many pairs as there is room for meet in a game. Pairs that the game does not have are
        left out. Where rules to be ``looked_at`` are told, what others say is not looked for.
        """
        couples = {couple: self._numbers(couple) for couple in pairs}
        tallies = {n: _Tally() for n in couples.values() if min(n) >= 0}
        seed = 0
        while waiting := [n for n, tally in tallies.items() if tally.games < games]:
            waiting.sort(key=lambda n: tallies[n].games)
            watch = _Watch(self, tallies.keys(), self._keys(couples, looked_at))
            for numbers, notes in watch.play(seed, waiting).items():
                tallies[numbers].add(notes)
                if tallies[numbers].games == games:
                    advance()
            seed += 1
        return {c: tallies[n].trial() for c, n in couples.items() if n in tallies}

    def other_readings(self) -> Trials:
        """Return what tries pairs where every option is taken that is not, and the reverse."""
        game = self.game
        options = {name: not taken for name, taken in game.options.items()}
        return Trials(Game(game.items, game.board, game.seats, options), self.done)

    def references_of(self, numbers: _Numbers) -> frozenset[str]:
        """Return the references of a race and a power, and of their pieces."""
        found = self.references.get(numbers)
        if found is None:
            own = self.game.items_of(*numbers)
            pieces = (piece.reference for item in own for piece in item.pieces)
            found = frozenset([*(item.reference for item in own), *pieces])
            self.references[numbers] = found
        return found

    def _numbers(self, couple: Couple) -> _Numbers:
        race, power = couple
        return _number(self.game.races, race), _number(self.game.powers, power)

    def _keys(
        self, couples: Mapping[Couple, _Numbers], lines: Mapping[Couple, AbstractSet[Line]] | None
    ) -> Mapping[_Numbers, AbstractSet[_Key]] | None:
        if lines is None:
            return None
        return {
            couples[couple]: {(line.reference, line.number) for line in wanted}
            for couple, wanted in lines.items()
            if couple in couples
        }


@dataclass
class _Notes:
    """What was seen of a pair in one game."""

    fired: set[_Key] = field(default_factory=set)
    waiting: set[_Key] = field(default_factory=set)
    entered: bool = False
    emptied: set[str] = field(default_factory=set)
    most: int = 0


@dataclass
class _Tally:
    """What was seen of a pair in all games with it."""

    games: int = 0
    entered: int = 0
    most: int = 0
    fired: Counter[_Key] = field(default_factory=Counter)
    emptied: Counter[str] = field(default_factory=Counter)

    def add(self, notes: _Notes) -> None:
        """Count a game."""
        self.games += 1
        self.entered += notes.entered
        self.most = max(self.most, notes.most)
        self.fired.update(notes.fired)
        self.emptied.update(notes.emptied)

    def trial(self) -> Trial:
        """Return what was seen of the pair."""
        fired = {Line(*key): count for key, count in self.fired.items()}
        return Trial(self.games, fired, self.entered, dict(self.emptied), self.most)


def trials(
    program: Program, game: str, guests: Iterable[str], *, largest: bool = False
) -> Trials | None:
    """
    Return what tries pairs of a game with packs mixed in, on its smallest board or its largest.

    What makes no sense there is not set aside: to see that it does nothing it has to be in play.
    Nothing for a game without a board.
    """
    loaded = load(mixed_program(program, game, guests, whole=True), {}, Sink())
    boards = sorted(loaded.boards, key=lambda one: one.players, reverse=largest)
    board = next(iter(boards), None)
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
    """The pairs that are looked at, in one game."""

    def __init__(
        self,
        trials: Trials,
        pairs: Iterable[_Numbers],
        looked_at: Mapping[_Numbers, AbstractSet[_Key]] | None,
    ) -> None:
        self._game = trials.game
        self._own = trials.references_of
        self._done = trials.done
        self._looked_at = looked_at
        self._pairs = frozenset(pairs)
        self._notes: dict[_Numbers, _Notes] = {}

    def play(self, seed: int, waiting: list[_Numbers]) -> dict[_Numbers, _Notes]:
        """Play a game in which the pairs waiting are chosen; what was seen of each in play."""
        self._done.clear()
        state = start(self._game, Random(seed))  # noqa: S311  # dice, not secrets
        chance = Random(f"bots {seed}")  # noqa: S311
        for _ in range(_MOST_MOVES):
            if state.over:
                break
            move = self._laid(state, waiting) or _likely(state, chance)
            before = self._ours(state)
            alone = _mover_without_region(state)
            self._note_move(state, move, before)
            turn = state.seat, state.round, state.moment
            state.apply(move)
            after = self._ours(state)
            self._note_done(before | after)
            self._note_entry(state, move, alone)
            self._note_supply(state, after)
            if (state.seat, state.round, state.moment) != turn and not state.agenda:
                self._look(state, after)
        return self._notes

    def _laid(self, state: State, waiting: list[_Numbers]) -> Move | None:
        """Lay a pair that waits out and return the move that chooses it, if one can be chosen."""
        first = state.moves[0]
        if first.sort != ACT or not _is_of(first.rule, _CHOOSE):
            return None
        for number, numbers in enumerate(waiting):
            if lay_first(state, *numbers):
                del waiting[number]
                self._notes[numbers] = _Notes()
                return next(move for move in state.moves if move.thing == 0)
        return None

    def _ours(self, state: State) -> dict[int, _Numbers]:
        """Return the pairs looked at that are in play, by people."""
        found = {}
        for one in range(state.game.seats, len(state.owner)):
            numbers = (state.race[one], state.power[one])
            if state.owner[one] >= 0 and numbers in self._pairs:
                found[one] = numbers
                self._notes.setdefault(numbers, _Notes())
        return found

    def _note_move(self, state: State, move: Move, ours: Mapping[int, _Numbers]) -> None:
        """Note the offers that a move takes, and that a people in decline acts."""
        question = state.question
        if question is None or move.sort != ACT or question.you not in ours:
            return
        numbers = ours[question.you]
        fired, own = self._notes[numbers].fired, self._own(numbers)
        taken = [move.rule]
        taken += [offer.index for offer in modes_joined(state, question.you, move.modes)]
        fired.update(key for key in map(_key, taken) if key[0] in own)
        if state.declined_peoples >> question.you & 1:
            for rule, _level in state.kits[question.you].rules:
                if isinstance(rule, Acts):
                    fired.add(_key(rule.index))

    def _note_entry(self, state: State, move: Move, alone: int) -> None:
        """Note that a people without a region took one, which none of its player's gave it."""
        numbers = self._ours(state).get(alone)
        if numbers is not None and move.sort == ACT and state.held[alone]:
            self._notes[numbers].entered = True

    def _note_done(self, ours: Mapping[int, _Numbers]) -> None:
        """
        Note the steps that the last move brought, for the pair that they are of.

        A step may have turned the pair into another: then it is of the one that was chosen.
        """
        for key in self._done:
            owning = [n for n in ours.values() if key[0] in self._own(n)]
            for numbers in owning or [n for n in self._notes if key[0] in self._own(n)]:
                self._notes[numbers].fired.add(key)
        self._done.clear()

    def _note_supply(self, state: State, ours: Mapping[int, _Numbers]) -> None:
        """Note how many tokens a people has, and whether tray and boxes are empty."""
        for one, numbers in ours.items():
            notes, race = self._notes[numbers], self._game.races[numbers[0]]
            notes.most = max(notes.most, race.box - state.tray[one])
            if not state.tray[one]:
                notes.emptied.add(race.reference)
            for item in self._game.items_of(*numbers):
                empty = (p.reference for p in item.pieces if not state.boxed[p.word])
                notes.emptied.update(empty)

    # ---- what rules say -------------------------------------------------------------------------

    def _look(self, state: State, ours: Mapping[int, _Numbers]) -> None:
        seen: tuple[object, ...] | None = None
        for you, numbers in ours.items():
            notes = self._notes[numbers]
            if state.declined_peoples >> you & 1 and state.held[you]:
                notes.fired |= notes.waiting
            kit = state.kits[you]
            for rule in self._open(kit, numbers):
                key = _key(rule.index)
                if _lies(state, rule):
                    notes.fired.add(key)
                elif isinstance(rule, _SAID):
                    seen = seen or _seen(state)
                    without = _without(kit, rule, self._game)
                    if _with_kit(state, you, without) != seen:
                        notes.fired.add(key)
                    elif _keeps_otherwise(state, you, kit, without):
                        notes.waiting.add(key)

    def _open(self, kit: Kit, numbers: _Numbers) -> Iterator[Rule]:
        """Give the rules of a pair in force that are looked for and were not seen yet."""
        own, fired = self._own(numbers), self._notes[numbers].fired
        wanted = None if self._looked_at is None else self._looked_at.get(numbers, frozenset())
        for rule, _level in kit.rules:
            key = _key(rule.index)
            if key[0] in own and key not in fired and (wanted is None or key in wanted):
                yield rule


def _mover_without_region(state: State) -> int:
    """Return the people that moves if it has no region, -1 otherwise."""
    you = state.question.you if state.question is not None else -1
    return you if you >= state.game.seats and not state.held[you] else -1


_EAGER = 0.2
"""How often at a chance to decline it is taken, so that declined peoples are seen in play."""


def _likely(state: State, chance: Random) -> Move:
    """Return a move by chance; of declining it is more likely than its share of the moves."""
    moves = state.moves
    declining = [move for move in moves if move.rule >= 0 and _is_of(move.rule, _DECLINE)]
    if declining and chance.random() < _EAGER:
        return declining[0]
    return random_move(state, chance)


def _is_of(rule: int, verb: int) -> bool:
    """Tell whether a rule offers a deed."""
    return getattr(RULES[rule][0], "verb", -1) == verb


def _lies(state: State, rule: Rule) -> bool:
    """Tell whether a rule holds by a piece that lies somewhere, or is in hand to fight with."""
    piece = getattr(rule, "piece", -1)
    if piece < 0 or not isinstance(rule, (Value, Class, Counts)):
        return False
    return bool(state.where[piece]) or (isinstance(rule, Counts) and state.carried[piece] > 0)


_SAID = (Value, Class, Fact, Tie, Ban, PeopleFact)


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
