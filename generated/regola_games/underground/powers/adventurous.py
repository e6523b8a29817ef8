"""
Adventurous (underground/power/adventurous).

Written by Regola from underground/powers/adventurous.regola: change the rules there, not here.
"""

from __future__ import annotations

from regola_engine.conquest import (
    ACTIVE,
    MORE,
    Item,
    Position,
    Source,
    Value,
    number_word,
    regions_with_any,
    require,
)

require(3)

INCOME = number_word("income")


def rule_1(position: Position, you: int) -> int:
    """Each of your regions with a popular place yields 1 extra coin."""
    return position.held[you] & regions_with_any(position, "place")


ITEM = Item(
    reference="underground/power/adventurous",
    kind="power",
    rules=(Value(line=1, scope=ACTIVE, word=INCOME, operation=MORE, regions=rule_1),),
    banner=5,
    sources=(Source("underground/powers/adventurous.regola", 8, 5),),
)
