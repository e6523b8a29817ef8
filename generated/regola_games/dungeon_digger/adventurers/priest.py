"""
Priest (dungeon_digger/adventurer/priest).

Written by Regola from dungeon_digger/adventurers/adventurers.regola: change the rules there, not
here.
"""

from __future__ import annotations

from regola_engine.digger import (
    AND,
    MORE,
    Frame,
    Item,
    Mover,
    Position,
    Reaction,
    Source,
    Value,
    capture,
    count_of,
    goons,
    led_by,
    number,
    require,
)

require(3)


def rule_1_amount(position: Position, frame: Frame) -> int:
    """The Priest’s strength increases by 1 for each goon that accompanies the Priest."""
    return led_by(position, frame.it)


def rule_2_when(position: Position, frame: Frame) -> bool:
    """
    Before you move the Priest into or through a tile, if the number of enemy goons there is lower
    than the Priest’s strength, they all join the Priest.
    """
    return (
        frame.event.actor == frame.you
        and frame.event.mover == frame.it
        and count_of(position, goons(position, -1, 1 << frame.event.tile, frame.you))
        < number(position, "strength", frame.you, frame.it)
    )


def rule_2_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 2."""
    return capture(position, frame, goons(position, -1, 1 << frame.event.tile, frame.you), frame.it)


ITEM = Item(
    reference="dungeon_digger/adventurer/priest",
    kind="adventurer",
    rules=(
        Value(line=1, word="strength", operation=MORE, each=True, its=True, amount=rule_1_amount),
        Reaction(
            line=2,
            each=True,
            event="move adventurer over",
            before=True,
            where="mover",
            matches=rule_2_when,
            act=rule_2_steps,
            joins=(AND,),
        ),
    ),
    mover=Mover(
        strength=2,
        speed=1,
    ),
    home="dungeon_digger/scenario/adventurers",
    sources=(
        Source("dungeon_digger/adventurers/adventurers.regola", 60, 5),
        Source("dungeon_digger/adventurers/adventurers.regola", 61, 5),
    ),
)
