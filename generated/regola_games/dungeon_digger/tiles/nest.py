"""
Nest (dungeon_digger/tile/nest).

Written by Regola from dungeon_digger/scenarios/dragon_and_treasure.regola: change the rules there,
not here.
"""

from __future__ import annotations

from regola_engine.digger import (
    AND,
    Class,
    Frame,
    Item,
    Offer,
    Position,
    Reaction,
    Source,
    Tile,
    connected,
    figure_of,
    lies_beside,
    move_figure,
    require,
)

require(3)

DRAGON = "dungeon_digger/piece/dragon"


def rule_1(position: Position, frame: Frame) -> bool:
    """Corridor ends adjacent to the edges of the Nest are closed."""
    return lies_beside(position, frame.event.thing, (), 1 << frame.it)


def rule_2_origins(position: Position, frame: Frame) -> int:
    """You may pay 1 Tyranny point to move a squad from the Nest to a tile connected to the Nest."""
    return 1 << frame.it


def rule_2_targets(position: Position, frame: Frame) -> int:
    """Where a squad may go by rule 2."""
    return position.tiles & connected(position, 1 << frame.it)


def rule_2_price(position: Position, frame: Frame) -> int:
    """What rule 2 costs."""
    return 1


def rule_3_when(position: Position, frame: Frame) -> bool:
    """
    Before you move a squad from the Nest, unless the squad is careful, move the Dragon to the Nest.
    """
    return (
        frame.event.actor == frame.you
        and frame.event.origin == frame.it
        and not ("careful" in frame.event.manner)
    )


def rule_3_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 3."""
    return move_figure(position, frame, figure_of(position, DRAGON), 1 << frame.it)


ITEM = Item(
    reference="dungeon_digger/tile/nest",
    kind="tile",
    rules=(
        Class(line=1, word="closed", each=True, holds=rule_1),
        Offer(
            line=2,
            verb="move squad",
            each=True,
            origins=rule_2_origins,
            targets=rule_2_targets,
            pays="point",
            price=rule_2_price,
        ),
        Reaction(
            line=3,
            each=True,
            event="move squad from",
            before=True,
            where="origin",
            matches=rule_3_when,
            act=rule_3_steps,
            joins=(AND,),
        ),
    ),
    tile=Tile(
        family="room",
        count=2,
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
        central=2,
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
        Source("dungeon_digger/scenarios/dragon_and_treasure.regola", 51, 5),
        Source("dungeon_digger/scenarios/dragon_and_treasure.regola", 52, 5),
        Source("dungeon_digger/scenarios/dragon_and_treasure.regola", 53, 5),
    ),
)
