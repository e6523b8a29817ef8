"""
Slime (dungeon_lords/monster/slime).

Written by Regola from dungeon_lords/monsters/monsters.regola: change the rules there, not here.
"""

from __future__ import annotations

from regola_engine.lords import (
    AND,
    DONE,
    OTHERWISE,
    Frame,
    Item,
    Monster,
    Position,
    Reaction,
    Source,
    battlefield,
    can_deal,
    deal_to_all,
    mark_tile,
    party_of,
    require,
    wants,
)

require(3)


def rule_1_when(position: Position, frame: Frame) -> bool:
    """
    When you attack the party with the Slime, you may deal 1 wound to each adventurer in the party.
    If you do not, secure the battlefield.
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
        return deal_to_all(position, frame, 1, party_of(position, frame.you))
    return mark_tile(position, frame, battlefield(position, frame.you))


ITEM = Item(
    reference="dungeon_lords/monster/slime",
    kind="monster",
    rules=(
        Reaction(
            line=1,
            each=True,
            event="attack party",
            where="monster",
            matches=rule_1_when,
            act=rule_1_steps,
            joins=(AND, OTHERWISE),
        ),
    ),
    data=Monster(
        copies=(2, 1),
        food=1,
    ),
    sources=(Source("dungeon_lords/monsters/monsters.regola", 94, 5),),
)
