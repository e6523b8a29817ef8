"""
Bard (dungeon_digger/adventurer/bard).

Written by Regola from dungeon_digger/adventurers/adventurers.regola: change the rules there, not
here.
"""

from __future__ import annotations

from regola_engine.digger import (
    Ban,
    Frame,
    Item,
    Mover,
    Position,
    Source,
    count_of,
    goons,
    near_to,
    number,
    require,
    space_of,
)

require(3)


def rule_1(position: Position, frame: Frame) -> bool:
    """
    An opponent may kill the Bard with a squad only if the number of their goons within 2 spaces of
    the Bard is at least the squad’s strength plus 2.
    """
    return (
        frame.event.actor != frame.you
        and frame.event.mover == frame.it
        and frame.event.count > 0
        and not (
            count_of(
                position,
                goons(
                    position,
                    1 << frame.event.actor,
                    near_to(position, space_of(position, frame.it), 2),
                ),
            )
            >= number(position, "strength", frame.event.actor, -frame.event.count) + 2
        )
    )


ITEM = Item(
    reference="dungeon_digger/adventurer/bard",
    kind="adventurer",
    rules=(Ban(line=1, deed="kill adventurer", each=True, where="mover", holds=rule_1),),
    mover=Mover(
        strength=1,
        speed=2,
    ),
    home="dungeon_digger/scenario/adventurers",
    sources=(Source("dungeon_digger/adventurers/adventurers.regola", 244, 5),),
)
