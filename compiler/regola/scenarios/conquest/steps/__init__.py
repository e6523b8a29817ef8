"""The steps of scenarios of peoples: one module each, listed in the registry."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from regola.scenarios.conquest import expecting
from regola.scenarios.conquest.model import Mention
from regola.scenarios.conquest.steps.registry import STEPS
from regola.scenarios.documents import Step, step
from regola.scenarios.forms import EXPECT, REFUSED

__all__ = ["STEPS", "mentions"]


def mentions(told: Step, players: Iterable[str]) -> Iterator[Mention]:
    """Give the names in a step, each with the sort of thing that it must be."""
    if told.name == REFUSED:
        return mentions(step(told.value), players)
    names = expecting if told.name == EXPECT else STEPS[told.name]
    return names.mentions(told.value, tuple(players))
