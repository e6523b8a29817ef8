"""
Mirror (dungeon_lords/card/hall_of_mirrors).

Written by Regola from dungeon_lords/cards/cards.regola: change the rules there, not here.
"""

from __future__ import annotations

from regola_engine.lords import (
    AND,
    Card,
    Frame,
    Item,
    Position,
    Reaction,
    Source,
    battlefield,
    monsters_in,
    require,
    turn_down,
)

require(3)


def rule_1_when(position: Position, frame: Frame) -> bool:
    """
    When the Mirror is cast, turn a monster on the battlefield face down. Then turn another one face
    down.
    """
    return frame.event.card == frame.it


def rule_1_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 1."""
    if frame.step == 0:
        return turn_down(position, frame, monsters_in(position, battlefield(position, frame.you)))
    return turn_down(position, frame, monsters_in(position, battlefield(position, frame.you)))


ITEM = Item(
    reference="dungeon_lords/card/hall_of_mirrors",
    kind="card",
    rules=(
        Reaction(
            line=1,
            each=True,
            event="invoke card",
            where="card",
            matches=rule_1_when,
            act=rule_1_steps,
            joins=(AND, AND),
        ),
    ),
    data=Card(
        year=2,
        weariness=2,
        need=4,
        speed="quick",
    ),
    sources=(Source("dungeon_lords/cards/cards.regola", 215, 5),),
)
