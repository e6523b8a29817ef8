"""What reports ask of play: whether rules that are said to do nothing ever do something."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Protocol

from regola.mixing.remarks import Line

__all__ = ["Played", "Trial"]


@dataclass(frozen=True, slots=True)
class Trial:
    """
    Games in which a pair was in play.

    ``fired`` counts, by rule, the games in which it changed something; ``entered`` those in which
    the people held a region.
    """

    games: int
    fired: Mapping[Line, int] = field(default_factory=dict)
    entered: int = 0


class Played(Protocol):
    """Plays games with a race and a power in them."""

    def try_out(self, race: str, power: str, games: int) -> Trial:
        """Play so many games in which the pair is chosen; references name the two."""
        ...
