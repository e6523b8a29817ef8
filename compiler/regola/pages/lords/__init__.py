"""Pages of the family of dungeons: boards and worked examples."""
