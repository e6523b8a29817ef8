"""
Golem (dungeon_lords/monster/golem).

Written by Regola from dungeon_lords/monsters/monsters.regola: change the rules there, not here.
"""

from __future__ import annotations

from regola_engine.lords import (
    AND,
    Class,
    Frame,
    Item,
    Monster,
    Position,
    Reaction,
    Source,
    deal_to_one,
    front,
    number,
    require,
)

require(3)


def rule_1(position: Position, frame: Frame) -> bool:
    """The Golem is tireless."""
    return bool(frame.event.thing == frame.it)


def rule_2_when(position: Position, frame: Frame) -> bool:
    """
    When you attack the party with the Golem, deal the adventurer in front wounds equal to the
    Golem’s damage.
    """
    return frame.event.actor == frame.you and frame.event.monster == frame.it


def rule_2_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 2."""
    return deal_to_one(
        position, frame, number(position, "damage", frame.you, frame.it), front(position, frame.you)
    )


ITEM = Item(
    reference="dungeon_lords/monster/golem",
    kind="monster",
    rules=(
        Class(line=1, word="tireless", each=True, holds=rule_1),
        Reaction(
            line=2,
            each=True,
            event="attack party",
            where="monster",
            matches=rule_2_when,
            act=rule_2_steps,
            joins=(AND,),
        ),
    ),
    data=Monster(
        copies=(0, 2),
        gold=1,
        traps=1,
        damage=4,
    ),
    sources=(
        Source("dungeon_lords/monsters/monsters.regola", 281, 5),
        Source("dungeon_lords/monsters/monsters.regola", 282, 5),
    ),
)
