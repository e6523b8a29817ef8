"""
Halfling (small_world/race/halflings).

Written by Regola from small_world/races/halflings.regola: change the rules there, not here.
"""

from __future__ import annotations

from regola_engine.conquest import (
    ACTIVE,
    ALWAYS,
    AND,
    Class,
    Frame,
    Ground,
    Item,
    PieceKind,
    Position,
    Reaction,
    Source,
    class_word,
    ground_word,
    piece_word,
    put_pieces,
    remove_piece,
    require,
)

require(3)

ENTRANCE = class_word("entrance")
HOLE = piece_word("small_world/piece/hole")
IMMUNE = class_word("immune")
WATER = ground_word("water")


def rule_1(ground: Ground) -> int:
    """You may enter play in any region that is not water."""
    return ground.everywhere & ~ground.masks[WATER]


def rule_2_when(position: Position, frame: Frame) -> bool:
    """The first 2 times you conquer a region, place a Hole there."""
    you = frame.you
    return bool(frame.event.actor == you)


def rule_2_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 2."""
    return put_pieces(position, frame, HOLE, 1, 1 << frame.event.thing)


def hole_rule_2_when(position: Position, frame: Frame) -> bool:
    """When you lose a region with a Hole, remove the Hole."""
    you = frame.you
    return bool(frame.event.actor == you and position.where[HOLE] >> frame.event.thing & 1)


def hole_rule_2_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 2."""
    return remove_piece(position, frame, HOLE, 1 << frame.event.thing)


def hole_rule_3_when(position: Position, frame: Frame) -> bool:
    """When you go into decline, remove all Holes."""
    you = frame.you
    return bool(frame.event.actor == you)


def hole_rule_3_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 3."""
    return remove_piece(position, frame, HOLE, -1)


ITEM = Item(
    reference="small_world/race/halflings",
    kind="race",
    rules=(
        Class(line=1, scope=ACTIVE, word=ENTRANCE, ground=rule_1),
        Reaction(
            line=2,
            scope=ACTIVE,
            event="conquer",
            times=2,
            first=True,
            matches=rule_2_when,
            act=rule_2_steps,
            joins=(AND,),
        ),
    ),
    pieces=(
        PieceKind(
            reference="small_world/piece/hole",
            word=HOLE,
            box=2,
            rules=(
                # A region with a Hole is immune.
                Class(line=1, scope=ALWAYS, word=IMMUNE, piece=HOLE, abroad=True),
                Reaction(
                    line=2,
                    scope=ALWAYS,
                    event="lose",
                    matches=hole_rule_2_when,
                    act=hole_rule_2_steps,
                    joins=(AND,),
                ),
                Reaction(
                    line=3,
                    scope=ALWAYS,
                    event="decline",
                    matches=hole_rule_3_when,
                    act=hole_rule_3_steps,
                    joins=(AND,),
                ),
            ),
            sources=(
                Source("small_world/races/halflings.regola", 14, 9),
                Source("small_world/races/halflings.regola", 15, 9),
                Source("small_world/races/halflings.regola", 16, 9),
            ),
        ),
    ),
    banner=6,
    box=11,
    sources=(
        Source("small_world/races/halflings.regola", 6, 5),
        Source("small_world/races/halflings.regola", 7, 5),
    ),
)
