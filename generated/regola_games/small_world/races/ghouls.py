"""
Ghoul (small_world/race/ghouls).

Written by Regola from small_world/races/ghouls.regola: change the rules there, not here.
"""

from __future__ import annotations

from regola_engine.conquest import (
    ACTIVE,
    ALL,
    ALWAYS,
    AND,
    DECLINED,
    IS,
    Acts,
    Ban,
    Frame,
    Item,
    Position,
    Reaction,
    Source,
    Value,
    Watch,
    actor_is_in,
    number_word,
    peoples_of_players,
    require,
    set_aside_from_hand,
    take_back,
    watch_word,
    watched,
)

require(3)

KEPT_GHOULS_4_1 = watch_word("small_world/race/ghouls#4.1")
TOKENS_KEPT = number_word("tokens kept")


def rule_1(position: Position, you: int) -> int:
    """When you go into decline, you keep all tokens in your regions."""
    return position.held[you]


def rule_4_kept_1(position: Position, frame: Frame) -> bool:
    """
    Variant “One die for all”: if your people assaulted a region this turn, your other peoples may
    not attack any region. This rule applies even while your people is in decline.
    """
    you = frame.you
    return frame.event.actor == you


def rule_4(position: Position, you: int, mover: int) -> int:
    """More of rule 4."""
    if not actor_is_in(
        position, mover, peoples_of_players(position, 1 << position.owner[you]) & ~(1 << you)
    ):
        return 0
    return (-1 if bool(watched(position, you, KEPT_GHOULS_4_1)) else 0) & (
        -1 if position.game.takes("small_world/option/dead_and_living_share_the_die") else 0
    )


def rule_5_when(position: Position, frame: Frame) -> bool:
    """Variant “Ghouls in hand”: before you go into decline, set aside all tokens from your hand."""
    you = frame.you
    return bool(frame.event.actor == you)


def rule_5_holds(position: Position, frame: Frame) -> bool:
    """Whether the condition of rule 5 holds."""
    return bool(position.game.takes("small_world/option/ghouls_keep_the_hand"))


def rule_5_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 5."""
    return set_aside_from_hand(position, frame, ALL)


def rule_6_when(position: Position, frame: Frame) -> bool:
    """
    Variant “Ghouls in hand”: when you go into decline, take back into your hand all tokens that are
    set aside.
    """
    you = frame.you
    return bool(frame.event.actor == you)


def rule_6_holds(position: Position, frame: Frame) -> bool:
    """Whether the condition of rule 6 holds."""
    return bool(position.game.takes("small_world/option/ghouls_keep_the_hand"))


def rule_6_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 6."""
    return take_back(position, frame)


ITEM = Item(
    reference="small_world/race/ghouls",
    kind="race",
    rules=(
        Value(line=1, scope=ACTIVE, word=TOKENS_KEPT, operation=IS, constant=ALL, regions=rule_1),
        # In decline, your people acts as if active during the readying phase, the conquest phase
        # and redeployment.
        Acts(line=2, scope=DECLINED, phases=("readying", "conquest", "redeployment")),
        # In decline, your people acts before your other peoples during conquest.
        Acts(line=3, scope=DECLINED, phases=("conquest",), first=True),
        Watch(line=4, scope=ALWAYS, watch=KEPT_GHOULS_4_1, event="assault", matches=rule_4_kept_1),
        Ban(line=4, scope=ALWAYS, deed="attack", mover=rule_4),
        Reaction(
            line=5,
            scope=ACTIVE,
            event="decline",
            before=True,
            matches=rule_5_when,
            holds=rule_5_holds,
            act=rule_5_steps,
            joins=(AND,),
        ),
        Reaction(
            line=6,
            scope=ACTIVE,
            event="decline",
            matches=rule_6_when,
            holds=rule_6_holds,
            act=rule_6_steps,
            joins=(AND,),
        ),
    ),
    banner=5,
    box=10,
    options=(
        ("small_world/option/ghouls_keep_the_hand", False),
        ("small_world/option/dead_and_living_share_the_die", False),
    ),
    sources=(
        Source("small_world/races/ghouls.regola", 6, 5),
        Source("small_world/races/ghouls.regola", 7, 5),
        Source("small_world/races/ghouls.regola", 8, 5),
        Source("small_world/races/ghouls.regola", 9, 5),
        Source("small_world/races/ghouls.regola", 12, 5),
        Source("small_world/races/ghouls.regola", 14, 5),
    ),
)
