"""The words the language has, with their types."""
