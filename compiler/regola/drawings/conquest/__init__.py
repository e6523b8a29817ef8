"""Drawings of the conquest family."""
