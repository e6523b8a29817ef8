"""
Fountain of Youth (underground/place/fountain_of_youth).

Written by Regola from underground/places/fountain_of_youth.regola: change the rules there, not
here.
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
    gain_tokens,
    piece_word,
    require,
)

require(3)

FOUNTAIN_OF_YOUTH = piece_word("underground/place/fountain_of_youth")


def rule_1_steps(position: Position, frame: Frame) -> int:
    """When you ready your troops, gain 1 token."""
    return gain_tokens(position, frame, 1)


def rule_2_when(position: Position, frame: Frame) -> bool:
    """Variant “Fountain at once”: when the Fountain of Youth is revealed, gain 1 token."""
    return bool(position.where[FOUNTAIN_OF_YOUTH] >> frame.event.thing & 1)


def rule_2_holds(position: Position, frame: Frame) -> bool:
    """Whether the condition of rule 2 holds."""
    return bool(position.game.takes("underground/option/fountain_flows_at_once"))


def rule_2_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 2."""
    return gain_tokens(position, frame, 1)


ITEM = Item(
    reference="underground/place/fountain_of_youth",
    kind="place",
    rules=(
        Reaction(line=1, scope=ACTIVE, moment="readying", act=rule_1_steps, joins=(AND,)),
        Reaction(
            line=2,
            scope=ACTIVE,
            event="reveal",
            matches=rule_2_when,
            holds=rule_2_holds,
            act=rule_2_steps,
            joins=(AND,),
        ),
    ),
    options=(("underground/option/fountain_flows_at_once", False),),
    sources=(
        Source("underground/places/fountain_of_youth.regola", 7, 5),
        Source("underground/places/fountain_of_youth.regola", 8, 5),
    ),
)
