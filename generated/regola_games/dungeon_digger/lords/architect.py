"""
Architect (dungeon_digger/lord/architect).

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
    build,
    can_build,
    require,
)

require(3)


def rule_2_possible(position: Position, frame: Frame) -> bool:
    """
    Once per game, during your turn, you may build one of your Projects in an open space connected
    to your dungeon.
    """
    return can_build(position, frame, position.own[frame.you])


def rule_2_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 2."""
    return build(position, frame, position.own[frame.you])


ITEM = Item(
    reference="dungeon_digger/lord/architect",
    kind="lord",
    rules=(
        # For you, the worth of a corridor increases by 1.
        Value(line=1, word="worth", operation=MORE),
        Offer(
            line=2,
            verb="build",
            moment="turn",
            times=1,
            possible=rule_2_possible,
            act=rule_2_steps,
            joins=(AND,),
        ),
    ),
    sources=(
        Source("dungeon_digger/lords/lords.regola", 141, 5),
        Source("dungeon_digger/lords/lords.regola", 142, 5),
    ),
)
