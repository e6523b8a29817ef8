"""
Fountain of Youth (underground/place/fountain_of_youth).

Written by Regola from underground/places/fountain_of_youth.regola: change the rules there, not
here.
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
    gain_tokens,
    moment_word,
    require,
)

require(1)

READYING = moment_word("readying")


def rule_1_steps(position: Position, frame: Frame) -> int:
    """When you ready your troops, gain 1 token."""
    return gain_tokens(position, frame, 1)


ITEM = Item(
    reference="underground/place/fountain_of_youth",
    kind="place",
    rules=(
        Reaction(line=1, scope=ACTIVE, moment=READYING, act=rule_1_steps, joins=(AND,)),
    ),
    sources=(
        Source("underground/places/fountain_of_youth.regola", 7, 5),
    ),
)
