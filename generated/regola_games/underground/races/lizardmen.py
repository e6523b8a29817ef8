"""
Lizardman (underground/race/lizardmen).

Written by Regola from underground/races/lizardmen.regola: change the rules there, not here.
"""

from __future__ import annotations

from regola_engine.conquest import (
    ACTIVE,
    Class,
    Item,
    Position,
    Source,
    around,
    class_mask,
    class_word,
    empty_regions,
    ground_word,
    near,
    require,
)

require(3)

FORDED = class_word("underground/trait/forded")
REACHABLE = class_word("reachable")
RIVER = ground_word("underground/terrain/river")


def rule_1(position: Position, you: int) -> int:
    """Rivers adjacent to your regions are forded."""
    ground = position.rulesets[you].ground
    return ground.masks[RIVER] & near(position, you)


def rule_2(position: Position, you: int) -> int:
    """Rivers adjacent to a forded River are forded."""
    ground = position.rulesets[you].ground
    return ground.masks[RIVER] & around(
        position, you, ground.masks[RIVER] & class_mask(position, FORDED, you)
    )


def rule_3(position: Position, you: int) -> int:
    """Variant “Guarded rivers”: non-empty Rivers are not forded."""
    ground = position.rulesets[you].ground
    return ground.masks[RIVER] & ~empty_regions(position)


def rule_4(position: Position, you: int) -> int:
    """You can reach any region adjacent to a forded River."""
    ground = position.rulesets[you].ground
    return around(position, you, ground.masks[RIVER] & class_mask(position, FORDED, you))


ITEM = Item(
    reference="underground/race/lizardmen",
    kind="race",
    rules=(
        Class(line=1, scope=ACTIVE, word=FORDED, regions=rule_1),
        Class(line=2, scope=ACTIVE, word=FORDED, regions=rule_2),
        Class(
            line=3,
            scope=ACTIVE,
            option="underground/option/kraken_stop_lizardmen",
            word=FORDED,
            negated=True,
            regions=rule_3,
        ),
        Class(line=4, scope=ACTIVE, word=REACHABLE, regions=rule_4),
    ),
    banner=7,
    box=12,
    options=(("underground/option/kraken_stop_lizardmen", False),),
    sources=(
        Source("underground/races/lizardmen.regola", 8, 5),
        Source("underground/races/lizardmen.regola", 9, 5),
        Source("underground/races/lizardmen.regola", 10, 5),
        Source("underground/races/lizardmen.regola", 11, 5),
    ),
)
