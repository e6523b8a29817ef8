"""
Shield (underground/power/shield).

Written by Regola from underground/powers/shield.regola: change the rules there, not here.
"""

from __future__ import annotations

from regola_engine.conquest import (
    ACTIVE,
    ALWAYS,
    AND,
    MORE,
    Frame,
    Item,
    Offer,
    PieceKind,
    Position,
    Reaction,
    Source,
    Value,
    count_pieces,
    empty_regions,
    gain_pieces,
    ground_word,
    has_in_hand,
    number_word,
    piece_word,
    put_from_hand,
    remove_piece,
    require,
)

require(3)

CONQUEST_COST = number_word("conquest cost")
MUSHROOM_ARMOR = piece_word("underground/piece/mushroom_armor")
MUSHROOM_FOREST = ground_word("underground/terrain/mushroom_forest")


def rule_1_steps(position: Position, frame: Frame) -> int:
    """At the end of the conquest phase, gain 1 Mushroom Armor for each of your Mushroom Forests."""
    you = frame.you
    ground = position.rulesets[you].ground
    return gain_pieces(
        position,
        frame,
        MUSHROOM_ARMOR,
        (ground.masks[MUSHROOM_FOREST] & position.held[you]).bit_count(),
    )


def rule_2(position: Position, you: int) -> int:
    """
    At the end of redeployment, you may place as many Mushroom Armors as you like from your hand in
    your regions, several of them in the same region if you wish.
    """
    return position.held[you]


def rule_2_possible(position: Position, frame: Frame) -> bool:
    """Whether all that rule 2 takes can be done."""
    return has_in_hand(position, MUSHROOM_ARMOR, 1)


def rule_2_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 2."""
    return put_from_hand(position, frame, MUSHROOM_ARMOR, 1, 1 << frame.event.thing)


def mushroom_armor_rule_1_amount(position: Position, you: int, region: int) -> int:
    """
    If a region is not empty, 1 more token is needed to conquer it for each Mushroom Armor there.
    Variant “Armor in the fire”: this rule applies even if the region is empty.
    """
    return count_pieces(position, MUSHROOM_ARMOR, 1 << region)


def mushroom_armor_rule_1(position: Position, you: int) -> int:
    """More of rule 1."""
    return position.where[MUSHROOM_ARMOR] & (
        ~empty_regions(position)
        | (-1 if position.game.takes("underground/option/armor_holds_in_the_fire") else 0)
    )


def mushroom_armor_rule_2_when(position: Position, frame: Frame) -> bool:
    """When you lose a region with a Mushroom Armor, remove the Mushroom Armor."""
    you = frame.you
    return bool(
        frame.event.actor == you and position.where[MUSHROOM_ARMOR] >> frame.event.thing & 1
    )


def mushroom_armor_rule_2_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 2."""
    return remove_piece(position, frame, MUSHROOM_ARMOR, 1 << frame.event.thing)


ITEM = Item(
    reference="underground/power/shield",
    kind="power",
    rules=(
        Reaction(line=1, scope=ACTIVE, moment="end of conquest", act=rule_1_steps, joins=(AND,)),
        Offer(
            line=2,
            scope=ACTIVE,
            moment="end of redeployment",
            verb="put",
            targets=rule_2,
            possible=rule_2_possible,
            act=rule_2_steps,
            joins=(AND,),
        ),
    ),
    pieces=(
        PieceKind(
            reference="underground/piece/mushroom_armor",
            word=MUSHROOM_ARMOR,
            box=8,
            rules=(
                Value(
                    line=1,
                    scope=ALWAYS,
                    word=CONQUEST_COST,
                    operation=MORE,
                    amount=mushroom_armor_rule_1_amount,
                    regions=mushroom_armor_rule_1,
                    abroad=True,
                ),
                Reaction(
                    line=2,
                    scope=ALWAYS,
                    event="lose",
                    matches=mushroom_armor_rule_2_when,
                    act=mushroom_armor_rule_2_steps,
                    joins=(AND,),
                ),
            ),
            sources=(
                Source("underground/powers/shield.regola", 16, 9),
                Source("underground/powers/shield.regola", 18, 9),
            ),
        ),
    ),
    banner=3,
    options=(("underground/option/armor_holds_in_the_fire", False),),
    sources=(
        Source("underground/powers/shield.regola", 8, 5),
        Source("underground/powers/shield.regola", 9, 5),
    ),
)
