"""
Poisoned Dart (dungeon_lords/trap/poisoned_dart).

Written by Regola from dungeon_lords/traps/traps.regola: change the rules there, not here.
"""

from __future__ import annotations

from regola_engine.lords import (
    AND,
    Frame,
    Item,
    Position,
    Reaction,
    Source,
    Trap,
    deal_to_one,
    front,
    poison,
    require,
)

require(3)


def rule_1_was(position: Position, frame: Frame) -> bool:
    """
    When you spring the Poisoned Dart, deal 1 wound to the adventurer in front and poison them.
    """
    return frame.event.actor == frame.you and frame.event.trap == frame.it


def rule_1_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 1."""
    if frame.step == 0:
        return deal_to_one(position, frame, 1, front(position, frame.you))
    return poison(position, frame, front(position, frame.you))


ITEM = Item(
    reference="dungeon_lords/trap/poisoned_dart",
    kind="trap",
    rules=(
        Reaction(
            line=1,
            each=True,
            event="spring trap",
            where="trap",
            was=rule_1_was,
            act=rule_1_steps,
            joins=(AND, AND),
        ),
    ),
    data=Trap(
        copies=3,
    ),
    sources=(Source("dungeon_lords/traps/traps.regola", 9, 5),),
)
