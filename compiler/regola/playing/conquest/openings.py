"""Games of conquest in which what a player takes or finds first is settled beforehand."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

from regola.playing.conquest.effects import is_choosing
from regola_engine.conquest.play import Game, State, lay_before, lay_table, start
from regola_engine.kernel import Move

__all__ = ["Opening"]


@dataclass(frozen=True, slots=True)
class Opening:
    """
    Which race with which power a seat takes first, by reference, for nothing.

    Or the relic or place that the seat finds first (``find``): race and power are empty then, and
    the seat takes what it likes. ``races``, ``powers`` and ``finds`` are the stacks from the top;
    nothing else is in the game. An opening without a find leaves the stack of finds to chance.
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
        if state.active[self.seat] >= 0 or state.round > 1:
            return None
        if state.mover != self.seat or not is_choosing(state):
            return None
        races = _places(state.game.races, (self.race,))
        powers = _places(state.game.powers, (self.power,))
        lay_before(state, races[0], powers[0])
        return next(move for move in state.moves if move.thing == 0)

    def _lay_find(self, state: State) -> None:
        """Have the seat find on its turn what is settled, as long as nobody else can."""
        kind = _kind(state.game, self.find)
        if not state.where[kind] and state.boxed[kind]:
            rest = [one for one in state.finds_stack if one != kind]
            state.finds_stack = [kind, *rest] if state.mover == self.seat else rest

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
        lay_table(state, _places(game.races, self.races), _places(game.powers, self.powers))
        if self.find:
            state.finds_stack = [_kind(game, reference) for reference in self.finds]
        state.rng = Random(f"dice {seed}")  # noqa: S311
        return state


def _kind(game: Game, reference: str) -> int:
    """Return the kind of piece that a relic or place is."""
    return next(
        kind
        for kind in game.finds
        if (item := game.owners[kind]) is not None and item.reference == reference
    )


def _places(records: list[Any], references: tuple[str, ...]) -> list[int]:
    known = {record.reference: place for place, record in enumerate(records)}
    return [known[reference] for reference in references]
