"""
Tomb (underground/power/tomb).

Written by Regola from underground/powers/tomb.regola: change the rules there, not here.
"""

from __future__ import annotations

from regola_engine.conquest import (
    ACTIVE,
    ALL,
    AND,
    IS,
    Frame,
    Item,
    Position,
    Reaction,
    Source,
    Value,
    number_word,
    redeploy,
    require,
)

require(3)

TOKENS_KEPT = number_word("tokens kept")


def rule_1(position: Position, you: int) -> int:
    """When you go into decline, you keep all tokens in your regions."""
    return position.held[you]


def rule_2_when(position: Position, frame: Frame) -> bool:
    """When you go into decline, redeploy."""
    you = frame.you
    return bool(frame.event.actor == you)


def rule_2_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 2."""
    return redeploy(position, frame)


ITEM = Item(
    reference="underground/power/tomb",
    kind="power",
    rules=(
        Value(line=1, scope=ACTIVE, word=TOKENS_KEPT, operation=IS, constant=ALL, regions=rule_1),
        Reaction(
            line=2,
            scope=ACTIVE,
            event="decline",
            matches=rule_2_when,
            act=rule_2_steps,
            joins=(AND,),
        ),
    ),
    banner=5,
    sources=(
        Source("underground/powers/tomb.regola", 8, 5),
        Source("underground/powers/tomb.regola", 9, 5),
    ),
)
