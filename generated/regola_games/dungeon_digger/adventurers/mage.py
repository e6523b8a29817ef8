"""
Mage (dungeon_digger/adventurer/mage).

Written by Regola from dungeon_digger/adventurers/adventurers.regola: change the rules there, not
here.
"""

from __future__ import annotations

from regola_engine.digger import (
    ALL,
    AND,
    DONE,
    Frame,
    Item,
    Mover,
    Position,
    Reaction,
    Source,
    can_kill,
    goons,
    in_line,
    kill_goons,
    require,
    wants,
)

require(3)


def rule_1_when(position: Position, frame: Frame) -> bool:
    """
    Once per turn, when you move the Mage to a tile, you may kill all goons in line with the Mage.
    """
    return frame.event.actor == frame.you and frame.event.mover == frame.it


def rule_1_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 1."""
    answer = wants(
        position, frame, can_kill(position, frame, goons(position, -1, in_line(position, frame.it)))
    )
    if answer != DONE:
        return answer
    return kill_goons(position, frame, goons(position, -1, in_line(position, frame.it)), ALL)


ITEM = Item(
    reference="dungeon_digger/adventurer/mage",
    kind="adventurer",
    rules=(
        Reaction(
            line=1,
            each=True,
            event="move adventurer to",
            where="mover",
            matches=rule_1_when,
            times=1,
            turn=True,
            act=rule_1_steps,
            joins=(AND,),
        ),
    ),
    mover=Mover(
        strength=1,
        speed=1,
    ),
    home="dungeon_digger/scenario/adventurers",
    sources=(Source("dungeon_digger/adventurers/adventurers.regola", 191, 5),),
)
