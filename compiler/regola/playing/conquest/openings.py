"""Games of conquest in which a player's first people is settled before the game begins."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

from regola.playing.conquest.effects import is_choosing
from regola_engine.conquest.game import Game
from regola_engine.conquest.setup import lay_before, lay_table
from regola_engine.conquest.state import State, start
from regola_engine.kernel.asking import Move

__all__ = ["Opening"]


@dataclass(frozen=True, slots=True)
class Opening:
    """
    Which race with which power a seat takes first, by reference, for nothing.

    ``races`` and ``powers`` are the stacks from the top; nothing else is in the game.
    """

    seat: int
    race: str
    power: str
    races: tuple[str, ...]
    powers: tuple[str, ...]

    def settled(self, state: State) -> Move | None:
        """Return the move that the opening settles: at the first choice of its seat, or none."""
        if state.active[self.seat] >= 0 or state.round > 1:
            return None
        if state.mover != self.seat or not is_choosing(state):
            return None
        races = _places(state.game.races, (self.race,))
        powers = _places(state.game.powers, (self.power,))
        lay_before(state, races[0], powers[0])
        return next(move for move in state.moves if move.thing == 0)

    def fits(self, game: object) -> bool:
        """Tell whether a game has such a seat and all that the opening names, each once."""
        if not isinstance(game, Game) or not 0 <= self.seat < game.seats:
            return False
        for records, own, stack in (
            (game.races, self.race, self.races),
            (game.powers, self.power, self.powers),
        ):
            named = {own, *stack}
            if len(named) != 1 + len(stack) or not named <= {one.reference for one in records}:
                return False
        return min(len(self.races), len(self.powers)) >= game.base.row

    def begun(self, game: Any, seed: int, *, log: bool = False) -> State:
        """Return a game set up with these stacks; dice follow from the seed alone."""
        state = start(game, Random(seed), log=log)  # noqa: S311  # dice, not secrets
        lay_table(state, _places(game.races, self.races), _places(game.powers, self.powers))
        state.rng = Random(f"dice {seed}")  # noqa: S311
        return state


def _places(records: list[Any], references: tuple[str, ...]) -> list[int]:
    known = {record.reference: place for place, record in enumerate(records)}
    return [known[reference] for reference in references]
