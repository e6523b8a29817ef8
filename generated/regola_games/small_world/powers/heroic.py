"""
Heroic (small_world/power/heroic).

Written by Regola from small_world/powers/heroic.regola: change the rules there, not here.
"""

from __future__ import annotations

from regola_engine.conquest import (
    ACTIVE,
    ALL,
    ALWAYS,
    AND,
    Class,
    Frame,
    Item,
    PieceKind,
    Position,
    Reaction,
    Source,
    class_word,
    piece_word,
    put_pieces,
    remove_piece,
    require,
    return_pieces,
)

require(3)

HERO = piece_word("small_world/piece/hero")
IMMUNE = class_word("immune")


def rule_1_steps(position: Position, frame: Frame) -> int:
    """At the end of redeployment, place all Heroes, each in a different one of your regions."""
    you = frame.you
    return put_pieces(position, frame, HERO, ALL, position.held[you])


def hero_rule_2_when(position: Position, frame: Frame) -> bool:
    """When you lose a region with a Hero, take the Hero back into your hand."""
    you = frame.you
    return bool(frame.event.actor == you and position.where[HERO] >> frame.event.thing & 1)


def hero_rule_2_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 2."""
    return return_pieces(position, frame, HERO, 1 << frame.event.thing)


def hero_rule_3_when(position: Position, frame: Frame) -> bool:
    """When you go into decline, remove all Heroes."""
    you = frame.you
    return bool(frame.event.actor == you)


def hero_rule_3_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 3."""
    return remove_piece(position, frame, HERO, -1)


ITEM = Item(
    reference="small_world/power/heroic",
    kind="power",
    rules=(
        Reaction(
            line=1, scope=ACTIVE, moment="end of redeployment", act=rule_1_steps, joins=(AND,)
        ),
    ),
    pieces=(
        PieceKind(
            reference="small_world/piece/hero",
            word=HERO,
            box=2,
            limit=1,
            rules=(
                # A region with a Hero is immune.
                Class(line=1, scope=ALWAYS, word=IMMUNE, piece=HERO, abroad=True),
                Reaction(
                    line=2,
                    scope=ALWAYS,
                    event="lose",
                    matches=hero_rule_2_when,
                    act=hero_rule_2_steps,
                    joins=(AND,),
                ),
                Reaction(
                    line=3,
                    scope=ALWAYS,
                    event="decline",
                    matches=hero_rule_3_when,
                    act=hero_rule_3_steps,
                    joins=(AND,),
                ),
            ),
            sources=(
                Source("small_world/powers/heroic.regola", 12, 9),
                Source("small_world/powers/heroic.regola", 13, 9),
                Source("small_world/powers/heroic.regola", 14, 9),
            ),
        ),
    ),
    banner=5,
    sources=(Source("small_world/powers/heroic.regola", 6, 5),),
)
