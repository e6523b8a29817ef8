"""Games with an opening, played to their end by bots: in the core, and the same in Python."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence
from ctypes import c_int32
from dataclasses import dataclass
from typing import TYPE_CHECKING

from regola_engine.conquest.openings import Opening, dice_of, find_of, places_of
from regola_engine.kernel.bots import Luck
from regola_engine.kernel.masks import bits
from regola_engine.kernel.moves import NOBODY
from regola_engine.kernel.patience import Patience
from regola_engine.native.many import BOTS, chosen
from regola_engine.native.state import SEEDS

if TYPE_CHECKING:
    from regola_engine.conquest.game import Game
    from regola_engine.native.handing import Handed

__all__ = ["Ended", "Opened", "opened_in_python"]

_HEAD, _MOST_ROUNDS, _MOST_CHOICES = 4, 64, 8192
"""How the core tells what became of a game: four numbers, a curve, choices (`openings.c`)."""


@dataclass(frozen=True, slots=True)
class Ended:
    """
    What became of a game.

    ``curve`` are the coins of the opening's seat at the end of each round; ``held`` tells at how
    many of these it still had what the opening gave it. ``choices`` are the moves, each by its
    number among the legal ones.
    """

    coins: tuple[int, ...]
    winners: tuple[int, ...]
    curve: tuple[int, ...]
    held: int
    choices: array[int]


class Opened:
    """Plays games of one table in the core, one after the other, in the same room."""

    def __init__(self, handed: Handed, bots: Sequence[str]) -> None:
        self._handed = handed
        self._bots = (c_int32 * len(bots))(*map(BOTS.index, bots))
        self._told = (c_int32 * (_HEAD + _MOST_ROUNDS + _MOST_CHOICES))()
        self._position = handed.library.position_new(handed.address)

    def __del__(self) -> None:
        self._handed.library.position_free(self._position)

    def ended(self, opening: Opening, seed: int) -> Ended | None:
        """Play a game; nothing where it is not for the core, which cannot tell what rule failed."""
        if not 0 <= seed < SEEDS:
            return None
        library = self._handed.library
        given = _given(opening, self._handed)
        row = (c_int32 * len(given))(*given)
        if library.play_opened(self._position, row, seed, dice_of(seed), self._bots, self._told):
            return None
        coins = library.position_coins(self._position)
        return self._read((c_int32 * self._handed.game.seats).from_address(coins))

    def _read(self, coins: Iterable[int]) -> Ended:
        winners, held, rounds, count = self._told[:_HEAD]
        choices = _HEAD + _MOST_ROUNDS
        return Ended(
            tuple(coins),
            tuple(bits(winners)),
            tuple(self._told[_HEAD : _HEAD + rounds]),
            held,
            array("i", self._told[choices : choices + count]),
        )


def _given(opening: Opening, handed: Handed) -> list[int]:
    """Return an opening as numbers: seat, race, power and find (NOBODY none), then the stacks."""
    game = handed.game
    races, powers = (
        places_of(records, [name for name in (own, *stack) if name])
        for records, own, stack in (
            (game.races, opening.race, opening.races),
            (game.powers, opening.power, opening.powers),
        )
    )
    race, power = (stack.pop(0) if opening.race else NOBODY for stack in (races, powers))
    found = [handed.kind_of[find_of(game, name)] for name in (opening.find, *opening.finds) if name]
    find = found.pop(0) if opening.find else NOBODY
    stacks = (number for stack in (races, powers, found) for number in (len(stack), *stack))
    return [opening.seat, race, power, find, *stacks]


def opened_in_python(game: Game, opening: Opening, seed: int, bots: Sequence[str]) -> Ended:
    """
    Play a game in Python.

    Raises:
        RuleError: A rule raised or did not come to an end, or kept the game from its end.
    """
    state, luck = opening.begun(game, seed), Luck(seed)
    curve: list[int] = []
    choices, held, patience = array("i"), 0, Patience(state)
    while not state.is_over:
        patience.hold()
        move = opening.settled(state) or chosen(state, bots[state.mover], luck)
        choices.append(state.moves.index(move))
        state.apply(move)
        while len(curve) < state.round - 1:
            curve.append(state.coins[opening.seat])
            held += opening.still_has(state)
    return Ended(tuple(state.scores()), tuple(state.winners()), tuple(curve), held, choices)
