"""Which rules take more tokens from the tray, once a race with a power has begun."""

from __future__ import annotations

from collections.abc import Iterator

from regola.checks import Survey
from regola.checks.conquest.supply import gives_at_choice
from regola.mixing.demand import Table, demand
from regola.program.meaning import Rule
from regola.program.model import Item

__all__ = ["later", "takers"]


def takers(item: Item, survey: Survey, start: int) -> Iterator[tuple[Rule, int | None]]:
    """
    Give the rules that can only take tokens from the tray, with the most in one turn, if bounded.

    ``start`` is how many tokens the people begins with, and so how many regions it may hold.
    """
    for rule in later(item):
        found = demand((rule,), "token", 0, Table(survey, start))
        if found is not None:
            yield rule, found.most


def later(item: Item) -> Iterator[Rule]:
    """Give the rules of an item that are not there for its choice."""
    return (rule for rule in item.rules if not gives_at_choice(rule))
