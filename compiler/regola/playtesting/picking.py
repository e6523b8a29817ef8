"""When bots take an item that lies in the row among others, and what they pay for it."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256
from random import Random

from regola.playing.conquest.effects import is_choosing
from regola.playing.engines import engine_of
from regola.playing.matches import Patience
from regola.playtesting.designs import COMBINED, Comparison
from regola.playtesting.games import game_of
from regola_engine.conquest.play import Game, State, lay_table, start

__all__ = ["GAMES", "Picks", "picks_of"]

GAMES = 60
"""So many games are played to see when an item is taken."""


@dataclass(frozen=True, slots=True)
class Picks:
    """
    How often an item lay in the row when somebody chose, and how often it was what they took.

    ``rounds`` sums the rounds in which it was taken, ``paid`` the coins laid for it, less those
    that lay on it.
    """

    offered: int = 0
    taken: int = 0
    rounds: int = 0
    paid: int = 0

    def __add__(self, other: Picks) -> Picks:
        """Return what both have seen."""
        return Picks(
            self.offered + other.offered,
            self.taken + other.taken,
            self.rounds + other.rounds,
            self.paid + other.paid,
        )


def picks_of(comparison: Comparison, seed: int) -> Picks:
    """
    Play games in which the item begins at the end of the row; nothing where it is found.

    Raises:
        RuleError: A rule raised or did not come to an end, or kept a game from its end.
    """
    found = Picks()
    if comparison.kind not in COMBINED:
        return found
    game = game_of(comparison.ours)
    for number in range(GAMES):
        told = sha256(f"picks {seed} {number}".encode()).digest()
        found += _picks(game, comparison, int.from_bytes(told[:6], "big"))
    return found


def _picks(game: Game, comparison: Comparison, seed: int) -> Picks:
    state = _begun(game, comparison.item, seed)
    decide = engine_of(game).bots[comparison.bot]
    chance = Random(f"bots {seed}")  # noqa: S311  # bots have a chance of their own
    found, patience = Picks(), Patience(state)
    while not state.is_over:
        patience.hold()
        slot = _slot(state, comparison.item) if is_choosing(state) else -1
        move = decide(state, chance)
        if slot >= 0:
            taken = move.thing == slot
            paid = slot - state.row_coins[slot] if taken else 0
            found += Picks(1, int(taken), state.round * taken, paid)
        state.apply(move)
    return found


def _begun(game: Game, item: str, seed: int) -> State:
    """Return a game in which the item lies at the end of the row, where it costs most."""
    state = start(game, Random(seed))  # noqa: S311  # dice, not secrets
    stacks = []
    for records in (game.races, game.powers):
        stack = list(range(len(records)))
        Random(f"deck {seed}").shuffle(stack)  # noqa: S311
        own = [place for place in stack if records[place].reference == item]
        rest = [place for place in stack if place not in own]
        last = game.base.row - 1
        stacks.append([*rest[:last], *own, *rest[last:]])
    lay_table(state, *stacks)
    return state


def _slot(state: State, item: str) -> int:
    """Return where the item lies in the row, -1 where it does not."""
    rows = zip(state.row_races, state.row_powers, strict=True)
    for slot, (race, power) in enumerate(rows):
        if item in (state.game.races[race].reference, state.game.powers[power].reference):
            return slot
    return -1
