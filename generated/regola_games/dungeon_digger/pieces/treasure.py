"""
Treasure (dungeon_digger/piece/treasure).

Written by Regola from dungeon_digger/scenarios/dragon_and_treasure.regola: change the rules there,
not here.
"""

from __future__ import annotations

from regola_engine.digger import (
    AND,
    Frame,
    Item,
    Position,
    Reaction,
    Source,
    end_game,
    figure_space,
    kind_tiles,
    move_figure,
    require,
    take_heap,
)

require(3)

PORTAL = "dungeon_digger/tile/portal"


def rule_1_when(position: Position, frame: Frame) -> bool:
    """
    When you move a squad from the Treasure’s tile, move the Treasure with it from tile to tile.
    """
    return bool(figure_space(position, frame.it) >> frame.event.origin & 1)


def rule_1_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 1."""
    return move_figure(position, frame, frame.it, 1 << frame.event.tile)


def rule_2_when(position: Position, frame: Frame) -> bool:
    """
    When the Treasure is moved to one of your Portals, take all coins from the heap. Then the game
    ends.
    """
    return frame.event.figure == frame.it and bool(
        (kind_tiles(position, PORTAL) & position.own[frame.you]) >> frame.event.tile & 1
    )


def rule_2_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 2."""
    if frame.step == 0:
        return take_heap(position, frame)
    return end_game(position, frame)


ITEM = Item(
    reference="dungeon_digger/piece/treasure",
    kind="piece",
    rules=(
        Reaction(
            line=1,
            each=True,
            event="move squad over",
            matches=rule_1_when,
            act=rule_1_steps,
            joins=(AND,),
        ),
        Reaction(
            line=2,
            each=True,
            event="move figure to",
            where="figure",
            matches=rule_2_when,
            act=rule_2_steps,
            joins=(AND, AND),
        ),
    ),
    home="dungeon_digger/scenario/dragon_and_treasure",
    sources=(
        Source("dungeon_digger/scenarios/dragon_and_treasure.regola", 328, 5),
        Source("dungeon_digger/scenarios/dragon_and_treasure.regola", 329, 5),
    ),
)
