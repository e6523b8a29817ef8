"""
Shadow Mime (underground/race/shadow_mimes).

Written by Regola from underground/races/shadow_mimes.regola: change the rules there, not here.
"""

from __future__ import annotations

from regola_engine.conquest import (
    ACTIVE,
    AND,
    ASKED,
    DONE,
    FAILED,
    PENDING,
    SLOT,
    Frame,
    Item,
    Position,
    Reaction,
    Source,
    choose,
    combinations_to_choose,
    other_combinations,
    require,
    swap_power,
    wants,
)

require(3)


def rule_1_when(position: Position, frame: Frame) -> bool:
    """
    When you choose this race, you may swap your power for the power of another visible combination.
    Variant “First power”: this rule does not apply.
    """
    you = frame.you
    return bool(frame.event.thing == you)


def rule_1_holds(position: Position, frame: Frame) -> bool:
    """Whether the condition of rule 1 holds."""
    return bool(not position.game.takes("underground/option/mimes_count_their_first_badge"))


def rule_1_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 1."""
    answer = wants(position, frame, True)
    if answer != DONE:
        return answer
    chosen = choose(position, frame, other_combinations(position), SLOT)
    if chosen < 0:
        return ASKED if chosen == PENDING else FAILED
    return swap_power(position, frame, 1 << chosen)


def rule_2_when(position: Position, frame: Frame) -> bool:
    """
    Variant “First power”: at the end of the choosing phase, once only, you may swap your power for
    the power of a visible combination.
    """
    return bool(position.game.takes("underground/option/mimes_count_their_first_badge"))


def rule_2_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 2."""
    answer = wants(position, frame, True)
    if answer != DONE:
        return answer
    chosen = choose(position, frame, combinations_to_choose(position), SLOT)
    if chosen < 0:
        return ASKED if chosen == PENDING else FAILED
    return swap_power(position, frame, 1 << chosen)


ITEM = Item(
    reference="underground/race/shadow_mimes",
    kind="race",
    rules=(
        Reaction(
            line=1,
            scope=ACTIVE,
            event="choose",
            matches=rule_1_when,
            holds=rule_1_holds,
            act=rule_1_steps,
            joins=(AND,),
        ),
        Reaction(
            line=2,
            scope=ACTIVE,
            moment="end of choosing",
            times=1,
            matches=rule_2_when,
            act=rule_2_steps,
            joins=(AND,),
        ),
    ),
    banner=7,
    box=12,
    options=(("underground/option/mimes_count_their_first_badge", False),),
    sources=(
        Source("underground/races/shadow_mimes.regola", 6, 5),
        Source("underground/races/shadow_mimes.regola", 8, 5),
    ),
)
