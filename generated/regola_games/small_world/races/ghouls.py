"""
Ghoul (small_world/race/ghouls).

Written by Regola from small_world/races/ghouls.regola: change the rules there, not here.
"""

from __future__ import annotations

from regola_engine.conquest import (
    ACTIVE,
    ALL,
    DECLINED,
    IS,
    Acts,
    Item,
    Position,
    Source,
    Value,
    number_word,
    require,
)

require(1)

TOKENS_KEPT = number_word("tokens kept")


def rule_1(position: Position, you: int) -> int:
    """When you go into decline, you keep all tokens in your regions."""
    return position.held[you]


ITEM = Item(
    reference="small_world/race/ghouls",
    kind="race",
    rules=(
        Value(
            line=1,
            scope=ACTIVE,
            word=TOKENS_KEPT,
            operation=IS,
            constant=ALL,
            regions=rule_1,
        ),
        # In decline, you act as if active during the readying phase, the conquest phase or the
        # redeployment.
        Acts(line=2, scope=DECLINED, phases=('readying', 'conquest', 'redeployment')),
        # In decline, you act before your other peoples during the conquest phase.
        Acts(line=3, scope=DECLINED, phases=('conquest',), first=True),
    ),
    banner=5,
    box=10,
    sources=(
        Source("small_world/races/ghouls.regola", 6, 5),
        Source("small_world/races/ghouls.regola", 7, 5),
        Source("small_world/races/ghouls.regola", 8, 5),
    ),
)
