"""
Giant Insect (dungeon_digger/creature/giant_insect).

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
    summon_creature,
)

require(3)

DORMITORY = "dungeon_digger/tile/dormitory"
PORTAL = "dungeon_digger/tile/portal"


def rule_1_price(position: Position, frame: Frame) -> int:
    """
    You may pay 1 Tyranny point to summon the Giant Insect to one of your Portals or working
    Dormitories. You may do so only if you have a working Dormitory.
    """
    return 1


def rule_1_holds(position: Position, frame: Frame) -> bool:
    """Whether the condition of rule 1 holds."""
    return bool(
        position.own[frame.you]
        & kind_tiles(position, DORMITORY)
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
            kind_tiles(position, DORMITORY)
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
            kind_tiles(position, DORMITORY)
            & position.own[frame.you]
            & class_tiles(position, "working", frame.you)
        ),
    )


def rule_2(position: Position, frame: Frame) -> bool:
    """You may not conquer a tile using the Giant Insect."""
    return frame.event.actor == frame.you and frame.event.using == frame.it


ITEM = Item(
    reference="dungeon_digger/creature/giant_insect",
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
        Ban(line=2, deed="conquer tile", each=True, where="using", holds=rule_2),
    ),
    mover=Mover(
        strength=2,
        speed=3,
        resources=2,
    ),
    home="dungeon_digger/scenario/creatures",
    sources=(
        Source("dungeon_digger/creatures/creatures.regola", 128, 5),
        Source("dungeon_digger/creatures/creatures.regola", 130, 5),
    ),
)
