"""
Barbarian (dungeon_digger/adventurer/barbarian).

Written by Regola from dungeon_digger/adventurers/adventurers.regola: change the rules there, not
here.
"""

from __future__ import annotations

from regola_engine.digger import (
    AND,
    Class,
    Frame,
    Item,
    Mover,
    Position,
    Reaction,
    Source,
    connected,
    goons,
    kill_goons,
    lead_aside,
    require,
    space_of,
    tiles_with,
)

require(3)


def rule_1(position: Position, frame: Frame) -> bool:
    """The Barbarian is immune to any tile with a goon."""
    return bool(
        (position.tiles & tiles_with(position, goons(position, -1, -1))) >> frame.event.thing & 1
    )


def rule_2_when(position: Position, frame: Frame) -> bool:
    """
    Once per turn, when you move the Barbarian into or through a tile with an enemy goon, kill 1
    enemy goon there.
    """
    return (
        frame.event.actor == frame.you
        and frame.event.mover == frame.it
        and bool(
            (position.tiles & tiles_with(position, goons(position, -1, -1, frame.you)))
            >> frame.event.tile
            & 1,
        )
    )


def rule_2_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 2."""
    return kill_goons(position, frame, goons(position, -1, 1 << frame.event.tile, frame.you), 1)


def rule_3_holds(position: Position, frame: Frame) -> bool:
    """
    At the end of your turn, if the Barbarian’s tile has a goon, move the Barbarian to a tile
    connected to its own.
    """
    return bool(space_of(position, frame.it) & tiles_with(position, goons(position, -1, -1)))


def rule_3_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 3."""
    return lead_aside(
        position,
        frame,
        frame.it,
        position.tiles & connected(position, space_of(position, frame.it)),
    )


ITEM = Item(
    reference="dungeon_digger/adventurer/barbarian",
    kind="adventurer",
    rules=(
        Class(line=1, word="immune to", each=True, its=True, holds=rule_1),
        Reaction(
            line=2,
            each=True,
            event="move adventurer over",
            where="mover",
            matches=rule_2_when,
            times=1,
            turn=True,
            act=rule_2_steps,
            joins=(AND,),
        ),
        Reaction(
            line=3,
            each=True,
            moment="end of turn",
            holds=rule_3_holds,
            act=rule_3_steps,
            joins=(AND,),
        ),
    ),
    mover=Mover(
        strength=3,
        speed=1,
    ),
    home="dungeon_digger/scenario/adventurers",
    sources=(
        Source("dungeon_digger/adventurers/adventurers.regola", 9, 5),
        Source("dungeon_digger/adventurers/adventurers.regola", 10, 5),
        Source("dungeon_digger/adventurers/adventurers.regola", 11, 5),
    ),
)
