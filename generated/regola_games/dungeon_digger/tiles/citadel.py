"""
Citadel (dungeon_digger/tile/citadel).

Written by Regola from dungeon_digger/scenarios/dwarf_citadel.regola: change the rules there, not
here.
"""

from __future__ import annotations

from regola_engine.digger import (
    AND,
    IS,
    Ban,
    Class,
    Frame,
    Item,
    Position,
    Reaction,
    Source,
    Tile,
    Value,
    count_of,
    draw_coins,
    end_game,
    full_tiles,
    goons,
    lies_beside,
    number,
    require,
)

require(3)


def rule_1(position: Position, frame: Frame) -> bool:
    """Corridor ends adjacent to the edges of the Citadel are closed."""
    return lies_beside(position, frame.event.thing, (), 1 << frame.it)


def rule_2_amount(position: Position, frame: Frame) -> int:
    """The capacity of the Citadel is twice the number of players, plus 5."""
    return 2 * position.game.seats + 5


def rule_3(position: Position, frame: Frame) -> bool:
    """
    You may not move a squad into or through the Citadel if the goons in the squad and those already
    there together exceed the capacity of the Citadel.
    """
    return (
        frame.event.actor == frame.you
        and frame.event.tile == frame.it
        and frame.event.count
        > max(
            0,
            number(position, "capacity", frame.you, frame.it)
            - count_of(position, goons(position, -1, 1 << frame.it)),
        )
    )


def rule_4(position: Position, frame: Frame) -> bool:
    """You may not move a squad from the Citadel."""
    return frame.event.actor == frame.you and frame.event.origin == frame.it


def rule_5(position: Position, frame: Frame) -> bool:
    """Goons in the Citadel are not enemies."""
    return bool(frame.event.thing[2] < 0 and frame.event.thing[1] == frame.it)


def rule_6_when(position: Position, frame: Frame) -> bool:
    """When you move a squad to the Citadel, draw 1 coin."""
    return frame.event.actor == frame.you and frame.event.tile == frame.it


def rule_6_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 6."""
    return draw_coins(position, frame, 1)


def rule_7_holds(position: Position, frame: Frame) -> bool:
    """At the end of your turn, if the Citadel is full, the game ends."""
    return bool((1 << frame.it) & full_tiles(position, frame.you))


def rule_7_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 7."""
    return end_game(position, frame)


ITEM = Item(
    reference="dungeon_digger/tile/citadel",
    kind="tile",
    rules=(
        Class(line=1, word="closed", each=True, holds=rule_1),
        Value(line=2, word="capacity", operation=IS, each=True, its=True, amount=rule_2_amount),
        Ban(line=3, deed="move squad over", each=True, where="tile", holds=rule_3),
        Ban(line=4, deed="move squad from", each=True, where="origin", holds=rule_4),
        Class(line=5, word="enemy", each=True, negated=True, holds=rule_5),
        Reaction(
            line=6,
            each=True,
            event="move squad to",
            where="tile",
            matches=rule_6_when,
            act=rule_6_steps,
            joins=(AND,),
        ),
        Reaction(
            line=7,
            each=True,
            moment="end of turn",
            holds=rule_7_holds,
            act=rule_7_steps,
            joins=(AND,),
        ),
    ),
    tile=Tile(
        family="special",
        count=1,
        edges=(
            (
                "dungeon_digger/edge/door",
                "dungeon_digger/edge/door",
                "dungeon_digger/edge/door",
                "dungeon_digger/edge/door",
                "dungeon_digger/edge/door",
                "dungeon_digger/edge/door",
            ),
        ),
        central=1,
    ),
    home="dungeon_digger/scenario/dwarf_citadel",
    sources=(
        Source("dungeon_digger/scenarios/dwarf_citadel.regola", 32, 5),
        Source("dungeon_digger/scenarios/dwarf_citadel.regola", 33, 5),
        Source("dungeon_digger/scenarios/dwarf_citadel.regola", 34, 5),
        Source("dungeon_digger/scenarios/dwarf_citadel.regola", 37, 5),
        Source("dungeon_digger/scenarios/dwarf_citadel.regola", 38, 5),
        Source("dungeon_digger/scenarios/dwarf_citadel.regola", 39, 5),
        Source("dungeon_digger/scenarios/dwarf_citadel.regola", 40, 5),
    ),
)
