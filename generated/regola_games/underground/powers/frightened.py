"""
Frightened (underground/power/frightened).

Written by Regola from underground/powers/frightened.regola: change the rules there, not here.
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
    regions_with_tokens,
    require,
)

require(3)

INCOME = number_word("income")


def rule_1(position: Position, you: int) -> int:
    """Each of your regions with at least 3 tokens yields 1 extra coin."""
    return position.held[you] & regions_with_tokens(position, 1) & regions_with_tokens(position, 3)


ITEM = Item(
    reference="underground/power/frightened",
    kind="power",
    rules=(Value(line=1, scope=ACTIVE, word=INCOME, operation=MORE, regions=rule_1),),
    banner=4,
    sources=(Source("underground/powers/frightened.regola", 8, 5),),
)
