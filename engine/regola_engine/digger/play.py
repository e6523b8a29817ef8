"""What programs use that play games of tiles, show them or look into them."""

from __future__ import annotations

from regola_engine.digger.areas import board_for
from regola_engine.digger.frames import Move
from regola_engine.digger.game import TURNS, Game
from regola_engine.digger.greed import greedy_move
from regola_engine.digger.offers import order_possible
from regola_engine.digger.placing import fits, placements
from regola_engine.digger.saves import Record, code, load, meant, replay, save
from regola_engine.digger.state import State, start

__all__ = [
    "TURNS",
    "Game",
    "Move",
    "Record",
    "State",
    "board_for",
    "code",
    "fits",
    "greedy_move",
    "load",
    "meant",
    "order_possible",
    "placements",
    "replay",
    "save",
    "start",
]
