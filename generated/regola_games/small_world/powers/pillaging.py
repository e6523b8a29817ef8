"""
Pillaging (small_world/power/pillaging).

Written by Regola from small_world/powers/pillaging.regola: change the rules there, not here.
"""

from __future__ import annotations

from regola_engine.conquest import (
    ACTIVE,
    AND,
    Frame,
    Item,
    Position,
    Reaction,
    Source,
    Watch,
    empty_regions,
    gain_coins,
    require,
    watch_word,
    watched,
)

require(3)

KEPT_PILLAGING_1_1 = watch_word("small_world/power/pillaging#1.1")


def rule_1_kept_1(position: Position, frame: Frame) -> bool:
    """When you score, gain 1 coin for each non-empty region that you conquered this turn."""
    you = frame.you
    return frame.event.actor == you and bool(~empty_regions(position) >> frame.event.thing & 1)


def rule_1_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 1."""
    you = frame.you
    return gain_coins(position, frame, watched(position, you, KEPT_PILLAGING_1_1).bit_count())


ITEM = Item(
    reference="small_world/power/pillaging",
    kind="power",
    rules=(
        Watch(
            line=1, scope=ACTIVE, watch=KEPT_PILLAGING_1_1, event="conquer", matches=rule_1_kept_1
        ),
        Reaction(line=1, scope=ACTIVE, moment="scoring", act=rule_1_steps, joins=(AND,)),
    ),
    banner=5,
    sources=(Source("small_world/powers/pillaging.regola", 8, 5),),
)
