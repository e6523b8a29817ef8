"""The step ``abandon: REGION``: leave a region while readying."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from regola.scenarios.conquest.model import Mention
from regola.scenarios.conquest.steps.offers import take_offered
from regola.scenarios.documents import word
from regola.yaml_files import Located
from regola_engine.conquest.play import ABANDON

if TYPE_CHECKING:
    from regola.scenarios.conquest.table import Table

__all__ = ["mentions", "play"]


def mentions(value: Located, _players: tuple[str, ...]) -> Iterator[Mention]:
    """Give the region."""
    yield Mention("region", word(value))


def play(table: Table, value: Located) -> None:
    """Abandon the region."""
    region = table.region(word(value))
    take_offered(
        table,
        "readying",
        lambda offer, move, _item: offer.verb == ABANDON and move.thing == region,
    )
