"""
Treasure Room (dungeon_digger/tile/treasure_room).

Written by Regola from dungeon_digger/tiles/treasure_room.regola: change the rules there, not here.
"""

from __future__ import annotations

from regola_engine.digger import (
    AND,
    FAILED,
    IS,
    OTHERWISE,
    Frame,
    Item,
    Offer,
    Position,
    Reaction,
    Source,
    Tile,
    Value,
    class_tiles,
    coin_tiles,
    draw_coins,
    full_tiles,
    give_coins,
    give_from_bag,
    give_stored,
    kind_tiles,
    put_coin,
    require,
)

require(3)

TREASURE_ROOM = "dungeon_digger/tile/treasure_room"


def rule_1_amount(position: Position, frame: Frame) -> int:
    """The capacity of the Treasure Room is the number of your working Treasure Rooms."""
    return (
        kind_tiles(position, TREASURE_ROOM)
        & position.own[frame.you]
        & class_tiles(position, "working", frame.you)
    ).bit_count()


def rule_2_when(position: Position, frame: Frame) -> bool:
    """When you build the Treasure Room, draw 1 coin."""
    return frame.event.actor == frame.you and frame.event.tile == frame.it


def rule_2_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 2."""
    return draw_coins(position, frame, 1)


def rule_3_possible(position: Position, frame: Frame) -> bool:
    """
    Once per turn, at the start of your turn, you may place 1 coin from your hand in one of your
    working Treasure Rooms that are not full.
    """
    return bool(
        kind_tiles(position, TREASURE_ROOM)
        & position.own[frame.you]
        & class_tiles(position, "working", frame.you)
        & ~full_tiles(position, frame.you),
    ) and bool(position.coins[frame.you])


def rule_3_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 3."""
    return put_coin(
        position,
        frame,
        kind_tiles(position, TREASURE_ROOM)
        & position.own[frame.you]
        & class_tiles(position, "working", frame.you)
        & ~full_tiles(position, frame.you),
    )


def rule_4_when(position: Position, frame: Frame) -> bool:
    """
    Variant “Robbing the owner”: when an opponent conquers the Treasure Room, give them 1 random
    coin from your hand. If you cannot, give them all coins there. In any case, give them 1 coin
    from the bag.
    """
    return (
        frame.event.actor != frame.you
        and frame.event.tile == frame.it
        and position.game.takes("dungeon_digger/option/the_conqueror_may_rob")
    )


def rule_4_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 4."""
    if frame.step == 0:
        return give_coins(position, frame, frame.event.actor, 1, by_chance=True)
    if frame.step == 1:
        return give_stored(position, frame, frame.event.actor, 1 << frame.it)
    return give_from_bag(position, frame, frame.event.actor, 1)


def rule_5_when(position: Position, frame: Frame) -> bool:
    """
    When an opponent conquers the Treasure Room, give them 1 random coin from your hand unless the
    Treasure Room has a coin. In either case, give them all coins there and 1 coin from the bag.
    Variant “Robbing the owner”: this rule does not apply.
    """
    return (
        frame.event.actor != frame.you
        and frame.event.tile == frame.it
        and not position.game.takes("dungeon_digger/option/the_conqueror_may_rob")
    )


def rule_5_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 5."""
    if frame.step == 0:
        if (1 << frame.it) & coin_tiles(position):
            return FAILED
        return give_coins(position, frame, frame.event.actor, 1, by_chance=True)
    if frame.step == 1:
        return give_stored(position, frame, frame.event.actor, 1 << frame.it)
    return give_from_bag(position, frame, frame.event.actor, 1)


ITEM = Item(
    reference="dungeon_digger/tile/treasure_room",
    kind="tile",
    rules=(
        Value(line=1, word="capacity", operation=IS, each=True, its=True, amount=rule_1_amount),
        Reaction(
            line=2,
            each=True,
            event="build",
            where="tile",
            matches=rule_2_when,
            act=rule_2_steps,
            joins=(AND,),
        ),
        Offer(
            line=3,
            verb="put",
            moment="start of turn",
            times=1,
            turn=True,
            possible=rule_3_possible,
            act=rule_3_steps,
            joins=(AND,),
        ),
        Reaction(
            line=4,
            each=True,
            event="conquer",
            where="tile",
            matches=rule_4_when,
            act=rule_4_steps,
            joins=(AND, OTHERWISE, AND),
        ),
        Reaction(
            line=5,
            each=True,
            event="conquer",
            where="tile",
            matches=rule_5_when,
            act=rule_5_steps,
            joins=(AND, AND, AND),
        ),
    ),
    tile=Tile(
        family="room",
        count=4,
        edges=(
            (
                "dungeon_digger/edge/door",
                "dungeon_digger/edge/door",
                "dungeon_digger/edge/earth",
                "dungeon_digger/edge/door",
                "dungeon_digger/edge/door",
                "dungeon_digger/edge/earth",
            ),
            (
                "dungeon_digger/edge/door",
                "dungeon_digger/edge/door",
                "dungeon_digger/edge/door",
                "dungeon_digger/edge/earth",
                "dungeon_digger/edge/door",
                "dungeon_digger/edge/earth",
            ),
            (
                "dungeon_digger/edge/door",
                "dungeon_digger/edge/door",
                "dungeon_digger/edge/door",
                "dungeon_digger/edge/door",
                "dungeon_digger/edge/door",
                "dungeon_digger/edge/earth",
            ),
            (
                "dungeon_digger/edge/door",
                "dungeon_digger/edge/door",
                "dungeon_digger/edge/door",
                "dungeon_digger/edge/earth",
                "dungeon_digger/edge/earth",
                "dungeon_digger/edge/door",
            ),
        ),
    ),
    options=(("dungeon_digger/option/the_conqueror_may_rob", False),),
    sources=(
        Source("dungeon_digger/tiles/treasure_room.regola", 14, 5),
        Source("dungeon_digger/tiles/treasure_room.regola", 15, 5),
        Source("dungeon_digger/tiles/treasure_room.regola", 16, 5),
        Source("dungeon_digger/tiles/treasure_room.regola", 18, 5),
        Source("dungeon_digger/tiles/treasure_room.regola", 22, 5),
    ),
)
