"""Pages of the family of tiles: boards and worked examples."""
