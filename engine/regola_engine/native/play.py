"""Games played natively where that can be, in Python otherwise."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Any

from regola_engine.conquest.state import State, start
from regola_engine.native.building import Unbuilt
from regola_engine.native.handing import Handed, hand_over
from regola_engine.native.in_step import InCore, InPython, InStep
from regola_engine.native.many import (
    BOTS,
    Results,
    play_in_core,
    play_in_python,
    play_out_in_core,
    play_out_in_python,
)
from regola_engine.native.opened import Ended, Opened, opened_in_python
from regola_engine.native.printing import Unsayable
from regola_engine.native.search import search_move
from regola_engine.native.state import SEEDS, NativeState

if TYPE_CHECKING:
    from regola_engine.conquest.game import Game
    from regola_engine.conquest.items import Item
    from regola_engine.conquest.openings import Opening
    from regola_engine.kernel.moves import Move

__all__ = ["BOTS", "Ended", "Played", "Results", "load", "search_move"]


@dataclass(frozen=True, slots=True)
class Played:
    """A game that can be begun: in the core, or in Python with a word of why (``why``)."""

    game: Game
    handed: Handed | None
    why: str = ""

    @property
    def is_native(self) -> bool:
        """Whether compiled code plays it."""
        return self.handed is not None

    def start(self, seed: int) -> State | NativeState:
        """Return the game of a seed at its first choice; the same whoever plays it."""
        if self.handed is None:
            return start(self.game, Random(seed))  # noqa: S311  # dice, not secrets
        return NativeState.begun(self.handed, seed)

    def play_games(self, seeds: Sequence[int], bots: Sequence[str] = ()) -> Results:
        """
        Play a game a seed to its end; the same whoever plays them.

        The bots are one a seat, of `BOTS`; all play by chance where none are told.

        Raises:
            ValueError: A seed has more than 64 bits, which bots have no use for; there is no such
                bot; there are more or fewer of them than seats.
        """
        seated = self._seated(seeds, bots)
        if self.handed is None:
            return play_in_python(self.game, seeds, seated)
        return play_in_core(self.handed, seeds, seated)

    def play_out(
        self,
        state: State | NativeState,
        seeds: Sequence[int],
        bots: Sequence[str] = (),
        first: Move | None = None,
    ) -> Results:
        """
        Play on from a state to the end, a game a seed; the same whoever plays them.

        The state stays as it is. All chance is that of the seed, and what is hidden is drawn anew
        by it, as `seen_by` has it: who plays out learns nothing that no seat can see. Each game
        begins with the move ``first`` where one is told.

        Raises:
            ValueError: As for `play_games`, or the state is of another game.
            Refusal: The first move is not legal.
        """
        seated = self._seated(seeds, bots)
        if state.game is not self.game:
            raise ValueError("a state of another game")
        if first is not None and first not in state.moves:
            state.clone().apply(first)  # it says why not
        if self.handed is None:
            return play_out_in_python(_in_python(state), seeds, seated, first)
        return play_out_in_core(self.taken(state), seeds, seated, first)

    def play_opened(
        self, openings: Iterable[Opening], seeds: Iterable[int], bots: Sequence[str]
    ) -> Iterator[Ended]:
        """
        Give what becomes of games with an opening and a seed each; the same whoever plays them.

        What the core does not come to an end with is played in Python, which tells why.

        Raises:
            ValueError: There is no such bot; there are more or fewer of them than seats.
            RuleError: A rule raised or did not come to an end, or kept a game from its end.
        """
        seated = self._seated((), bots)
        core = None if self.handed is None else Opened(self.handed, seated)
        for opening, seed in zip(openings, seeds, strict=True):
            ended = None if core is None else core.ended(opening, seed)
            yield ended or opened_in_python(self.game, opening, seed, seated)

    def taken(self, state: State | NativeState) -> Any:
        """Return a state as this table plays it: in the core, or as it is where there is none."""
        if self.handed is None or isinstance(state, NativeState):
            return state
        return NativeState.of(state, self.handed)

    def _seated(self, seeds: Sequence[int], bots: Sequence[str]) -> tuple[str, ...]:
        """Return the bot of each seat; refuse what cannot be played."""
        if any(abs(seed) >= SEEDS for seed in seeds):
            raise ValueError("a seed of more than 64 bits")
        seated = tuple(bots) or (BOTS[0],) * self.game.seats
        if len(seated) != self.game.seats or not set(seated) <= set(BOTS):
            raise ValueError(f"bots are one a seat, each of {', '.join(BOTS)}")
        return seated

    def in_step(self, seeds: Sequence[int]) -> InStep:
        """Begin a game a seed, to go on together; the same whoever plays them."""
        if self.handed is None:
            return InPython(self.game, seeds)
        return InCore(self.handed, seeds)


def load(game: Game, *, native: bool | None = None, said: Iterable[Item] = ()) -> Played:
    """
    Return a game to be played: natively, in Python (False), or natively where it can be (None).

    Compiled are the rules of the game, or of the items ``said``, which have all of these: games
    that differ in which of some rules they have share what is compiled.

    Raises:
        Unsayable: It is to be native, but C does not say a rule.
        Unbuilt: It is to be native, but there is no compiler.
    """
    if native is False:
        return Played(game, None, "not-asked")
    try:
        return Played(game, hand_over(game, tuple(said) or game.items))
    except (Unsayable, Unbuilt) as error:
        if native:
            raise
        return Played(game, None, str(error))


def _in_python(state: State | NativeState) -> State:
    return state.in_python() if isinstance(state, NativeState) else state
