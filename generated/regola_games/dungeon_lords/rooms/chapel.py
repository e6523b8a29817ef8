"""
Chapel (dungeon_lords/room/chapel).

Written by Regola from dungeon_lords/rooms/second_year.regola: change the rules there, not here.
"""

from __future__ import annotations

from regola_engine.lords import (
    MORE,
    Frame,
    Item,
    Position,
    Room,
    Source,
    Value,
    kind_monsters,
    monsters_of,
    require,
)

require(3)

GHOST = "dungeon_lords/monster/ghost"
VAMPIRE = "dungeon_lords/monster/vampire"


def rule_1_amount(position: Position, frame: Frame) -> int:
    """Your score increases by 2 for each of your Ghosts."""
    return 2 * (kind_monsters(position, GHOST) & monsters_of(position, 1 << frame.you)).bit_count()


def rule_2_amount(position: Position, frame: Frame) -> int:
    """Your score increases by 2 for each of your Vampires."""
    return (
        2 * (kind_monsters(position, VAMPIRE) & monsters_of(position, 1 << frame.you)).bit_count()
    )


ITEM = Item(
    reference="dungeon_lords/room/chapel",
    kind="room",
    rules=(
        Value(line=1, word="score", operation=MORE, amount=rule_1_amount),
        Value(line=2, word="score", operation=MORE, amount=rule_2_amount),
    ),
    data=Room(
        year=2,
    ),
    sources=(
        Source("dungeon_lords/rooms/second_year.regola", 144, 5),
        Source("dungeon_lords/rooms/second_year.regola", 145, 5),
    ),
)
