"""
Kitchen (dungeon_digger/tile/kitchen).

Written by Regola from dungeon_digger/tiles/kitchen.regola: change the rules there, not here.
"""

from __future__ import annotations

from regola_engine.digger import (
    AND,
    MORE,
    Frame,
    Item,
    Position,
    Reaction,
    Source,
    Tile,
    Value,
    class_tiles,
    family_tiles,
    kind_tiles,
    require,
    take_bonus,
)

require(3)

KITCHEN = "dungeon_digger/tile/kitchen"


def rule_1_holds(position: Position, frame: Frame) -> bool:
    """
    If the Kitchen is working, your Resources value increases by 2. Variant “Conquered rooms”: this
    rule applies even if the Kitchen is not working.
    """
    return bool(
        (1 << frame.it) & class_tiles(position, "working", frame.you),
    ) or position.game.takes("dungeon_digger/option/a_marker_stops_the_bonus_alone")


def rule_2_when(position: Position, frame: Frame) -> bool:
    """
    When you build a room, take a bonus whose tier is the number of your working Kitchens. Without
    the variant “New Kitchen”: this rule applies only if the room is not a Kitchen.
    """
    return (
        frame.event.actor == frame.you
        and bool(family_tiles(position, "room") >> frame.event.tile & 1)
        and (
            position.game.takes("dungeon_digger/option/a_new_room_counts")
            or not (kind_tiles(position, KITCHEN) >> frame.event.tile & 1)
        )
    )


def rule_2_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 2."""
    return take_bonus(
        position,
        frame,
        (
            kind_tiles(position, KITCHEN)
            & position.own[frame.you]
            & class_tiles(position, "working", frame.you)
        ).bit_count(),
    )


def rule_3_when(position: Position, frame: Frame) -> bool:
    """
    Without the variant “New Kitchen”: when you build the Kitchen, take a bonus whose tier is the
    number of your working Kitchens other than this one.
    """
    return (
        frame.event.actor == frame.you
        and frame.event.tile == frame.it
        and not position.game.takes("dungeon_digger/option/a_new_room_counts")
    )


def rule_3_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 3."""
    return take_bonus(
        position,
        frame,
        (
            kind_tiles(position, KITCHEN)
            & position.own[frame.you]
            & class_tiles(position, "working", frame.you)
            & ~(1 << frame.it)
        ).bit_count(),
    )


ITEM = Item(
    reference="dungeon_digger/tile/kitchen",
    kind="tile",
    rules=(
        Value(line=1, word="resources", operation=MORE, each=True, constant=2, holds=rule_1_holds),
        Reaction(line=2, event="build", matches=rule_2_when, act=rule_2_steps, joins=(AND,)),
        Reaction(
            line=3,
            each=True,
            event="build",
            where="tile",
            matches=rule_3_when,
            act=rule_3_steps,
            joins=(AND,),
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
                "dungeon_digger/edge/door",
                "dungeon_digger/edge/earth",
            ),
        ),
    ),
    options=(
        ("dungeon_digger/option/a_new_room_counts", True),
        ("dungeon_digger/option/a_marker_stops_the_bonus_alone", False),
    ),
    sources=(
        Source("dungeon_digger/tiles/kitchen.regola", 12, 5),
        Source("dungeon_digger/tiles/kitchen.regola", 13, 5),
        Source("dungeon_digger/tiles/kitchen.regola", 15, 5),
    ),
)
