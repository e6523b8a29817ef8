"""
Sacrifice Well (dungeon_digger/tile/sacrifice_well).

Written by Regola from dungeon_digger/tiles/sacrifice_well.regola: change the rules there, not here.
"""

from __future__ import annotations

from regola_engine.digger import (
    ALL,
    AND,
    DONE,
    OTHERWISE,
    Ban,
    Class,
    Frame,
    Item,
    Position,
    Reaction,
    Source,
    Tile,
    build,
    can_build,
    draw_coins,
    give_from_bag,
    goons,
    require,
    return_goons,
    wants,
)

require(3)


def rule_1(position: Position, frame: Frame) -> int:
    """The Sacrifice Well is not conquerable."""
    return 1 << frame.it


def rule_2(position: Position, frame: Frame) -> bool:
    """
    An opponent may not move a party into or through the Sacrifice Well. Variant “Open well”: this
    rule does not apply.
    """
    return (
        frame.event.actor != frame.you
        and frame.event.tile == frame.it
        and not position.game.takes("dungeon_digger/option/enemies_use_the_well")
    )


def rule_3_when(position: Position, frame: Frame) -> bool:
    """When you move a squad to the Sacrifice Well, return all your goons there to the reserve."""
    return frame.event.actor == frame.you and frame.event.tile == frame.it


def rule_3_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 3."""
    return return_goons(position, frame, goons(position, 1 << frame.you, 1 << frame.it), ALL)


def rule_4_when(position: Position, frame: Frame) -> bool:
    """
    Variant “Open well”: when an opponent moves a squad to the Sacrifice Well, return all their
    goons there to their reserve. Then give that opponent 1 coin from the bag.
    """
    return (
        frame.event.actor != frame.you
        and frame.event.tile == frame.it
        and position.game.takes("dungeon_digger/option/enemies_use_the_well")
    )


def rule_4_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 4."""
    if frame.step == 0:
        return return_goons(
            position, frame, goons(position, 1 << frame.event.actor, 1 << frame.it), ALL
        )
    return give_from_bag(position, frame, frame.event.actor, 1)


def rule_5_when(position: Position, frame: Frame) -> bool:
    """
    Variant “Repeated sacrifices”: when you move a squad to the Sacrifice Well, you may build one of
    your Projects in an open space connected to your dungeon. If you do not, draw 1 coin.
    """
    return (
        frame.event.actor == frame.you
        and frame.event.tile == frame.it
        and position.game.takes("dungeon_digger/option/every_sacrifice_pays")
    )


def rule_5_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 5."""
    if frame.step == 0:
        answer = wants(position, frame, can_build(position, frame, position.own[frame.you]))
        if answer != DONE:
            return answer
        return build(position, frame, position.own[frame.you])
    return draw_coins(position, frame, 1)


def rule_6_when(position: Position, frame: Frame) -> bool:
    """
    Once per turn, when you move a squad to the Sacrifice Well, you may build one of your Projects
    in an open space connected to your dungeon. If you do not, draw 1 coin. Variant “Repeated
    sacrifices”: this rule does not apply.
    """
    return (
        frame.event.actor == frame.you
        and frame.event.tile == frame.it
        and not position.game.takes("dungeon_digger/option/every_sacrifice_pays")
    )


def rule_6_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 6."""
    if frame.step == 0:
        answer = wants(position, frame, can_build(position, frame, position.own[frame.you]))
        if answer != DONE:
            return answer
        return build(position, frame, position.own[frame.you])
    return draw_coins(position, frame, 1)


ITEM = Item(
    reference="dungeon_digger/tile/sacrifice_well",
    kind="tile",
    rules=(
        Class(line=1, word="conquerable", each=True, negated=True, extent=rule_1),
        Ban(line=2, deed="move party over", each=True, where="tile", holds=rule_2),
        Reaction(
            line=3,
            each=True,
            event="move squad to",
            where="tile",
            matches=rule_3_when,
            act=rule_3_steps,
            joins=(AND,),
        ),
        Reaction(
            line=4,
            each=True,
            event="move squad to",
            where="tile",
            matches=rule_4_when,
            act=rule_4_steps,
            joins=(AND, AND),
        ),
        Reaction(
            line=5,
            each=True,
            event="move squad to",
            where="tile",
            matches=rule_5_when,
            act=rule_5_steps,
            joins=(AND, OTHERWISE),
        ),
        Reaction(
            line=6,
            each=True,
            event="move squad to",
            where="tile",
            matches=rule_6_when,
            times=1,
            turn=True,
            act=rule_6_steps,
            joins=(AND, OTHERWISE),
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
                "dungeon_digger/edge/earth",
                "dungeon_digger/edge/door",
                "dungeon_digger/edge/earth",
            ),
        ),
    ),
    options=(
        ("dungeon_digger/option/enemies_use_the_well", False),
        ("dungeon_digger/option/every_sacrifice_pays", False),
    ),
    sources=(
        Source("dungeon_digger/tiles/sacrifice_well.regola", 11, 5),
        Source("dungeon_digger/tiles/sacrifice_well.regola", 12, 5),
        Source("dungeon_digger/tiles/sacrifice_well.regola", 13, 5),
        Source("dungeon_digger/tiles/sacrifice_well.regola", 14, 5),
        Source("dungeon_digger/tiles/sacrifice_well.regola", 17, 5),
        Source("dungeon_digger/tiles/sacrifice_well.regola", 20, 5),
    ),
)
