"""
Miser (dungeon_digger/lord/miser).

Written by Regola from dungeon_digger/lords/lords.regola: change the rules there, not here.
"""

from __future__ import annotations

from regola_engine.digger import (
    AND,
    Frame,
    Item,
    Offer,
    Position,
    Reaction,
    Source,
    draw_coins,
    gain_gold,
    require,
)

require(3)


def rule_1_steps(position: Position, frame: Frame) -> int:
    """At the end of the game, gain 1 gold piece for every 3 of your coins."""
    return gain_gold(position, frame, len(position.coins[frame.you]) // 3)


def rule_2_possible(position: Position, frame: Frame) -> bool:
    """Once per game, during your turn, you may draw 1 coin."""
    return bool(position.bag)


def rule_2_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 2."""
    return draw_coins(position, frame, 1)


ITEM = Item(
    reference="dungeon_digger/lord/miser",
    kind="lord",
    rules=(
        Reaction(line=1, moment="end of game", act=rule_1_steps, joins=(AND,)),
        Offer(
            line=2,
            verb="draw",
            moment="turn",
            times=1,
            possible=rule_2_possible,
            act=rule_2_steps,
            joins=(AND,),
        ),
    ),
    sources=(
        Source("dungeon_digger/lords/lords.regola", 55, 5),
        Source("dungeon_digger/lords/lords.regola", 56, 5),
    ),
)
