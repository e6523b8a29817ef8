"""
Thieving (underground/power/thieving).

Written by Regola from underground/powers/thieving.regola: change the rules there, not here.
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
    active_token_regions,
    near,
    opponents,
    owners_of_regions,
    regions_with_tokens,
    require,
    take_coins,
)

require(3)


def rule_1_steps(position: Position, frame: Frame) -> int:
    """
    When you score, take 1 coin from each opponent who has an active token adjacent to your regions.
    """
    you = frame.you
    return take_coins(
        position,
        frame,
        1,
        opponents(position, you)
        & owners_of_regions(
            position,
            regions_with_tokens(position, 1) & active_token_regions(position) & near(position, you),
        ),
    )


ITEM = Item(
    reference="underground/power/thieving",
    kind="power",
    rules=(Reaction(line=1, scope=ACTIVE, moment="scoring", act=rule_1_steps, joins=(AND,)),),
    banner=4,
    sources=(Source("underground/powers/thieving.regola", 8, 5),),
)
