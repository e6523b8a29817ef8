"""What several dice show has no one number: which of them is meant, or all, has to be said."""

from __future__ import annotations

from regola.program.meaning import Deed, Quantity, Rule
from regola.program.walking import nodes_in
from regola.python.refusals import ONE
from regola.python.writer import Unwritable

__all__ = ["refuse_roll_of_several"]


def refuse_roll_of_several(rule: Rule) -> None:
    """Refuse *the roll* in a rule that rolls several dice, whose text would not tell the number."""
    nodes = tuple(nodes_in(rule.body))
    if not any(isinstance(one, Deed) and _rolls_several(one) for one in nodes):
        return
    for one in nodes:
        if isinstance(one, Quantity) and one.word == "roll":
            raise Unwritable("roll", one.span, kind="several dice")


def _rolls_several(deed: Deed) -> bool:
    bound = None if deed.object is None else deed.object.amount
    counted = deed.amount is not None or deed.per is not None
    return deed.verb == "roll" and (counted or bound not in (None, ONE))
