"""
Cultist (underground/race/cultists).

Written by Regola from underground/races/cultists.regola: change the rules there, not here.
"""

from __future__ import annotations

from regola_engine.conquest import (
    ACTIVE,
    ALWAYS,
    AND,
    LESS,
    Class,
    Frame,
    Item,
    Offer,
    PieceKind,
    Position,
    Reaction,
    Source,
    Value,
    around,
    can_put,
    class_word,
    ground_word,
    number_word,
    piece_word,
    put_pieces,
    remove_piece,
    require,
    return_pieces,
)

require(3)

CONQUEST_COST = number_word("conquest cost")
GREAT_ANCIENT = piece_word("underground/piece/great_ancient")
IMMUNE = class_word("immune")
WATER = ground_word("water")


def rule_1_when(position: Position, frame: Frame) -> bool:
    """
    The first time you conquer a region, place the Great Ancient there. Variant “Ancient on dry
    land”: this rule does not apply.
    """
    you = frame.you
    return bool(frame.event.actor == you)


def rule_1_holds(position: Position, frame: Frame) -> bool:
    """Whether the condition of rule 1 holds."""
    return bool(not position.game.takes("underground/option/ancient_waits_for_land"))


def rule_1_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 1."""
    return put_pieces(position, frame, GREAT_ANCIENT, 1, 1 << frame.event.thing)


def rule_2_when(position: Position, frame: Frame) -> bool:
    """
    Variant “Ancient on dry land”: the first time you conquer a region that is not water, place the
    Great Ancient there.
    """
    you = frame.you
    ground = position.rulesets[you].ground
    return bool(frame.event.actor == you and ~ground.masks[WATER] >> frame.event.thing & 1)


def rule_2_holds(position: Position, frame: Frame) -> bool:
    """Whether the condition of rule 2 holds."""
    return bool(position.game.takes("underground/option/ancient_waits_for_land"))


def rule_2_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 2."""
    return put_pieces(position, frame, GREAT_ANCIENT, 1, 1 << frame.event.thing)


def rule_3(position: Position, you: int) -> int:
    """You need 1 fewer token to conquer a region adjacent to the Great Ancient (minimum 1)."""
    return around(position, you, position.where[GREAT_ANCIENT])


def rule_4(position: Position, you: int) -> int:
    """
    Once per turn, when you ready your troops, you may place the Great Ancient in one of your
    regions.
    """
    return position.held[you]


def rule_4_possible(position: Position, frame: Frame) -> bool:
    """Whether all that rule 4 takes can be done."""
    return can_put(position, GREAT_ANCIENT, 1, 1 << frame.event.thing)


def rule_4_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 4."""
    return put_pieces(position, frame, GREAT_ANCIENT, 1, 1 << frame.event.thing)


def great_ancient_rule_2_when(position: Position, frame: Frame) -> bool:
    """
    When you lose the region with the Great Ancient, take the Great Ancient back into your hand.
    """
    you = frame.you
    return bool(frame.event.actor == you and position.where[GREAT_ANCIENT] >> frame.event.thing & 1)


def great_ancient_rule_2_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 2."""
    return return_pieces(position, frame, GREAT_ANCIENT, 1 << frame.event.thing)


def great_ancient_rule_3_when(position: Position, frame: Frame) -> bool:
    """When you go into decline, remove the Great Ancient."""
    you = frame.you
    return bool(frame.event.actor == you)


def great_ancient_rule_3_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 3."""
    return remove_piece(position, frame, GREAT_ANCIENT, -1)


ITEM = Item(
    reference="underground/race/cultists",
    kind="race",
    rules=(
        Reaction(
            line=1,
            scope=ACTIVE,
            event="conquer",
            times=1,
            first=True,
            matches=rule_1_when,
            holds=rule_1_holds,
            act=rule_1_steps,
            joins=(AND,),
        ),
        Reaction(
            line=2,
            scope=ACTIVE,
            event="conquer",
            times=1,
            first=True,
            matches=rule_2_when,
            holds=rule_2_holds,
            act=rule_2_steps,
            joins=(AND,),
        ),
        Value(line=3, scope=ACTIVE, word=CONQUEST_COST, operation=LESS, regions=rule_3),
        Offer(
            line=4,
            scope=ACTIVE,
            moment="readying",
            verb="put",
            times=1,
            turn=True,
            targets=rule_4,
            possible=rule_4_possible,
            act=rule_4_steps,
            joins=(AND,),
        ),
    ),
    pieces=(
        PieceKind(
            reference="underground/piece/great_ancient",
            word=GREAT_ANCIENT,
            box=1,
            rules=(
                # The region with the Great Ancient is immune.
                Class(line=1, scope=ALWAYS, word=IMMUNE, piece=GREAT_ANCIENT, abroad=True),
                Reaction(
                    line=2,
                    scope=ALWAYS,
                    event="lose",
                    matches=great_ancient_rule_2_when,
                    act=great_ancient_rule_2_steps,
                    joins=(AND,),
                ),
                Reaction(
                    line=3,
                    scope=ALWAYS,
                    event="decline",
                    matches=great_ancient_rule_3_when,
                    act=great_ancient_rule_3_steps,
                    joins=(AND,),
                ),
            ),
            sources=(
                Source("underground/races/cultists.regola", 18, 9),
                Source("underground/races/cultists.regola", 19, 9),
                Source("underground/races/cultists.regola", 20, 9),
            ),
        ),
    ),
    banner=5,
    box=10,
    options=(("underground/option/ancient_waits_for_land", False),),
    sources=(
        Source("underground/races/cultists.regola", 6, 5),
        Source("underground/races/cultists.regola", 8, 5),
        Source("underground/races/cultists.regola", 10, 5),
        Source("underground/races/cultists.regola", 11, 5),
    ),
)
