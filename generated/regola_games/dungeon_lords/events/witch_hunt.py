"""
Witch Hunt (dungeon_lords/event/witch_hunt).

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
    can_lose,
    gain_evil,
    lose_monster,
    require,
    wants,
)

require(3)


def rule_1_when(position: Position, frame: Frame) -> bool:
    """
    When you resolve the Witch Hunt, you may give up a monster. If you do not, gain 3 evil points.
    """
    return frame.event.happening == frame.it


def rule_1_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 1."""
    if frame.step == 0:
        answer = wants(position, frame, can_lose(position, frame.you, -1))
        if answer != DONE:
            return answer
        return lose_monster(position, frame, -1)
    return gain_evil(position, frame, 3)


ITEM = Item(
    reference="dungeon_lords/event/witch_hunt",
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
    sources=(Source("dungeon_lords/events/special.regola", 10, 5),),
)
