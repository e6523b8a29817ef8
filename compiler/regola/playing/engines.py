"""The engines of the families of games, as what plays, saves and replays games needs them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from regola_engine.kernel import random_move

__all__ = ["Engine", "engine_of"]


@dataclass(frozen=True, slots=True)
class Engine:
    """
    What a family's engine offers.

    ``start`` sets a game up, ``code`` puts a move into words and ``meant`` reads them;
    ``rounds`` and ``entries`` are read off a state.
    """

    start: Callable[..., Any]
    bots: Mapping[str, Callable[[Any, Random], Any]]
    code: Callable[[Any, Any], str]
    meant: Callable[[Any, str], Any]
    rounds: Callable[[Any], int]
    entries: Callable[[Any], tuple[Any, ...]]


def engine_of(game: object) -> Engine:
    """Return the engine that a game is played by."""
    from regola_engine.digger.play import Game as TileGame
    from regola_engine.lords.play import Game as LordsGame

    if isinstance(game, LordsGame):
        return _lords()
    return _digger() if isinstance(game, TileGame) else _conquest()


def _search_move(state: Any, rng: Random) -> Any:
    # Native play takes a while to load, and only this bot asks for it.
    from regola_engine.native.play import search_move

    return search_move(state, rng)


def _conquest() -> Engine:
    from regola_engine.conquest.play import (
        code,
        greedy_move,
        meant,
        start,
        steady_move,
    )

    return Engine(
        start,
        {
            "random": random_move,
            "greedy": greedy_move,
            "steady": steady_move,
            "search": _search_move,
        },
        code,
        meant,
        rounds=lambda state: state.game.rounds,
        entries=lambda state: tuple(state.log or ()),
    )


def _digger() -> Engine:
    from regola_engine.digger.play import code, greedy_move, meant, start

    return Engine(
        start,
        {"random": random_move, "greedy": greedy_move},
        code,
        meant,
        rounds=lambda state: state.round,
        entries=lambda state: tuple(state.log or ()),
    )


def _lords() -> Engine:
    from regola_engine.lords.play import code, greedy_move, meant, start

    return Engine(
        start,
        {"random": random_move, "greedy": greedy_move},
        code,
        meant,
        rounds=lambda state: state.game.base.years * state.game.base.rounds,
        entries=lambda state: tuple(state.log or ()),
    )
