"""
Flying Doormat (underground/relic/flying_doormat).

Written by Regola from underground/relics/flying_doormat.regola: change the rules there, not here.
"""

from __future__ import annotations

from regola_engine.conquest import (
    ACTIVE,
    AND,
    Class,
    Frame,
    Item,
    Offer,
    Position,
    Source,
    can_put,
    class_word,
    itself,
    piece_word,
    put_pieces,
    require,
)

require(3)

FLYING_DOORMAT = piece_word("underground/relic/flying_doormat")
REACHABLE = class_word("reachable")


def rule_1_possible(position: Position, frame: Frame) -> bool:
    """
    Once per turn, you may conquer a region, reachable or not. Then place the Flying Doormat there.
    """
    you = frame.you
    return can_put(position, itself(position, you, FLYING_DOORMAT), 1, 1 << frame.event.thing)


def rule_1_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 1."""
    you = frame.you
    return put_pieces(
        position, frame, itself(position, you, FLYING_DOORMAT), 1, 1 << frame.event.thing
    )


ITEM = Item(
    reference="underground/relic/flying_doormat",
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
            settings=(Class(line=1, scope=ACTIVE, word=REACHABLE),),
            act=rule_1_steps,
            joins=(AND,),
        ),
    ),
    sources=(Source("underground/relics/flying_doormat.regola", 7, 5),),
)
