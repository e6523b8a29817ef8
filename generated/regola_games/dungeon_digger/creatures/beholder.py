"""
Beholder (dungeon_digger/creature/beholder).

Written by Regola from dungeon_digger/creatures/creatures.regola: change the rules there, not here.
"""

from __future__ import annotations

from regola_engine.digger import (
    AND,
    Class,
    Frame,
    Item,
    Mover,
    Offer,
    Position,
    Source,
    can_summon_creature,
    class_tiles,
    count_of,
    goons,
    kind_tiles,
    mover_tiles,
    movers_of,
    of_item,
    require,
    summon_creature,
    tiles_with,
)

require(3)

LIBRARY = "dungeon_digger/tile/library"
PORTAL = "dungeon_digger/tile/portal"
TRAP_CORRIDOR = "dungeon_digger/tile/trap_corridor"
TREASURE_ROOM = "dungeon_digger/tile/treasure_room"
TROLL = "dungeon_digger/creature/troll"


def rule_1_price(position: Position, frame: Frame) -> int:
    """
    You may pay 1 Tyranny point to summon the Beholder to one of your Portals, working Libraries or
    working Treasure Rooms. You may do so only if you have a working Library and a working Treasure
    Room.
    """
    return 1


def rule_1_holds(position: Position, frame: Frame) -> bool:
    """Whether the condition of rule 1 holds."""
    return bool(
        position.own[frame.you]
        & kind_tiles(position, LIBRARY)
        & class_tiles(position, "working", frame.you),
    ) and bool(
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
            kind_tiles(position, LIBRARY)
            & position.own[frame.you]
            & class_tiles(position, "working", frame.you)
        )
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
            kind_tiles(position, LIBRARY)
            & position.own[frame.you]
            & class_tiles(position, "working", frame.you)
        )
        | (
            kind_tiles(position, TREASURE_ROOM)
            & position.own[frame.you]
            & class_tiles(position, "working", frame.you)
        ),
    )


def rule_2(position: Position, frame: Frame) -> bool:
    """The Beholder is immune to any Trap Corridor."""
    return bool(kind_tiles(position, TRAP_CORRIDOR) >> frame.event.thing & 1)


def rule_3(position: Position, frame: Frame) -> bool:
    """The Beholder is immune to any tile with a goon if there are at most 3 enemy goons there."""
    return (
        bool(
            (position.tiles & tiles_with(position, goons(position, -1, -1))) >> frame.event.thing
            & 1,
        )
        and count_of(position, goons(position, -1, 1 << frame.event.thing, frame.you)) <= 3
    )


def rule_4(position: Position, frame: Frame) -> bool:
    """
    Variant “Three alone”: the Beholder is not immune to a tile with a goon if there are fewer than
    3 enemy goons there.
    """
    return (
        bool(
            (position.tiles & tiles_with(position, goons(position, -1, -1))) >> frame.event.thing
            & 1,
        )
        and position.game.takes("dungeon_digger/option/only_three_let_it_pass")
        and count_of(position, goons(position, -1, 1 << frame.event.thing, frame.you)) < 3
    )


def rule_5(position: Position, frame: Frame) -> bool:
    """The Beholder is immune to any tile with a Troll."""
    return bool(
        (
            position.tiles
            & mover_tiles(
                position, of_item(position, movers_of(position, ("creature",), -1, -1), TROLL)
            )
        )
        >> frame.event.thing
        & 1,
    )


ITEM = Item(
    reference="dungeon_digger/creature/beholder",
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
        Class(line=2, word="immune to", each=True, its=True, holds=rule_2),
        Class(line=3, word="immune to", each=True, its=True, holds=rule_3),
        Class(line=4, word="immune to", each=True, its=True, negated=True, holds=rule_4),
        Class(line=5, word="immune to", each=True, its=True, holds=rule_5),
    ),
    mover=Mover(
        strength=3,
        speed=3,
        resources=2,
    ),
    home="dungeon_digger/scenario/creatures",
    options=(("dungeon_digger/option/only_three_let_it_pass", False),),
    sources=(
        Source("dungeon_digger/creatures/creatures.regola", 161, 5),
        Source("dungeon_digger/creatures/creatures.regola", 164, 5),
        Source("dungeon_digger/creatures/creatures.regola", 165, 5),
        Source("dungeon_digger/creatures/creatures.regola", 166, 5),
        Source("dungeon_digger/creatures/creatures.regola", 169, 5),
    ),
)
