"""Rules pages, rendered from the intermediate representation."""
