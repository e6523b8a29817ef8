"""
Martyr (underground/power/martyr).

Written by Regola from underground/powers/martyr.regola: change the rules there, not here.
"""

from __future__ import annotations

from regola_engine.conquest import (
    ACTIVE,
    AND,
    Frame,
    Item,
    Position,
    Reaction,
    Source,
    actor_is_of,
    event_word,
    gain_coins,
    opponents,
    require,
)

require(1)

WHEN_CONQUER = event_word("conquer")


def rule_1_when(position: Position, you: int, actor: int, target: int) -> bool:
    """When an opponent conquers one of your regions, gain 1 coin."""
    return bool(
        (
            actor_is_of(position, actor, opponents(position, you))
            and (position.held[you] >> target & 1)
        ),
    )


def rule_1_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 1."""
    return gain_coins(position, frame, 1)


ITEM = Item(
    reference="underground/power/martyr",
    kind="power",
    rules=(
        Reaction(
            line=1,
            scope=ACTIVE,
            event=WHEN_CONQUER,
            matches=rule_1_when,
            act=rule_1_steps,
            joins=(AND,),
        ),
    ),
    banner=4,
    sources=(
        Source("underground/powers/martyr.regola", 6, 5),
    ),
)
