"""
Drow (underground/race/drow).

Written by Regola from underground/races/drow.regola: change the rules there, not here.
"""

from __future__ import annotations

from regola_engine.conquest import (
    ACTIVE,
    MORE,
    Item,
    Position,
    Source,
    Value,
    around,
    number_word,
    peoples,
    piece_word,
    regions_of_peoples,
    require,
)

require(3)

INCOME = number_word("income")
MONSTER = piece_word("underground/piece/monster")


def rule_1(position: Position, you: int) -> int:
    """Each of your regions not adjacent to another people or a Monster yields 1 extra coin."""
    return position.held[you] & ~around(
        position,
        you,
        regions_of_peoples(position, peoples(position) & ~(1 << you)) | position.where[MONSTER],
    )


ITEM = Item(
    reference="underground/race/drow",
    kind="race",
    rules=(Value(line=1, scope=ACTIVE, word=INCOME, operation=MORE, regions=rule_1),),
    banner=4,
    box=9,
    sources=(Source("underground/races/drow.regola", 6, 5),),
)
