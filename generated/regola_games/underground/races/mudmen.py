"""
Mudman (underground/race/mudmen).

Written by Regola from underground/races/mudmen.regola: change the rules there, not here.
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
    ground_word,
    require,
)

require(3)

MUD = ground_word("underground/terrain/mud")


def rule_1_steps(position: Position, frame: Frame) -> int:
    """During redeployment, gain 1 token for each of your Mudpools."""
    you = frame.you
    ground = position.rulesets[you].ground
    return gain_tokens(position, frame, (ground.masks[MUD] & position.held[you]).bit_count())


ITEM = Item(
    reference="underground/race/mudmen",
    kind="race",
    rules=(Reaction(line=1, scope=ACTIVE, moment="redeployment", act=rule_1_steps, joins=(AND,)),),
    banner=5,
    box=12,
    sources=(Source("underground/races/mudmen.regola", 6, 5),),
)
