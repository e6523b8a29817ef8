"""Rules of small_world."""
