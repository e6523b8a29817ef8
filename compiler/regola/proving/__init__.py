"""Claims about rules on the boards of a game, proved by positions in which they act."""
