"""
Throne (dungeon_digger/tile/throne).

Written by Regola from dungeon_digger/tiles/throne.regola: change the rules there, not here.
"""

from __future__ import annotations

from regola_engine.digger import (
    AND,
    Frame,
    Item,
    Position,
    Reaction,
    Source,
    Tile,
    beside,
    family_tiles,
    gain_gold,
    missed_turns,
    require,
    skip_turn,
    tiles_of,
)

require(3)


def rule_1_when(position: Position, frame: Frame) -> bool:
    """
    When you build the Throne, gain 1 gold piece. Then gain 1 gold piece for each of your rooms
    adjacent to the Throne.
    """
    return frame.event.actor == frame.you and frame.event.tile == frame.it


def rule_1_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 1."""
    if frame.step == 0:
        return gain_gold(position, frame, 1)
    return gain_gold(
        position,
        frame,
        (
            family_tiles(position, "room")
            & tiles_of(position, 1 << frame.you)
            & beside(position, 1 << frame.it)
        ).bit_count(),
    )


def rule_2_when(position: Position, frame: Frame) -> bool:
    """When you build a room adjacent to the Throne, gain 1 gold piece."""
    return frame.event.actor == frame.you and bool(
        (family_tiles(position, "room") & beside(position, 1 << frame.it)) >> frame.event.tile & 1
    )


def rule_2_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 2."""
    return gain_gold(position, frame, 1)


def rule_3_when(position: Position, frame: Frame) -> bool:
    """
    Variant “Homage to the throne”: when an opponent builds a room adjacent to the Throne, gain 1
    gold piece.
    """
    return (
        frame.event.actor != frame.you
        and bool(
            (family_tiles(position, "room") & beside(position, 1 << frame.it)) >> frame.event.tile
            & 1,
        )
        and position.game.takes("dungeon_digger/option/enemy_rooms_pay_homage")
    )


def rule_3_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 3."""
    return gain_gold(position, frame, 1)


def rule_4_when(position: Position, frame: Frame) -> bool:
    """
    When an opponent conquers the Throne, if you do not already have a turn to skip, skip your next
    turn. Variant “Turn after turn”: this rule applies even if you already have a turn to skip.
    """
    return (
        frame.event.actor != frame.you
        and frame.event.tile == frame.it
        and (
            missed_turns(position, frame.you) == 0
            or position.game.takes("dungeon_digger/option/each_conquest_costs_a_turn")
        )
    )


def rule_4_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 4."""
    return skip_turn(position, frame)


ITEM = Item(
    reference="dungeon_digger/tile/throne",
    kind="tile",
    rules=(
        Reaction(
            line=1,
            each=True,
            event="build",
            where="tile",
            matches=rule_1_when,
            act=rule_1_steps,
            joins=(AND, AND),
        ),
        Reaction(
            line=2, each=True, event="build", matches=rule_2_when, act=rule_2_steps, joins=(AND,)
        ),
        Reaction(
            line=3, each=True, event="build", matches=rule_3_when, act=rule_3_steps, joins=(AND,)
        ),
        Reaction(
            line=4,
            each=True,
            event="conquer",
            where="tile",
            matches=rule_4_when,
            act=rule_4_steps,
            joins=(AND,),
        ),
    ),
    tile=Tile(
        family="room",
        count=1,
        edges=(
            (
                "dungeon_digger/edge/door",
                "dungeon_digger/edge/door",
                "dungeon_digger/edge/earth",
                "dungeon_digger/edge/door",
                "dungeon_digger/edge/door",
                "dungeon_digger/edge/earth",
            ),
        ),
    ),
    options=(
        ("dungeon_digger/option/enemy_rooms_pay_homage", False),
        ("dungeon_digger/option/each_conquest_costs_a_turn", False),
    ),
    sources=(
        Source("dungeon_digger/tiles/throne.regola", 11, 5),
        Source("dungeon_digger/tiles/throne.regola", 12, 5),
        Source("dungeon_digger/tiles/throne.regola", 13, 5),
        Source("dungeon_digger/tiles/throne.regola", 15, 5),
    ),
)
