"""
Iron Dwarf (underground/race/iron_dwarves).

Written by Regola from underground/races/iron_dwarves.regola: change the rules there, not here.
"""

from __future__ import annotations

from regola_engine.conquest import (
    ACTIVE,
    ALWAYS,
    AND,
    SOLDIER,
    Counts,
    Frame,
    Item,
    PieceKind,
    Position,
    Reaction,
    Source,
    gain_pieces,
    ground_word,
    piece_word,
    require,
    return_pieces,
)

require(3)

MINE = ground_word("underground/terrain/mine")
SILVER_HAMMER = piece_word("underground/piece/silver_hammer")


def rule_1_steps(position: Position, frame: Frame) -> int:
    """During redeployment, gain 1 Silver Hammer for each of your Mines."""
    you = frame.you
    ground = position.rulesets[you].ground
    return gain_pieces(
        position, frame, SILVER_HAMMER, (ground.masks[MINE] & position.held[you]).bit_count()
    )


def rule_2_steps(position: Position, frame: Frame) -> int:
    """At the end of redeployment, take all Silver Hammers back into your hand."""
    return return_pieces(position, frame, SILVER_HAMMER, -1)


ITEM = Item(
    reference="underground/race/iron_dwarves",
    kind="race",
    rules=(
        Reaction(line=1, scope=ACTIVE, moment="redeployment", act=rule_1_steps, joins=(AND,)),
        Reaction(
            line=2, scope=ACTIVE, moment="end of redeployment", act=rule_2_steps, joins=(AND,)
        ),
    ),
    pieces=(
        PieceKind(
            reference="underground/piece/silver_hammer",
            word=SILVER_HAMMER,
            box=7,
            rules=(Counts(line=1, scope=ALWAYS, role=SOLDIER, piece=SILVER_HAMMER),),
            sources=(Source("underground/races/iron_dwarves.regola", 16, 9),),
        ),
    ),
    banner=7,
    box=12,
    sources=(
        Source("underground/races/iron_dwarves.regola", 8, 5),
        Source("underground/races/iron_dwarves.regola", 9, 5),
    ),
)
