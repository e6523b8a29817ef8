"""What programs use that play games of dungeons, show them or look into them."""

from __future__ import annotations

from regola_engine.lords import stages
from regola_engine.lords.game import Game
from regola_engine.lords.greed import greedy_move
from regola_engine.lords.position import OFFERED
from regola_engine.lords.saves import Record, code, load, meant, replay, save
from regola_engine.lords.state import State, start

__all__ = [
    "OFFERED",
    "Game",
    "Record",
    "State",
    "code",
    "greedy_move",
    "load",
    "meant",
    "replay",
    "save",
    "stages",
    "start",
]
