"""
Immortal (underground/power/immortal).

Written by Regola from underground/powers/immortal.regola: change the rules there, not here.
"""

from __future__ import annotations

from regola_engine.conquest import (
    ACTIVE,
    IS,
    Item,
    Position,
    Source,
    Value,
    number_word,
    require,
)

require(3)

TOKENS_LOST = number_word("tokens lost")


def rule_1(position: Position, you: int) -> int:
    """When you lose one of your regions, you discard no tokens."""
    return position.held[you]


ITEM = Item(
    reference="underground/power/immortal",
    kind="power",
    rules=(
        Value(line=1, scope=ACTIVE, word=TOKENS_LOST, operation=IS, constant=0, regions=rule_1),
    ),
    banner=4,
    sources=(Source("underground/powers/immortal.regola", 6, 5),),
)
