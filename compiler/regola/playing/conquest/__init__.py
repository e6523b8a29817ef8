"""Whole games of the conquest family: what was played and what it came to."""
