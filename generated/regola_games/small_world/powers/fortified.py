"""
Fortified (small_world/power/fortified).

Written by Regola from small_world/powers/fortified.regola: change the rules there, not here.
"""

from __future__ import annotations

from regola_engine.conquest import (
    ACTIVE,
    ALWAYS,
    AND,
    MORE,
    Frame,
    Item,
    Offer,
    PieceKind,
    Position,
    Reaction,
    Source,
    Value,
    can_put,
    number_word,
    piece_word,
    put_pieces,
    require,
    return_pieces,
)

require(3)

CONQUEST_COST = number_word("conquest cost")
FORTRESS = piece_word("small_world/piece/fortress")
INCOME = number_word("income")


def rule_1(position: Position, you: int) -> int:
    """
    Once per turn, at the end of redeployment, you may place a Fortress in one of your regions.
    """
    return position.held[you]


def rule_1_possible(position: Position, frame: Frame) -> bool:
    """Whether all that rule 1 takes can be done."""
    return can_put(position, FORTRESS, 1, 1 << frame.event.thing)


def rule_1_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 1."""
    return put_pieces(position, frame, FORTRESS, 1, 1 << frame.event.thing)


def rule_2(position: Position, you: int) -> int:
    """Each of your regions with a Fortress yields 1 extra coin."""
    return position.held[you] & position.where[FORTRESS]


def fortress_rule_2_when(position: Position, frame: Frame) -> bool:
    """When you lose a region with a Fortress, take the Fortress back into your hand."""
    you = frame.you
    return bool(frame.event.actor == you and position.where[FORTRESS] >> frame.event.thing & 1)


def fortress_rule_2_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 2."""
    return return_pieces(position, frame, FORTRESS, 1 << frame.event.thing)


ITEM = Item(
    reference="small_world/power/fortified",
    kind="power",
    rules=(
        Offer(
            line=1,
            scope=ACTIVE,
            moment="end of redeployment",
            verb="put",
            times=1,
            turn=True,
            targets=rule_1,
            possible=rule_1_possible,
            act=rule_1_steps,
            joins=(AND,),
        ),
        Value(line=2, scope=ACTIVE, word=INCOME, operation=MORE, regions=rule_2),
    ),
    pieces=(
        PieceKind(
            reference="small_world/piece/fortress",
            word=FORTRESS,
            box=6,
            limit=1,
            rules=(
                # 1 more token is needed to conquer a region with a Fortress.
                Value(
                    line=1,
                    scope=ALWAYS,
                    word=CONQUEST_COST,
                    operation=MORE,
                    abroad=True,
                    piece=FORTRESS,
                ),
                Reaction(
                    line=2,
                    scope=ALWAYS,
                    event="lose",
                    matches=fortress_rule_2_when,
                    act=fortress_rule_2_steps,
                    joins=(AND,),
                ),
            ),
            sources=(
                Source("small_world/powers/fortified.regola", 15, 9),
                Source("small_world/powers/fortified.regola", 16, 9),
            ),
        ),
    ),
    banner=3,
    sources=(
        Source("small_world/powers/fortified.regola", 6, 5),
        Source("small_world/powers/fortified.regola", 7, 5),
    ),
)
