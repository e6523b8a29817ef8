"""Scenarios of tiles, orders and corridors: positions set up, steps played, outcomes compared."""
