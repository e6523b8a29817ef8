"""Scenarios of tiles, orders and corridors: positions set up, steps played, outcomes compared."""

from regola.scenarios.digger.examples import document
from regola.scenarios.digger.running import position, try_out

__all__ = ["document", "position", "try_out"]
