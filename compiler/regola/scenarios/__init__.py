"""Scenarios: positions, what is played in them and what must come of it, tried on the engine."""
