"""
Warrior (dungeon_digger/adventurer/warrior).

Written by Regola from dungeon_digger/adventurers/adventurers.regola: change the rules there, not
here.
"""

from __future__ import annotations

from regola_engine.digger import (
    MORE,
    Frame,
    Item,
    Mover,
    Position,
    Source,
    Value,
    count_of,
    goons,
    movers_of,
    near_to,
    require,
    space_of,
)

require(3)


def rule_1_holds(position: Position, frame: Frame) -> bool:
    """
    If there is another adventurer within 5 spaces of the Warrior, the Warrior’s speed increases by
    1.
    """
    return bool(
        movers_of(
            position,
            ("adventurer",),
            -1,
            near_to(position, space_of(position, frame.it), 5),
            other_than=frame.it,
        ),
    )


def rule_2_holds(position: Position, frame: Frame) -> bool:
    """
    If there are at least 2 goons within 3 spaces of the Warrior, the Warrior’s strength increases
    by 1.
    """
    return (
        count_of(position, goons(position, -1, near_to(position, space_of(position, frame.it), 3)))
        >= 2
    )


ITEM = Item(
    reference="dungeon_digger/adventurer/warrior",
    kind="adventurer",
    rules=(
        Value(line=1, word="speed", operation=MORE, each=True, its=True, holds=rule_1_holds),
        Value(line=2, word="strength", operation=MORE, each=True, its=True, holds=rule_2_holds),
    ),
    mover=Mover(
        strength=2,
        speed=1,
    ),
    home="dungeon_digger/scenario/adventurers",
    sources=(
        Source("dungeon_digger/adventurers/adventurers.regola", 149, 5),
        Source("dungeon_digger/adventurers/adventurers.regola", 150, 5),
    ),
)
