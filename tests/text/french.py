"""French for the tests: a folder of words and patterns, and no line of code."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from regola.files.language_folders import read_language
from regola.findings import Sink
from regola.text import Language

__all__ = ["FOLDER", "french"]

FOLDER = Path(__file__).with_name("fr")


@cache
def french() -> Language:
    """Load the French of the tests, in which nothing is wrong."""
    sink = Sink()
    found = read_language(FOLDER, sink)
    assert found is not None
    assert list(sink) == []
    return found.language
