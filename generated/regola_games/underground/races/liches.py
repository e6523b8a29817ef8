"""
Lich (underground/race/liches).

Written by Regola from underground/races/liches.regola: change the rules there, not here.
"""

from __future__ import annotations

from regola_engine.conquest import (
    ACTIVE,
    AND,
    DECLINED,
    Ban,
    Frame,
    Item,
    Position,
    Reaction,
    Source,
    actor_is_of,
    opponents,
    players_with_coins,
    require,
    take_coins,
)

require(3)


def rule_1_when(position: Position, frame: Frame) -> bool:
    """
    In decline, when an opponent conquers one of your people’s regions, take 1 coin from that
    opponent.
    """
    you = frame.you
    return bool(
        actor_is_of(position, frame.event.actor, opponents(position, you))
        and position.held[you] >> frame.event.thing & 1,
    )


def rule_1_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 1."""
    return take_coins(position, frame, 1, 1 << position.owner[frame.event.actor])


def rule_2(position: Position, you: int, mover: int) -> int:
    """
    While your people is in decline, an opponent without a coin may not attack your people’s
    regions.
    """
    if not actor_is_of(position, mover, opponents(position, you) & ~players_with_coins(position)):
        return 0
    return position.held[you]


def rule_3(position: Position, you: int, mover: int) -> int:
    """Variant “Choosy Liches”: an opponent without a coin may not attack your regions."""
    if not actor_is_of(position, mover, opponents(position, you) & ~players_with_coins(position)):
        return 0
    return position.held[you]


ITEM = Item(
    reference="underground/race/liches",
    kind="race",
    rules=(
        Reaction(
            line=1,
            scope=DECLINED,
            event="conquer",
            matches=rule_1_when,
            act=rule_1_steps,
            joins=(AND,),
        ),
        Ban(line=2, scope=DECLINED, deed="attack", mover=rule_2),
        Ban(
            line=3,
            scope=ACTIVE,
            option="underground/option/active_liches_refuse_the_poor",
            deed="attack",
            mover=rule_3,
        ),
    ),
    banner=5,
    box=10,
    options=(("underground/option/active_liches_refuse_the_poor", False),),
    sources=(
        Source("underground/races/liches.regola", 6, 5),
        Source("underground/races/liches.regola", 7, 5),
        Source("underground/races/liches.regola", 8, 5),
    ),
)
