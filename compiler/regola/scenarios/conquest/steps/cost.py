"""The step ``cost``: what conquering regions would take now."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from regola.scenarios.conquest.model import Mention
from regola.scenarios.conquest.steps.conquer import attackers, helps_told, joined_helps
from regola.scenarios.documents import word
from regola.scenarios.outcome import OPERATIONS, Mismatch, Part, Refused, part
from regola.yaml_files import Located
from regola_engine.conquest import number
from regola_engine.conquest.play import (
    allowed,
    ban_on,
    modes_joined,
    parts_told,
    reach_of,
    settings_of,
)
from regola_engine.conquest.play import vocabulary as h

if TYPE_CHECKING:
    from regola.scenarios.conquest.table import Table

__all__ = ["REFUSED", "mentions", "play"]

REFUSED = "refused"
"""The cost of a region that may not be attacked."""


def mentions(value: Located, _players: tuple[str, ...]) -> Iterator[Mention]:
    """Give the regions, the peoples that would conquer and what would help them."""
    for entry in value.entries:
        yield Mention("region", word(entry.key))
        people = entry.value.get("with")
        if people is not None:
            yield Mention("race", word(people))
        for help_ in helps_told(entry.value):
            yield Mention("item", help_)


def play(table: Table, value: Located) -> None:
    """Compare the cost of each region, read on a copy that has come to the conquests."""
    trial = table.clone()
    may_conquer = _comes_to_conquests(trial)
    for entry in value.entries:
        name, told = word(entry.key), entry.value
        cost = told.get("cost") if told.is_mapping else told
        found, parts = _found(trial, told, trial.region(name)) if may_conquer else (REFUSED, ())
        if cost is not None and found != str(cost.value):
            raise Mismatch(f"cost {name.text}", str(cost.value), found, parts)


def _comes_to_conquests(trial: Table) -> bool:
    try:
        trial.come_to("conquest")
    except Refused:
        return False
    return True


def _found(trial: Table, told: Located, region: int) -> tuple[str, tuple[Part, ...]]:
    """Return the cost for the people and with the helps that are told."""
    race = told.get("with")
    people = next(iter(attackers(trial, word(race) if race is not None else None)), -1)
    if people < 0:
        return REFUSED, ()
    using = helps_told(told)
    if not using:
        return _cost(trial, people, region)
    state = trial.state
    costs: list[tuple[str, tuple[Part, ...]]] = []
    for helps in joined_helps(trial, people, using):
        modes = modes_joined(state, people, helps)
        if reach_of(state, people, modes) >> region & 1:
            state.deed = settings_of(modes)
            costs.append(_cost(trial, people, region))
            state.deed = ()
    return next(iter(costs), (REFUSED, ()))


def _cost(trial: Table, people: int, region: int) -> tuple[str, tuple[Part, ...]]:
    state = trial.state
    if not allowed(state, people) >> region & 1:
        return REFUSED, part(ban_on(state, people, h.CONQUER, region))
    parts = tuple(
        Part(found.reference, found.line, OPERATIONS[step.operation], step.amount)
        for step in parts_told(state, h.CONQUEST_COST, people, region)
        for found in part(step.rule)
    )
    return str(number(state, h.CONQUEST_COST, people, region)), parts
