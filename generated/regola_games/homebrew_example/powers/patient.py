"""
Patient (homebrew_example/power/patient).

Written by Regola from homebrew_example/patient.regola: change the rules there, not here.
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
    Watch,
    gain_coins,
    require,
    watch_word,
    watched,
)

require(3)

KEPT_PATIENT_1_1 = watch_word("homebrew_example/power/patient#1.1")


def rule_1_kept_1(position: Position, frame: Frame) -> bool:
    """When you score, if you conquered no regions this turn, gain 3 coins."""
    you = frame.you
    return frame.event.actor == you


def rule_1_when(position: Position, frame: Frame) -> bool:
    """What rule 1 waits for."""
    you = frame.you
    return bool(watched(position, you, KEPT_PATIENT_1_1).bit_count() == 0)


def rule_1_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 1."""
    return gain_coins(position, frame, 3)


ITEM = Item(
    reference="homebrew_example/power/patient",
    kind="power",
    rules=(
        Watch(line=1, scope=ACTIVE, watch=KEPT_PATIENT_1_1, event="conquer", matches=rule_1_kept_1),
        Reaction(
            line=1,
            scope=ACTIVE,
            moment="scoring",
            matches=rule_1_when,
            act=rule_1_steps,
            joins=(AND,),
        ),
    ),
    banner=4,
    sources=(Source("homebrew_example/patient.regola", 6, 5),),
)
