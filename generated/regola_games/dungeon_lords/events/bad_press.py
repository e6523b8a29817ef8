"""
Gossip (dungeon_lords/event/bad_press).

Written by Regola from dungeon_lords/events/special.regola: change the rules there, not here.
"""

from __future__ import annotations

from regola_engine.lords import (
    AND,
    DONE,
    OTHERWISE,
    Frame,
    Happening,
    Item,
    Position,
    Reaction,
    Source,
    can_pay,
    gain_evil,
    pay,
    require,
    wants,
)

require(3)


def rule_1_when(position: Position, frame: Frame) -> bool:
    """When you resolve Gossip, you may pay 1 gold nugget. If you do not, gain 2 evil points."""
    return frame.event.happening == frame.it


def rule_1_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 1."""
    if frame.step == 0:
        answer = wants(position, frame, can_pay(position, frame.you, 1, "gold"))
        if answer != DONE:
            return answer
        return pay(position, frame, 1, "gold")
    return gain_evil(position, frame, 2)


ITEM = Item(
    reference="dungeon_lords/event/bad_press",
    kind="event",
    rules=(
        Reaction(
            line=1,
            each=True,
            event="resolve event",
            where="happening",
            matches=rule_1_when,
            act=rule_1_steps,
            joins=(AND, OTHERWISE),
        ),
    ),
    data=Happening(
        deck="card",
    ),
    sources=(Source("dungeon_lords/events/special.regola", 195, 5),),
)
