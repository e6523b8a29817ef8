"""Checks on games of regions: their boards, and the tokens of races and powers."""
