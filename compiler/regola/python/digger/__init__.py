"""What is Dungeon Digger's own of how its modules are written."""
