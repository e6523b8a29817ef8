"""
Elemental (dungeon_digger/creature/elemental).

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
    can_summon_creature,
    class_tiles,
    exchange_coin,
    kind_tiles,
    require,
    summon_creature,
    wants,
)

require(3)

KITCHEN = "dungeon_digger/tile/kitchen"
PORTAL = "dungeon_digger/tile/portal"
TORTURE_ROOM = "dungeon_digger/tile/torture_room"


def rule_1_price(position: Position, frame: Frame) -> int:
    """
    You may pay 1 Tyranny point to summon the Elemental to one of your Portals, working Torture
    Rooms or working Kitchens. You may do so only if you have a working Torture Room and a working
    Kitchen.
    """
    return 1


def rule_1_holds(position: Position, frame: Frame) -> bool:
    """Whether the condition of rule 1 holds."""
    return bool(
        position.own[frame.you]
        & kind_tiles(position, TORTURE_ROOM)
        & class_tiles(position, "working", frame.you),
    ) and bool(
        position.own[frame.you]
        & kind_tiles(position, KITCHEN)
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
        )
        | (
            kind_tiles(position, KITCHEN)
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
        )
        | (
            kind_tiles(position, KITCHEN)
            & position.own[frame.you]
            & class_tiles(position, "working", frame.you)
        ),
    )


def rule_2_when(position: Position, frame: Frame) -> bool:
    """When you draw a coin using the Elemental, you may exchange that coin."""
    return frame.event.actor == frame.you and frame.event.using == frame.it


def rule_2_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 2."""
    answer = wants(position, frame, bool(position.bag))
    if answer != DONE:
        return answer
    return exchange_coin(position, frame)


ITEM = Item(
    reference="dungeon_digger/creature/elemental",
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
            event="draw coin",
            where="using",
            matches=rule_2_when,
            act=rule_2_steps,
            joins=(AND,),
        ),
    ),
    mover=Mover(
        strength=4,
        speed=1,
        resources=1,
    ),
    home="dungeon_digger/scenario/creatures",
    sources=(
        Source("dungeon_digger/creatures/creatures.regola", 300, 5),
        Source("dungeon_digger/creatures/creatures.regola", 302, 5),
    ),
)
