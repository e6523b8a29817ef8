"""What a player was asked in an example that was played, as pages tell it."""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["Asked"]


@dataclass(frozen=True, slots=True)
class Asked:
    """
    What a player was asked about as he did a step.

    ``about`` is the word of the engine for it. ``reference`` is the item of the rule that asked,
    empty where none did, ``line`` the number of that rule, ``step`` which of its steps, from 0.
    """

    player: str
    about: str
    reference: str = ""
    line: int = 0
    step: int = 0
