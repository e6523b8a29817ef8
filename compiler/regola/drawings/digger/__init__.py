"""Drawings of the family of tiles."""
