"""
Guardian (dungeon_digger/creature/guardian).

Written by Regola from dungeon_digger/creatures/creatures.regola: change the rules there, not here.
"""

from __future__ import annotations

from regola_engine.digger import (
    AND,
    Ban,
    Frame,
    Item,
    Mover,
    Offer,
    Position,
    Source,
    can_summon_creature,
    class_tiles,
    kind_tiles,
    require,
    space_of,
    summon_creature,
)

require(3)

PORTAL = "dungeon_digger/tile/portal"
TREASURE_ROOM = "dungeon_digger/tile/treasure_room"


def rule_1_price(position: Position, frame: Frame) -> int:
    """
    You may pay 1 Tyranny point to summon the Guardian to one of your Portals or working Treasure
    Rooms. You may do so only if you have a working Treasure Room.
    """
    return 1


def rule_1_holds(position: Position, frame: Frame) -> bool:
    """Whether the condition of rule 1 holds."""
    return bool(
        position.own[frame.you]
        & kind_tiles(position, TREASURE_ROOM)
        & class_tiles(position, "working", frame.you),
    )


def rule_1_possible(position: Position, frame: Frame) -> bool:
    """Whether all that rule 1 takes can be done."""
    return can_summon_creature(
        position,
        frame,
        frame.it,
        (kind_tiles(position, PORTAL) & position.own[frame.you])
        | (
            kind_tiles(position, TREASURE_ROOM)
            & position.own[frame.you]
            & class_tiles(position, "working", frame.you)
        ),
    )


def rule_1_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 1."""
    return summon_creature(
        position,
        frame,
        frame.it,
        (kind_tiles(position, PORTAL) & position.own[frame.you])
        | (
            kind_tiles(position, TREASURE_ROOM)
            & position.own[frame.you]
            & class_tiles(position, "working", frame.you)
        ),
    )


def rule_2(position: Position, frame: Frame) -> bool:
    """
    An opponent may move a squad into or through the Guardian’s tile only if the squad has at least
    3 goons.
    """
    return (
        frame.event.actor != frame.you
        and bool(space_of(position, frame.it) >> frame.event.tile & 1)
        and not (frame.event.count >= 3)
    )


def rule_3(position: Position, frame: Frame) -> bool:
    """
    Variant “Three exactly”: an opponent may not move a squad into or through the Guardian’s tile if
    the squad has at least 4 goons.
    """
    return (
        frame.event.actor != frame.you
        and bool(space_of(position, frame.it) >> frame.event.tile & 1)
        and position.game.takes("dungeon_digger/option/three_goons_exactly")
        and frame.event.count >= 4
    )


ITEM = Item(
    reference="dungeon_digger/creature/guardian",
    kind="creature",
    rules=(
        Offer(
            line=1,
            verb="summon",
            each=True,
            pays="point",
            price=rule_1_price,
            holds=rule_1_holds,
            possible=rule_1_possible,
            act=rule_1_steps,
            joins=(AND,),
        ),
        Ban(line=2, deed="move squad over", each=True, holds=rule_2),
        Ban(line=3, deed="move squad over", each=True, holds=rule_3),
    ),
    mover=Mover(
        strength=1,
        speed=2,
        resources=1,
    ),
    home="dungeon_digger/scenario/creatures",
    options=(("dungeon_digger/option/three_goons_exactly", False),),
    sources=(
        Source("dungeon_digger/creatures/creatures.regola", 49, 5),
        Source("dungeon_digger/creatures/creatures.regola", 51, 5),
        Source("dungeon_digger/creatures/creatures.regola", 53, 5),
    ),
)
