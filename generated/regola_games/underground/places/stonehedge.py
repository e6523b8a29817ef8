"""
Stonehedge (underground/place/stonehedge).

Written by Regola from underground/places/stonehedge.regola: change the rules there, not here.
"""

from __future__ import annotations

from regola_engine.conquest import (
    ACTIVE,
    ALWAYS,
    AND,
    FAILED,
    OTHERWISE,
    Frame,
    Item,
    Lends,
    Position,
    Reaction,
    Source,
    draw_power,
    piece_word,
    require,
)

require(3)

STONEHEDGE = piece_word("underground/place/stonehedge")


def rule_1_when(position: Position, frame: Frame) -> bool:
    """
    When Stonehedge is revealed, draw unseen a power that is not in a visible combination. If you
    cannot, draw any power unseen. Variant “Top power”: instead, draw any power unseen.
    """
    return bool(position.where[STONEHEDGE] >> frame.event.thing & 1)


def rule_1_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 1."""
    if frame.step == 0:
        if position.game.takes("underground/option/stonehedge_may_draw_the_top"):
            return FAILED
        return draw_power(position, frame, STONEHEDGE, hidden=True)
    return draw_power(position, frame, STONEHEDGE, hidden=False)


ITEM = Item(
    reference="underground/place/stonehedge",
    kind="place",
    rules=(
        Reaction(
            line=1,
            scope=ACTIVE,
            event="reveal",
            matches=rule_1_when,
            act=rule_1_steps,
            joins=(AND, OTHERWISE),
        ),
        # Even while your people is in decline, the power of Stonehedge counts as one of your
        # powers.
        Lends(line=2, scope=ALWAYS),
    ),
    options=(("underground/option/stonehedge_may_draw_the_top", False),),
    sources=(
        Source("underground/places/stonehedge.regola", 7, 5),
        Source("underground/places/stonehedge.regola", 9, 5),
    ),
)
