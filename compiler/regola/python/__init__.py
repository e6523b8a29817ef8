"""Python rule modules, rendered from the intermediate representation."""
