"""
False Coin (dungeon_lords/event/debased_coin).

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
    lose,
    require,
)

require(3)


def rule_1_when(position: Position, frame: Frame) -> bool:
    """When you resolve the False Coin, lose 1 gold nugget for every 2 of your gold nuggets."""
    return frame.event.happening == frame.it


def rule_1_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 1."""
    return lose(position, frame, position.gold[frame.you] // 2, "gold")


ITEM = Item(
    reference="dungeon_lords/event/debased_coin",
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
    sources=(Source("dungeon_lords/events/special.regola", 105, 5),),
)
