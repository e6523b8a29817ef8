"""
Silver Paladin (dungeon_lords/paladin/silver_paladin).

Written by Regola from dungeon_lords/adventurers/adventurers.regola: change the rules there, not
here.
"""

from __future__ import annotations

from regola_engine.lords import (
    MORE,
    Frame,
    Item,
    Paladin,
    Position,
    Source,
    Value,
    number,
    require,
)

require(3)


def rule_1_amount(position: Position, frame: Frame) -> int:
    """The party’s protection from traps increases by the number of the Silver Paladin’s symbols."""
    return number(position, "skill", frame.you, frame.it)


def rule_2_amount(position: Position, frame: Frame) -> int:
    """The party’s healing power increases by the number of the Silver Paladin’s symbols."""
    return number(position, "skill", frame.you, frame.it)


def rule_3_amount(position: Position, frame: Frame) -> int:
    """The party’s magic power increases by the number of the Silver Paladin’s symbols."""
    return number(position, "skill", frame.you, frame.it)


ITEM = Item(
    reference="dungeon_lords/paladin/silver_paladin",
    kind="paladin",
    rules=(
        Value(line=1, word="protection", operation=MORE, each=True, amount=rule_1_amount),
        Value(line=2, word="piety", operation=MORE, each=True, amount=rule_2_amount),
        Value(line=3, word="magic", operation=MORE, each=True, amount=rule_3_amount),
    ),
    data=Paladin(
        year=1,
        health=5,
        skill=2,
    ),
    sources=(
        Source("dungeon_lords/adventurers/adventurers.regola", 150, 5),
        Source("dungeon_lords/adventurers/adventurers.regola", 151, 5),
        Source("dungeon_lords/adventurers/adventurers.regola", 152, 5),
    ),
)
