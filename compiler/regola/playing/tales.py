"""What tells the logs of a game, by its family."""

from __future__ import annotations

from regola.playing.conquest.tale import ConquestTale
from regola.playing.digger.tale import TileTale
from regola.playing.lords.tale import LordsTale
from regola.playing.table import Table
from regola.playing.tale import Say, Tale

__all__ = ["SCORES", "tale_of"]

_TALES: dict[str, type[Tale]] = {one.family: one for one in (ConquestTale, TileTale, LordsTale)}

SCORES = {"conquest": "coins", "digger": "gold", "lords": "points"}
"""What decides the game, as the head of its column is called."""


def tale_of(table: Table, code: str, say: Say, *, why: bool) -> Tale:
    """Return what tells the logs of a game in a language."""
    return _TALES[table.program.family](table.game, table.program, code, say, why=why)
