"""Scenarios of tiles, orders and corridors: positions set up, steps played, outcomes compared."""

from regola.scenarios.digger.examples import document
from regola.scenarios.digger.running import is_right, position, try_out

__all__ = ["document", "is_right", "position", "try_out"]
