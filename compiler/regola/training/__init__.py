"""Games of conquest as others train players for them; each library is an extra."""
