"""Games played out by bots, and what came of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from regola_engine.conquest.game import Game

__all__ = ["Match", "Standing", "play_match", "standings"]


@dataclass(frozen=True, slots=True)
class Match:
    """
    A game that was played: ``coins`` and ``bots`` are by seat, ``winners`` are seats.

    ``moves`` counts the choices made; those without an alternative are none. ``log`` is empty
    unless it was asked for; its entries are those of the family's engine.
    """

    seed: int
    rounds: int
    bots: tuple[str, ...]
    coins: tuple[int, ...]
    winners: tuple[int, ...]
    moves: int
    log: tuple[Any, ...] = ()


def play_match(game: Game, bots: Sequence[str], seed: int, *, log: bool = False) -> Match:
    """Play a game; the same seed gives the same game."""
    from regola_engine.bots import BOTS, play_out
    from regola_engine.conquest.state import start

    state = start(game, Random(seed), log=log)  # noqa: S311  # dice, not secrets
    # The bots have a chance of their own, so that the dice do not depend on how bots think.
    chance = Random(f"bots {seed}")  # noqa: S311
    moves = play_out(state, [BOTS[bot] for bot in bots], chance)
    return Match(
        seed,
        game.rounds,
        tuple(bots),
        tuple(state.scores()),
        tuple(state.winners()),
        moves,
        tuple(state.log or ()),
    )


@dataclass(frozen=True, slots=True)
class Standing:
    """
    What a bot came to: ``won`` counts a shared victory as a part of one.

    ``seat`` counts from 1 where one bot plays in all seats, each by itself; 0 where bots differ.
    """

    bot: str
    seat: int
    games: int
    won: float
    coins: float
    least: int
    most: int


def standings(matches: Iterable[Match]) -> list[Standing]:
    """Return what each bot came to in the seats that it had, by name; by seat if all are alike."""
    scores: dict[tuple[str, int], list[tuple[int, float]]] = {}
    for match in matches:
        alike = len(set(match.bots)) == 1
        for seat, bot in enumerate(match.bots):
            share = 1 / len(match.winners) if seat in match.winners else 0.0
            scores.setdefault((bot, (seat + 1) * alike), []).append((match.coins[seat], share))
    return [_standing(*key, scores[key]) for key in sorted(scores)]


def _standing(bot: str, seat: int, scores: list[tuple[int, float]]) -> Standing:
    coins = [count for count, _ in scores]
    won = sum(share for _, share in scores)
    mean = sum(coins) / len(coins)
    return Standing(bot, seat, len(scores), won, mean, min(coins), max(coins))
