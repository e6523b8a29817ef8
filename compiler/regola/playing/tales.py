"""What tells the logs of a game, by its family."""

from __future__ import annotations

from typing import Any

from regola.playing.conquest.tale import Say, Tale
from regola.playing.digger.tale import TileTale
from regola.playing.lords.tale import LordsTale
from regola.playing.table import Table

__all__ = ["SCORES", "tale_of"]

_TALES = {"conquest": Tale, "digger": TileTale, "lords": LordsTale}

SCORES = {"conquest": "coins", "digger": "gold", "lords": "points"}
"""What decides the game, as the head of its column is called."""


def tale_of(table: Table, code: str, say: Say, *, why: bool) -> Tale:
    """Return what tells the logs of a game in a language."""
    game: Any = table.game
    return _TALES[table.program.family](game, table.program, code, say, why=why)
