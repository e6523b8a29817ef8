"""
Forest (small_world/power/forest).

Written by Regola from small_world/powers/forest.regola: change the rules there, not here.
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

FOREST = ground_word("small_world/terrain/forest")
INCOME = number_word("income")


def rule_1(position: Position, you: int) -> int:
    """
    Each of your Forests yields 1 extra coin. Variant “Powers for all”: this rule does not apply.
    """
    ground = position.rulesets[you].ground
    return ground.masks[FOREST] & position.held[you]


def rule_2(position: Position, you: int) -> int:
    """
    Variant “Powers for all”: each Forest you control yields 1 extra coin, even if a declined people
    holds it.
    """
    ground = position.rulesets[you].ground
    return ground.masks[FOREST] & regions_of_players(position, 1 << position.owner[you])


ITEM = Item(
    reference="small_world/power/forest",
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
        Source("small_world/powers/forest.regola", 6, 5),
        Source("small_world/powers/forest.regola", 7, 5),
    ),
)
