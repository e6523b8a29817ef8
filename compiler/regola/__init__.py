"""Regola: check board-game rules, compile them to modules that play, print them in three tongues."""

__version__ = "0.1.0"
"""The version of the distribution, the one place where it is written."""
