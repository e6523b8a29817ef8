"""
Wizard (dungeon_lords/adventurer/wizard).

Written by Regola from dungeon_lords/adventurers/adventurers.regola: change the rules there, not
here.
"""

from __future__ import annotations

from regola_engine.lords import (
    MORE,
    Adventurer,
    Frame,
    Item,
    Position,
    Source,
    Value,
    number,
    require,
)

require(3)


def rule_1_amount(position: Position, frame: Frame) -> int:
    """The party’s magic power increases by the number of the Wizard’s symbols."""
    return number(position, "skill", frame.you, frame.it)


ITEM = Item(
    reference="dungeon_lords/adventurer/wizard",
    kind="adventurer",
    rules=(Value(line=1, word="magic", operation=MORE, each=True, amount=rule_1_amount),),
    data=Adventurer(
        levels=(1, 2, 2, 3),
        health=(3, 3, 4, 4),
        skill=(1, 2, 1, 2),
        later_levels=(1, 2, 3, 4),
        later_health=(4, 5, 5, 6),
        later_skill=(2, 2, 3, 3),
    ),
    sources=(Source("dungeon_lords/adventurers/adventurers.regola", 127, 5),),
)
