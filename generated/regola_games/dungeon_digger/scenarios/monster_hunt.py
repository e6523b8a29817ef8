"""
Monster hunt (dungeon_digger/scenario/monster_hunt).

Written by Regola from dungeon_digger/scenarios/monster_hunt.regola: change the rules there, not
here.
"""

from __future__ import annotations

from regola_engine.digger import (
    AND,
    IS,
    Ban,
    Frame,
    Item,
    Position,
    Reaction,
    Scenario,
    Source,
    Value,
    connected,
    is_kind,
    kind_tiles,
    near_to,
    require,
    reveal_tiles,
)

require(3)

MONSTER = "dungeon_digger/tile/monster"
PORTAL = "dungeon_digger/tile/portal"
ROCK = "dungeon_digger/tile/rock"
RUINS = "dungeon_digger/tile/ruins"


def rule_2(position: Position, frame: Frame) -> bool:
    """
    Variant “One space is enough”: you may not place a Rock, a Monster or a Ruin within 1 space of a
    Portal.
    """
    return (
        is_kind(position, frame.event.thing, (ROCK, MONSTER, RUINS))
        and bool(
            (position.game.everywhere & near_to(position, kind_tiles(position, PORTAL), 1))
            >> frame.event.tile
            & 1,
        )
        and position.game.takes("dungeon_digger/option/two_spaces_are_far_enough")
    )


def rule_3(position: Position, frame: Frame) -> bool:
    """
    You may not place a Rock, a Monster or a Ruin within 2 spaces of a Portal. Variant “One space is
    enough”: this rule does not apply.
    """
    return (
        is_kind(position, frame.event.thing, (ROCK, MONSTER, RUINS))
        and bool(
            (position.game.everywhere & near_to(position, kind_tiles(position, PORTAL), 2))
            >> frame.event.tile
            & 1,
        )
        and not position.game.takes("dungeon_digger/option/two_spaces_are_far_enough")
    )


def rule_4_holds(position: Position, frame: Frame) -> bool:
    """
    At the start of the game, reveal all face-down tiles. Variant “Unknown places”: this rule does
    not apply.
    """
    return not position.game.takes("dungeon_digger/option/places_stay_hidden")


def rule_4_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 4."""
    return reveal_tiles(position, frame, position.tiles & position.hidden)


def rule_5_steps(position: Position, frame: Frame) -> int:
    """When you build a tile, reveal all face-down tiles connected to it."""
    return reveal_tiles(
        position,
        frame,
        position.tiles & position.hidden & connected(position, 1 << frame.event.tile),
    )


ITEM = Item(
    reference="dungeon_digger/scenario/monster_hunt",
    kind="scenario",
    rules=(
        # The target is 25 gold pieces.
        Value(line=1, word="finish", operation=IS, constant=25),
        Ban(line=2, deed="put tile in", holds=rule_2),
        Ban(line=3, deed="put tile in", holds=rule_3),
        Reaction(
            line=4, moment="start of game", holds=rule_4_holds, act=rule_4_steps, joins=(AND,)
        ),
        Reaction(line=5, event="build", act=rule_5_steps, joins=(AND,)),
    ),
    scenario=Scenario(),
    options=(
        ("dungeon_digger/option/two_spaces_are_far_enough", False),
        ("dungeon_digger/option/places_stay_hidden", False),
    ),
    sources=(
        Source("dungeon_digger/scenarios/monster_hunt.regola", 5, 5),
        Source("dungeon_digger/scenarios/monster_hunt.regola", 6, 5),
        Source("dungeon_digger/scenarios/monster_hunt.regola", 8, 5),
        Source("dungeon_digger/scenarios/monster_hunt.regola", 10, 5),
        Source("dungeon_digger/scenarios/monster_hunt.regola", 11, 5),
    ),
)
