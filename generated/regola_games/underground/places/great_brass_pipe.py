"""
Great Brass Pipe (underground/place/great_brass_pipe).

Written by Regola from underground/places/great_brass_pipe.regola: change the rules there, not here.
"""

from __future__ import annotations

from regola_engine.conquest import (
    ACTIVE,
    Item,
    Position,
    Source,
    Tie,
    piece_word,
    require,
    same_terrain,
)

require(1)

GREAT_BRASS_PIPE = piece_word("underground/place/great_brass_pipe")


def rule_1(position: Position, you: int) -> int:
    """
    For you, regions of the same terrain as the region with the Great Brass Pipe count as adjacent
    to one another.
    """
    return same_terrain(position, you, position.where[GREAT_BRASS_PIPE])


ITEM = Item(
    reference="underground/place/great_brass_pipe",
    kind="place",
    rules=(
        Tie(line=1, scope=ACTIVE, regions=rule_1, other_regions=rule_1),
    ),
    sources=(
        Source("underground/places/great_brass_pipe.regola", 7, 5),
    ),
)
