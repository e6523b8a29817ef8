"""
Impatient Hero (dungeon_lords/event/impatient_heroes).

Written by Regola from dungeon_lords/events/special.regola: change the rules there, not here.
"""

from __future__ import annotations

from regola_engine.lords import (
    AND,
    Frame,
    Happening,
    Item,
    Position,
    Reaction,
    Source,
    gain_evil,
    require,
)

require(3)


def rule_1_when(position: Position, frame: Frame) -> bool:
    """When you resolve the Impatient Hero, if your evil level is at least 7, gain 1 evil point."""
    return frame.event.happening == frame.it and position.evil[frame.you] >= 7


def rule_1_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 1."""
    return gain_evil(position, frame, 1)


ITEM = Item(
    reference="dungeon_lords/event/impatient_heroes",
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
    ),
    data=Happening(
        deck="card",
    ),
    sources=(Source("dungeon_lords/events/special.regola", 35, 5),),
)
