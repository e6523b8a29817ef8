"""Rule modules of the digger family: tiles, orders, corridors."""
