"""Games of conquest in which a player's first people is settled before the game begins."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

from regola.playing.effects import is_choosing
from regola_engine.conquest.game import Game
from regola_engine.conquest.moves import Move
from regola_engine.conquest.setup import lay_before, lay_table
from regola_engine.conquest.state import State, start

__all__ = ["Opening", "begun"]


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


def begun(game: Game, opening: Opening, seed: str | int, *, log: bool = False) -> State:
    """Return the game set up with the stacks of its opening; dice follow from the seed alone."""
    state = start(game, Random(seed), log=log)  # noqa: S311  # dice, not secrets
    lay_table(state, _places(game.races, opening.races), _places(game.powers, opening.powers))
    state.rng = Random(f"dice {seed}")  # noqa: S311
    return state


def _places(records: list[Any], references: tuple[str, ...]) -> list[int]:
    known = {record.reference: place for place, record in enumerate(records)}
    return [known[reference] for reference in references]
