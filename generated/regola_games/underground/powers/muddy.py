"""
Muddy (underground/power/muddy).

Written by Regola from underground/powers/muddy.regola: change the rules there, not here.
"""

from __future__ import annotations

from regola_engine.conquest import (
    ALWAYS,
    MORE,
    Item,
    Position,
    Source,
    Value,
    ground_word,
    number_word,
    require,
)

require(3)

INCOME = number_word("income")
MUD = ground_word("underground/terrain/mud")


def rule_1(position: Position, you: int) -> int:
    """Even while your people is in decline, each of your people’s Mudpools yields 1 extra coin."""
    ground = position.rulesets[you].ground
    return ground.masks[MUD] & position.held[you]


ITEM = Item(
    reference="underground/power/muddy",
    kind="power",
    rules=(Value(line=1, scope=ALWAYS, word=INCOME, operation=MORE, regions=rule_1),),
    banner=3,
    sources=(Source("underground/powers/muddy.regola", 8, 5),),
)
