"""Which relics and places were met in games, which of their rules did something, and with what."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import TypeAlias

from regola.playing.conquest.effects import RuleKey, Sight, rule_key, rules_taken
from regola_engine.conquest import PIECE, Item, Lends, Offer, Rule
from regola_engine.conquest.play import FINDS, Game, State
from regola_engine.kernel import Move

__all__ = ["Encounters", "Names", "Tally", "Watch"]

Names: TypeAlias = tuple[str, ...]
"""What is met, told by references: an item, a rule line, a place with a power."""


def _holders(game: Game) -> Iterable[tuple[str, Rule]]:
    """Give the rules of relics and places and of their pieces, each with its holder."""
    for item in game.items:
        if item.kind in FINDS:
            yield from ((item.reference, rule) for rule in item.rules)
            yield from ((piece.reference, rule) for piece in item.pieces for rule in piece.rules)


def _lenders(game: Game) -> list[Item]:
    return [
        item
        for item in game.items
        if item.kind in FINDS and any(isinstance(rule, Lends) for rule in item.rules)
    ]


def _copiers(game: Game) -> list[str]:
    """Return the pieces of items that offer to use a piece as another."""
    return [
        piece.reference
        for item in game.items
        if any(isinstance(rule, Offer) and rule.things == PIECE for rule in item.rules)
        for piece in item.pieces
    ]


@dataclass
class Tally:
    """What there is to meet, each named by references, and in how many games it was met."""

    known: set[Names] = field(default_factory=set)
    games: Counter[Names] = field(default_factory=Counter)

    def __str__(self) -> str:
        """Say how much of it was met."""
        return f"{len(self.known) - len(self.unmet)} of {len(self.known)}"

    @property
    def unmet(self) -> list[Names]:
        """What was met in no game."""
        return sorted(self.known - self.games.keys())


@dataclass
class Encounters:
    """
    What of relics and places was met.

    ``finds`` are those laid on the board, ``lines`` their rules that did something (holder and
    number), ``lent`` places with powers that worked by them, ``copied`` pieces used as a relic
    whose rules did something meanwhile.
    """

    finds: Tally = field(default_factory=Tally)
    lines: Tally = field(default_factory=Tally)
    lent: Tally = field(default_factory=Tally)
    copied: Tally = field(default_factory=Tally)

    def expect(self, game: Game) -> None:
        """Add what there is to meet in a game."""
        relics = [item.reference for item in game.items if item.kind == "relic"]
        powers = [power.reference for power in game.powers]
        self.finds.known |= {(item.reference,) for item in game.items if item.kind in FINDS}
        self.lines.known |= {(holder, str(rule.line)) for holder, rule in _holders(game)}
        self.lent.known |= {(item.reference, power) for item in _lenders(game) for power in powers}
        self.copied.known |= {(piece, relic) for piece in _copiers(game) for relic in relics}

    def add(self, seen: Watch) -> None:
        """Count what was seen in a game."""
        self.finds.games.update((name,) for name in seen.entered)
        self.lines.games.update((holder, str(line)) for holder, line in seen.fired)
        self.lent.games.update(seen.lent)
        self.copied.games.update(seen.copied)


class Watch:
    """What is seen of relics and places in one game; its items note their steps in ``done``."""

    def __init__(self, game: Game, done: set[RuleKey]) -> None:
        self._game = game
        self._done = done
        self._references = frozenset(holder for holder, _rule in _holders(game))
        self._before: tuple[int, int, str] | None = None
        self.entered: set[str] = set()
        self.fired: set[RuleKey] = set()
        self.lent: set[Names] = set()
        self.copied: set[Names] = set()

    def before(self, state: State, move: Move) -> None:
        """Note the offers that a move takes; from here on the steps noted are those it brings."""
        self._done.clear()
        self._before = state.seat, state.round, state.moment
        if state.finds:
            self._fire(state, rules_taken(state, move))

    def after(self, state: State) -> None:
        """Note the steps that the move brought and, from one moment to the next, what is said."""
        for kind in self._game.finds:
            if state.where[kind]:
                self.entered.add(self._name(kind))
        self._fire(state, self._done)
        moment = state.seat, state.round, state.moment
        if moment != self._before and not state.agenda and state.finds:
            self._look(state)

    def _fire(self, state: State, keys: Iterable[RuleKey]) -> None:
        """Note rules that did something, for a relic that a piece is used as with the piece."""
        own = {key for key in keys if key[0] in self._references}
        self.fired |= own
        for guise in filter(None, state.guise):
            relic, piece = map(self._name, guise)
            if any(holder == relic for holder, _line in own):
                self.copied.add((piece, relic))

    def _look(self, state: State) -> None:
        sight = Sight(state)
        for you in range(self._game.seats, len(state.owner)):
            lent = self._lent(state.gear[you])
            for rule, _level in state.rulesets[you].rules if state.gear[you] else ():
                key = rule_key(rule.index)
                if isinstance(rule, Lends):
                    mine = {pair for pair in lent if pair[0] == key[0]}
                    self.lent |= mine
                    self.fired |= {key} if mine else set()
                elif key[0] in self._references and key not in self.fired:
                    self._fire(state, [key] if sight.shows(you, rule) else [])

    def _lent(self, gear: Iterable[tuple[int, int]]) -> set[Names]:
        powers = self._game.powers
        return {(self._name(kind), powers[power].reference) for kind, power in gear if power >= 0}

    def _name(self, kind: int) -> str:
        piece = self._game.kinds[kind]
        return piece.reference if piece is not None else ""
