"""
Froggy’s Ring (underground/relic/froggys_ring).

Written by Regola from underground/relics/froggys_ring.regola: change the rules there, not here.
"""

from __future__ import annotations

from regola_engine.conquest import (
    ACTIVE,
    AND,
    Frame,
    Item,
    Offer,
    Position,
    Source,
    active_token_regions,
    around,
    can_put,
    itself,
    opponents,
    owners_of_regions,
    piece_word,
    put_pieces,
    regions_with_tokens,
    require,
    take_coins,
)

require(3)

FROGGYS_RING = piece_word("underground/relic/froggys_ring")


def rule_1(position: Position, you: int) -> int:
    """
    Once per turn, when you score, you may place Froggy’s Ring in one of your regions. Then take 1
    coin from each opponent who has an active token adjacent to that region.
    """
    return position.held[you]


def rule_1_possible(position: Position, frame: Frame) -> bool:
    """Whether all that rule 1 takes can be done."""
    you = frame.you
    return can_put(position, itself(position, you, FROGGYS_RING), 1, 1 << frame.event.thing)


def rule_1_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 1."""
    you = frame.you
    if frame.step == 0:
        return put_pieces(
            position, frame, itself(position, you, FROGGYS_RING), 1, 1 << frame.event.thing
        )
    return take_coins(
        position,
        frame,
        1,
        opponents(position, you)
        & owners_of_regions(
            position,
            regions_with_tokens(position, 1)
            & active_token_regions(position)
            & around(position, you, 1 << frame.event.thing),
        ),
    )


ITEM = Item(
    reference="underground/relic/froggys_ring",
    kind="relic",
    rules=(
        Offer(
            line=1,
            scope=ACTIVE,
            moment="scoring",
            verb="put",
            times=1,
            turn=True,
            targets=rule_1,
            possible=rule_1_possible,
            act=rule_1_steps,
            joins=(AND, AND),
        ),
    ),
    sources=(Source("underground/relics/froggys_ring.regola", 7, 5),),
)
