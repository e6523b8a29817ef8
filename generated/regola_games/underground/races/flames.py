"""
Flame (underground/race/flames).

Written by Regola from underground/races/flames.regola: change the rules there, not here.
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
    around,
    class_mask,
    class_word,
    ground_word,
    piece_word,
    put_pieces,
    remove_piece,
    require,
)

require(3)

AS_IF_EMPTY_FOR_CONQUEST_COST = class_word("as if empty for conquest cost")
CHASM = ground_word("underground/terrain/chasm")
CRATER = ground_word("underground/symbol/crater")
ENTRANCE = class_word("entrance")
HOT = class_word("underground/trait/hot")
VOLCANO = piece_word("underground/piece/volcano")


def rule_1_when(position: Position, frame: Frame) -> bool:
    """When you choose this race, place the Volcano in a Bottomless Chasm with a Crater."""
    you = frame.you
    return bool(frame.event.thing == you)


def rule_1_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 1."""
    you = frame.you
    ground = position.rulesets[you].ground
    return put_pieces(position, frame, VOLCANO, 1, ground.masks[CHASM] & ground.masks[CRATER])


def rule_2(position: Position, you: int) -> int:
    """You may enter play in any region adjacent to the Volcano."""
    return around(position, you, position.where[VOLCANO])


def rule_3(position: Position, you: int) -> int:
    """You may enter play only in a region adjacent to the Volcano."""
    return position.game.ground.everywhere & ~around(position, you, position.where[VOLCANO])


def rule_4(position: Position, you: int) -> int:
    """Regions adjacent to the Volcano are hot."""
    return around(position, you, position.where[VOLCANO])


def rule_5(position: Position, you: int) -> int:
    """Regions adjacent to your hot regions are hot."""
    return around(position, you, position.held[you] & class_mask(position, HOT, you))


def rule_6(position: Position, you: int) -> int:
    """For you, hot regions count as empty for the conquest cost."""
    return class_mask(position, HOT, you)


def volcano_rule_1_when(position: Position, frame: Frame) -> bool:
    """When you go into decline, remove the Volcano."""
    you = frame.you
    return bool(frame.event.actor == you)


def volcano_rule_1_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 1."""
    return remove_piece(position, frame, VOLCANO, -1)


ITEM = Item(
    reference="underground/race/flames",
    kind="race",
    rules=(
        Reaction(
            line=1,
            scope=ACTIVE,
            event="choose",
            matches=rule_1_when,
            act=rule_1_steps,
            joins=(AND,),
        ),
        Class(line=2, scope=ACTIVE, word=ENTRANCE, regions=rule_2),
        Class(line=3, scope=ACTIVE, word=ENTRANCE, negated=True, regions=rule_3),
        Class(line=4, scope=ACTIVE, word=HOT, regions=rule_4),
        Class(line=5, scope=ACTIVE, word=HOT, regions=rule_5),
        Class(line=6, scope=ACTIVE, word=AS_IF_EMPTY_FOR_CONQUEST_COST, regions=rule_6),
    ),
    pieces=(
        PieceKind(
            reference="underground/piece/volcano",
            word=VOLCANO,
            box=1,
            rules=(
                Reaction(
                    line=1,
                    scope=ALWAYS,
                    event="decline",
                    matches=volcano_rule_1_when,
                    act=volcano_rule_1_steps,
                    joins=(AND,),
                ),
            ),
            sources=(Source("underground/races/flames.regola", 22, 9),),
        ),
    ),
    banner=4,
    box=9,
    sources=(
        Source("underground/races/flames.regola", 6, 5),
        Source("underground/races/flames.regola", 7, 5),
        Source("underground/races/flames.regola", 8, 5),
        Source("underground/races/flames.regola", 9, 5),
        Source("underground/races/flames.regola", 10, 5),
        Source("underground/races/flames.regola", 11, 5),
    ),
)
