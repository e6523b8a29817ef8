"""
Royal (underground/power/royal).

Written by Regola from underground/powers/royal.regola: change the rules there, not here.
"""

from __future__ import annotations

from regola_engine.conquest import (
    ACTIVE,
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
    require,
    return_pieces,
)

require(3)

IMMUNE = class_word("immune")
QUEEN = piece_word("underground/piece/queen")


def rule_1_steps(position: Position, frame: Frame) -> int:
    """At the end of redeployment, place the Queen in one of your regions."""
    you = frame.you
    return put_pieces(position, frame, QUEEN, 1, position.held[you])


def queen_rule_2_when(position: Position, frame: Frame) -> bool:
    """When you lose the region with the Queen, take the Queen back into your hand."""
    you = frame.you
    return bool(frame.event.actor == you and position.where[QUEEN] >> frame.event.thing & 1)


def queen_rule_2_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 2."""
    return return_pieces(position, frame, QUEEN, 1 << frame.event.thing)


ITEM = Item(
    reference="underground/power/royal",
    kind="power",
    rules=(
        Reaction(
            line=1, scope=ACTIVE, moment="end of redeployment", act=rule_1_steps, joins=(AND,)
        ),
    ),
    pieces=(
        PieceKind(
            reference="underground/piece/queen",
            word=QUEEN,
            box=1,
            rules=(
                # The region with the Queen is immune.
                Class(line=1, scope=ALWAYS, word=IMMUNE, piece=QUEEN, abroad=True),
                Reaction(
                    line=2,
                    scope=ALWAYS,
                    event="lose",
                    matches=queen_rule_2_when,
                    act=queen_rule_2_steps,
                    joins=(AND,),
                ),
            ),
            sources=(
                Source("underground/powers/royal.regola", 11, 9),
                Source("underground/powers/royal.regola", 12, 9),
            ),
        ),
    ),
    banner=5,
    sources=(Source("underground/powers/royal.regola", 6, 5),),
)
