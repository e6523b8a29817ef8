"""
Pandemonium (dungeon_lords/room/pandemonium).

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

DEMON = "dungeon_lords/monster/demon"
DRAGON = "dungeon_lords/monster/dragon"
GOLEM = "dungeon_lords/monster/golem"


def rule_1_amount(position: Position, frame: Frame) -> int:
    """Your score increases by 2 for each of your Golems."""
    return 2 * (kind_monsters(position, GOLEM) & monsters_of(position, 1 << frame.you)).bit_count()


def rule_2_amount(position: Position, frame: Frame) -> int:
    """Your score increases by 2 for each of your Dragons."""
    return 2 * (kind_monsters(position, DRAGON) & monsters_of(position, 1 << frame.you)).bit_count()


def rule_3_amount(position: Position, frame: Frame) -> int:
    """Your score increases by 2 for each of your Demons."""
    return 2 * (kind_monsters(position, DEMON) & monsters_of(position, 1 << frame.you)).bit_count()


ITEM = Item(
    reference="dungeon_lords/room/pandemonium",
    kind="room",
    rules=(
        Value(line=1, word="score", operation=MORE, amount=rule_1_amount),
        Value(line=2, word="score", operation=MORE, amount=rule_2_amount),
        Value(line=3, word="score", operation=MORE, amount=rule_3_amount),
    ),
    data=Room(
        year=2,
    ),
    sources=(
        Source("dungeon_lords/rooms/second_year.regola", 166, 5),
        Source("dungeon_lords/rooms/second_year.regola", 167, 5),
        Source("dungeon_lords/rooms/second_year.regola", 168, 5),
    ),
)
