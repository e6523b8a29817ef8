"""A watch over games of bots, so that one that never ends is stopped, and its rule is named."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from regola_engine.kernel.course import MOST_WORK, MOST_WORK_OF_GAME
from regola_engine.kernel.faults import RuleError
from regola_engine.kernel.log import Entry, Log

__all__ = ["Patience"]

# The last work of a game without end shows which rule goes on and on.
_LAST_WORK = MOST_WORK // 4


class Patience:
    """Watches over a game, so that it is stopped where it never ends."""

    def __init__(self, state: Any) -> None:
        """Watch over the game of a state."""
        self._state = state
        self._logged: int | None = None

    def hold(self) -> None:
        """
        Look at the game before a move.

        Raises:
            RuleError: It took more work than any game that ends, most of it lately by this rule.
        """
        state = self._state
        if state.work > MOST_WORK_OF_GAME:
            raise RuleError("unended", _busiest(state.log[self._logged :]))
        if self._logged is None and state.work > MOST_WORK_OF_GAME - _LAST_WORK:
            state.log = Log(state.log)
            self._logged = len(state.log)


def _busiest(entries: Iterable[Entry]) -> int:
    """Return the rule that did most of what happened, -1 where none did anything."""
    counted = Counter(entry.rule for entry in entries if entry.rule >= 0)
    return max(counted, key=lambda rule: counted[rule], default=-1)
