"""
Amazon (small_world/race/amazons).

Written by Regola from small_world/races/amazons.regola: change the rules there, not here.
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
    gain_tokens,
    require,
    set_aside,
    take_back,
)

require(3)


def rule_1_when(position: Position, frame: Frame) -> bool:
    """When you choose this race, gain 4 extra tokens."""
    you = frame.you
    return bool(frame.event.thing == you)


def rule_1_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 1."""
    return gain_tokens(position, frame, 4)


def rule_2_steps(position: Position, frame: Frame) -> int:
    """At the end of redeployment, set aside 4 tokens from your regions."""
    return set_aside(position, frame, 4)


def rule_3_steps(position: Position, frame: Frame) -> int:
    """When you ready your troops, take back into your hand all tokens that are set aside."""
    return take_back(position, frame)


ITEM = Item(
    reference="small_world/race/amazons",
    kind="race",
    rules=(
        Reaction(
            line=1,
            scope=ACTIVE,
            event="choose",
            matches=rule_1_when,
            act=rule_1_steps,
            joins=(AND,),
        ),
        Reaction(
            line=2, scope=ACTIVE, moment="end of redeployment", act=rule_2_steps, joins=(AND,)
        ),
        Reaction(line=3, scope=ACTIVE, moment="readying", act=rule_3_steps, joins=(AND,)),
    ),
    banner=6,
    box=15,
    sources=(
        Source("small_world/races/amazons.regola", 6, 5),
        Source("small_world/races/amazons.regola", 7, 5),
        Source("small_world/races/amazons.regola", 8, 5),
    ),
)
