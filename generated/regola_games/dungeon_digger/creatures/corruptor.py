"""
Corrupter (dungeon_digger/creature/corruptor).

Written by Regola from dungeon_digger/creatures/creatures.regola: change the rules there, not here.
"""

from __future__ import annotations

from regola_engine.digger import (
    AND,
    Frame,
    Item,
    Mover,
    Offer,
    Position,
    Reaction,
    Source,
    can_summon_creature,
    class_tiles,
    count_of,
    gain_steps,
    goons,
    kind_tiles,
    movers_of,
    require,
    summon_creature,
)

require(3)

PORTAL = "dungeon_digger/tile/portal"
SACRIFICE_WELL = "dungeon_digger/tile/sacrifice_well"
THRONE = "dungeon_digger/tile/throne"


def rule_1_price(position: Position, frame: Frame) -> int:
    """
    You may pay 2 Tyranny points to summon the Corrupter to one of your Portals, working Thrones or
    working Sacrifice Wells. You may do so only if you have a working Throne and a working Sacrifice
    Well.
    """
    return 2


def rule_1_holds(position: Position, frame: Frame) -> bool:
    """Whether the condition of rule 1 holds."""
    return bool(
        position.own[frame.you]
        & kind_tiles(position, THRONE)
        & class_tiles(position, "working", frame.you),
    ) and bool(
        position.own[frame.you]
        & kind_tiles(position, SACRIFICE_WELL)
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
            kind_tiles(position, THRONE)
            & position.own[frame.you]
            & class_tiles(position, "working", frame.you)
        )
        | (
            kind_tiles(position, SACRIFICE_WELL)
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
            kind_tiles(position, THRONE)
            & position.own[frame.you]
            & class_tiles(position, "working", frame.you)
        )
        | (
            kind_tiles(position, SACRIFICE_WELL)
            & position.own[frame.you]
            & class_tiles(position, "working", frame.you)
        ),
    )


def rule_2_when(position: Position, frame: Frame) -> bool:
    """
    When you summon the Corrupter, gain 1 step for each of your goons in play and 1 step for each of
    your creatures.
    """
    return frame.event.actor == frame.you and frame.event.mover == frame.it


def rule_2_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 2."""
    if frame.step == 0:
        return gain_steps(position, frame, count_of(position, goons(position, 1 << frame.you, -1)))
    return gain_steps(position, frame, len(movers_of(position, ("creature",), 1 << frame.you, -1)))


ITEM = Item(
    reference="dungeon_digger/creature/corruptor",
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
            event="summon creature",
            where="mover",
            matches=rule_2_when,
            act=rule_2_steps,
            joins=(AND, AND),
        ),
    ),
    mover=Mover(
        strength=5,
        speed=2,
        resources=4,
    ),
    home="dungeon_digger/scenario/creatures",
    sources=(
        Source("dungeon_digger/creatures/creatures.regola", 350, 5),
        Source("dungeon_digger/creatures/creatures.regola", 352, 5),
    ),
)
