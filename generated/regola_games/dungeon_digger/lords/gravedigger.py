"""
Gravedigger (dungeon_digger/lord/gravedigger).

Written by Regola from dungeon_digger/lords/lords.regola: change the rules there, not here.
"""

from __future__ import annotations

from regola_engine.digger import (
    AND,
    MORE,
    Frame,
    Item,
    Offer,
    Position,
    Source,
    Value,
    exchange,
    require,
)

require(3)


def rule_2_possible(position: Position, frame: Frame) -> bool:
    """Once per game, during your turn, you may exchange any number of your Projects."""
    return bool(position.projects[frame.you])


def rule_2_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 2."""
    return exchange(position, frame)


ITEM = Item(
    reference="dungeon_digger/lord/gravedigger",
    kind="lord",
    rules=(
        # Your Wit value increases by 1.
        Value(line=1, word="wit", operation=MORE),
        Offer(
            line=2,
            verb="exchange",
            moment="turn",
            times=1,
            possible=rule_2_possible,
            act=rule_2_steps,
            joins=(AND,),
        ),
    ),
    sources=(
        Source("dungeon_digger/lords/lords.regola", 8, 5),
        Source("dungeon_digger/lords/lords.regola", 9, 5),
    ),
)
