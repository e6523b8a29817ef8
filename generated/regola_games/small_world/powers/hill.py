"""
Hill (small_world/power/hill).

Written by Regola from small_world/powers/hill.regola: change the rules there, not here.
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

HILL = ground_word("small_world/terrain/hill")
INCOME = number_word("income")


def rule_1(position: Position, you: int) -> int:
    """
    Each of your Hills yields 1 extra coin. Variant “Powers for all”: this rule does not apply.
    """
    ground = position.rulesets[you].ground
    return ground.masks[HILL] & position.held[you]


def rule_2(position: Position, you: int) -> int:
    """
    Variant “Powers for all”: each Hill you control yields 1 extra coin, even if a declined people
    holds it.
    """
    ground = position.rulesets[you].ground
    return ground.masks[HILL] & regions_of_players(position, 1 << position.owner[you])


ITEM = Item(
    reference="small_world/power/hill",
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
        Source("small_world/powers/hill.regola", 6, 5),
        Source("small_world/powers/hill.regola", 7, 5),
    ),
)
