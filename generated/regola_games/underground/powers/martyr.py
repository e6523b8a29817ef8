"""
Martyr (underground/power/martyr).

Written by Regola from underground/powers/martyr.regola: change the rules there, not here.
"""

from __future__ import annotations

from regola_engine.conquest import (
    ACTIVE,
    AND,
    Frame,
    Item,
    Position,
    Reaction,
    Source,
    actor_is_of,
    actor_is_piece,
    gain_coins,
    opponents,
    piece_word,
    require,
)

require(3)

BALROG = piece_word("underground/piece/balrog")


def rule_1_when(position: Position, frame: Frame) -> bool:
    """When an opponent conquers one of your regions, gain 1 coin."""
    you = frame.you
    return bool(
        actor_is_of(position, frame.event.actor, opponents(position, you))
        and position.held[you] >> frame.event.thing & 1,
    )


def rule_1_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 1."""
    return gain_coins(position, frame, 1)


def rule_2_when(position: Position, frame: Frame) -> bool:
    """
    Variant “Martyrs of the Balrog”: when the Balrog conquers one of your regions, gain 1 coin.
    """
    you = frame.you
    return bool(
        actor_is_piece(position, frame.event.actor, BALROG)
        and position.held[you] >> frame.event.thing & 1,
    )


def rule_2_holds(position: Position, frame: Frame) -> bool:
    """Whether the condition of rule 2 holds."""
    return bool(position.game.takes("underground/option/balrog_makes_martyrs"))


def rule_2_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 2."""
    return gain_coins(position, frame, 1)


ITEM = Item(
    reference="underground/power/martyr",
    kind="power",
    rules=(
        Reaction(
            line=1,
            scope=ACTIVE,
            event="conquer",
            matches=rule_1_when,
            act=rule_1_steps,
            joins=(AND,),
        ),
        Reaction(
            line=2,
            scope=ACTIVE,
            event="conquer",
            matches=rule_2_when,
            holds=rule_2_holds,
            act=rule_2_steps,
            joins=(AND,),
        ),
    ),
    banner=4,
    options=(("underground/option/balrog_makes_martyrs", False),),
    sources=(
        Source("underground/powers/martyr.regola", 6, 5),
        Source("underground/powers/martyr.regola", 7, 5),
    ),
)
