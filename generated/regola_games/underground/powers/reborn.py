"""
Reborn (underground/power/reborn).

Written by Regola from underground/powers/reborn.regola: change the rules there, not here.
"""

from __future__ import annotations

from regola_engine.conquest import (
    AND,
    DECLINED,
    FROM_HAND,
    FROM_TRAY,
    Ban,
    Frame,
    Item,
    Offer,
    Position,
    Source,
    can_replace,
    ground_word,
    regions_with_tokens,
    replace_tokens,
    require,
)

require(3)

RIVER = ground_word("underground/terrain/river")


def rule_1(position: Position, you: int) -> int:
    """
    In decline, when you ready your troops, you may replace all tokens in one of your people’s
    regions with 1 active token of yours, taken from the tray (or from your hand if the tray is
    empty). You may do this twice per turn.
    """
    return regions_with_tokens(position, 1) & position.held[you]


def rule_1_possible(position: Position, frame: Frame) -> bool:
    """Whether all that rule 1 takes can be done."""
    you = frame.you
    return can_replace(position, you, FROM_TRAY | FROM_HAND, 1)


def rule_1_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 1."""
    return replace_tokens(position, frame, 1, FROM_TRAY | FROM_HAND, 1 << frame.event.thing)


def rule_2(position: Position, you: int) -> int:
    """
    In decline, you may not replace a token in a River. Variant “Reborn from rivers”: this rule does
    not apply.
    """
    ground = position.rulesets[you].ground
    return regions_with_tokens(position, 1) & ground.masks[RIVER]


ITEM = Item(
    reference="underground/power/reborn",
    kind="power",
    rules=(
        Offer(
            line=1,
            scope=DECLINED,
            moment="readying",
            verb="replace",
            times=2,
            turn=True,
            targets=rule_1,
            possible=rule_1_possible,
            act=rule_1_steps,
            joins=(AND,),
        ),
        Ban(
            line=2,
            scope=DECLINED,
            option="underground/option/reborn_come_from_rivers",
            untaken=True,
            deed="replace",
            regions=rule_2,
        ),
    ),
    banner=5,
    options=(("underground/option/reborn_come_from_rivers", False),),
    sources=(
        Source("underground/powers/reborn.regola", 8, 5),
        Source("underground/powers/reborn.regola", 11, 5),
    ),
)
