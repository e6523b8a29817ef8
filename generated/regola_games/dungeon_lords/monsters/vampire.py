"""
Vampire (dungeon_lords/monster/vampire).

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
    kind_heroes,
    number,
    party_of,
    require,
    wake,
    wants,
)

require(3)

PRIEST = "dungeon_lords/adventurer/priest"


def rule_1_when(position: Position, frame: Frame) -> bool:
    """
    When you attack the party with the Vampire, you may deal 2 wounds to an adventurer in the party
    who is not a Priest. If you do, turn the Vampire face up. If you do not, deal wounds equal to
    the Vampire’s damage to an adventurer in the party who is not a Priest.
    """
    return frame.event.actor == frame.you and frame.event.monster == frame.it


def rule_1_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 1."""
    if frame.step == 0:
        answer = wants(
            position,
            frame,
            can_deal(
                position, frame.you, party_of(position, frame.you) & ~kind_heroes(position, PRIEST)
            ),
        )
        if answer != DONE:
            return answer
        return deal_to_one(
            position, frame, 2, party_of(position, frame.you) & ~kind_heroes(position, PRIEST)
        )
    if frame.step == 1:
        return wake(position, frame, frame.it)
    return deal_to_one(
        position,
        frame,
        number(position, "damage", frame.you, frame.it),
        party_of(position, frame.you) & ~kind_heroes(position, PRIEST),
    )


ITEM = Item(
    reference="dungeon_lords/monster/vampire",
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
        evil=2,
        damage=3,
    ),
    sources=(Source("dungeon_lords/monsters/monsters.regola", 239, 5),),
)
