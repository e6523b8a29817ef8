"""The state of a game as programs use it: legal moves, apply, clone, scores."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Self

from regola_engine.conquest.peoples import refill_row
from regola_engine.conquest.reacting import react
from regola_engine.conquest.reasons import why_not
from regola_engine.conquest.tokens import add_piece
from regola_engine.conquest.turn import InTurn, open_moment
from regola_engine.conquest.vocabulary import START_OF_GAME
from regola_engine.conquest.world import refresh_world
from regola_engine.kernel import state as kernel
from regola_engine.kernel.course import advance
from regola_engine.kernel.faults import Refusal
from regola_engine.kernel.log import Log
from regola_engine.kernel.moves import Move

if TYPE_CHECKING:
    from regola_engine.conquest.game import Game

__all__ = ["State", "start"]


class State(InTurn, kernel.State):
    """A position that is played: what one may do, and doing it."""

    __slots__ = ()

    def _why_not(self, move: Move) -> Refusal:
        return why_not(self, move)

    def seen_by(self, seat: int, seed: int = 0) -> Self:
        """
        Return a state in which a seat sees what it may; what is hidden from it is drawn by a seed.

        Every seat sees the same: what lies in stacks, and dice to come, are hidden from all.
        """
        del seat
        seen = self.clone(seed)
        for stack in (seen.race_stack, seen.power_stack, seen.finds_stack):
            # Sorted first, what is drawn hangs on what lies there alone, not on its order.
            stack.sort()
            seen.rng.shuffle(stack)
        return seen

    def scores(self) -> list[int]:
        """Return the coins of each player, by seat."""
        return list(self.coins)

    def winners(self) -> list[int]:
        """Return the seats that have most coins, and among these most tokens if that decides."""
        best = max(self.coins)
        leading = [seat for seat, coins in enumerate(self.coins) if coins == best]
        if self.game.base.tie_break != "tokens" or len(leading) == 1:
            return leading
        tokens = {seat: self._tokens_on_board(seat) for seat in leading}
        return [seat for seat in leading if tokens[seat] == max(tokens.values())]

    def _tokens_on_board(self, seat: int) -> int:
        holders = zip(self.holder, self.tokens, strict=True)
        return sum(count for people, count in holders if people >= 0 and self.owner[people] == seat)


def start(game: Game, rng: Random, *, log: bool = False) -> State:
    """
    Set a game up: row, coins, pieces printed on the board; then on to the first choice.

    With ``log`` it is kept in ``state.log`` what happens and why.
    """
    state = State(game, rng)
    if log:
        state.log = Log()
    state.race_stack = list(range(len(game.races)))
    state.power_stack = list(range(len(game.powers)))
    rng.shuffle(state.race_stack)
    rng.shuffle(state.power_stack)
    state.finds_stack = list(game.finds)
    rng.shuffle(state.finds_stack)
    _lay_out(state)
    react(state, 0, START_OF_GAME)
    advance(state)
    return state


def _lay_out(state: State) -> None:
    game = state.game
    refill_row(state)
    state.coins = [game.base.starting_coins] * game.seats
    state.bank = -game.base.starting_coins * game.seats
    for kind in game.kinds:
        if kind is not None:
            state.boxed[kind.word] = kind.box
    for region, place in enumerate(game.board.places):
        for kind_word in place.pieces:
            state.boxed[kind_word] -= 1
            add_piece(state, kind_word, region)
    refresh_world(state)
    open_moment(state)
