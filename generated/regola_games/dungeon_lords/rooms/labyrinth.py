"""
Labyrinth (dungeon_lords/room/labyrinth).

Written by Regola from dungeon_lords/rooms/second_year.regola: change the rules there, not here.
"""

from __future__ import annotations

from regola_engine.lords import (
    IS,
    LESS,
    MORE,
    Item,
    Room,
    Source,
    Value,
    require,
)

require(3)


ITEM = Item(
    reference="dungeon_lords/room/labyrinth",
    kind="room",
    rules=(
        # The trap limit of the Labyrinth increases by 1.
        Value(line=1, word="trap places", operation=MORE, each=True, its=True),
        # The fee for a trap in the Labyrinth is 0.
        Value(line=2, word="trap fee", operation=IS, each=True, its=True, constant=0),
        # The monster limit of the Labyrinth decreases by 1.
        Value(line=3, word="lairs", operation=LESS, each=True, its=True),
    ),
    data=Room(
        year=2,
    ),
    sources=(
        Source("dungeon_lords/rooms/second_year.regola", 69, 5),
        Source("dungeon_lords/rooms/second_year.regola", 70, 5),
        Source("dungeon_lords/rooms/second_year.regola", 71, 5),
    ),
)
