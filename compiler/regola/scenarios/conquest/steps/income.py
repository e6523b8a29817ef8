"""The step ``income: N``: the coins scored if the turn ended now."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from regola.scenarios.conquest.model import Mention
from regola.scenarios.outcome import OPERATIONS, Mismatch, Part, part
from regola.yaml_files import Located
from regola_engine.conquest import bits
from regola_engine.conquest.play import INCOME, parts_told, peoples_of
from regola_engine.kernel import Log

if TYPE_CHECKING:
    from regola.scenarios.conquest.table import Table

__all__ = ["mentions", "play"]


def mentions(_value: Located, _players: tuple[str, ...]) -> Iterator[Mention]:
    """Give nothing: the step names nothing."""
    return iter(())


def play(table: Table, value: Located) -> None:
    """Compare with what the player on turn gets by ending the turn, tried on a copy."""
    trial = table.clone()
    trial.finish_turn()
    seat = trial.state.seat
    before = trial.state.coins[seat]
    trial.state.log = Log()
    trial.end_turn()
    found = trial.state.coins[seat] - before
    if found != value.value:
        raise Mismatch("income", str(value.value), str(found), _gains(trial, seat))


def _gains(trial: Table, seat: int) -> tuple[Part, ...]:
    """The rules that paid the player, with the coins of each, and what its regions pay."""
    gains: list[Part] = []
    for entry in trial.state.log or ():
        if entry.kind in ("coins", "taken") and entry.seat == seat and entry.numbers[0]:
            gains += [
                Part(rule.reference, rule.line, "more", entry.numbers[0])
                for rule in part(entry.rule)
            ]
    return (*_incomes(trial, seat), *gains)


def _incomes(trial: Table, seat: int) -> tuple[Part, ...]:
    """What each rule adds to the income of all regions of a player."""
    state = trial.state
    sums: Counter[tuple[int, int]] = Counter()
    for people in peoples_of(state, seat):
        for region in bits(state.held[people]):
            for step in parts_told(state, INCOME, people, region):
                sums[step.rule, step.operation] += step.amount
    return tuple(
        Part(rule.reference, rule.line, OPERATIONS[operation], amount)
        for (index, operation), amount in sums.items()
        for rule in part(index)
    )
