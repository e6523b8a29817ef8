"""What the records of all families have, which rule lines become."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Protocol

__all__ = [
    "ALL",
    "AND",
    "AT_LEAST",
    "AT_MOST",
    "DOUBLED",
    "IS",
    "LESS",
    "MORE",
    "OTHERWISE",
    "THEN",
    "Rule",
]

IS, MORE, LESS, DOUBLED, AT_LEAST, AT_MOST = range(6)
"""What a rule does to a number."""

AND, THEN, OTHERWISE = range(3)
"""How a step hangs on the one before: always, only if that was done, only if it was not."""

ALL = 1_000_000
"""The amount *all*: more than there can be."""


class Table(Protocol):
    """Who plays a game, with what they agreed on."""

    def takes(self, option: str) -> bool:
        """Tell whether the table takes an option, by its reference."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Rule:
    """
    What all rules have.

    ``line`` is the number of the rule in its item; ``index`` the rule's number in this process,
    given when its item is enrolled. ``option`` is the open ruling that must be taken for the rule
    to hold, or with ``untaken`` must not be. A rule that is for ``each`` speaks of *it* and holds
    for every thing of its item, any other once for its bearer. ``scope`` tells, where bearers
    change in play, in which state of theirs it is in force; the family numbers these.
    """

    line: int
    index: int = field(default=-1, compare=False)
    each: bool = False
    option: str = ""
    untaken: bool = False
    scope: int = 0

    def is_taken(self, game: Table) -> bool:
        """Tell whether the open ruling that the rule hangs on, if any, is read its way."""
        return not self.option or game.takes(self.option) is not self.untaken
