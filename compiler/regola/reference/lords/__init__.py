"""The second reading of the games of dungeons: their numbers, and what things are."""
