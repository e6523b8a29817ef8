"""Rules of dungeon_digger."""
