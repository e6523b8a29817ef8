"""
Great Brass Pipe (underground/place/great_brass_pipe).

Written by Regola from underground/places/great_brass_pipe.regola: change the rules there, not here.
"""

from __future__ import annotations

from regola_engine.conquest import (
    ACTIVE,
    Class,
    Item,
    Position,
    Source,
    Tie,
    class_word,
    piece_word,
    require,
    same_terrain,
)

require(3)

GREAT_BRASS_PIPE = piece_word("underground/place/great_brass_pipe")
REACHABLE = class_word("reachable")


def rule_1(position: Position, you: int) -> int:
    """
    For you, regions of the same terrain as the region with the Great Brass Pipe count as adjacent
    to one another. Variant “Pipes for conquest”: this rule does not apply.
    """
    return same_terrain(position, you, position.where[GREAT_BRASS_PIPE])


def rule_2(position: Position, you: int) -> int:
    """
    Variant “Pipes for conquest”: you can reach any region of the same terrain as the region with
    the Great Brass Pipe.
    """
    return same_terrain(position, you, position.where[GREAT_BRASS_PIPE])


ITEM = Item(
    reference="underground/place/great_brass_pipe",
    kind="place",
    rules=(
        Tie(
            line=1,
            scope=ACTIVE,
            option="underground/option/pipe_is_for_conquest",
            untaken=True,
            regions=rule_1,
            other_regions=rule_1,
        ),
        Class(
            line=2,
            scope=ACTIVE,
            option="underground/option/pipe_is_for_conquest",
            word=REACHABLE,
            regions=rule_2,
        ),
    ),
    options=(("underground/option/pipe_is_for_conquest", False),),
    sources=(
        Source("underground/places/great_brass_pipe.regola", 7, 5),
        Source("underground/places/great_brass_pipe.regola", 9, 5),
    ),
)
