"""Scenarios of tiles, orders and corridors: positions set up, steps played, outcomes compared."""

from regola.scenarios.digger.running import try_out

__all__ = ["try_out"]
