"""
Spiderine (underground/race/spiderines).

Written by Regola from underground/races/spiderines.regola: change the rules there, not here.
"""

from __future__ import annotations

from regola_engine.conquest import (
    ACTIVE,
    Class,
    Ground,
    Item,
    Position,
    Source,
    Tie,
    around,
    class_word,
    ground_word,
    has_power,
    require,
)

require(3)

CHASM = ground_word("underground/terrain/chasm")
REACHABLE = class_word("reachable")


def rule_1(ground: Ground) -> int:
    """You can reach any region adjacent to a Bottomless Chasm."""
    return ground.around(ground.masks[CHASM])


def rule_2(position: Position, you: int) -> int:
    """
    Your regions adjacent to a Bottomless Chasm count as adjacent to one another. Variant “Quarrels
    over chasms”: this rule does not apply if your power is “Quarreling”.
    """
    ground = position.rulesets[you].ground
    return (
        position.held[you]
        & around(position, you, ground.masks[CHASM])
        & ~(
            (-1 if position.game.takes("underground/option/spiderines_quarrel_over_chasms") else 0)
            & (-1 if has_power(position, you, "underground/power/quarreling") else 0)
        )
    )


ITEM = Item(
    reference="underground/race/spiderines",
    kind="race",
    rules=(
        Class(line=1, scope=ACTIVE, word=REACHABLE, ground=rule_1),
        Tie(line=2, scope=ACTIVE, regions=rule_2, other_regions=rule_2),
    ),
    banner=7,
    box=12,
    options=(("underground/option/spiderines_quarrel_over_chasms", False),),
    sources=(
        Source("underground/races/spiderines.regola", 6, 5),
        Source("underground/races/spiderines.regola", 7, 5),
    ),
)
