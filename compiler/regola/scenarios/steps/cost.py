"""The step ``cost``: what conquering regions would take now."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from regola.scenarios.model import Mention
from regola.scenarios.outcome import OPERATIONS, Mismatch, Part, Refused
from regola.scenarios.reading import word
from regola.scenarios.steps.conquer import attackers
from regola.scenarios.table import part
from regola.yaml_files import Located
from regola_engine.conquest import helping as h
from regola_engine.conquest.conquering import allowed
from regola_engine.conquest.reasons import ban_on
from regola_engine.conquest.trace import trace
from regola_engine.conquest.values import number

if TYPE_CHECKING:
    from regola.scenarios.table import Table

__all__ = ["REFUSED", "mentions", "play"]

REFUSED = "refused"
"""The cost of a region that may not be attacked."""


def mentions(value: Located, _players: tuple[str, ...]) -> Iterator[Mention]:
    """Give the regions."""
    for entry in value.entries:
        yield Mention("region", word(entry.key))


def play(table: Table, value: Located) -> None:
    """Compare the cost of each region, read on a copy that has come to the conquests."""
    trial = table.clone()
    people = _attacker(trial)
    for entry in value.entries:
        name = word(entry.key)
        region = trial.region(name)
        found, parts = _cost(trial, people, region)
        if found != str(entry.value.value):
            raise Mismatch(f"cost {name.text}", str(entry.value.value), found, parts)


def _attacker(trial: Table) -> int:
    try:
        trial.come_to("conquest")
    except Refused:
        return -1
    return next(iter(attackers(trial, None)), -1)


def _cost(trial: Table, people: int, region: int) -> tuple[str, tuple[Part, ...]]:
    state = trial.state
    if people < 0:
        return REFUSED, ()
    if not allowed(state, people) >> region & 1:
        return REFUSED, part(ban_on(state, people, h.CONQUER, region))
    parts = tuple(
        Part(found.reference, found.line, OPERATIONS[step.operation], step.amount)
        for step in trace(state, h.CONQUEST_COST, people, region)
        for found in part(step.rule)
    )
    return str(number(state, h.CONQUEST_COST, people, region)), parts
