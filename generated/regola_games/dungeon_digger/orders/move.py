"""
Move! (dungeon_digger/order/move).

Written by Regola from dungeon_digger/orders.regola: change the rules there, not here.
"""

from __future__ import annotations

from regola_engine.digger import (
    AND,
    FAILED,
    Frame,
    Item,
    Offer,
    Position,
    Reaction,
    Source,
    connected,
    family_tiles,
    gain_steps,
    require,
)

require(3)


def rule_1_when(position: Position, frame: Frame) -> bool:
    """When you give this Order, gain 3 steps, or 1 step if this Order is free."""
    return frame.event.order == frame.it


def rule_1_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 1."""
    if frame.step == 0:
        if frame.event.free:
            return FAILED
        return gain_steps(position, frame, 3)
    if not frame.event.free:
        return FAILED
    return gain_steps(position, frame, 1)


def rule_2_origins(position: Position, frame: Frame) -> int:
    """You may pay 1 step to move a squad from a tile to a connected tile."""
    return position.tiles


def rule_2_targets(position: Position, frame: Frame) -> int:
    """Where a squad may go by rule 2."""
    return position.tiles & connected(position, 1 << frame.event.origin)


def rule_2_price(position: Position, frame: Frame) -> int:
    """What rule 2 costs."""
    return 1


def rule_3_origins(position: Position, frame: Frame) -> int:
    """
    You may pay 1 step to move a squad from one of your tiles along your corridor tiles to another
    tile. Variant “Long step”: this rule does not apply.
    """
    return position.tiles & position.own[frame.you]


def rule_3_path(position: Position, frame: Frame) -> int:
    """What a squad may go over by rule 3."""
    return family_tiles(position, "corridor") & position.own[frame.you]


def rule_3_targets(position: Position, frame: Frame) -> int:
    """Where a squad may go by rule 3."""
    return position.tiles


def rule_3_price(position: Position, frame: Frame) -> int:
    """What rule 3 costs."""
    return 1


def rule_3_holds(position: Position, frame: Frame) -> bool:
    """Whether the condition of rule 3 holds."""
    return not position.game.takes("dungeon_digger/option/corridors_take_two_steps")


def rule_4_origins(position: Position, frame: Frame) -> int:
    """
    Variant “Long step”: you may pay 1 step to move a squad from one of your tiles along your
    corridor tiles to a corridor tile.
    """
    return position.tiles & position.own[frame.you]


def rule_4_path(position: Position, frame: Frame) -> int:
    """What a squad may go over by rule 4."""
    return family_tiles(position, "corridor") & position.own[frame.you]


def rule_4_targets(position: Position, frame: Frame) -> int:
    """Where a squad may go by rule 4."""
    return family_tiles(position, "corridor")


def rule_4_price(position: Position, frame: Frame) -> int:
    """What rule 4 costs."""
    return 1


def rule_4_holds(position: Position, frame: Frame) -> bool:
    """Whether the condition of rule 4 holds."""
    return position.game.takes("dungeon_digger/option/corridors_take_two_steps")


ITEM = Item(
    reference="dungeon_digger/order/move",
    kind="order",
    rules=(
        Reaction(
            line=1,
            each=True,
            event="give order",
            where="order",
            matches=rule_1_when,
            act=rule_1_steps,
            joins=(AND, AND),
        ),
        Offer(
            line=2,
            verb="move squad",
            origins=rule_2_origins,
            targets=rule_2_targets,
            pays="step",
            price=rule_2_price,
        ),
        Offer(
            line=3,
            verb="move squad",
            origins=rule_3_origins,
            path=rule_3_path,
            targets=rule_3_targets,
            pays="step",
            price=rule_3_price,
            holds=rule_3_holds,
        ),
        Offer(
            line=4,
            verb="move squad",
            origins=rule_4_origins,
            path=rule_4_path,
            targets=rule_4_targets,
            pays="step",
            price=rule_4_price,
            holds=rule_4_holds,
        ),
    ),
    cost=1,
    tier=1,
    options=(("dungeon_digger/option/corridors_take_two_steps", False),),
    sources=(
        Source("dungeon_digger/orders.regola", 7, 5),
        Source("dungeon_digger/orders.regola", 8, 5),
        Source("dungeon_digger/orders.regola", 9, 5),
        Source("dungeon_digger/orders.regola", 11, 5),
    ),
)
