"""
Lair (dungeon_digger/tile/lair).

Written by Regola from dungeon_digger/scenarios/dragon_and_treasure.regola: change the rules there,
not here.
"""

from __future__ import annotations

from regola_engine.digger import (
    AND,
    Class,
    Frame,
    Item,
    Position,
    Reaction,
    Source,
    Tile,
    figure_of,
    lies_beside,
    move_figure,
    require,
)

require(3)

DRAGON = "dungeon_digger/piece/dragon"


def rule_1(position: Position, frame: Frame) -> bool:
    """Corridor ends adjacent to the edges of the Lair are closed."""
    return lies_beside(position, frame.event.thing, (), 1 << frame.it)


def rule_2_when(position: Position, frame: Frame) -> bool:
    """When you move a squad into or through the Lair, move the Dragon there."""
    return frame.event.actor == frame.you and frame.event.tile == frame.it


def rule_2_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 2."""
    return move_figure(position, frame, figure_of(position, DRAGON), 1 << frame.it)


ITEM = Item(
    reference="dungeon_digger/tile/lair",
    kind="tile",
    rules=(
        Class(line=1, word="closed", each=True, holds=rule_1),
        Reaction(
            line=2,
            each=True,
            event="move squad over",
            where="tile",
            matches=rule_2_when,
            act=rule_2_steps,
            joins=(AND,),
        ),
    ),
    tile=Tile(
        family="room",
        count=1,
        edges=(
            (
                "dungeon_digger/edge/door",
                "dungeon_digger/edge/door",
                "dungeon_digger/edge/door",
                "dungeon_digger/edge/door",
                "dungeon_digger/edge/door",
                "dungeon_digger/edge/door",
            ),
        ),
        central=1,
        back=(
            "dungeon_digger/edge/door",
            "dungeon_digger/edge/door",
            "dungeon_digger/edge/door",
            "dungeon_digger/edge/door",
            "dungeon_digger/edge/door",
            "dungeon_digger/edge/door",
        ),
    ),
    home="dungeon_digger/scenario/dragon_and_treasure",
    sources=(
        Source("dungeon_digger/scenarios/dragon_and_treasure.regola", 156, 5),
        Source("dungeon_digger/scenarios/dragon_and_treasure.regola", 157, 5),
    ),
)
