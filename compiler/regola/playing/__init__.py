"""Whole games on compiled rules: which items are in play, the matches, and their tale."""
