"""Checks on games of tiles: their edges, and what lies on boards."""
