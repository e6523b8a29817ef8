"""
Demon (dungeon_lords/monster/demon).

Written by Regola from dungeon_lords/monsters/monsters.regola: change the rules there, not here.
"""

from __future__ import annotations

from regola_engine.lords import (
    AND,
    Frame,
    Item,
    Monster,
    Position,
    Reaction,
    Source,
    battlefield,
    deal_to_one,
    mark_tile,
    number,
    party_of,
    require,
)

require(3)


def rule_1_when(position: Position, frame: Frame) -> bool:
    """
    When you attack the party with the Demon, deal an adventurer in the party wounds equal to the
    Demon’s damage. Then secure the battlefield.
    """
    return frame.event.actor == frame.you and frame.event.monster == frame.it


def rule_1_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 1."""
    if frame.step == 0:
        return deal_to_one(
            position,
            frame,
            number(position, "damage", frame.you, frame.it),
            party_of(position, frame.you),
        )
    return mark_tile(position, frame, battlefield(position, frame.you))


ITEM = Item(
    reference="dungeon_lords/monster/demon",
    kind="monster",
    rules=(
        Reaction(
            line=1,
            each=True,
            event="attack party",
            where="monster",
            matches=rule_1_when,
            act=rule_1_steps,
            joins=(AND, AND),
        ),
    ),
    data=Monster(
        copies=(0, 2),
        evil=1,
        monsters=1,
        damage=7,
    ),
    sources=(Source("dungeon_lords/monsters/monsters.regola", 333, 5),),
)
