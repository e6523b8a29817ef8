"""Play one game at a table, by the family that it is of."""

from __future__ import annotations

from collections.abc import Sequence

from regola.playing import matches, tiles
from regola.playing.matches import Match
from regola.playing.table import Table

__all__ = ["play_round"]


def play_round(table: Table, bots: Sequence[str], seed: int, *, log: bool = False) -> Match:
    """Play a game; the same seed gives the same game."""
    from regola_engine.digger.game import Game as TileGame

    if isinstance(table.game, TileGame):
        return tiles.play_match(table.game, bots, seed, log=log)
    return matches.play_match(table.game, bots, seed, log=log)
