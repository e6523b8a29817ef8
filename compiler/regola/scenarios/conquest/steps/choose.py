"""The step ``choose``: take a combination, told by race and power (free) or by slot."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from regola.scenarios.conquest.model import Mention
from regola.scenarios.conquest.steps.offers import take_offered
from regola.scenarios.documents import Word, word
from regola.scenarios.outcome import Impossible, Refused
from regola.yaml_files import Located
from regola_engine.conquest.play import CHOOSE_COMBINATION, lay_first

if TYPE_CHECKING:
    from regola.scenarios.conquest.table import Table
    from regola_engine.conquest import Item

__all__ = ["mentions", "play"]


def mentions(value: Located, _players: tuple[str, ...]) -> Iterator[Mention]:
    """Give the race and the power."""
    race, power = value.get("race"), value.get("power")
    if race is not None:
        yield Mention("race", word(race))
    if power is not None:
        yield Mention("power", word(power))


def play(table: Table, value: Located) -> None:
    """Choose; a combination that is told lies first in the row and costs nothing."""
    slot = value.get("slot")
    race, power = value.get("race"), value.get("power")
    table.come_to("choosing")
    wanted = int(slot.value) if slot is not None else 0
    if race is not None and power is not None:
        game = table.state.game
        first = _number(table, game.races, word(race)), _number(table, game.powers, word(power))
        if not lay_first(table.state, *first):
            raise Refused("in-play")
    take_offered(
        table,
        "choosing",
        lambda offer, move, _item: offer.verb == CHOOSE_COMBINATION and move.thing == wanted,
    )


def _number(table: Table, records: list[Item], name: Word) -> int:
    reference = table.reference(name)
    found = (n for n, record in enumerate(records) if record.reference == reference)
    number = next(found, None)
    if number is None:
        # Its item was left out of play, for a reason that is told where it stands.
        raise Impossible("unplayable", ())
    return number
