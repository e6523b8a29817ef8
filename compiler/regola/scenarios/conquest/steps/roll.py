"""The step ``roll: N``, or of several dice ``roll: [N, M]``: roll the dice that a rule offers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from regola.scenarios.conquest.model import Mention
from regola.scenarios.conquest.steps.common import offered, rolled
from regola.scenarios.conquest.steps.conquer import ROLL, dice_told
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
    table.come_to("conquest")
    here = table.moment
    table.go_on_until(lambda: table.moment != here or _move(table) is not None)
    move = _move(table)
    if move is None:
        raise Refused("not-offered")
    rolled(table, move, dice_told(value))


def _move(table: Table) -> Move | None:
    return offered(table.state, lambda offer, _move, _item: offer.verb == ROLL)
