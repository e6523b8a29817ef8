"""
Goblin (dungeon_lords/monster/goblin).

Written by Regola from dungeon_lords/monsters/monsters.regola: change the rules there, not here.
"""

from __future__ import annotations

from regola_engine.lords import (
    AND,
    FAILED,
    Frame,
    Item,
    Monster,
    Position,
    Reaction,
    Source,
    deal_to_one,
    front,
    is_marked,
    number,
    require,
)

require(3)


def rule_1_when(position: Position, frame: Frame) -> bool:
    """
    When you attack the party with the Goblin, deal the adventurer in front wounds equal to the
    Goblin’s damage. Then, if the party is thinned out, deal 1 wound to the adventurer in front.
    Variant “Second blow”: instead of the last effect, if the party is thinned out, deal the
    adventurer in front wounds equal to the Goblin’s damage minus 1.
    """
    return frame.event.actor == frame.you and frame.event.monster == frame.it


def rule_1_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 1."""
    if frame.step == 0:
        return deal_to_one(
            position,
            frame,
            number(position, "damage", frame.you, frame.it),
            front(position, frame.you),
        )
    if frame.step == 1:
        if not (
            is_marked(position, "thinned", frame.you)
            and not position.game.takes("dungeon_lords/option/second_blow_is_trained")
        ):
            return FAILED
        return deal_to_one(position, frame, 1, front(position, frame.you))
    if not (
        is_marked(position, "thinned", frame.you)
        and position.game.takes("dungeon_lords/option/second_blow_is_trained")
    ):
        return FAILED
    return deal_to_one(
        position,
        frame,
        max(0, number(position, "damage", frame.you, frame.it) - 1),
        front(position, frame.you),
    )


ITEM = Item(
    reference="dungeon_lords/monster/goblin",
    kind="monster",
    rules=(
        Reaction(
            line=1,
            each=True,
            event="attack party",
            where="monster",
            matches=rule_1_when,
            act=rule_1_steps,
            joins=(AND, AND, AND),
        ),
    ),
    data=Monster(
        copies=(2, 1),
        food=1,
        damage=2,
    ),
    options=(("dungeon_lords/option/second_blow_is_trained", False),),
    sources=(Source("dungeon_lords/monsters/monsters.regola", 9, 5),),
)
