"""
Stinky Troll’s Socks (underground/relic/stinky_trolls_socks).

Written by Regola from underground/relics/stinky_trolls_socks.regola: change the rules there, not
here.
"""

from __future__ import annotations

from regola_engine.conquest import (
    ACTIVE,
    AND,
    IS,
    Class,
    Frame,
    Item,
    Offer,
    Position,
    Source,
    Value,
    can_put,
    class_word,
    itself,
    number_word,
    piece_word,
    put_pieces,
    require,
)

require(3)

AS_IF_EMPTY_FOR_CONQUEST_COST = class_word("as if empty for conquest cost")
STINKY_TROLLS_SOCKS = piece_word("underground/relic/stinky_trolls_socks")
TOKENS_LOST = number_word("tokens lost")


def rule_1_possible(position: Position, frame: Frame) -> bool:
    """
    Once per turn, you may conquer a region, which counts as empty for the conquest cost. Whoever
    loses the region discards no tokens. Then place the Stinky Troll’s Socks there.
    """
    you = frame.you
    return can_put(position, itself(position, you, STINKY_TROLLS_SOCKS), 1, 1 << frame.event.thing)


def rule_1_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 1."""
    you = frame.you
    return put_pieces(
        position, frame, itself(position, you, STINKY_TROLLS_SOCKS), 1, 1 << frame.event.thing
    )


ITEM = Item(
    reference="underground/relic/stinky_trolls_socks",
    kind="relic",
    rules=(
        Offer(
            line=1,
            scope=ACTIVE,
            moment="conquest",
            verb="conquer",
            times=1,
            turn=True,
            possible=rule_1_possible,
            settings=(
                Class(line=1, scope=ACTIVE, word=AS_IF_EMPTY_FOR_CONQUEST_COST),
                Value(line=1, scope=ACTIVE, word=TOKENS_LOST, operation=IS, constant=0),
            ),
            act=rule_1_steps,
            joins=(AND,),
        ),
    ),
    sources=(Source("underground/relics/stinky_trolls_socks.regola", 7, 5),),
)
