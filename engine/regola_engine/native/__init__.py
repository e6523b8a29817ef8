"""Games played by compiled code: the same rules, from the same modules, move by move."""
