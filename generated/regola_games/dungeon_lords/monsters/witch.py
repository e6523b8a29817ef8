"""
Witch (dungeon_lords/monster/witch).

Written by Regola from dungeon_lords/monsters/monsters.regola: change the rules there, not here.
"""

from __future__ import annotations

from regola_engine.lords import (
    AND,
    DONE,
    OTHERWISE,
    THEN,
    Frame,
    Item,
    Monster,
    Position,
    Reaction,
    Source,
    can_deal,
    deal_to_one,
    front,
    number,
    party_of,
    require,
    wants,
)

require(3)


def rule_1_when(position: Position, frame: Frame) -> bool:
    """
    When you attack the party with the Witch, you may deal 1 wound to an adventurer in the party. If
    you do, deal 1 more wound to an adventurer in the party (the same or another). If you do not,
    deal the adventurer in front wounds equal to the Witch’s damage.
    """
    return frame.event.actor == frame.you and frame.event.monster == frame.it


def rule_1_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 1."""
    if frame.step == 0:
        answer = wants(
            position, frame, can_deal(position, frame.you, party_of(position, frame.you))
        )
        if answer != DONE:
            return answer
        return deal_to_one(position, frame, 1, party_of(position, frame.you))
    if frame.step == 1:
        return deal_to_one(position, frame, 1, party_of(position, frame.you))
    return deal_to_one(
        position, frame, number(position, "damage", frame.you, frame.it), front(position, frame.you)
    )


ITEM = Item(
    reference="dungeon_lords/monster/witch",
    kind="monster",
    rules=(
        Reaction(
            line=1,
            each=True,
            event="attack party",
            where="monster",
            matches=rule_1_when,
            act=rule_1_steps,
            joins=(AND, THEN, OTHERWISE),
        ),
    ),
    data=Monster(
        copies=(2, 1),
        food=1,
        evil=1,
        damage=4,
    ),
    sources=(Source("dungeon_lords/monsters/monsters.regola", 210, 5),),
)
