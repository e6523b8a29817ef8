"""Rules text in the human languages, composed from the intermediate representation."""
