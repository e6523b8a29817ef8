"""
Skeleton (small_world/race/skeletons).

Written by Regola from small_world/races/skeletons.regola: change the rules there, not here.
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
    gain_tokens,
    require,
    watch_word,
    watched,
)

require(3)

KEPT_SKELETONS_1_1 = watch_word("small_world/race/skeletons#1.1")


def rule_1_kept_1(position: Position, frame: Frame) -> bool:
    """
    During redeployment, gain 1 token for every 2 non-empty regions that you conquered this turn.
    """
    you = frame.you
    return frame.event.actor == you and bool(~empty_regions(position) >> frame.event.thing & 1)


def rule_1_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 1."""
    you = frame.you
    return gain_tokens(position, frame, watched(position, you, KEPT_SKELETONS_1_1).bit_count() // 2)


ITEM = Item(
    reference="small_world/race/skeletons",
    kind="race",
    rules=(
        Watch(
            line=1, scope=ACTIVE, watch=KEPT_SKELETONS_1_1, event="conquer", matches=rule_1_kept_1
        ),
        Reaction(line=1, scope=ACTIVE, moment="redeployment", act=rule_1_steps, joins=(AND,)),
    ),
    banner=6,
    box=20,
    sources=(Source("small_world/races/skeletons.regola", 8, 5),),
)
