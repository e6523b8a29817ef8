"""Texts to be read, and places in them."""
