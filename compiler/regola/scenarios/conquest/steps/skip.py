"""The step ``skip: ITEM``: leave what an item offers, or say no to what it asks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from regola.scenarios.conquest.model import Mention
from regola.scenarios.conquest.steps.offers import is_asked, offered
from regola.scenarios.documents import word
from regola.scenarios.outcome import Refused
from regola.yaml_files import Located
from regola_engine.conquest.play import PICK
from regola_engine.conquest.play import frames as f
from regola_engine.kernel import NO, PASS, Move

if TYPE_CHECKING:
    from regola.scenarios.conquest.table import Table

__all__ = ["mentions", "play"]


def mentions(value: Located, _players: tuple[str, ...]) -> Iterator[Mention]:
    """Give the item."""
    yield Mention("item", word(value))


def play(table: Table, value: Located) -> None:
    """Go on until the item offers or asks something, and leave it; refuse where it is a must."""
    item = table.reference(word(value))
    table.finish_turn()
    if not table.go_on_until(lambda: is_asked(table, item) or _is_offered(table, item)):
        raise Refused("not-offered")
    question = table.state.question
    if question is not None and question.about == f.YES_NO:
        table.take(NO)
    elif question is not None and question.about == f.HOW_MANY:
        table.take(Move(PICK, (0,)))
    elif question is not None and question.about == f.OFFERS and _may_go_on(table):
        table.take(PASS)
    else:
        raise Refused("must")


def _is_offered(table: Table, item: str) -> bool:
    return offered(table.state, lambda _offer, _move, reference: reference == item) is not None


def _may_go_on(table: Table) -> bool:
    return PASS in table.state.moves
