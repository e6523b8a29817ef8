"""The intermediate representation: checked items, ready for every back end."""
