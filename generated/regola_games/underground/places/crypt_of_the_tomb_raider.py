"""
Crypt of the Tomb-raider (underground/place/crypt_of_the_tomb_raider).

Written by Regola from underground/places/crypt_of_the_tomb_raider.regola: change the rules there,
not here.
"""

from __future__ import annotations

from regola_engine.conquest import (
    ACTIVE,
    ALWAYS,
    AND,
    Ban,
    Class,
    Frame,
    Item,
    Offer,
    PieceKind,
    Position,
    Reaction,
    Source,
    actor_is_of,
    can_put,
    class_word,
    opponents,
    piece_word,
    put_pieces,
    require,
    return_pieces,
)

require(3)

CRYPT_OF_THE_TOMB_RAIDER = piece_word("underground/place/crypt_of_the_tomb_raider")
GHOST = piece_word("underground/piece/ghost")
IMMUNE = class_word("immune")


def rule_1(position: Position, you: int) -> int:
    """
    Once per turn, at the end of your turn, you may place the Ghost in any region except the one
    with the Crypt of the Tomb-raider.
    """
    return position.game.ground.everywhere & ~position.where[CRYPT_OF_THE_TOMB_RAIDER]


def rule_1_possible(position: Position, frame: Frame) -> bool:
    """Whether all that rule 1 takes can be done."""
    return can_put(position, GHOST, 1, 1 << frame.event.thing)


def rule_1_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 1."""
    return put_pieces(position, frame, GHOST, 1, 1 << frame.event.thing)


def rule_2_when(position: Position, frame: Frame) -> bool:
    """
    When the region with the Crypt of the Tomb-raider is conquered, whoever conquers it takes the
    Ghost into their hand. This rule applies even while your people is in decline.
    """
    return bool(position.where[CRYPT_OF_THE_TOMB_RAIDER] >> frame.event.thing & 1)


def rule_2_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 2."""
    return return_pieces(position, frame, GHOST, -1)


def ghost_rule_2(position: Position, you: int, mover: int) -> int:
    """Variant “Immune to opponents”: an opponent may not attack the region with the Ghost."""
    if not actor_is_of(position, mover, opponents(position, you)):
        return 0
    return position.where[GHOST]


ITEM = Item(
    reference="underground/place/crypt_of_the_tomb_raider",
    kind="place",
    rules=(
        Offer(
            line=1,
            scope=ACTIVE,
            moment="end of turn",
            verb="put",
            times=1,
            turn=True,
            targets=rule_1,
            possible=rule_1_possible,
            act=rule_1_steps,
            joins=(AND,),
        ),
        Reaction(
            line=2,
            scope=ALWAYS,
            event="conquer",
            matches=rule_2_when,
            act=rule_2_steps,
            joins=(AND,),
        ),
    ),
    pieces=(
        PieceKind(
            reference="underground/piece/ghost",
            word=GHOST,
            box=1,
            rules=(
                # The region with the Ghost is immune. Variant “Immune to opponents”: this rule does
                # not apply.
                Class(
                    line=1,
                    scope=ALWAYS,
                    option="conquest/option/immunity_spares_its_player",
                    untaken=True,
                    word=IMMUNE,
                    piece=GHOST,
                    abroad=True,
                ),
                Ban(
                    line=2,
                    scope=ALWAYS,
                    option="conquest/option/immunity_spares_its_player",
                    deed="attack",
                    mover=ghost_rule_2,
                ),
            ),
            sources=(
                Source("underground/places/crypt_of_the_tomb_raider.regola", 15, 9),
                Source("underground/places/crypt_of_the_tomb_raider.regola", 16, 9),
            ),
        ),
    ),
    sources=(
        Source("underground/places/crypt_of_the_tomb_raider.regola", 7, 5),
        Source("underground/places/crypt_of_the_tomb_raider.regola", 8, 5),
    ),
)
