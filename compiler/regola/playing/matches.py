"""Games played out by bots, and what came of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from regola.playing.engines import Engine, engine_of
from regola_engine.conquest.play import Opening
from regola_engine.kernel import Luck, Patience, Refusal

__all__ = [
    "IllegalMoveError",
    "Match",
    "Standing",
    "play_match",
    "replay_match",
    "standings",
]


@dataclass(frozen=True, slots=True)
class Match:
    """
    A game that was played: ``coins`` and ``bots`` are by seat, ``winners`` are seats,
    none while the game is not over.

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


class IllegalMoveError(Exception):
    """A kept move that the rules do not allow; ``number`` counts from 0, ``rule`` is in the way."""

    def __init__(self, number: int, rule: int) -> None:
        super().__init__(number, rule)
        self.number = number
        self.rule = rule


def play_match(
    game: object,
    bots: Sequence[str],
    seed: int,
    *,
    log: bool = False,
    kept: list[str] | None = None,
    opening: Opening | None = None,
) -> Match:
    """
    Play a game; the same seed gives the same game. Moves are kept in words if asked for.

    An opening settles what a seat takes first.

    Raises:
        RuleError: A rule raised or did not come to an end, or kept the game from its end.
    """
    engine = engine_of(game)
    state = _begun(engine, game, seed, opening, log=log)
    # The bots have a chance of their own, so that what is drawn does not depend on how bots think.
    chance = Luck(seed)
    moves = 0
    patience = Patience(state)
    while not state.is_over:
        patience.hold()
        settled = None if opening is None else opening.settled(state)
        move = settled or engine.bots[bots[state.mover]](state, chance)
        if kept is not None:
            kept.append(engine.code(state, move))
        state.apply(move)
        moves += 1
    return _match(engine, state, bots, seed, moves)


def replay_match(
    game: object,
    bots: Sequence[str],
    seed: int,
    kept: Sequence[str],
    *,
    log: bool = False,
    opening: Opening | None = None,
) -> Match:
    """
    Play a game again by the moves that were kept; it ends where they end.

    It begins by the opening that it began by.

    Raises:
        IllegalMoveError: A move is not legal where it stands.
    """
    engine = engine_of(game)
    state = _begun(engine, game, seed, opening, log=log)
    for number, told in enumerate(kept):
        if opening is not None:
            opening.settled(state)
        move = next((one for one in state.legal_moves() if engine.code(state, one) == told), None)
        if move is None:
            raise IllegalMoveError(number, _in_the_way(engine, state, told))
        state.apply(move)
    return _match(engine, state, bots, seed, len(kept))


def _begun(engine: Engine, game: object, seed: int, opening: Opening | None, *, log: bool) -> Any:
    if opening is not None:
        return opening.begun(game, seed, log=log)
    return engine.start(game, Random(seed), log=log)  # noqa: S311  # dice and tiles, not secrets


def _in_the_way(engine: Engine, state: Any, told: str) -> int:
    """Return the rule that stands in the way of a move, -1 where none is to be found."""
    move = engine.meant(state, told)
    if move is None:
        return -1
    try:
        state.apply(move)
    except Refusal as refusal:
        return refusal.rule
    except LookupError:
        return -1  # it speaks of what this game has not
    return -1


def _match(engine: Engine, state: Any, bots: Sequence[str], seed: int, moves: int) -> Match:
    scores, winners = tuple(state.scores()), tuple(state.winners()) if state.is_over else ()
    rounds = engine.rounds(state)
    return Match(seed, rounds, tuple(bots), scores, winners, moves, engine.entries(state))


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
