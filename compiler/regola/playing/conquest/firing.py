"""Whether rules do something in play: games with a race and a power, watched rule by rule."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field
from random import Random
from typing import TypeAlias

from regola.compilation.games import load
from regola.compilation.mixtures import mixed_program
from regola.compilation.program import Program
from regola.findings import Sink
from regola.mixing.played import Couple, Trial
from regola.mixing.remarks import Line
from regola.playing.conquest.effects import (
    RuleKey,
    Sight,
    other_readings,
    rule_key,
    rules_taken,
    watched_items,
)
from regola_engine.conquest import Acts, Item, Rule
from regola_engine.conquest.play import (
    DECLINE,
    OFFER,
    Game,
    Ruleset,
    State,
    is_choosing,
    lay_first,
    start,
)
from regola_engine.kernel import MOST_WORK_OF_GAME, RULES, Move, random_move

__all__ = ["Trials", "trials"]

_Numbers: TypeAlias = tuple[int, int]
"""A race and a power, by their numbers in the game."""


@dataclass
class Trials:
    """
    Plays games in which pairs are laid out and chosen, by players who move by chance.

    The items of ``game`` note in ``done`` which of their steps are done.
    """

    game: Game
    done: set[RuleKey]
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
        return Trials(other_readings(self.game), self.done)

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
    ) -> Mapping[_Numbers, AbstractSet[RuleKey]] | None:
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

    fired: set[RuleKey] = field(default_factory=set)
    waiting: set[RuleKey] = field(default_factory=set)
    entered: bool = False
    emptied: set[str] = field(default_factory=set)
    most: int = 0
    stayed: set[str] = field(default_factory=set)
    left: set[str] = field(default_factory=set)


@dataclass
class _Tally:
    """What was seen of a pair in all games with it."""

    games: int = 0
    entered: int = 0
    most: int = 0
    fired: Counter[RuleKey] = field(default_factory=Counter)
    emptied: Counter[str] = field(default_factory=Counter)
    stayed: Counter[str] = field(default_factory=Counter)
    left: Counter[str] = field(default_factory=Counter)

    def add(self, notes: _Notes) -> None:
        """Count a game."""
        self.games += 1
        self.entered += notes.entered
        self.most = max(self.most, notes.most)
        self.fired.update(notes.fired)
        self.emptied.update(notes.emptied)
        self.stayed.update(notes.stayed - notes.left)
        self.left.update(notes.left)

    def trial(self) -> Trial:
        """Return what was seen of the pair."""
        fired = {Line(*key): count for key, count in self.fired.items()}
        return Trial(
            self.games,
            fired,
            self.entered,
            dict(self.emptied),
            self.most,
            dict(self.stayed),
            dict(self.left),
        )


def trials(
    program: Program,
    game: str,
    guests: Iterable[str],
    *,
    largest: bool = False,
    options: Mapping[str, bool] | None = None,
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
    items, done = watched_items(list(loaded.items))
    return Trials(Game(items, board, board.players, options), done)


def _number(records: list[Item], reference: str) -> int:
    return next((n for n, one in enumerate(records) if one.reference == reference), -1)


class _Watch:
    """The pairs that are looked at, in one game."""

    def __init__(
        self,
        trials: Trials,
        pairs: Iterable[_Numbers],
        looked_at: Mapping[_Numbers, AbstractSet[RuleKey]] | None,
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
        while not state.over and state.work < MOST_WORK_OF_GAME:
            move = self._laid(state, waiting) or _likely(state, chance)
            before = self._ours(state)
            alone = _mover_without_region(state)
            self._note_move(state, move, before)
            turn = state.seat, state.round, state.moment
            pieces, declined = self._pieces(state, before), state.declined_peoples
            state.apply(move)
            after = self._ours(state)
            self._note_decline(state, pieces, before, state.declined_peoples & ~declined)
            self._note_done(before | after)
            self._note_entry(state, move, alone)
            self._note_supply(state, after)
            if (state.seat, state.round, state.moment) != turn and not state.agenda:
                self._look(state, after)
        return self._notes

    def _laid(self, state: State, waiting: list[_Numbers]) -> Move | None:
        """Lay a pair that waits out and return the move that chooses it, if one can be chosen."""
        if not is_choosing(state):
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
        if question is None or move.sort != OFFER or question.you not in ours:
            return
        numbers = ours[question.you]
        fired, own = self._notes[numbers].fired, self._own(numbers)
        fired.update(key for key in rules_taken(state, move) if key[0] in own)
        if state.declined_peoples >> question.you & 1:
            for rule, _level in state.rulesets[question.you].rules:
                if isinstance(rule, Acts):
                    fired.add(rule_key(rule.index))

    def _note_entry(self, state: State, move: Move, alone: int) -> None:
        """Note that a people without a region took one, which none of its player's gave it."""
        numbers = self._ours(state).get(alone)
        if numbers is not None and move.sort == OFFER and state.held[alone]:
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

    def _pieces(
        self, state: State, ours: Mapping[int, _Numbers]
    ) -> dict[int, dict[str, tuple[int, int, int]]]:
        """Return where the pieces in play of each people are: lying, in hand, with players."""
        found: dict[int, dict[str, tuple[int, int, int]]] = {}
        for one, numbers in ours.items():
            spots = found[one] = {}
            for piece in (p for item in self._game.items_of(*numbers) for p in item.pieces):
                word = piece.word
                spot = state.where[word], state.carried[word], state.given[word]
                if any(spot):
                    spots[piece.reference] = spot
        return found

    def _note_decline(
        self,
        state: State,
        pieces: Mapping[int, Mapping[str, tuple[int, int, int]]],
        ours: Mapping[int, _Numbers],
        declining: int,
    ) -> None:
        """Note which pieces of a people that declines stay as they are."""
        mine = {one: numbers for one, numbers in ours.items() if declining >> one & 1}
        now = self._pieces(state, mine) if mine else {}
        for one, numbers in mine.items():
            notes = self._notes[numbers]
            for piece, spot in pieces[one].items():
                (notes.stayed if now[one].get(piece) == spot else notes.left).add(piece)

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
        sight = Sight(state)
        for you, numbers in ours.items():
            notes = self._notes[numbers]
            if state.declined_peoples >> you & 1 and state.held[you]:
                notes.fired |= notes.waiting
            for rule in self._open(state.rulesets[you], numbers):
                if sight.shows(you, rule):
                    notes.fired.add(rule_key(rule.index))
                elif sight.keeps(you, rule):
                    notes.waiting.add(rule_key(rule.index))

    def _open(self, ruleset: Ruleset, numbers: _Numbers) -> Iterator[Rule]:
        """Give the rules of a pair in force that are looked for and were not seen yet."""
        own, fired = self._own(numbers), self._notes[numbers].fired
        wanted = None if self._looked_at is None else self._looked_at.get(numbers, frozenset())
        for rule, _level in ruleset.rules:
            key = rule_key(rule.index)
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
    declining = [move for move in moves if move.rule >= 0 and _declines(move.rule)]
    if declining and chance.random() < _EAGER:
        return declining[0]
    return random_move(state, chance)


def _declines(rule: int) -> bool:
    """Tell whether a rule offers to decline."""
    return getattr(RULES[rule][0], "verb", -1) == DECLINE
