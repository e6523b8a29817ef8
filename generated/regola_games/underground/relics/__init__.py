"""Rules of underground."""
