"""Whole games of the family of dungeons: what was played and what it came to."""
