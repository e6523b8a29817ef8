"""What examples of tiles leave unsaid, written out for the reader of examples."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from regola.program.model import FieldEntry
from regola.scenarios.family import Spelling

__all__ = ["SPELLINGS"]

_ONE_OF = {"project": "projects", "drawn": "bag"}
"""What tells of one thing of several that a player has."""


def _seat(entries: Iterable[FieldEntry]) -> Iterator[FieldEntry]:
    for entry in entries:
        word, *rest = entry.values
        yield FieldEntry((_ONE_OF.get(str(word), word), *rest), entry.span)


SPELLINGS: Mapping[str, Spelling] = {"given": _seat}
"""What writes out the lines of examples, by name."""
