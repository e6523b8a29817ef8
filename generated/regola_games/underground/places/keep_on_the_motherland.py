"""
Keep on the Motherland (underground/place/keep_on_the_motherland).

Written by Regola from underground/places/keep_on_the_motherland.regola: change the rules there, not
here.
"""

from __future__ import annotations

from regola_engine.conquest import (
    ALWAYS,
    MORE,
    Item,
    Source,
    Value,
    number_word,
    piece_word,
    require,
)

require(3)

CONQUEST_COST = number_word("conquest cost")
INCOME = number_word("income")
KEEP_ON_THE_MOTHERLAND = piece_word("underground/place/keep_on_the_motherland")


ITEM = Item(
    reference="underground/place/keep_on_the_motherland",
    kind="place",
    rules=(
        # Even while your people is in decline, the region with the Keep on the Motherland yields 1
        # extra coin.
        Value(
            line=1,
            scope=ALWAYS,
            word=INCOME,
            operation=MORE,
            abroad=True,
            piece=KEEP_ON_THE_MOTHERLAND,
        ),
        # Even while your people is in decline, 1 more token is needed to conquer the region with
        # the Keep on the Motherland.
        Value(
            line=2,
            scope=ALWAYS,
            word=CONQUEST_COST,
            operation=MORE,
            abroad=True,
            piece=KEEP_ON_THE_MOTHERLAND,
        ),
    ),
    sources=(
        Source("underground/places/keep_on_the_motherland.regola", 7, 5),
        Source("underground/places/keep_on_the_motherland.regola", 8, 5),
    ),
)
