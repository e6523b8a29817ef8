"""
Swamp (small_world/power/swamp).

Written by Regola from small_world/powers/swamp.regola: change the rules there, not here.
"""

from __future__ import annotations

from regola_engine.conquest import (
    ACTIVE,
    MORE,
    Item,
    Position,
    Source,
    Value,
    ground_word,
    number_word,
    regions_of_players,
    require,
)

require(3)

INCOME = number_word("income")
SWAMP = ground_word("small_world/terrain/swamp")


def rule_1(position: Position, you: int) -> int:
    """
    Each of your Swamps yields 1 extra coin. Variant “Powers for all”: this rule does not apply.
    """
    ground = position.rulesets[you].ground
    return ground.masks[SWAMP] & position.held[you]


def rule_2(position: Position, you: int) -> int:
    """
    Variant “Powers for all”: each Swamp you control yields 1 extra coin, even if a declined people
    holds it.
    """
    ground = position.rulesets[you].ground
    return ground.masks[SWAMP] & regions_of_players(position, 1 << position.owner[you])


ITEM = Item(
    reference="small_world/power/swamp",
    kind="power",
    rules=(
        Value(
            line=1,
            scope=ACTIVE,
            option="small_world/option/powers_pay_for_all_peoples",
            untaken=True,
            word=INCOME,
            operation=MORE,
            regions=rule_1,
        ),
        Value(
            line=2,
            scope=ACTIVE,
            option="small_world/option/powers_pay_for_all_peoples",
            word=INCOME,
            operation=MORE,
            regions=rule_2,
            abroad=True,
        ),
    ),
    banner=4,
    sources=(
        Source("small_world/powers/swamp.regola", 6, 5),
        Source("small_world/powers/swamp.regola", 7, 5),
    ),
)
