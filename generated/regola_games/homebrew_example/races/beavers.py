"""
Beaver (homebrew_example/race/beavers).

Written by Regola from homebrew_example/beavers.regola: change the rules there, not here.
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
    ground_word,
    number_word,
    piece_word,
    put_pieces,
    remove_piece,
    require,
)

require(3)

COASTAL = ground_word("coastal")
CONQUEST_COST = number_word("conquest cost")
DAM = piece_word("homebrew_example/piece/dam")
INCOME = number_word("income")


def rule_1_when(position: Position, frame: Frame) -> bool:
    """The first 3 times you conquer a coastal region, place a Dam there."""
    you = frame.you
    ground = position.rulesets[you].ground
    return bool(frame.event.actor == you and ground.masks[COASTAL] >> frame.event.thing & 1)


def rule_1_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 1."""
    return put_pieces(position, frame, DAM, 1, 1 << frame.event.thing)


def rule_2(position: Position, you: int) -> int:
    """Each of your regions with a Dam yields 1 extra coin."""
    return position.held[you] & position.where[DAM]


def dam_rule_2_when(position: Position, frame: Frame) -> bool:
    """When you lose a region with a Dam, remove the Dam."""
    you = frame.you
    return bool(frame.event.actor == you and position.where[DAM] >> frame.event.thing & 1)


def dam_rule_2_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 2."""
    return remove_piece(position, frame, DAM, 1 << frame.event.thing)


ITEM = Item(
    reference="homebrew_example/race/beavers",
    kind="race",
    rules=(
        Reaction(
            line=1,
            scope=ACTIVE,
            event="conquer",
            times=3,
            first=True,
            matches=rule_1_when,
            act=rule_1_steps,
            joins=(AND,),
        ),
        Value(line=2, scope=ACTIVE, word=INCOME, operation=MORE, regions=rule_2),
    ),
    pieces=(
        PieceKind(
            reference="homebrew_example/piece/dam",
            word=DAM,
            box=3,
            rules=(
                # 1 more token is needed to conquer a region with a Dam.
                Value(
                    line=1, scope=ALWAYS, word=CONQUEST_COST, operation=MORE, abroad=True, piece=DAM
                ),
                Reaction(
                    line=2,
                    scope=ALWAYS,
                    event="lose",
                    matches=dam_rule_2_when,
                    act=dam_rule_2_steps,
                    joins=(AND,),
                ),
            ),
            sources=(
                Source("homebrew_example/beavers.regola", 13, 9),
                Source("homebrew_example/beavers.regola", 14, 9),
            ),
        ),
    ),
    banner=5,
    box=10,
    sources=(
        Source("homebrew_example/beavers.regola", 7, 5),
        Source("homebrew_example/beavers.regola", 8, 5),
    ),
)
