"""
Bivouacking (small_world/power/bivouacking).

Written by Regola from small_world/powers/bivouacking.regola: change the rules there, not here.
"""

from __future__ import annotations

from regola_engine.conquest import (
    ACTIVE,
    ALL,
    ALWAYS,
    AND,
    DEFENDER,
    Counts,
    Frame,
    Item,
    PieceKind,
    Position,
    Reaction,
    Source,
    piece_word,
    put_pieces,
    remove_piece,
    require,
    return_pieces,
)

require(3)

ENCAMPMENT = piece_word("small_world/piece/encampment")


def rule_1_when(position: Position, frame: Frame) -> bool:
    """When you redeploy, distribute all Encampments among your regions."""
    you = frame.you
    return bool(frame.event.actor == you)


def rule_1_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 1."""
    you = frame.you
    return put_pieces(position, frame, ENCAMPMENT, ALL, position.held[you])


def encampment_rule_2_when(position: Position, frame: Frame) -> bool:
    """When you lose a region with an Encampment, take the Encampment back into your hand."""
    you = frame.you
    return bool(frame.event.actor == you and position.where[ENCAMPMENT] >> frame.event.thing & 1)


def encampment_rule_2_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 2."""
    return return_pieces(position, frame, ENCAMPMENT, 1 << frame.event.thing)


def encampment_rule_3_when(position: Position, frame: Frame) -> bool:
    """When you go into decline, remove all Encampments."""
    you = frame.you
    return bool(frame.event.actor == you)


def encampment_rule_3_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 3."""
    return remove_piece(position, frame, ENCAMPMENT, -1)


ITEM = Item(
    reference="small_world/power/bivouacking",
    kind="power",
    rules=(
        Reaction(
            line=1,
            scope=ACTIVE,
            event="redeploy",
            matches=rule_1_when,
            act=rule_1_steps,
            joins=(AND,),
        ),
    ),
    pieces=(
        PieceKind(
            reference="small_world/piece/encampment",
            word=ENCAMPMENT,
            box=5,
            rules=(
                # An Encampment counts as a defender.
                Counts(line=1, scope=ALWAYS, role=DEFENDER, piece=ENCAMPMENT),
                Reaction(
                    line=2,
                    scope=ALWAYS,
                    event="lose",
                    matches=encampment_rule_2_when,
                    act=encampment_rule_2_steps,
                    joins=(AND,),
                ),
                Reaction(
                    line=3,
                    scope=ALWAYS,
                    event="decline",
                    matches=encampment_rule_3_when,
                    act=encampment_rule_3_steps,
                    joins=(AND,),
                ),
            ),
            sources=(
                Source("small_world/powers/bivouacking.regola", 13, 9),
                Source("small_world/powers/bivouacking.regola", 14, 9),
                Source("small_world/powers/bivouacking.regola", 15, 9),
            ),
        ),
    ),
    banner=5,
    sources=(Source("small_world/powers/bivouacking.regola", 6, 5),),
)
