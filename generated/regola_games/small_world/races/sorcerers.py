"""
Sorcerer (small_world/race/sorcerers).

Written by Regola from small_world/races/sorcerers.regola: change the rules there, not here.
"""

from __future__ import annotations

from regola_engine.conquest import (
    ACTIVE,
    AND,
    FROM_TRAY,
    IS,
    Frame,
    Item,
    Offer,
    Position,
    Source,
    Value,
    active_token_regions,
    class_mask,
    class_word,
    has_tokens,
    lone_token_regions,
    number_word,
    opponents,
    put_tokens,
    regions_of_players,
    regions_with_tokens,
    require,
)

require(3)

CONQUEST_COST = number_word("conquest cost")
REACHABLE = class_word("reachable")
TOKENS_LOST = number_word("tokens lost")


def rule_1(position: Position, you: int) -> int:
    """
    Once per turn per opponent, you may conquer a reachable region held by that opponent’s lone
    active token, without using any tokens. That opponent always discards 1 token. Then place 1
    token from the tray there.
    """
    return (
        class_mask(position, REACHABLE, you)
        & regions_with_tokens(position, 1)
        & lone_token_regions(position)
        & active_token_regions(position)
        & regions_of_players(position, opponents(position, you))
    )


def rule_1_possible(position: Position, frame: Frame) -> bool:
    """Whether all that rule 1 takes can be done."""
    you = frame.you
    return has_tokens(position, you, FROM_TRAY, 1)


def rule_1_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 1."""
    return put_tokens(position, frame, 1, FROM_TRAY, 1 << frame.event.thing)


ITEM = Item(
    reference="small_world/race/sorcerers",
    kind="race",
    rules=(
        Offer(
            line=1,
            scope=ACTIVE,
            moment="conquest",
            verb="conquer",
            times=1,
            turn=True,
            opponent=True,
            targets=rule_1,
            possible=rule_1_possible,
            settings=(
                Value(line=1, scope=ACTIVE, word=CONQUEST_COST, operation=IS, constant=0),
                Value(line=1, scope=ACTIVE, word=TOKENS_LOST, operation=IS),
            ),
            act=rule_1_steps,
            joins=(AND,),
        ),
    ),
    banner=5,
    box=18,
    sources=(Source("small_world/races/sorcerers.regola", 6, 5),),
)
