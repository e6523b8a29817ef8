"""
Kraken (underground/race/kraken).

Written by Regola from underground/races/kraken.regola: change the rules there, not here.
"""

from __future__ import annotations

from regola_engine.conquest import (
    ALWAYS,
    Class,
    Item,
    Position,
    Source,
    class_word,
    ground_word,
    require,
)

require(3)

RIVER = ground_word("underground/terrain/river")
TRANSIENT = class_word("transient")


def rule_1(position: Position, you: int) -> int:
    """
    Even while your people is in decline, your people’s Rivers are not transient: they may stay
    occupied after redeployment.
    """
    ground = position.rulesets[you].ground
    return ground.masks[RIVER] & position.held[you]


ITEM = Item(
    reference="underground/race/kraken",
    kind="race",
    rules=(Class(line=1, scope=ALWAYS, word=TRANSIENT, negated=True, regions=rule_1),),
    banner=5,
    box=10,
    sources=(Source("underground/races/kraken.regola", 6, 5),),
)
