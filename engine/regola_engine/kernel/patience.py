"""A watch over games of bots, so that one that never ends is stopped, and its rule is named."""

from __future__ import annotations

from collections import Counter
from typing import Any

from regola_engine.kernel.course import MOST_WORK, MOST_WORK_OF_GAME
from regola_engine.kernel.faults import RuleError
from regola_engine.kernel.log import Log

__all__ = ["Patience"]

# The last work of a game without end shows which rule goes on and on.
_LAST_WORK = MOST_WORK // 4


class Patience:
    """Watches over a game, so that it is stopped where it never ends."""

    def __init__(self, state: Any) -> None:
        """Watch over the game of a state."""
        self._state = state
        self._logged: int | None = None
        self._asking = Counter[int]()

    def hold(self) -> None:
        """
        Look at the game before a move.

        Raises:
            RuleError: It took more work than any game that ends, most of it lately by this rule.
        """
        state = self._state
        if state.work > MOST_WORK_OF_GAME:
            raise RuleError("unended", self._busiest())
        if state.work > MOST_WORK_OF_GAME - _LAST_WORK:
            if self._logged is None:
                state.log = Log(state.log)
                self._logged = len(state.log)
            self._asking[state.under_way] += 1

    def _busiest(self) -> int:
        """Return the rule that did or asked most of late, -1 where none did anything."""
        entries = (self._state.log or ())[self._logged or 0 :]
        counted = self._asking + Counter(entry.rule for entry in entries)
        rules = (rule for rule in counted if rule >= 0)
        return max(rules, key=lambda rule: counted[rule], default=-1)
