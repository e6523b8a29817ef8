"""The state of a game in the core, with the face of the Python engine's."""

from __future__ import annotations

from ctypes import POINTER, c_int32, c_int64, c_uint32, cast, string_at
from random import Random
from struct import unpack
from typing import TYPE_CHECKING, Any, Self

from regola_engine.conquest.state import State
from regola_engine.kernel.faults import RuleError
from regola_engine.kernel.masks import bits
from regola_engine.kernel.moves import NOBODY, Move
from regola_engine.native.portraits import in_python, portrait, state_of

if TYPE_CHECKING:
    from regola_engine.conquest.game import Game
    from regola_engine.native.handing import Handed

__all__ = ["FAULTS", "SEEDS", "NativeState"]

FAULTS = ("", "endless", "raised", "no-steps", "too-much", "illegal")
"""Why a move came to no end, in the order of the core."""

_MOVE = 16
"""The bytes of a move in the core: four numbers."""

SEEDS = 1 << 64
"""How many seeds the core itself can begin chance from."""

_WORDS = 624
"""The words of chance."""

_MOST_KNOWN = 1 << 15


class NativeState:
    """
    A game under way in the core: what one may do, and doing it.

    Moves, scores and snapshots are those of the Python engine. What looks into a game, tells it or
    saves it takes the position as that engine has it: `in_python`.
    """

    __slots__ = ("_address", "_handed", "_library", "_moves")

    def __init__(self, handed: Handed, address: int) -> None:
        self._handed = handed
        self._library = handed.library
        self._address = address
        self._moves: tuple[Move, ...] | None = None

    def __del__(self) -> None:
        if self._address:
            self._library.position_free(self._address)

    # ---- made ---------------------------------------------------------------------------------

    @classmethod
    def begun(cls, handed: Handed, seed: int) -> Self:
        """Return a game set up with the chance of a seed, at its first choice."""
        found = cls(handed, handed.library.position_new(handed.address))
        found.seed(seed)
        found._check(found._library.position_start(found._address))
        return found

    @classmethod
    def of(cls, state: State, handed: Handed) -> Self:
        """Return a game in the core that stands as one of the Python engine does."""
        found = cls(handed, handed.library.position_new(handed.address))
        numbers = portrait(state, handed)
        row = (c_int64 * len(numbers))(*numbers)
        found._check(found._library.position_take(found._address, row, len(numbers)))
        found._set_chance(state.rng.getstate()[1])
        return found

    def clone(self, seed: int | None = None) -> Self:
        """Return a state that goes its own way, with the same chance or one of a seed."""
        twin = type(self)(self._handed, self._library.position_copy(self._address))
        if seed is not None:
            twin.seed(seed)
        return twin

    def seen_by(self, seat: int, seed: int = 0) -> Self:
        """Return a state in which a seat sees what it may; what is hidden is drawn by a seed."""
        del seat
        seen = self.clone(seed)
        self._library.draw_hidden(seen.address)
        return seen

    def anew(self, seed: int) -> Self:
        """Return a game of the same table from its beginning, with the chance of a seed."""
        return self.begun(self._handed, seed)

    @property
    def handed(self) -> Handed:
        """The game as it was handed over to the core."""
        return self._handed

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self._handed.game

    @property
    def address(self) -> int:
        """Where the position lies, for calls of the core while this state lives."""
        return self._address

    def seed(self, seed: int) -> None:
        """Have chance begin anew from a seed."""
        if abs(seed) < SEEDS:
            self._library.position_seed(self._address, abs(seed))
        else:
            self._set_chance(Random(seed).getstate()[1])  # noqa: S311  # dice, not secrets

    def in_python(self) -> State:
        """Return the same position with the same chance as the Python engine has it."""
        chance = Random(0)  # noqa: S311  # dice, not secrets
        words = self._library.position_chance(self._address)
        row = cast(words, POINTER(c_uint32 * (_WORDS + 1))).contents
        chance.setstate((3, tuple(row), None))
        return state_of(self.portrait(), self._handed, chance)

    def _set_chance(self, words: Any) -> None:
        row = (c_uint32 * (_WORDS + 1))(*words)
        self._check(self._library.position_own_chance(self._address, row))

    def portrait(self) -> list[int]:
        """Return all that the position holds, as one list of numbers."""
        count = self._library.position_portrait(self._address, None, 0)
        row = (c_int64 * count)()
        self._library.position_portrait(self._address, row, count)
        return list(row)

    # ---- played -------------------------------------------------------------------------------

    @property
    def moves(self) -> tuple[Move, ...]:
        """All moves of the player to move, in the order of the Python engine."""
        if self._moves is None:
            count = self._library.position_move_count(self._address)
            told = string_at(self._library.position_moves(self._address), count * _MOVE)
            asked = self._library.position_asked(self._address)
            known = self._handed.known
            found = known.get((told, asked))
            if found is None:
                if len(known) >= _MOST_KNOWN:
                    known.clear()
                found = known[told, asked] = self._told(told, asked)
            self._moves = found
        return self._moves

    def _told(self, told: bytes, asked: int) -> tuple[Move, ...]:
        rows = (unpack("4i", told[at : at + _MOVE]) for at in range(0, len(told), _MOVE))
        return tuple(in_python(row, self._handed, asked) for row in rows)

    def legal_moves(self) -> list[Move]:
        """Return all moves of the player to move, in a fixed order; none when the game is over."""
        return list(self.moves)

    def apply(self, move: Move) -> None:
        """
        Do a move in place and go on to the next choice; refuse what is not legal.

        Raises:
            Refusal: The move is not legal; nothing has changed.
            RuleError: A rule raised or did not come to an end; the state is of no more use.
        """
        try:
            number = self.moves.index(move)
        except ValueError:
            self.in_python().apply(move)  # it says why not
            raise
        self._moves = None
        fault = self._library.position_apply(self._address, number)
        if fault:
            self._check(fault)

    def _check(self, fault: int) -> None:
        if fault:
            raise RuleError(FAULTS[fault], self._library.position_under_way(self._address))

    # ---- looked at ----------------------------------------------------------------------------

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return bool(self._library.position_is_over(self._address))

    @property
    def mover(self) -> int:
        """The seat of the player to move, -1 when the game is over."""
        found: int = self._library.position_mover(self._address)
        return NOBODY if found < 0 else found

    @property
    def round(self) -> int:
        """The number of the round."""
        return int(self._library.position_round(self._address))

    def scores(self) -> list[int]:
        """Return the coins of each player, by seat."""
        coins = self._library.position_coins(self._address)
        seats = self._handed.game.seats
        return list(cast(coins, POINTER(c_int32 * seats)).contents)

    def winners(self) -> list[int]:
        """Return the seats that have won."""
        return list(bits(self._library.position_winners(self._address)))

    def snapshot(self) -> tuple[object, ...]:
        """Return all that two positions alike have alike, as values that can be compared."""
        return self.in_python().snapshot()
