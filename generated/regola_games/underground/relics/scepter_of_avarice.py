"""
Scepter of Avarice (underground/relic/scepter_of_avarice).

Written by Regola from underground/relics/scepter_of_avarice.regola: change the rules there, not
here.
"""

from __future__ import annotations

from regola_engine.conquest import (
    ACTIVE,
    AND,
    DOUBLED,
    Frame,
    Item,
    Offer,
    Position,
    Source,
    Value,
    can_put,
    itself,
    number_word,
    piece_word,
    put_pieces,
    require,
)

require(3)

INCOME = number_word("income")
MINE_OF_THE_LOST_DWARF = piece_word("underground/place/mine_of_the_lost_dwarf")
SCEPTER_OF_AVARICE = piece_word("underground/relic/scepter_of_avarice")


def rule_1(position: Position, you: int) -> int:
    """
    Once per turn, at the start of the scoring phase, you may place the Scepter of Avarice in one of
    your regions.
    """
    return position.held[you]


def rule_1_possible(position: Position, frame: Frame) -> bool:
    """Whether all that rule 1 takes can be done."""
    you = frame.you
    return can_put(position, itself(position, you, SCEPTER_OF_AVARICE), 1, 1 << frame.event.thing)


def rule_1_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 1."""
    you = frame.you
    return put_pieces(
        position, frame, itself(position, you, SCEPTER_OF_AVARICE), 1, 1 << frame.event.thing
    )


def rule_2(position: Position, you: int) -> int:
    """
    The region with the Scepter of Avarice yields twice as many coins unless the region has the Mine
    of the Lost Dwarf.
    """
    return (
        position.where[itself(position, you, SCEPTER_OF_AVARICE)]
        & ~position.where[MINE_OF_THE_LOST_DWARF]
    )


ITEM = Item(
    reference="underground/relic/scepter_of_avarice",
    kind="relic",
    rules=(
        Offer(
            line=1,
            scope=ACTIVE,
            moment="start of scoring",
            verb="put",
            times=1,
            turn=True,
            targets=rule_1,
            possible=rule_1_possible,
            act=rule_1_steps,
            joins=(AND,),
        ),
        Value(line=2, scope=ACTIVE, word=INCOME, operation=DOUBLED, regions=rule_2, abroad=True),
    ),
    sources=(
        Source("underground/relics/scepter_of_avarice.regola", 7, 5),
        Source("underground/relics/scepter_of_avarice.regola", 8, 5),
    ),
)
