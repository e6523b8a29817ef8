"""
Mine of the Lost Dwarf (underground/place/mine_of_the_lost_dwarf).

Written by Regola from underground/places/mine_of_the_lost_dwarf.regola: change the rules there, not
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

INCOME = number_word("income")
MINE_OF_THE_LOST_DWARF = piece_word("underground/place/mine_of_the_lost_dwarf")


ITEM = Item(
    reference="underground/place/mine_of_the_lost_dwarf",
    kind="place",
    rules=(
        # Even while your people is in decline, the region with the Mine of the Lost Dwarf yields 2
        # extra coins.
        Value(
            line=1,
            scope=ALWAYS,
            word=INCOME,
            operation=MORE,
            constant=2,
            abroad=True,
            piece=MINE_OF_THE_LOST_DWARF,
        ),
    ),
    sources=(Source("underground/places/mine_of_the_lost_dwarf.regola", 7, 5),),
)
