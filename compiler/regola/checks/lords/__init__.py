"""Checks on games of dungeons: what can be had, and paid, and run."""
