"""
Warlord (dungeon_digger/lord/warlord).

Written by Regola from dungeon_digger/lords/lords.regola: change the rules there, not here.
"""

from __future__ import annotations

from regola_engine.digger import (
    AND,
    Frame,
    Item,
    Offer,
    Position,
    Reaction,
    Source,
    family_tiles,
    gain_gold,
    gain_steps,
    require,
)

require(3)


def rule_1_when(position: Position, frame: Frame) -> bool:
    """When you conquer a room, gain 1 gold piece."""
    return frame.event.actor == frame.you and bool(
        family_tiles(position, "room") >> frame.event.tile & 1
    )


def rule_1_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 1."""
    return gain_gold(position, frame, 1)


def rule_2_steps(position: Position, frame: Frame) -> int:
    """Once per game, during your turn, you may gain 3 steps."""
    return gain_steps(position, frame, 3)


ITEM = Item(
    reference="dungeon_digger/lord/warlord",
    kind="lord",
    rules=(
        Reaction(line=1, event="conquer", matches=rule_1_when, act=rule_1_steps, joins=(AND,)),
        Offer(line=2, verb="gain", moment="turn", times=1, act=rule_2_steps, joins=(AND,)),
    ),
    sources=(
        Source("dungeon_digger/lords/lords.regola", 107, 5),
        Source("dungeon_digger/lords/lords.regola", 108, 5),
    ),
)
