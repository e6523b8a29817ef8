"""
Words of the rules as small numbers.

Modules name a word once, when they are imported, and use its number from then on: masks, tables
and counters are lists that the number indexes. Numbers depend on the order of imports, so they
never leave the process; saves and logs hold the words.
"""

from __future__ import annotations

__all__ = ["Register", "moment_name"]


class Register:
    """The numbers given to words of one sort, from 0, in the order of their first mention."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self._numbers: dict[str, int] = {}

    def __len__(self) -> int:
        """How many words have a number."""
        return len(self.names)

    def number(self, name: str) -> int:
        """Return the number of a word, a new one at its first mention."""
        found = self._numbers.get(name)
        if found is None:
            found = self._numbers[name] = len(self.names)
            self.names.append(name)
        return found


def moment_name(phase: str, edge: str = "") -> str:
    """Return the name of a moment: a phase, or its ``start`` or ``end``."""
    return f"{edge} of {phase}" if edge else phase
