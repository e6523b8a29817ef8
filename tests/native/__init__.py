"""Tests of the engine, on the official content and on small games of their own."""
