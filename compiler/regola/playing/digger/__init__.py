"""Whole games of the family of tiles: what was played and what it came to."""
