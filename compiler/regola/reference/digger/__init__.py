"""Games of tiles: what they add to the interpreter."""
