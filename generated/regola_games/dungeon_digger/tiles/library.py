"""
Library (dungeon_digger/tile/library).

Written by Regola from dungeon_digger/tiles/library.regola: change the rules there, not here.
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

LIBRARY = "dungeon_digger/tile/library"


def rule_1_holds(position: Position, frame: Frame) -> bool:
    """
    If the Library is working, your Wit value increases by 1. Variant “Conquered rooms”: this rule
    applies even if the Library is not working.
    """
    return bool(
        (1 << frame.it) & class_tiles(position, "working", frame.you),
    ) or position.game.takes("dungeon_digger/option/a_marker_stops_the_bonus_alone")


def rule_2_when(position: Position, frame: Frame) -> bool:
    """
    When you build a corridor tile, take a bonus whose tier is the number of your working Libraries.
    """
    return frame.event.actor == frame.you and bool(
        family_tiles(position, "corridor") >> frame.event.tile & 1
    )


def rule_2_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 2."""
    return take_bonus(
        position,
        frame,
        (
            kind_tiles(position, LIBRARY)
            & position.own[frame.you]
            & class_tiles(position, "working", frame.you)
        ).bit_count(),
    )


ITEM = Item(
    reference="dungeon_digger/tile/library",
    kind="tile",
    rules=(
        Value(line=1, word="wit", operation=MORE, each=True, holds=rule_1_holds),
        Reaction(line=2, event="build", matches=rule_2_when, act=rule_2_steps, joins=(AND,)),
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
                "dungeon_digger/edge/earth",
                "dungeon_digger/edge/door",
                "dungeon_digger/edge/earth",
                "dungeon_digger/edge/door",
            ),
        ),
    ),
    sources=(
        Source("dungeon_digger/tiles/library.regola", 14, 5),
        Source("dungeon_digger/tiles/library.regola", 15, 5),
    ),
)
