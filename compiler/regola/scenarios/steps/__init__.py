"""The steps of scenarios: one module each, listed in the registry."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from regola.scenarios.model import Mention, Step
from regola.scenarios.steps.registry import STEPS

__all__ = ["STEPS", "mentions"]


def mentions(step: Step, players: Iterable[str]) -> Iterator[Mention]:
    """Give the names in a step, each with the sort of thing that it must be."""
    return STEPS[step.name].mentions(step.value, tuple(players))
