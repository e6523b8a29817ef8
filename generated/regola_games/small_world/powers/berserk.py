"""
Berserk (small_world/power/berserk).

Written by Regola from small_world/powers/berserk.regola: change the rules there, not here.
"""

from __future__ import annotations

from regola_engine.conquest import (
    ACTIVE,
    AND,
    DONE,
    LESS,
    OTHERWISE,
    Frame,
    Item,
    Offer,
    Position,
    Source,
    Value,
    choose,
    conquer,
    conquerable,
    number_word,
    require,
    roll_die,
    rolled,
    stop,
    wants,
)

require(3)

CONQUEST_COST = number_word("conquest cost")


def rule_1_possible(position: Position, frame: Frame) -> bool:
    """
    During conquest, if you have a token in hand, you may roll the die before you conquer a region:
    subtract the die roll from the tokens needed (minimum 1). If you do not conquer a region after
    the roll, end the conquest phase.
    """
    you = frame.you
    return position.hand[you] > 0


def rule_1_setting_2_amount(position: Position, you: int, region: int) -> int:
    """How much rule 1 changes the number by."""
    return rolled(position)


def rule_1_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 1."""
    you = frame.you
    if frame.step == 0:
        return roll_die(position, frame)
    if frame.step == 1:
        answer = wants(position, frame, bool(conquerable(position, you)))
        if answer != DONE:
            return answer
        return conquer(
            position,
            frame,
            choose(position, frame, conquerable(position, you) & position.game.ground.everywhere),
        )
    return stop(position, frame)


ITEM = Item(
    reference="small_world/power/berserk",
    kind="power",
    rules=(
        Offer(
            line=1,
            scope=ACTIVE,
            moment="conquest",
            verb="roll",
            possible=rule_1_possible,
            settings=(
                Value(
                    line=1,
                    scope=ACTIVE,
                    word=CONQUEST_COST,
                    operation=LESS,
                    amount=rule_1_setting_2_amount,
                ),
            ),
            act=rule_1_steps,
            joins=(AND, AND, OTHERWISE),
        ),
    ),
    banner=4,
    sources=(Source("small_world/powers/berserk.regola", 6, 5),),
)
