"""
Monster (dungeon_digger/tile/monster).

Written by Regola from dungeon_digger/scenarios/monster_hunt.regola: change the rules there, not
here.
"""

from __future__ import annotations

from regola_engine.digger import (
    AND,
    Ban,
    Class,
    Frame,
    Item,
    Position,
    Reaction,
    Source,
    Tile,
    gain_gold,
    lies_beside,
    marker_tiles,
    require,
)

require(3)


def rule_1(position: Position, frame: Frame) -> bool:
    """Corridor ends adjacent to the edges of the Monster are closed."""
    return lies_beside(position, frame.event.thing, (), 1 << frame.it)


def rule_2(position: Position, frame: Frame) -> int:
    """The Monster is conquerable unless it has a Conquest marker."""
    if (1 << frame.it) & marker_tiles(position, -1):
        return 0
    return 1 << frame.it


def rule_3(position: Position, frame: Frame) -> bool:
    """
    You may move a squad into or through the Monster only if the squad has at least 3 goons or the
    Monster has a Conquest marker.
    """
    return (
        frame.event.actor == frame.you
        and frame.event.tile == frame.it
        and not (frame.event.count >= 3 or bool((1 << frame.it) & marker_tiles(position, -1)))
    )


def rule_4(position: Position, frame: Frame) -> bool:
    """
    You may move a newly arrived squad from the Monster only if the squad has at least 4 goons or
    the Monster has a Conquest marker.
    """
    return (
        frame.event.actor == frame.you
        and "arrived" in frame.event.manner
        and frame.event.origin == frame.it
        and not (frame.event.count >= 4 or bool((1 << frame.it) & marker_tiles(position, -1)))
    )


def rule_5(position: Position, frame: Frame) -> bool:
    """
    Variant “Squad held”: you may not move a squad from the Monster if the squad has at most 3 goons
    and the Monster has no Conquest marker.
    """
    return (
        frame.event.actor == frame.you
        and frame.event.origin == frame.it
        and position.game.takes("dungeon_digger/option/small_squads_are_held")
        and frame.event.count <= 3
        and not ((1 << frame.it) & marker_tiles(position, -1))
    )


def rule_6_when(position: Position, frame: Frame) -> bool:
    """When you conquer the Monster, gain 4 gold pieces."""
    return frame.event.actor == frame.you and frame.event.tile == frame.it


def rule_6_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 6."""
    return gain_gold(position, frame, 4)


ITEM = Item(
    reference="dungeon_digger/tile/monster",
    kind="tile",
    rules=(
        Class(line=1, word="closed", each=True, holds=rule_1),
        Class(line=2, word="conquerable", each=True, extent=rule_2),
        Ban(line=3, deed="move squad over", each=True, where="tile", holds=rule_3),
        Ban(line=4, deed="move squad from", each=True, where="origin", holds=rule_4),
        Ban(line=5, deed="move squad from", each=True, where="origin", holds=rule_5),
        Reaction(
            line=6,
            each=True,
            event="conquer",
            where="tile",
            matches=rule_6_when,
            act=rule_6_steps,
            joins=(AND,),
        ),
    ),
    tile=Tile(
        family="special",
        count=6,
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
        scattered=1,
        back=(
            "dungeon_digger/edge/collapse_side",
            "dungeon_digger/edge/collapse_side",
            "dungeon_digger/edge/collapse_side",
            "dungeon_digger/edge/collapse_side",
            "dungeon_digger/edge/collapse_side",
            "dungeon_digger/edge/collapse_side",
        ),
    ),
    home="dungeon_digger/scenario/monster_hunt",
    options=(("dungeon_digger/option/small_squads_are_held", False),),
    sources=(
        Source("dungeon_digger/scenarios/monster_hunt.regola", 96, 5),
        Source("dungeon_digger/scenarios/monster_hunt.regola", 97, 5),
        Source("dungeon_digger/scenarios/monster_hunt.regola", 98, 5),
        Source("dungeon_digger/scenarios/monster_hunt.regola", 100, 5),
        Source("dungeon_digger/scenarios/monster_hunt.regola", 102, 5),
        Source("dungeon_digger/scenarios/monster_hunt.regola", 105, 5),
    ),
)
