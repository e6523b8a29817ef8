"""
Magic (underground/power/magic).

Written by Regola from underground/powers/magic.regola: change the rules there, not here.
"""

from __future__ import annotations

from regola_engine.conquest import (
    ACTIVE,
    ALWAYS,
    AND,
    PIECE,
    Frame,
    Item,
    Offer,
    PieceKind,
    Position,
    Reaction,
    Source,
    piece_word,
    relics_to_copy,
    remove_piece,
    require,
    return_pieces,
    use_as,
)

require(3)

SACK = piece_word("underground/piece/sack")


def rule_1(position: Position, you: int) -> int:
    """
    Once per turn, during conquest, you may use the Sack as if it were any one relic that is in a
    region.
    """
    return relics_to_copy(position, you)


def rule_1_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 1."""
    return use_as(position, frame, SACK, 1 << frame.event.thing)


def sack_rule_1_when(position: Position, frame: Frame) -> bool:
    """When you lose the region with the Sack, take the Sack back into your hand."""
    you = frame.you
    return bool(frame.event.actor == you and position.where[SACK] >> frame.event.thing & 1)


def sack_rule_1_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 1."""
    return return_pieces(position, frame, SACK, 1 << frame.event.thing)


def sack_rule_2_when(position: Position, frame: Frame) -> bool:
    """When you go into decline, remove the Sack."""
    you = frame.you
    return bool(frame.event.actor == you)


def sack_rule_2_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 2."""
    return remove_piece(position, frame, SACK, -1)


ITEM = Item(
    reference="underground/power/magic",
    kind="power",
    rules=(
        Offer(
            line=1,
            scope=ACTIVE,
            moment="conquest",
            verb="use",
            times=1,
            turn=True,
            things=PIECE,
            targets=rule_1,
            act=rule_1_steps,
            joins=(AND,),
        ),
    ),
    pieces=(
        PieceKind(
            reference="underground/piece/sack",
            word=SACK,
            box=1,
            rules=(
                Reaction(
                    line=1,
                    scope=ALWAYS,
                    event="lose",
                    matches=sack_rule_1_when,
                    act=sack_rule_1_steps,
                    joins=(AND,),
                ),
                Reaction(
                    line=2,
                    scope=ALWAYS,
                    event="decline",
                    matches=sack_rule_2_when,
                    act=sack_rule_2_steps,
                    joins=(AND,),
                ),
            ),
            sources=(
                Source("underground/powers/magic.regola", 15, 9),
                Source("underground/powers/magic.regola", 16, 9),
            ),
        ),
    ),
    banner=5,
    sources=(Source("underground/powers/magic.regola", 8, 5),),
)
