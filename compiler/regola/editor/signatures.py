"""Show what goes with a deed while it is being written."""

from __future__ import annotations

from dataclasses import dataclass

from regola.editor.analysis import Analysis
from regola.editor.glossary import glossary
from regola.editor.hovering import line_at

__all__ = ["Signature", "signature"]


@dataclass(frozen=True, slots=True)
class Signature:
    """A deed with its places, and what it means in a language."""

    label: str
    gloss: str


def signature(analysis: Analysis, path: str, offset: int, spoken: str) -> Signature | None:
    """Return the last deed before an offset in its line."""
    line = line_at(analysis, path, offset)
    if line is None:
        return None
    words = glossary(analysis, path, spoken)
    before = [token.text.lower() for token in line.tokens if token.start < offset]
    for first in range(len(before) - 1, -1, -1):
        for after in range(len(before), first, -1):
            found = words.get(" ".join(before[first:after]))
            if found is not None and found.sort == "deeds":
                return Signature(found.goes_with, found.gloss)
    return None
