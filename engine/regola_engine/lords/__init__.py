"""Dungeon Lords: dungeons dug and defended, orders given in secret, fights with adventurers."""
