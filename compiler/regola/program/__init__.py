"""The resolved and typed tree."""
