"""How examples write yes, no and nothing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from regola.program.model import Value

__all__ = ["NONE", "is_taken", "is_yes"]

NONE = "none"
"""What stands where there is nothing: no region, no goon, no winner."""

_TAKEN: Mapping[str, bool] = {"taken": True, "not taken": False}
_YES: Mapping[str, bool] = {"yes": True, "no": False}


def is_taken(words: Sequence[Value]) -> bool | str:
    """Return how an open ruling is read; other words come back as they are, for no truth."""
    return _read(words, _TAKEN)


def is_yes(words: Sequence[Value]) -> bool | str:
    """Return a truth; other words come back as they are, for no truth."""
    return _read(words, _YES)


def _read(words: Sequence[Value], known: Mapping[str, bool]) -> bool | str:
    said = " ".join(map(str, words))
    return known.get(said, said)
