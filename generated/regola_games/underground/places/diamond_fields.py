"""
Diamond Fields (underground/place/diamond_fields).

Written by Regola from underground/places/diamond_fields.regola: change the rules there, not here.
"""

from __future__ import annotations

from regola_engine.conquest import (
    ALWAYS,
    MORE,
    Item,
    Position,
    Source,
    Value,
    number_word,
    piece_word,
    require,
    same_terrain,
)

require(3)

DIAMOND_FIELDS = piece_word("underground/place/diamond_fields")
INCOME = number_word("income")


def rule_1(position: Position, you: int) -> int:
    """
    Even while your people is in decline, each of your regions of the same terrain as the region
    with the Diamond Fields yields 1 extra coin.
    """
    return position.held[you] & same_terrain(position, you, position.where[DIAMOND_FIELDS])


ITEM = Item(
    reference="underground/place/diamond_fields",
    kind="place",
    rules=(Value(line=1, scope=ALWAYS, word=INCOME, operation=MORE, regions=rule_1),),
    sources=(Source("underground/places/diamond_fields.regola", 7, 5),),
)
