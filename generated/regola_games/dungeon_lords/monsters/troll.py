"""
Troll (dungeon_lords/monster/troll).

Written by Regola from dungeon_lords/monsters/monsters.regola: change the rules there, not here.
"""

from __future__ import annotations

from regola_engine.lords import (
    AND,
    DONE,
    OTHERWISE,
    THEN,
    Class,
    Frame,
    Item,
    Monster,
    Position,
    Reaction,
    Source,
    can_pay,
    deal_to_one,
    front,
    number,
    pay,
    require,
    wants,
)

require(3)


def rule_1(position: Position, frame: Frame) -> bool:
    """The Troll is helpful."""
    return bool(frame.event.thing == frame.it)


def rule_2_when(position: Position, frame: Frame) -> bool:
    """
    When you attack the party with the Troll, you may pay 1 food ration. If you do, deal the
    adventurer in front wounds equal to the Troll’s damage plus 1. If you do not, deal the
    adventurer in front wounds equal to the Troll’s damage.
    """
    return frame.event.actor == frame.you and frame.event.monster == frame.it


def rule_2_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 2."""
    if frame.step == 0:
        answer = wants(position, frame, can_pay(position, frame.you, 1, "food"))
        if answer != DONE:
            return answer
        return pay(position, frame, 1, "food")
    if frame.step == 1:
        return deal_to_one(
            position,
            frame,
            number(position, "damage", frame.you, frame.it) + 1,
            front(position, frame.you),
        )
    return deal_to_one(
        position, frame, number(position, "damage", frame.you, frame.it), front(position, frame.you)
    )


ITEM = Item(
    reference="dungeon_lords/monster/troll",
    kind="monster",
    rules=(
        Class(line=1, word="helpful", each=True, holds=rule_1),
        Reaction(
            line=2,
            each=True,
            event="attack party",
            where="monster",
            matches=rule_2_when,
            act=rule_2_steps,
            joins=(AND, THEN, OTHERWISE),
        ),
    ),
    data=Monster(
        copies=(2, 1),
        food=2,
        damage=3,
    ),
    sources=(
        Source("dungeon_lords/monsters/monsters.regola", 170, 5),
        Source("dungeon_lords/monsters/monsters.regola", 171, 5),
    ),
)
