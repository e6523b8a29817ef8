"""Rules of homebrew_example."""
