"""The engines of the families of games, as what plays, saves and replays games needs them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

__all__ = ["Engine", "engine_of"]


@dataclass(frozen=True, slots=True)
class Engine:
    """
    What a family's engine offers.

    ``start`` sets a game up, ``code`` puts a move into words and ``meant`` reads them, ``refused``
    is raised for a move that is not legal; ``rounds`` and ``entries`` are read off a state.
    """

    start: Callable[..., Any]
    bots: Mapping[str, Callable[[Any, Random], Any]]
    code: Callable[[Any, Any], str]
    meant: Callable[[Any, str], Any]
    refused: type[Exception]
    rounds: Callable[[Any], int]
    entries: Callable[[Any], tuple[Any, ...]]


def engine_of(game: object) -> Engine:
    """Return the engine that a game is played by."""
    from regola_engine.digger.game import Game as TileGame

    return _digger() if isinstance(game, TileGame) else _conquest()


def _conquest() -> Engine:
    from regola_engine.bots import BOTS
    from regola_engine.conquest.refusal import Refusal
    from regola_engine.conquest.saves import code, meant
    from regola_engine.conquest.state import start

    return Engine(
        start,
        BOTS,
        code,
        meant,
        Refusal,
        rounds=lambda state: state.game.rounds,
        entries=lambda state: tuple(state.log or ()),
    )


def _digger() -> Engine:
    from regola_engine.digger.greed import greedy_move, random_move
    from regola_engine.digger.refusal import Refusal
    from regola_engine.digger.saves import code, meant
    from regola_engine.digger.state import start

    return Engine(
        start,
        {"random": random_move, "greedy": greedy_move},
        code,
        meant,
        Refusal,
        rounds=lambda state: state.round,
        entries=lambda state: tuple(state.log.entries) if state.log is not None else (),
    )
