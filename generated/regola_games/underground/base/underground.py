"""
underground (underground/base/underground).

Written by Regola from underground/base.regola: change the rules there, not here.
"""

from __future__ import annotations

from regola_engine.conquest import (
    ALWAYS,
    AND,
    DEFENDER,
    LESS,
    MORE,
    Base,
    Class,
    Counts,
    Fact,
    Frame,
    Ground,
    Item,
    PieceKind,
    Position,
    Reaction,
    Source,
    Value,
    abandon,
    class_mask,
    class_word,
    ground_word,
    number_word,
    piece_word,
    remove_piece,
    require,
    reveal,
)

require(3)

BLACK_MOUNTAIN = ground_word("underground/terrain/black_mountain")
CHASM = ground_word("underground/terrain/chasm")
CLOSED = class_word("closed")
COASTAL = ground_word("coastal")
CONQUEST_COST = number_word("conquest cost")
MONSTER = piece_word("underground/piece/monster")
RIVER = ground_word("underground/terrain/river")
TRANSIENT = class_word("transient")
WATER = ground_word("water")


def rule_1(ground: Ground) -> int:
    """Rivers are water."""
    return ground.masks[RIVER]


def rule_2(ground: Ground) -> int:
    """Rivers are transient: they must be empty after redeployment."""
    return ground.masks[RIVER]


def rule_3(ground: Ground) -> int:
    """Bottomless Chasms are closed: they may not be attacked."""
    return ground.masks[CHASM]


def rule_4(ground: Ground) -> int:
    """Regions that are not water and that are adjacent to a River are coastal."""
    return ~ground.masks[WATER] & ground.around(ground.masks[RIVER])


def rule_5(ground: Ground) -> int:
    """1 fewer token is needed to conquer a River (minimum 1)."""
    return ground.masks[RIVER]


def rule_6(ground: Ground) -> int:
    """1 more token is needed to conquer a Black Mountain."""
    return ground.masks[BLACK_MOUNTAIN]


def rule_7_steps(position: Position, frame: Frame) -> int:
    """At the start of redeployment, abandon all your transient regions."""
    you = frame.you
    return abandon(position, frame, position.held[you] & class_mask(position, TRANSIENT, you))


def rule_8_when(position: Position, frame: Frame) -> bool:
    """When you conquer a region that holds a Monster, reveal a relic or a popular place there."""
    you = frame.you
    return bool(frame.event.actor == you and position.where[MONSTER] >> frame.event.thing & 1)


def rule_8_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 8."""
    return reveal(position, frame, ("relic", "place"), 1 << frame.event.thing)


def monster_rule_2_when(position: Position, frame: Frame) -> bool:
    """When a region with a Monster is conquered, remove the Monster."""
    return bool(position.where[MONSTER] >> frame.event.thing & 1)


def monster_rule_2_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 2."""
    return remove_piece(position, frame, MONSTER, 1 << frame.event.thing)


ITEM = Item(
    reference="underground/base/underground",
    kind="base",
    rules=(
        Fact(line=1, scope=ALWAYS, word=WATER, ground=rule_1),
        Class(line=2, scope=ALWAYS, word=TRANSIENT, ground=rule_2),
        Class(line=3, scope=ALWAYS, word=CLOSED, ground=rule_3),
        Fact(line=4, scope=ALWAYS, word=COASTAL, ground=rule_4),
        Value(line=5, scope=ALWAYS, word=CONQUEST_COST, operation=LESS, ground=rule_5),
        Value(line=6, scope=ALWAYS, word=CONQUEST_COST, operation=MORE, ground=rule_6),
        Reaction(
            line=7, scope=ALWAYS, moment="start of redeployment", act=rule_7_steps, joins=(AND,)
        ),
        Reaction(
            line=8,
            scope=ALWAYS,
            event="conquer",
            matches=rule_8_when,
            act=rule_8_steps,
            joins=(AND,),
        ),
    ),
    pieces=(
        PieceKind(
            reference="underground/piece/monster",
            word=MONSTER,
            box=14,
            rules=(
                # A Monster counts as a defender.
                Counts(line=1, scope=ALWAYS, role=DEFENDER, piece=MONSTER),
                Reaction(
                    line=2,
                    scope=ALWAYS,
                    event="conquer",
                    matches=monster_rule_2_when,
                    act=monster_rule_2_steps,
                    joins=(AND,),
                ),
            ),
            sources=(
                Source("underground/base.regola", 21, 9),
                Source("underground/base.regola", 22, 9),
            ),
        ),
    ),
    base=Base(
        rounds=(10, 10, 9, 8),
    ),
    sources=(
        Source("underground/base.regola", 9, 5),
        Source("underground/base.regola", 10, 5),
        Source("underground/base.regola", 11, 5),
        Source("underground/base.regola", 12, 5),
        Source("underground/base.regola", 13, 5),
        Source("underground/base.regola", 14, 5),
        Source("underground/base.regola", 15, 5),
        Source("underground/base.regola", 16, 5),
    ),
)
