"""
Troll (dungeon_digger/creature/troll).

Written by Regola from dungeon_digger/creatures/creatures.regola: change the rules there, not here.
"""

from __future__ import annotations

from regola_engine.digger import (
    AND,
    DONE,
    Frame,
    Item,
    Mover,
    Offer,
    Position,
    Reaction,
    Source,
    can_march_one,
    can_summon_creature,
    class_tiles,
    kind_tiles,
    march,
    require,
    summon_creature,
    wants,
)

require(3)

PORTAL = "dungeon_digger/tile/portal"
TORTURE_ROOM = "dungeon_digger/tile/torture_room"


def rule_1_price(position: Position, frame: Frame) -> int:
    """
    You may pay 1 Tyranny point to summon the Troll to one of your Portals or working Torture Rooms.
    You may do so only if you have a working Torture Room.
    """
    return 1


def rule_1_holds(position: Position, frame: Frame) -> bool:
    """Whether the condition of rule 1 holds."""
    return bool(
        position.own[frame.you]
        & kind_tiles(position, TORTURE_ROOM)
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
            kind_tiles(position, TORTURE_ROOM)
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
            kind_tiles(position, TORTURE_ROOM)
            & position.own[frame.you]
            & class_tiles(position, "working", frame.you)
        ),
    )


def rule_2_when(position: Position, frame: Frame) -> bool:
    """
    When you move the Troll into or through a tile, if the Troll is victorious, you may march the
    Troll.
    """
    return (
        frame.event.actor == frame.you
        and frame.event.mover == frame.it
        and "victorious" in frame.event.manner
    )


def rule_2_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 2."""
    answer = wants(position, frame, can_march_one(position, frame, [frame.it], position.tiles))
    if answer != DONE:
        return answer
    return march(position, frame, [frame.it], position.tiles)


ITEM = Item(
    reference="dungeon_digger/creature/troll",
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
        Reaction(
            line=2,
            each=True,
            event="move creature over",
            where="mover",
            matches=rule_2_when,
            act=rule_2_steps,
            joins=(AND,),
        ),
    ),
    mover=Mover(
        strength=3,
        speed=1,
        resources=3,
    ),
    home="dungeon_digger/scenario/creatures",
    sources=(
        Source("dungeon_digger/creatures/creatures.regola", 10, 5),
        Source("dungeon_digger/creatures/creatures.regola", 12, 5),
    ),
)
