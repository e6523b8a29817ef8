"""
Monster Lord (dungeon_lords/title/monster_lord).

Written by Regola from dungeon_lords/titles/titles.regola: change the rules there, not here.
"""

from __future__ import annotations

from regola_engine.lords import (
    MORE,
    Frame,
    Item,
    Position,
    Source,
    Value,
    monsters_of,
    of_each,
    opponents,
    require,
)

require(3)


def rule_1_holds(position: Position, frame: Frame) -> bool:
    """If no opponent has more monsters than you, your score increases by 2."""
    return of_each(
        opponents(position, frame.you),
        lambda other: (
            monsters_of(position, 1 << frame.you).bit_count()
            >= monsters_of(position, 1 << other).bit_count()
        ),
    )


def rule_2_holds(position: Position, frame: Frame) -> bool:
    """If you have more monsters than each opponent, your score increases by a further 1."""
    return of_each(
        opponents(position, frame.you),
        lambda other: (
            monsters_of(position, 1 << frame.you).bit_count()
            > monsters_of(position, 1 << other).bit_count()
        ),
    )


def rule_3_holds(position: Position, frame: Frame) -> bool:
    """If no opponent has more monsters than you, your fame increases by 1."""
    return of_each(
        opponents(position, frame.you),
        lambda other: (
            monsters_of(position, 1 << frame.you).bit_count()
            >= monsters_of(position, 1 << other).bit_count()
        ),
    )


def rule_4_holds(position: Position, frame: Frame) -> bool:
    """If you have more monsters than each opponent, your fame increases by a further 1."""
    return of_each(
        opponents(position, frame.you),
        lambda other: (
            monsters_of(position, 1 << frame.you).bit_count()
            > monsters_of(position, 1 << other).bit_count()
        ),
    )


ITEM = Item(
    reference="dungeon_lords/title/monster_lord",
    kind="title",
    rules=(
        Value(line=1, word="score", operation=MORE, constant=2, holds=rule_1_holds),
        Value(line=2, word="score", operation=MORE, holds=rule_2_holds),
        Value(line=3, word="fame", operation=MORE, holds=rule_3_holds),
        Value(line=4, word="fame", operation=MORE, holds=rule_4_holds),
    ),
    sources=(
        Source("dungeon_lords/titles/titles.regola", 78, 5),
        Source("dungeon_lords/titles/titles.regola", 80, 5),
        Source("dungeon_lords/titles/titles.regola", 82, 5),
        Source("dungeon_lords/titles/titles.regola", 84, 5),
    ),
)
