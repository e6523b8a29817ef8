"""
Tax Collection (dungeon_lords/event/taxes).

Written by Regola from dungeon_lords/events/tiles.regola: change the rules there, not here.
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
    gain,
    number,
    owe_gold,
    pay,
    require,
    wants,
)

require(3)


def rule_1_when(position: Position, frame: Frame) -> bool:
    """When you resolve the Tax Collection, you owe gold nuggets equal to your tax."""
    return frame.event.happening == frame.it


def rule_1_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 1."""
    return owe_gold(position, frame, number(position, "tax", frame.you))


def rule_2_steps(position: Position, frame: Frame) -> int:
    """For each gold nugget you owe, you may pay 1 gold nugget. If you do not, gain 1 red token."""
    if frame.step == 0:
        answer = wants(position, frame, can_pay(position, frame.you, 1, "gold"))
        if answer != DONE:
            return answer
        return pay(position, frame, 1, "gold")
    return gain(position, frame, 1, "marks")


ITEM = Item(
    reference="dungeon_lords/event/taxes",
    kind="event",
    rules=(
        Reaction(
            line=1,
            each=True,
            event="resolve event",
            where="happening",
            matches=rule_1_when,
            act=rule_1_steps,
            joins=(AND,),
        ),
        Reaction(line=2, event="owe gold", act=rule_2_steps, joins=(AND, OTHERWISE)),
    ),
    data=Happening(
        deck="tile",
    ),
    sources=(
        Source("dungeon_lords/events/tiles.regola", 34, 5),
        Source("dungeon_lords/events/tiles.regola", 35, 5),
    ),
)
