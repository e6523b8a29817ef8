"""
Sword of the Killer Rabbit (underground/relic/sword_of_the_killer_rabbit).

Written by Regola from underground/relics/sword_of_the_killer_rabbit.regola: change the rules there,
not here.
"""

from __future__ import annotations

from regola_engine.conquest import (
    ACTIVE,
    AND,
    LESS,
    Frame,
    Item,
    Offer,
    Position,
    Source,
    Value,
    can_put,
    itself,
    near,
    number_word,
    piece_word,
    put_pieces,
    require,
)

require(3)

CONQUEST_COST = number_word("conquest cost")
SWORD_OF_THE_KILLER_RABBIT = piece_word("underground/relic/sword_of_the_killer_rabbit")


def rule_1_possible(position: Position, frame: Frame) -> bool:
    """
    Once per turn, you may conquer a region: you need 2 fewer tokens (minimum 1). Then place the
    Sword of the Killer Rabbit there. Variant “Short Sword”: this rule does not apply.
    """
    you = frame.you
    return can_put(
        position, itself(position, you, SWORD_OF_THE_KILLER_RABBIT), 1, 1 << frame.event.thing
    )


def rule_1_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 1."""
    you = frame.you
    return put_pieces(
        position,
        frame,
        itself(position, you, SWORD_OF_THE_KILLER_RABBIT),
        1,
        1 << frame.event.thing,
    )


def rule_2(position: Position, you: int) -> int:
    """
    Variant “Short Sword”: once per turn, you may conquer a region adjacent to your regions: you
    need 2 fewer tokens (minimum 1). Then place the Sword of the Killer Rabbit in that region.
    """
    return near(position, you)


def rule_2_possible(position: Position, frame: Frame) -> bool:
    """Whether all that rule 2 takes can be done."""
    you = frame.you
    return can_put(
        position, itself(position, you, SWORD_OF_THE_KILLER_RABBIT), 1, 1 << frame.event.thing
    )


def rule_2_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 2."""
    you = frame.you
    return put_pieces(
        position,
        frame,
        itself(position, you, SWORD_OF_THE_KILLER_RABBIT),
        1,
        1 << frame.event.thing,
    )


ITEM = Item(
    reference="underground/relic/sword_of_the_killer_rabbit",
    kind="relic",
    rules=(
        Offer(
            line=1,
            scope=ACTIVE,
            option="underground/option/sword_strikes_next_door",
            untaken=True,
            moment="conquest",
            verb="conquer",
            times=1,
            turn=True,
            possible=rule_1_possible,
            settings=(
                Value(
                    line=1,
                    scope=ACTIVE,
                    option="underground/option/sword_strikes_next_door",
                    untaken=True,
                    word=CONQUEST_COST,
                    operation=LESS,
                    constant=2,
                ),
            ),
            act=rule_1_steps,
            joins=(AND,),
        ),
        Offer(
            line=2,
            scope=ACTIVE,
            option="underground/option/sword_strikes_next_door",
            moment="conquest",
            verb="conquer",
            times=1,
            turn=True,
            targets=rule_2,
            possible=rule_2_possible,
            settings=(
                Value(
                    line=2,
                    scope=ACTIVE,
                    option="underground/option/sword_strikes_next_door",
                    word=CONQUEST_COST,
                    operation=LESS,
                    constant=2,
                ),
            ),
            act=rule_2_steps,
            joins=(AND,),
        ),
    ),
    options=(("underground/option/sword_strikes_next_door", False),),
    sources=(
        Source("underground/relics/sword_of_the_killer_rabbit.regola", 7, 5),
        Source("underground/relics/sword_of_the_killer_rabbit.regola", 9, 5),
    ),
)
