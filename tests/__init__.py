"""The tests, by the part of the project that they hold to its word."""
