"""The step ``end: turn`` or ``end: decline``: score and pass the turn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from regola.scenarios.conquest.model import Mention
from regola.scenarios.conquest.steps.offers import offered
from regola.scenarios.outcome import Refused
from regola.yaml_files import Located
from regola_engine.conquest.play import DECLINE

if TYPE_CHECKING:
    from regola.scenarios.conquest.table import Table
    from regola_engine.kernel import Move

__all__ = ["mentions", "play"]


def mentions(_value: Located, _players: tuple[str, ...]) -> Iterator[Mention]:
    """Give nothing: the step names nothing."""
    return iter(())


def play(table: Table, value: Located) -> None:
    """End the turn, after a decline where one is told; stop where a loser is asked to retreat."""
    table.finish_turn()
    if table.state.over:
        raise Refused("over")
    if value.value == "decline":
        _decline_late(table)
    table.end_turn()


def _decline_late(table: Table) -> None:
    """Take an offer to decline after redeployment."""
    found: list[Move] = []

    def is_open() -> bool:
        late = table.is_past("scoring")
        move = offered(table.state, lambda offer, _m, _i: late and offer.verb == DECLINE)
        found.extend([move] if move is not None else [])
        return bool(found) or table.is_retreat

    table.go_on_until(is_open)
    if not found:
        raise Refused("not-offered")
    table.take(found[0])
