"""
The step ``roll: N``, or of several dice ``roll: [N, M]``: roll the dice that a rule offers.

Or go on to where a rule rolls them by itself, at the start of a turn.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from regola.scenarios.conquest.deeds_told import ROLL
from regola.scenarios.conquest.model import Mention
from regola.scenarios.conquest.rolling import are_rolled, show
from regola.scenarios.conquest.steps.offers import offered
from regola.scenarios.documents import dice_told
from regola.scenarios.outcome import Refused
from regola.yaml_files import Located
from regola_engine.kernel import Move

if TYPE_CHECKING:
    from regola.scenarios.conquest.table import Table

__all__ = ["mentions", "play"]


def mentions(_value: Located, _players: tuple[str, ...]) -> Iterator[Mention]:
    """Give nothing: the step names nothing."""
    return iter(())


def play(table: Table, value: Located) -> None:
    """Roll; what follows from the roll is left open for the next step."""
    show(table, dice_told(value))
    table.finish_turn()
    table.go_on_until(lambda: are_rolled(table) or _move(table) is not None)
    move = _move(table)
    if are_rolled(table):
        return
    if move is None:
        raise Refused("no-roll")
    table.take(move)


def _move(table: Table) -> Move | None:
    return offered(table.state, lambda offer, _move, _item: offer.verb == ROLL)
