"""Games in which the stacks lie as told, and what a player takes or finds first is settled."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from regola_engine.conquest.game import Game
from regola_engine.conquest.items import Item
from regola_engine.conquest.moves import OFFER
from regola_engine.conquest.setup import lay_before, lay_table
from regola_engine.conquest.state import State, start
from regola_engine.conquest.vocabulary import CHOOSE_COMBINATION
from regola_engine.kernel.items import RULES
from regola_engine.kernel.moves import Move

__all__ = ["Opening", "dice_of", "find_of", "is_choosing", "places_of"]

_ALL_BITS = (1 << 64) - 1


def is_choosing(state: State) -> bool:
    """Tell whether a combination is to be chosen."""
    first = state.moves[0]
    return first.sort == OFFER and getattr(RULES[first.rule][0], "verb", -1) == CHOOSE_COMBINATION


def dice_of(seed: int) -> int:
    """
    Return the seed of the dice of a game with an opening.

    They are not those that shuffled: how often that drew hangs on what is in the game.
    """
    return seed ^ _ALL_BITS


@dataclass(frozen=True, slots=True)
class Opening:
    """
    Which race with which power a seat takes first, by reference, for nothing.

    Or the relic or place that the seat finds first (``find``): race and power are empty then, and
    the seat takes what it likes. ``races``, ``powers`` and ``finds`` are the stacks from the top;
    nothing else is in the game. An opening without a find leaves the stack of finds to chance; one
    of stacks alone settles nothing more.
    """

    seat: int
    race: str
    power: str
    races: tuple[str, ...]
    powers: tuple[str, ...]
    find: str = ""
    finds: tuple[str, ...] = ()

    def settled(self, state: State) -> Move | None:
        """Return the move that the opening settles: at the first choice of its seat, or none."""
        if self.find:
            self._lay_find(state)
            return None
        if not self.race or state.active[self.seat] >= 0 or state.round > 1:
            return None
        if state.mover != self.seat or not is_choosing(state):
            return None
        races = places_of(state.game.races, (self.race,))
        powers = places_of(state.game.powers, (self.power,))
        lay_before(state, races[0], powers[0])
        return next(move for move in state.moves if move.thing == 0)

    def _lay_find(self, state: State) -> None:
        """Have the seat find on its turn what is settled, as long as nobody else can."""
        kind = find_of(state.game, self.find)
        if not state.where[kind] and state.boxed[kind]:
            rest = [one for one in state.finds_stack if one != kind]
            state.finds_stack = [kind, *rest] if state.mover == self.seat else rest

    def still_has(self, state: State) -> bool:
        """Tell whether the seat has what the opening gave it."""
        if self.find:
            seats = range(state.game.seats, len(state.owner))
            own = (people for people in seats if state.owner[people] == self.seat)
            return any(self._is_borne(state, people) for people in own)
        people = state.active[self.seat]
        if people < 0:
            return False
        race, power = state.game.races[state.race[people]], state.game.powers[state.power[people]]
        return (race.reference, power.reference) == (self.race, self.power)

    def _is_borne(self, state: State, people: int) -> bool:
        owners = (state.game.owners[kind] for kind, _power in state.gear[people])
        return any(item is not None and item.reference == self.find for item in owners)

    def fits(self, game: object) -> bool:
        """Tell whether a game has such a seat and all that the opening names, each once."""
        if not isinstance(game, Game) or not 0 <= self.seat < game.seats:
            return False
        finds = [game.owners[kind] for kind in game.finds]
        for records, own, stack in (
            (game.races, self.race, self.races),
            (game.powers, self.power, self.powers),
            (finds, self.find, self.finds),
        ):
            named = [name for name in (own, *stack) if name]
            known = {one.reference for one in records if one is not None}
            if len(set(named)) != len(named) or not known.issuperset(named):
                return False
        if bool(self.race) is not bool(self.power) or bool(self.race) is bool(self.find):
            return False
        return min(len(self.races), len(self.powers)) >= game.base.row

    def begun(self, game: Any, seed: int, *, log: bool = False) -> State:
        """Return a game set up with these stacks; dice follow from the seed alone."""
        state = start(game, Random(seed), log=log)  # noqa: S311  # dice, not secrets
        lay_table(state, places_of(game.races, self.races), places_of(game.powers, self.powers))
        if self.find:
            state.finds_stack = [find_of(game, reference) for reference in self.finds]
        state.rng = Random(dice_of(seed))  # noqa: S311
        return state


def find_of(game: Game, reference: str) -> int:
    """Return the kind of piece that a relic or place is."""
    return next(
        kind
        for kind in game.finds
        if (item := game.owners[kind]) is not None and item.reference == reference
    )


def places_of(records: Sequence[Item], references: Sequence[str]) -> list[int]:
    """Return where items stand among some, by reference."""
    known = {record.reference: place for place, record in enumerate(records)}
    return [known[reference] for reference in references]
