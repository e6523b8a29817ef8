"""
Vanishing (underground/power/vanishing).

Written by Regola from underground/powers/vanishing.regola: change the rules there, not here.
"""

from __future__ import annotations

from regola_engine.conquest import (
    ACTIVE,
    ALL,
    ALWAYS,
    AND,
    Frame,
    Item,
    PeopleFact,
    Position,
    Reaction,
    Source,
    discard_tokens,
    gain_coins,
    peoples_of_players,
    regions_with_tokens,
    require,
)

require(3)


def rule_1_when(position: Position, frame: Frame) -> bool:
    """
    When you go into decline, gain 2 coins for each of your regions and discard all your tokens.
    """
    you = frame.you
    return bool(frame.event.actor == you)


def rule_1_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 1."""
    you = frame.you
    if frame.step == 0:
        return gain_coins(position, frame, 2 * position.held[you].bit_count())
    return discard_tokens(
        position, frame, ALL, regions_with_tokens(position, 1) & position.held[you]
    )


def rule_2_others(position: Position, you: int) -> int:
    """
    Variant “Elders spared”: your other peoples do not leave the game when one of your peoples goes
    into decline. This rule applies even while your people is in decline.
    """
    return peoples_of_players(position, 1 << position.owner[you]) & ~(1 << you)


ITEM = Item(
    reference="underground/power/vanishing",
    kind="power",
    rules=(
        Reaction(
            line=1,
            scope=ACTIVE,
            event="decline",
            matches=rule_1_when,
            act=rule_1_steps,
            joins=(AND, AND),
        ),
        PeopleFact(
            line=2,
            scope=ALWAYS,
            option="underground/option/vanishing_spares_the_elders",
            word="fleeting",
            negated=True,
            peoples=rule_2_others,
        ),
    ),
    banner=5,
    options=(("underground/option/vanishing_spares_the_elders", False),),
    sources=(
        Source("underground/powers/vanishing.regola", 8, 5),
        Source("underground/powers/vanishing.regola", 9, 5),
    ),
)
