"""
Imp Fair (dungeon_lords/event/imp_fair).

Written by Regola from dungeon_lords/events/special.regola: change the rules there, not here.
"""

from __future__ import annotations

from regola_engine.lords import (
    AND,
    DONE,
    THEN,
    Frame,
    Happening,
    Item,
    Position,
    Reaction,
    Source,
    can_pay,
    gain,
    pay,
    require,
    wants,
)

require(3)


def rule_1_when(position: Position, frame: Frame) -> bool:
    """When you resolve the Imp Fair, you may pay 2 food rations. If you do, gain 1 imp."""
    return frame.event.happening == frame.it


def rule_1_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 1."""
    if frame.step == 0:
        answer = wants(position, frame, can_pay(position, frame.you, 2, "food"))
        if answer != DONE:
            return answer
        return pay(position, frame, 2, "food")
    return gain(position, frame, 1, "imps")


ITEM = Item(
    reference="dungeon_lords/event/imp_fair",
    kind="event",
    rules=(
        Reaction(
            line=1,
            each=True,
            event="resolve event",
            where="happening",
            matches=rule_1_when,
            act=rule_1_steps,
            joins=(AND, THEN),
        ),
    ),
    data=Happening(
        deck="card",
    ),
    sources=(Source("dungeon_lords/events/special.regola", 172, 5),),
)
