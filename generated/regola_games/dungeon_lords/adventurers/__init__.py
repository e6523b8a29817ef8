"""Rules of dungeon_lords."""
