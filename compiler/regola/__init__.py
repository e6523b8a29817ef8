"""Regola: board-game rules, checked, compiled to modules that play, printed in three languages."""

__version__ = "0.1.0"
"""The version of the distribution, the one place where it is written."""
