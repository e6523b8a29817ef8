"""Drawings of the family of dungeons."""
