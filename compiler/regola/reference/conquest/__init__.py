"""Games of conquest: what they add to the interpreter."""
