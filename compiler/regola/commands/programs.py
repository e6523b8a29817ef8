"""The programs that a command may look for things in: those at hand, then the official games."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from regola.compilation.program import Program
    from regola.files.library import Loaded

__all__ = ["programs_at_hand"]


def programs_at_hand(found: Loaded) -> list[Program]:
    """Return the programs at hand, then the official games of other families."""
    from regola.compilation.language import families
    from regola.files.library import official

    own = {program.family for program in found.programs}
    others = (official(family) for family in families() if family not in own)
    return [*found.programs, *(program for program in others if program is not None)]
