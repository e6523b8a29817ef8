"""
Dragon Master (small_world/power/dragon_master).

Written by Regola from small_world/powers/dragon_master.regola: change the rules there, not here.
"""

from __future__ import annotations

from regola_engine.conquest import (
    ACTIVE,
    ALWAYS,
    AND,
    IS,
    Class,
    Frame,
    Item,
    Offer,
    PieceKind,
    Position,
    Reaction,
    Source,
    Value,
    can_put,
    class_word,
    number_word,
    piece_word,
    put_pieces,
    remove_piece,
    require,
)

require(3)

CONQUEST_COST = number_word("conquest cost")
DRAGON = piece_word("small_world/piece/dragon")
IMMUNE = class_word("immune")


def rule_1_possible(position: Position, frame: Frame) -> bool:
    """
    Once per turn, you may conquer a region: 1 token is enough, whatever the defence. Then place the
    Dragon there.
    """
    return can_put(position, DRAGON, 1, 1 << frame.event.thing)


def rule_1_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 1."""
    return put_pieces(position, frame, DRAGON, 1, 1 << frame.event.thing)


def dragon_rule_2_when(position: Position, frame: Frame) -> bool:
    """When you lose the region with the Dragon, remove the Dragon."""
    you = frame.you
    return bool(frame.event.actor == you and position.where[DRAGON] >> frame.event.thing & 1)


def dragon_rule_2_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 2."""
    return remove_piece(position, frame, DRAGON, 1 << frame.event.thing)


def dragon_rule_3_when(position: Position, frame: Frame) -> bool:
    """When you go into decline, remove the Dragon."""
    you = frame.you
    return bool(frame.event.actor == you)


def dragon_rule_3_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 3."""
    return remove_piece(position, frame, DRAGON, -1)


ITEM = Item(
    reference="small_world/power/dragon_master",
    kind="power",
    rules=(
        Offer(
            line=1,
            scope=ACTIVE,
            moment="conquest",
            verb="conquer",
            times=1,
            turn=True,
            possible=rule_1_possible,
            settings=(Value(line=1, scope=ACTIVE, word=CONQUEST_COST, operation=IS),),
            act=rule_1_steps,
            joins=(AND,),
        ),
    ),
    pieces=(
        PieceKind(
            reference="small_world/piece/dragon",
            word=DRAGON,
            box=1,
            rules=(
                # The region with the Dragon is immune.
                Class(line=1, scope=ALWAYS, word=IMMUNE, piece=DRAGON, abroad=True),
                Reaction(
                    line=2,
                    scope=ALWAYS,
                    event="lose",
                    matches=dragon_rule_2_when,
                    act=dragon_rule_2_steps,
                    joins=(AND,),
                ),
                Reaction(
                    line=3,
                    scope=ALWAYS,
                    event="decline",
                    matches=dragon_rule_3_when,
                    act=dragon_rule_3_steps,
                    joins=(AND,),
                ),
            ),
            sources=(
                Source("small_world/powers/dragon_master.regola", 11, 9),
                Source("small_world/powers/dragon_master.regola", 12, 9),
                Source("small_world/powers/dragon_master.regola", 13, 9),
            ),
        ),
    ),
    banner=5,
    sources=(Source("small_world/powers/dragon_master.regola", 6, 5),),
)
