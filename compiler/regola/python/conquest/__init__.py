"""What is conquest's own of how its modules are written."""
