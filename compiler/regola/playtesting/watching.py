"""In how many decisions each rule line of an item was in force, seen in games that are watched."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from regola.playing.conquest.effects import Sight, rule_key, rules_taken, watched_items
from regola.playtesting.games import Line, Setting, follow, loaded_of
from regola_engine.conquest import Acts, Item, PieceKind
from regola_engine.conquest.play import Game, Opening, State, modes_of

__all__ = ["Exposure", "lines_of", "watched"]

_EVERY = 1
"""Of the decisions every so many-th is looked at for what rules say there: looking is slow."""


@dataclass
class Exposure:
    """
    What was seen of an item in one game.

    ``decisions`` are those of the player that has it in play, ``looked`` the ones at which it was
    looked what rules say. ``times`` counts decisions in which a line did something or was offered.
    """

    decisions: int = 0
    looked: int = 0
    times: Counter[Line] = field(default_factory=Counter)


def lines_of(item: Item) -> Iterator[tuple[Line, Any]]:
    """Give the records of an item and of its pieces, each with the line that it is from."""
    holders: tuple[Item | PieceKind, ...] = (item, *item.pieces)
    for holder in holders:
        for rule in holder.rules:
            yield (holder.reference, rule.line), rule


def watched(
    setting: Setting, opening: Opening, seed: int, choices: Iterable[int], item: str
) -> Exposure:
    """Play a game again by its choices, and look at the rules of an item, by its reference."""
    game, done = _watched_game(setting)
    watch = _Watch(game, done, opening.seat, item)
    follow(game, opening, seed, choices, watch)
    return watch.exposure


@lru_cache(maxsize=4)
def _watched_game(setting: Setting) -> tuple[Game, set[Line]]:
    loaded = loaded_of(setting)
    board = next(board for board in loaded.boards if board.reference == setting.board)
    items, done = watched_items(loaded.items)
    return Game(items, board, setting.players), done


class _Watch:
    """Called before each move; what it returns is called after it."""

    def __init__(self, game: Game, done: set[Line], seat: int, item: str) -> None:
        self._done = done
        self._seat = seat
        self._item = item
        own = next(one for one in game.items if one.reference == item)
        self._lines = {line for line, _ in lines_of(own)}
        self._waiting: set[Line] = set()
        self.exposure = Exposure()

    def __call__(self, state: State, move: Any) -> Callable[[], None]:
        """Note what is offered, taken and said at a decision."""
        seen: set[Line] = set()
        people = self._people(state)
        mine = people >= 0 and state.mover == self._seat
        if mine:
            seen |= self._offered(state) | set(rules_taken(state, move)) & self._lines
            if self.exposure.decisions % _EVERY == 0:
                seen |= self._said(state, people)
                self.exposure.looked += 1
            self.exposure.decisions += 1
        # From here on the steps noted are those that this move brings.
        self._done.clear()
        return lambda: self.exposure.times.update(seen | self._done & self._lines)

    def _people(self, state: State) -> int:
        """Return the people of the seat that has the item, -1 while it has none."""
        game = state.game
        for people in range(game.seats, len(state.owner)):
            if state.owner[people] == self._seat and self._is_there(state, people):
                return people
        return -1

    def _is_there(self, state: State, people: int) -> bool:
        """Tell whether a people is of the item, or bears it."""
        of = state.game.items_of(state.race[people], state.power[people])
        borne = (state.game.owners[kind] for kind, _power in state.gear[people])
        there = (one for one in (*of, *borne) if one is not None)
        return any(one.reference == self._item for one in there)

    def _offered(self, state: State) -> set[Line]:
        """Return the lines whose offers are open, joined to a conquest or alone."""
        keys = {rule_key(move.rule) for move in state.moves if move.rule >= 0}
        joined = {key for move in state.moves if modes_of(move) for key in rules_taken(state, move)}
        return (keys | joined) & self._lines

    def _said(self, state: State, people: int) -> set[Line]:
        """Return the lines without which something would be otherwise."""
        sight, found = Sight(state), set[Line]()
        for rule, _level in state.rulesets[people].rules:
            line = rule_key(rule.index)
            if line not in self._lines or line in found:
                continue
            if (isinstance(rule, Acts) and self._acts(state, people)) or sight.shows(people, rule):
                found.add(line)
            elif sight.keeps(people, rule):
                self._waiting.add(line)
        if state.declined_peoples >> people & 1 and state.held[people]:
            found |= self._waiting
        return found

    def _acts(self, state: State, people: int) -> bool:
        """Tell whether a people in decline moves."""
        question = state.question
        declined = state.declined_peoples >> people & 1
        return bool(declined) and question is not None and question.you == people
