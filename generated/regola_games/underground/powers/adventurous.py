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
    """At the end of your turn, gain 1 extra coin for each of your regions with a popular place."""
    return position.held[you] & regions_with_any(position, "place")


ITEM = Item(
    reference="underground/power/adventurous",
    kind="power",
    rules=(Value(line=1, scope=ACTIVE, word=INCOME, operation=MORE, regions=rule_1),),
    banner=5,
    sources=(Source("underground/powers/adventurous.regola", 8, 5),),
)
