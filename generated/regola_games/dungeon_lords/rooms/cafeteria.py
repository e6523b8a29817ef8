"""
Cafeteria (dungeon_lords/room/cafeteria).

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

GOBLIN = "dungeon_lords/monster/goblin"
SLIME = "dungeon_lords/monster/slime"
TROLL = "dungeon_lords/monster/troll"
WITCH = "dungeon_lords/monster/witch"


def rule_1_amount(position: Position, frame: Frame) -> int:
    """Your score increases by 1 for each of your Goblins."""
    return (kind_monsters(position, GOBLIN) & monsters_of(position, 1 << frame.you)).bit_count()


def rule_2_amount(position: Position, frame: Frame) -> int:
    """Your score increases by 1 for each of your Trolls."""
    return (kind_monsters(position, TROLL) & monsters_of(position, 1 << frame.you)).bit_count()


def rule_3_amount(position: Position, frame: Frame) -> int:
    """Your score increases by 1 for each of your Slimes."""
    return (kind_monsters(position, SLIME) & monsters_of(position, 1 << frame.you)).bit_count()


def rule_4_amount(position: Position, frame: Frame) -> int:
    """Your score increases by 1 for each of your Witches."""
    return (kind_monsters(position, WITCH) & monsters_of(position, 1 << frame.you)).bit_count()


ITEM = Item(
    reference="dungeon_lords/room/cafeteria",
    kind="room",
    rules=(
        Value(line=1, word="score", operation=MORE, amount=rule_1_amount),
        Value(line=2, word="score", operation=MORE, amount=rule_2_amount),
        Value(line=3, word="score", operation=MORE, amount=rule_3_amount),
        Value(line=4, word="score", operation=MORE, amount=rule_4_amount),
    ),
    data=Room(
        year=2,
    ),
    sources=(
        Source("dungeon_lords/rooms/second_year.regola", 122, 5),
        Source("dungeon_lords/rooms/second_year.regola", 123, 5),
        Source("dungeon_lords/rooms/second_year.regola", 124, 5),
        Source("dungeon_lords/rooms/second_year.regola", 125, 5),
    ),
)
