"""When bots take an item that lies in the row among others, and what they pay for it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from random import Random

from regola.playtesting.designs import COMBINED, Comparison
from regola.playtesting.games import follow, game_of, played
from regola_engine.conquest import Item
from regola_engine.conquest.play import Game, Opening, State, is_choosing
from regola_engine.kernel import Move

__all__ = ["GAMES", "Picks", "last_in_row", "picks_of"]

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
    told = (sha256(f"picks {seed} {number}".encode()).digest() for number in range(GAMES))
    seeds = [int.from_bytes(one[:6], "big") for one in told]
    openings = [last_in_row(game, comparison.item, one) for one in seeds]
    ended = played(comparison.ours, openings, seeds, comparison.bot)
    for opening, one, result in zip(openings, seeds, ended, strict=True):
        watch = _Watch(comparison.item)
        follow(game, opening, one, result.choices, watch)
        found += watch.picks
    return found


class _Watch:
    """Called before each move: notes when the item could be taken, and was."""

    def __init__(self, item: str) -> None:
        self._item = item
        self.picks = Picks()

    def __call__(self, state: State, move: Move) -> None:
        slot = _slot(state, self._item) if is_choosing(state) else -1
        if slot >= 0:
            taken = move.thing == slot
            paid = slot - state.row_coins[slot] if taken else 0
            self.picks += Picks(1, int(taken), state.round * taken, paid)


def last_in_row(game: Game, item: str, seed: int) -> Opening:
    """Return an opening in which the item lies at the end of the row, where it costs most."""
    races, powers = (_stack(records, game.base.row, item, seed) for records in _decks(game))
    return Opening(0, "", "", races, powers)


def _decks(game: Game) -> tuple[list[Item], list[Item]]:
    return game.races, game.powers


def _stack(records: Sequence[Item], row: int, item: str, seed: int) -> tuple[str, ...]:
    """Return a shuffled stack in which the item, if it is in it, ends the row."""
    names = [record.reference for record in records]
    Random(f"deck {seed}").shuffle(names)  # noqa: S311
    rest = [name for name in names if name != item]
    own = [item] if len(rest) < len(names) else []
    return (*rest[: row - 1], *own, *rest[row - 1 :])


def _slot(state: State, item: str) -> int:
    """Return where the item lies in the row, -1 where it does not."""
    rows = zip(state.row_races, state.row_powers, strict=True)
    for slot, (race, power) in enumerate(rows):
        if item in (state.game.races[race].reference, state.game.powers[power].reference):
            return slot
    return -1
