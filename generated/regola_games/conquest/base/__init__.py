"""Rules of conquest."""
