"""
Will-o'-Wisp (underground/race/will_o_wisps).

Written by Regola from underground/races/will_o_wisps.regola: change the rules there, not here.
"""

from __future__ import annotations

from regola_engine.conquest import (
    ACTIVE,
    ALL,
    AND,
    DONE,
    FAILED,
    FROM_HAND,
    LESS,
    OTHERWISE,
    THEN,
    Frame,
    Item,
    Offer,
    Position,
    Source,
    Value,
    around,
    conquer,
    ground_word,
    number_word,
    put_tokens,
    regions_short_by,
    require,
    roll_die,
    rolled,
    stop,
)

require(3)

CONQUEST_COST = number_word("conquest cost")
CRYSTAL = ground_word("underground/terrain/crystal")


def rule_1(position: Position, you: int) -> int:
    """
    During conquest, you may assault a Mystic Crystal or a region adjacent to your Mystic Crystals.
    You may do so only if you are at most 3 tokens short of conquering the region. If you do, roll
    the die and subtract the die roll from the tokens needed (minimum 1). If you can, conquer that
    region. If you cannot, end the conquest phase. Variant “All come along”: if you conquer that
    region, place all tokens from your hand in that region. Variant “Another try”: you do not end
    the conquest phase.
    """
    ground = position.rulesets[you].ground
    return (
        ground.masks[CRYSTAL] | around(position, you, ground.masks[CRYSTAL] & position.held[you])
    ) & regions_short_by(position, you, -ALL, 3)


def rule_1_setting_2_amount(position: Position, you: int, region: int) -> int:
    """How much rule 1 changes the number by."""
    return rolled(position)


def rule_1_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 1."""
    if frame.step == 0:
        return roll_die(position, frame)
    if frame.step == 1:
        return conquer(position, frame, frame.event.thing)
    if frame.step == 2:
        if not position.game.takes("underground/option/wisps_bring_all"):
            return DONE
        return put_tokens(position, frame, ALL, FROM_HAND, 1 << frame.event.thing)
    if position.game.takes("underground/option/wisps_may_try_again"):
        return FAILED
    return stop(position, frame)


ITEM = Item(
    reference="underground/race/will_o_wisps",
    kind="race",
    rules=(
        Offer(
            line=1,
            scope=ACTIVE,
            moment="conquest",
            verb="assault",
            targets=rule_1,
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
            joins=(AND, AND, THEN, OTHERWISE),
        ),
    ),
    banner=6,
    box=11,
    options=(
        ("underground/option/wisps_bring_all", False),
        ("underground/option/wisps_may_try_again", False),
    ),
    sources=(Source("underground/races/will_o_wisps.regola", 8, 5),),
)
