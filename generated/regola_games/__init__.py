"""Rule modules of the games, generated from content."""
