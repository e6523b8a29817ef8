"""The step ``income: N``: the coins scored if the turn ended now."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from regola.scenarios.model import Mention
from regola.scenarios.outcome import Mismatch, Part
from regola.scenarios.table import part
from regola.yaml_files import Located

if TYPE_CHECKING:
    from regola.scenarios.table import Table

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
    trial.state.log = []
    trial.end_turn()
    found = trial.state.coins[seat] - before
    if found != value.value:
        raise Mismatch("income", str(value.value), str(found), _gains(trial, seat))


def _gains(trial: Table, seat: int) -> tuple[Part, ...]:
    """The rules that paid the player, with the coins of each."""
    gains: list[Part] = []
    for entry in trial.state.log or ():
        if entry[0] == "gain" and entry[2] == seat:
            (rule,) = part(int(entry[1]))
            gains.append(Part(rule.reference, rule.line, "more", int(entry[3])))
    return tuple(gains)
