"""
Magic Shield (dungeon_lords/card/magic_shield).

Written by Regola from dungeon_lords/cards/cards.regola: change the rules there, not here.
"""

from __future__ import annotations

from regola_engine.lords import (
    IS,
    MORE,
    Card,
    Frame,
    Item,
    Position,
    Source,
    Value,
    battles_at,
    card_number,
    is_marked,
    number,
    require,
)

require(3)


def rule_1_holds(position: Position, frame: Frame) -> bool:
    """
    If the party’s magic power reaches the magic needed for the Magic Shield, the party’s shield
    increases by 1.
    """
    return number(position, "magic", frame.you, frame.you) >= card_number(
        position, "need", frame.you
    )


def rule_2_holds(position: Position, frame: Frame) -> bool:
    """If the battlefield is silent or if the party is hushed, the party’s shield is 0."""
    return battles_at(position, "silent", frame.you) or is_marked(position, "hushed", frame.you)


ITEM = Item(
    reference="dungeon_lords/card/magic_shield",
    kind="card",
    rules=(
        Value(line=1, word="shield", operation=MORE, each=True, holds=rule_1_holds),
        Value(line=2, word="shield", operation=IS, constant=0, holds=rule_2_holds),
    ),
    data=Card(
        year=1,
        weariness=2,
        need=2,
    ),
    sources=(
        Source("dungeon_lords/cards/cards.regola", 82, 5),
        Source("dungeon_lords/cards/cards.regola", 83, 5),
    ),
)
