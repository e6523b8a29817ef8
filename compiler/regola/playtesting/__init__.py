"""Playtests: how strong an item is, from games of bots that are alike but for it."""
