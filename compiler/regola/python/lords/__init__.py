"""What is Dungeon Lords’ own of how its modules are written."""
