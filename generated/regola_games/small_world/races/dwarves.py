"""
Dwarf (small_world/race/dwarves).

Written by Regola from small_world/races/dwarves.regola: change the rules there, not here.
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
MINE = ground_word("small_world/symbol/mine")


def rule_1(position: Position, you: int) -> int:
    """
    Even while your people is in decline, each of your regions with a Mine yields 1 extra coin.
    """
    ground = position.rulesets[you].ground
    return position.held[you] & ground.masks[MINE]


ITEM = Item(
    reference="small_world/race/dwarves",
    kind="race",
    rules=(Value(line=1, scope=ALWAYS, word=INCOME, operation=MORE, regions=rule_1),),
    banner=3,
    box=8,
    sources=(Source("small_world/races/dwarves.regola", 6, 5),),
)
