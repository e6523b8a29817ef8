"""
Altar of Souls (underground/place/altar_of_souls).

Written by Regola from underground/places/altar_of_souls.regola: change the rules there, not here.
"""

from __future__ import annotations

from regola_engine.conquest import (
    ALWAYS,
    AND,
    Frame,
    Item,
    Offer,
    Position,
    Source,
    can_discard,
    declined_token_regions,
    discard_tokens,
    gain_coins,
    players,
    regions_of_players,
    regions_with_tokens,
    require,
)

require(3)


def rule_1(position: Position, you: int) -> int:
    """
    Once per turn, at the end of your turn, you may discard 1 declined token you control. If you do,
    gain 3 coins. This rule applies even while your people is in decline. Variant “Anybody’s souls”:
    this rule does not apply.
    """
    return (
        regions_with_tokens(position, 1)
        & declined_token_regions(position)
        & regions_of_players(position, 1 << position.owner[you])
    )


def rule_1_possible(position: Position, frame: Frame) -> bool:
    """Whether all that rule 1 takes can be done."""
    return can_discard(position, 1 << frame.event.thing, 1)


def rule_1_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 1."""
    if frame.step == 0:
        return discard_tokens(position, frame, 1, 1 << frame.event.thing)
    return gain_coins(position, frame, 3)


def rule_2(position: Position, you: int) -> int:
    """
    Variant “Anybody’s souls”: once per turn, at the end of your turn, you may discard 1 declined
    token of any player. If you do, gain 3 coins. This rule applies even while your people is in
    decline.
    """
    return (
        regions_with_tokens(position, 1)
        & declined_token_regions(position)
        & regions_of_players(position, players(position))
    )


def rule_2_possible(position: Position, frame: Frame) -> bool:
    """Whether all that rule 2 takes can be done."""
    return can_discard(position, 1 << frame.event.thing, 1)


def rule_2_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 2."""
    if frame.step == 0:
        return discard_tokens(position, frame, 1, 1 << frame.event.thing)
    return gain_coins(position, frame, 3)


ITEM = Item(
    reference="underground/place/altar_of_souls",
    kind="place",
    rules=(
        Offer(
            line=1,
            scope=ALWAYS,
            option="underground/option/altar_takes_any_soul",
            untaken=True,
            moment="end of turn",
            verb="discard",
            times=1,
            turn=True,
            targets=rule_1,
            possible=rule_1_possible,
            act=rule_1_steps,
            joins=(AND, AND),
        ),
        Offer(
            line=2,
            scope=ALWAYS,
            option="underground/option/altar_takes_any_soul",
            moment="end of turn",
            verb="discard",
            times=1,
            turn=True,
            targets=rule_2,
            possible=rule_2_possible,
            act=rule_2_steps,
            joins=(AND, AND),
        ),
    ),
    options=(("underground/option/altar_takes_any_soul", False),),
    sources=(
        Source("underground/places/altar_of_souls.regola", 7, 5),
        Source("underground/places/altar_of_souls.regola", 9, 5),
    ),
)
