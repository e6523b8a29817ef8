"""What can be done in a scenario: one line each."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Protocol

from regola.scenarios.conquest.model import Mention
from regola.scenarios.conquest.steps import (
    abandon,
    choose,
    conquer,
    cost,
    decline,
    end,
    income,
    place,
    redeploy,
    retreat,
    roll,
    skip,
    use,
)
from regola.yaml_files import Located

if TYPE_CHECKING:
    from regola.scenarios.conquest.table import Table

__all__ = ["STEPS", "Playable"]


class Playable(Protocol):
    """What the module of a step offers."""

    def mentions(self, value: Located, players: tuple[str, ...]) -> Iterator[Mention]:
        """Give the names in the value of the step."""

    def play(self, table: Table, value: Located) -> None:
        """Do the step; raise an outcome where it does not go as told."""


STEPS: Mapping[str, Playable] = {
    "abandon": abandon,
    "choose": choose,
    "conquer": conquer,
    "cost": cost,
    "decline": decline,
    "end": end,
    "income": income,
    "place": place,
    "redeploy": redeploy,
    "retreat": retreat,
    "roll": roll,
    "skip": skip,
    "use": use,
}
