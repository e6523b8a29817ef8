"""
Thief (dungeon_digger/adventurer/thief).

Written by Regola from dungeon_digger/adventurers/adventurers.regola: change the rules there, not
here.
"""

from __future__ import annotations

from regola_engine.digger import (
    Ban,
    Class,
    Frame,
    Item,
    Mover,
    Position,
    Source,
    family_tiles,
    goons,
    kind_tiles,
    require,
    space_of,
    tiles_with,
)

require(3)

TRAP_CORRIDOR = "dungeon_digger/tile/trap_corridor"


def rule_1(position: Position, frame: Frame) -> bool:
    """The Thief is immune to any tile with a goon."""
    return bool(
        (position.tiles & tiles_with(position, goons(position, -1, -1))) >> frame.event.thing & 1
    )


def rule_2(position: Position, frame: Frame) -> bool:
    """The Thief is immune to any Trap Corridor."""
    return bool(kind_tiles(position, TRAP_CORRIDOR) >> frame.event.thing & 1)


def rule_3(position: Position, frame: Frame) -> bool:
    """If the Thief’s tile is a corridor tile, an opponent may not kill the Thief."""
    return (
        frame.event.actor != frame.you
        and frame.event.mover == frame.it
        and bool(space_of(position, frame.it) & family_tiles(position, "corridor"))
    )


ITEM = Item(
    reference="dungeon_digger/adventurer/thief",
    kind="adventurer",
    rules=(
        Class(line=1, word="immune to", each=True, its=True, holds=rule_1),
        Class(line=2, word="immune to", each=True, its=True, holds=rule_2),
        Ban(line=3, deed="kill adventurer", each=True, where="mover", holds=rule_3),
    ),
    mover=Mover(
        strength=1,
        speed=2,
    ),
    home="dungeon_digger/scenario/adventurers",
    sources=(
        Source("dungeon_digger/adventurers/adventurers.regola", 92, 5),
        Source("dungeon_digger/adventurers/adventurers.regola", 93, 5),
        Source("dungeon_digger/adventurers/adventurers.regola", 94, 5),
    ),
)
