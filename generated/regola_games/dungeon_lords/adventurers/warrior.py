"""
Warrior (dungeon_lords/adventurer/warrior).

Written by Regola from dungeon_lords/adventurers/adventurers.regola: change the rules there, not
here.
"""

from __future__ import annotations

from regola_engine.lords import (
    Adventurer,
    Class,
    Frame,
    Item,
    Position,
    Source,
    require,
)

require(3)


def rule_1(position: Position, frame: Frame) -> bool:
    """The Warrior is bold."""
    return bool(frame.event.thing == frame.it)


def rule_2(position: Position, frame: Frame) -> bool:
    """Variant “Warriors in line”: the Warrior is patient."""
    return bool(
        frame.event.thing == frame.it
        and position.game.takes("dungeon_lords/option/older_warriors_lead"),
    )


ITEM = Item(
    reference="dungeon_lords/adventurer/warrior",
    kind="adventurer",
    rules=(
        Class(line=1, word="bold", each=True, holds=rule_1),
        Class(line=2, word="patient", each=True, holds=rule_2),
    ),
    data=Adventurer(
        levels=(1, 2, 2, 3),
        health=(3, 4, 4, 5),
        later_levels=(1, 2, 3, 4),
        later_health=(5, 6, 7, 8),
    ),
    options=(("dungeon_lords/option/older_warriors_lead", False),),
    sources=(
        Source("dungeon_lords/adventurers/adventurers.regola", 10, 5),
        Source("dungeon_lords/adventurers/adventurers.regola", 11, 5),
    ),
)
