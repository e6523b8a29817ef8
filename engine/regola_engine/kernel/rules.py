"""What the records of all families have, which rule lines become."""

from __future__ import annotations

from dataclasses import dataclass, field

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


@dataclass(frozen=True, slots=True, kw_only=True)
class Rule:
    """
    What all rules have.

    ``line`` is the number of the rule in its item; ``index`` the rule's number in this process,
    given when its item is enrolled.
    """

    line: int
    index: int = field(default=-1, compare=False)
