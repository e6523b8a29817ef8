"""Name the numbers that a command ends with."""

from __future__ import annotations

from enum import IntEnum

__all__ = ["Exit"]


class Exit(IntEnum):
    """What the shell is told at the end of a run."""

    CLEAN = 0
    """Nothing was found that the user asked to be told of."""

    FOUND = 1
    """There are findings, failed scenarios, stale or unformatted files, or unknown words."""

    USAGE = 2
    """The command line makes no sense."""

    INTERNAL = 3
    """Regola itself is at fault."""

    OPEN = 4
    """A playtest could not tell: too few games, or a rule that no game has tested."""

    INTERRUPTED = 130
    """The user stopped the run; the number that shells give to it."""
