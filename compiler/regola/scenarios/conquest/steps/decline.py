"""The step ``decline:``: turn the active people to its declined side, instead of playing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from regola.scenarios.conquest.model import Mention
from regola.scenarios.conquest.steps.offers import take_offered
from regola.yaml_files import Located
from regola_engine.conquest.play import DECLINE

if TYPE_CHECKING:
    from regola.scenarios.conquest.table import Table

__all__ = ["mentions", "play"]


def mentions(_value: Located, _players: tuple[str, ...]) -> Iterator[Mention]:
    """Give nothing: the step names nothing."""
    return iter(())


def play(table: Table, _value: Located) -> None:
    """Decline."""
    take_offered(table, "readying", lambda offer, _move, _item: offer.verb == DECLINE)
