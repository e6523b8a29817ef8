"""
Troll (small_world/race/trolls).

Written by Regola from small_world/races/trolls.regola: change the rules there, not here.
"""

from __future__ import annotations

from regola_engine.conquest import (
    ACTIVE,
    ALWAYS,
    AND,
    MORE,
    Frame,
    Item,
    PieceKind,
    Position,
    Reaction,
    Source,
    Value,
    number_word,
    piece_word,
    put_pieces,
    remove_piece,
    require,
)

require(3)

CONQUEST_COST = number_word("conquest cost")
TROLL_LAIR = piece_word("small_world/piece/troll_lair")


def rule_1_when(position: Position, frame: Frame) -> bool:
    """When you occupy a region, place a Troll Lair there."""
    you = frame.you
    return bool(frame.event.actor == you)


def rule_1_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 1."""
    return put_pieces(position, frame, TROLL_LAIR, 1, 1 << frame.event.thing)


def troll_lair_rule_2_when(position: Position, frame: Frame) -> bool:
    """When you lose a region with a Troll Lair, remove the Troll Lair."""
    you = frame.you
    return bool(frame.event.actor == you and position.where[TROLL_LAIR] >> frame.event.thing & 1)


def troll_lair_rule_2_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 2."""
    return remove_piece(position, frame, TROLL_LAIR, 1 << frame.event.thing)


ITEM = Item(
    reference="small_world/race/trolls",
    kind="race",
    rules=(
        Reaction(
            line=1,
            scope=ACTIVE,
            event="occupy",
            matches=rule_1_when,
            act=rule_1_steps,
            joins=(AND,),
        ),
    ),
    pieces=(
        PieceKind(
            reference="small_world/piece/troll_lair",
            word=TROLL_LAIR,
            box=10,
            rules=(
                # 1 more token is needed to conquer a region with a Troll Lair.
                Value(
                    line=1,
                    scope=ALWAYS,
                    word=CONQUEST_COST,
                    operation=MORE,
                    abroad=True,
                    piece=TROLL_LAIR,
                ),
                Reaction(
                    line=2,
                    scope=ALWAYS,
                    event="lose",
                    matches=troll_lair_rule_2_when,
                    act=troll_lair_rule_2_steps,
                    joins=(AND,),
                ),
            ),
            sources=(
                Source("small_world/races/trolls.regola", 13, 9),
                Source("small_world/races/trolls.regola", 14, 9),
            ),
        ),
    ),
    banner=5,
    box=10,
    sources=(Source("small_world/races/trolls.regola", 6, 5),),
)
