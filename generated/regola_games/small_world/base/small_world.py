"""
small_world (small_world/base/small_world).

Written by Regola from small_world/base.regola: change the rules there, not here.
"""

from __future__ import annotations

from regola_engine.conquest import (
    ALWAYS,
    AND,
    DEFENDER,
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
    class_word,
    ground_word,
    number_word,
    piece_word,
    remove_piece,
    require,
)

require(3)

BORDER = ground_word("border")
CLOSED = class_word("closed")
COASTAL = ground_word("coastal")
CONQUEST_COST = number_word("conquest cost")
ENTRANCE = class_word("entrance")
LAKE = ground_word("small_world/terrain/lake")
LOST_TRIBE = piece_word("small_world/piece/lost_tribe")
MOUNTAIN = ground_word("small_world/terrain/mountain")
SEA = ground_word("small_world/terrain/sea")
WATER = ground_word("water")


def rule_1(ground: Ground) -> int:
    """Seas and Lakes are water."""
    return ground.masks[SEA] | ground.masks[LAKE]


def rule_2(ground: Ground) -> int:
    """Seas and Lakes are closed: they may not be attacked."""
    return ground.masks[SEA] | ground.masks[LAKE]


def rule_3(ground: Ground) -> int:
    """A region is coastal if it is adjacent to a Sea or a Lake and is not water itself."""
    return ~ground.masks[WATER] & ground.around(ground.masks[SEA] | ground.masks[LAKE])


def rule_4(ground: Ground) -> int:
    """Regions adjacent to a border Sea are entrances: you may enter play there."""
    return ground.around(ground.masks[SEA] & ground.masks[BORDER])


def rule_5(ground: Ground) -> int:
    """1 more token is needed to conquer a Mountain."""
    return ground.masks[MOUNTAIN]


def lost_tribe_rule_2_when(position: Position, frame: Frame) -> bool:
    """When a region with a Lost Tribe is conquered, remove the Lost Tribe."""
    return bool(position.where[LOST_TRIBE] >> frame.event.thing & 1)


def lost_tribe_rule_2_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 2."""
    return remove_piece(position, frame, LOST_TRIBE, 1 << frame.event.thing)


ITEM = Item(
    reference="small_world/base/small_world",
    kind="base",
    rules=(
        Fact(line=1, scope=ALWAYS, word=WATER, ground=rule_1),
        Class(line=2, scope=ALWAYS, word=CLOSED, ground=rule_2),
        Fact(line=3, scope=ALWAYS, word=COASTAL, ground=rule_3),
        Class(line=4, scope=ALWAYS, word=ENTRANCE, ground=rule_4),
        Value(line=5, scope=ALWAYS, word=CONQUEST_COST, operation=MORE, ground=rule_5),
    ),
    pieces=(
        PieceKind(
            reference="small_world/piece/lost_tribe",
            word=LOST_TRIBE,
            box=18,
            rules=(
                # A Lost Tribe counts as a defender.
                Counts(line=1, scope=ALWAYS, role=DEFENDER, piece=LOST_TRIBE),
                Reaction(
                    line=2,
                    scope=ALWAYS,
                    event="conquer",
                    matches=lost_tribe_rule_2_when,
                    act=lost_tribe_rule_2_steps,
                    joins=(AND,),
                ),
            ),
            sources=(
                Source("small_world/base.regola", 22, 9),
                Source("small_world/base.regola", 23, 9),
            ),
        ),
    ),
    base=Base(
        rounds=(10, 10, 9, 8),
        blank_banner=10,
        blank_badge=5,
    ),
    options=(("small_world/option/powers_pay_for_all_peoples", False),),
    sources=(
        Source("small_world/base.regola", 11, 5),
        Source("small_world/base.regola", 12, 5),
        Source("small_world/base.regola", 13, 5),
        Source("small_world/base.regola", 14, 5),
        Source("small_world/base.regola", 15, 5),
    ),
)
