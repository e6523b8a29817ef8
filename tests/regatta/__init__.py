"""A made-up family of games: boats on a track, driven by winds that all choose in secret."""

from __future__ import annotations

from regola_engine.kernel.frames import Frame
from regola_engine.kernel.items import Item, Source
from regola_engine.kernel.records import Reaction, Value
from regola_engine.kernel.rules import AND, MORE
from regola_engine.kernel.standing import number
from regola_engine.kernel.versions import require
from tests.regatta.engine import Base, Position, Wind, choose_wind, draw_wind, sail

__all__ = [
    "AND", "MORE", "Base", "Frame", "Item", "Position", "Reaction", "Source", "Value", "Wind",
    "choose_wind", "draw_wind", "number", "require", "sail",
]  # fmt: skip
