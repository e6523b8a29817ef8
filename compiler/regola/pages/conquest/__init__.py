"""Pages of the conquest family: boards and worked examples."""
