"""Dungeon Lords, which is being written."""
