"""
Surprise (dungeon_lords/event/surprise).

Written by Regola from dungeon_lords/events/tiles.regola: change the rules there, not here.
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
    require,
    resolve_special,
)

require(3)


def rule_1_when(position: Position, frame: Frame) -> bool:
    """When you resolve the Surprise, resolve the special event."""
    return frame.event.happening == frame.it


def rule_1_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 1."""
    return resolve_special(position, frame)


ITEM = Item(
    reference="dungeon_lords/event/surprise",
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
        deck="tile",
    ),
    sources=(Source("dungeon_lords/events/tiles.regola", 56, 5),),
)
