"""
Dragon (dungeon_lords/monster/dragon).

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
    deal_to_all,
    mark_party,
    number,
    party_of,
    require,
)

require(3)


def rule_1_when(position: Position, frame: Frame) -> bool:
    """
    When you attack the party with the Dragon, deal each adventurer in the party wounds equal to the
    Dragon’s damage. Then curse the party.
    """
    return frame.event.actor == frame.you and frame.event.monster == frame.it


def rule_1_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 1."""
    if frame.step == 0:
        return deal_to_all(
            position,
            frame,
            number(position, "damage", frame.you, frame.it),
            party_of(position, frame.you),
        )
    return mark_party(position, frame, "cursed")


ITEM = Item(
    reference="dungeon_lords/monster/dragon",
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
        food=2,
        evil=2,
        damage=2,
    ),
    sources=(Source("dungeon_lords/monsters/monsters.regola", 305, 5),),
)
