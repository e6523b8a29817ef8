"""
Payday (dungeon_lords/event/payday).

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
    can_pay_monster,
    dismiss,
    gain_evil,
    monsters_of,
    muster,
    pay_monster,
    require,
    wants,
)

require(3)


def rule_1_when(position: Position, frame: Frame) -> bool:
    """When you resolve Payday, muster all your monsters."""
    return frame.event.happening == frame.it


def rule_1_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 1."""
    return muster(position, frame, monsters_of(position, 1 << frame.you))


def rule_2_steps(position: Position, frame: Frame) -> int:
    """When you muster a monster, you may pay that monster. If you do not, dismiss that monster."""
    if frame.step == 0:
        answer = wants(position, frame, can_pay_monster(position, frame.you, frame.event.monster))
        if answer != DONE:
            return answer
        return pay_monster(position, frame, frame.event.monster)
    return dismiss(position, frame, frame.event.monster)


def rule_3_steps(position: Position, frame: Frame) -> int:
    """When you dismiss a monster, gain 1 evil point."""
    return gain_evil(position, frame, 1)


ITEM = Item(
    reference="dungeon_lords/event/payday",
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
        Reaction(line=2, event="muster monster", act=rule_2_steps, joins=(AND, OTHERWISE)),
        Reaction(line=3, event="dismiss monster", act=rule_3_steps, joins=(AND,)),
    ),
    data=Happening(
        deck="tile",
    ),
    sources=(
        Source("dungeon_lords/events/tiles.regola", 9, 5),
        Source("dungeon_lords/events/tiles.regola", 10, 5),
        Source("dungeon_lords/events/tiles.regola", 11, 5),
    ),
)
