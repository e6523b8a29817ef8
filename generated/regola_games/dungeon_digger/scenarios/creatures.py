"""
Creatures (dungeon_digger/scenario/creatures).

Written by Regola from dungeon_digger/scenarios/creatures.regola: change the rules there, not here.
"""

from __future__ import annotations

from regola_engine.digger import (
    ALL,
    AND,
    DONE,
    FAILED,
    IS,
    MORE,
    OTHERWISE,
    THEN,
    Ban,
    Class,
    Frame,
    Item,
    Offer,
    Position,
    Reaction,
    Scenario,
    Source,
    Value,
    can_conquer_using,
    can_march_one,
    can_put_tile,
    can_remove_tile,
    class_tiles,
    connected,
    conquer_using,
    count_of,
    defeat,
    draw_coins,
    empty_spaces,
    end_game,
    flip,
    give_coins,
    goons,
    is_immune,
    is_mover,
    kill_movers,
    kill_one_mover,
    kind_tiles,
    march,
    markers,
    mover_tiles,
    movers_of,
    number,
    of_each,
    opponents,
    put_tile,
    remove_tile,
    require,
    send_coins,
    take_any_coin,
    take_coins,
    tiles_of,
    tiles_with,
    total,
    wants,
)

require(3)

COLLAPSE = "dungeon_digger/tile/collapse"
PORTAL = "dungeon_digger/tile/portal"
SACRIFICE_WELL = "dungeon_digger/tile/sacrifice_well"
TRAP_CORRIDOR = "dungeon_digger/tile/trap_corridor"


def rule_2_amount(position: Position, frame: Frame) -> int:
    """The number of Resources in use increases by the total Resources value of your creatures."""
    return total(
        position, "weight", frame.you, movers_of(position, ("creature",), 1 << frame.you, -1)
    )


def rule_3(position: Position, frame: Frame) -> bool:
    """
    You may summon a creature only if your Resources value reaches the number of Resources in use
    plus the creature’s Resources value.
    """
    return is_mover(position, frame.event.mover, "creature") and not (
        number(position, "resources", frame.you)
        >= number(position, "burden", frame.you)
        + number(position, "weight", frame.you, frame.event.mover)
    )


def rule_4_price(position: Position, frame: Frame) -> int:
    """You may pay 1 step to march one of your creatures over tiles."""
    return 1


def rule_4_possible(position: Position, frame: Frame) -> bool:
    """Whether all that rule 4 takes can be done."""
    return can_march_one(
        position, frame, movers_of(position, ("creature",), 1 << frame.you, -1), position.tiles
    )


def rule_4_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 4."""
    return march(
        position, frame, movers_of(position, ("creature",), 1 << frame.you, -1), position.tiles
    )


def rule_5_price(position: Position, frame: Frame) -> int:
    """
    You may pay 1 Tyranny point to conquer a conquerable tile using one of your creatures. You may
    do so only if you have a goon in play.
    """
    return 1


def rule_5_holds(position: Position, frame: Frame) -> bool:
    """Whether the condition of rule 5 holds."""
    return bool(goons(position, 1 << frame.you, -1))


def rule_5_possible(position: Position, frame: Frame) -> bool:
    """Whether all that rule 5 takes can be done."""
    return can_conquer_using(
        position,
        frame,
        position.tiles & class_tiles(position, "conquerable", frame.you),
        movers_of(position, ("creature",), 1 << frame.you, -1),
    )


def rule_5_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 5."""
    return conquer_using(
        position,
        frame,
        position.tiles & class_tiles(position, "conquerable", frame.you),
        movers_of(position, ("creature",), 1 << frame.you, -1),
    )


def rule_6_when(position: Position, frame: Frame) -> bool:
    """
    Before you conquer a tile that holds none of your goons, flip one of your goons and place it
    there.
    """
    return bool(
        (position.tiles & ~tiles_with(position, goons(position, 1 << frame.you, -1)))
        >> frame.event.tile
        & 1,
    )


def rule_6_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 6."""
    return flip(position, frame, goons(position, 1 << frame.you, -1))


def rule_7_price(position: Position, frame: Frame) -> int:
    """
    You may pay 2 Tyranny points to remove a Collapse connected to a tile where you have a creature.
    """
    return 2


def rule_7_possible(position: Position, frame: Frame) -> bool:
    """Whether all that rule 7 takes can be done."""
    return can_remove_tile(
        position,
        frame,
        kind_tiles(position, COLLAPSE)
        & connected(
            position,
            position.tiles
            & mover_tiles(position, movers_of(position, ("creature",), 1 << frame.you, -1)),
        ),
    )


def rule_7_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 7."""
    return remove_tile(
        position,
        frame,
        kind_tiles(position, COLLAPSE)
        & connected(
            position,
            position.tiles
            & mover_tiles(position, movers_of(position, ("creature",), 1 << frame.you, -1)),
        ),
    )


def rule_8_price(position: Position, frame: Frame) -> int:
    """
    You may pay 1 Tyranny point to place 1 Collapse from the stack in an empty space. If you do,
    kill one of your creatures.
    """
    return 1


def rule_8_possible(position: Position, frame: Frame) -> bool:
    """Whether all that rule 8 takes can be done."""
    return can_put_tile(
        position,
        frame,
        COLLAPSE,
        position.game.everywhere & empty_spaces(position),
    ) and bool(movers_of(position, ("creature",), 1 << frame.you, -1))


def rule_8_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 8."""
    if frame.step == 0:
        return put_tile(
            position, frame, COLLAPSE, position.game.everywhere & empty_spaces(position)
        )
    return kill_one_mover(position, frame, movers_of(position, ("creature",), 1 << frame.you, -1))


def rule_9(position: Position, frame: Frame) -> bool:
    """You may not move a creature into or through a Sacrifice Well."""
    return is_mover(position, frame.event.mover, "creature") and bool(
        kind_tiles(position, SACRIFICE_WELL) >> frame.event.tile & 1
    )


def rule_10_when(position: Position, frame: Frame) -> bool:
    """
    When you move a creature into or through an opponent’s Trap Corridor, you may give that opponent
    1 coin from your hand. If you do not, kill that creature. This rule does not apply if the
    creature is immune to the Trap Corridor.
    """
    return (
        is_mover(position, frame.event.mover, "creature")
        and bool(
            (
                kind_tiles(position, TRAP_CORRIDOR)
                & tiles_of(position, opponents(position, frame.you))
            )
            >> frame.event.tile
            & 1,
        )
        and not is_immune(position, frame.event.mover, frame.event.tile)
    )


def rule_10_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 10."""
    if frame.step == 0:
        answer = wants(position, frame, bool(position.coins[frame.you]))
        if answer != DONE:
            return answer
        return give_coins(position, frame, position.owner[frame.event.tile], 1)
    return kill_movers(position, frame, [frame.event.mover])


def rule_11(position: Position, frame: Frame) -> bool:
    """Opponents’ creatures are enemies."""
    return is_mover(position, frame.event.thing[2], "creature") and bool(
        opponents(position, frame.you) >> frame.event.thing[0] & 1
    )


def rule_12_amount(position: Position, frame: Frame) -> int:
    """The defence of a tile increases by the total strength of enemy creatures there."""
    return total(
        position,
        "strength",
        frame.you,
        movers_of(position, ("creature",), -1, 1 << frame.event.thing, frame.you),
    )


def rule_13_when(position: Position, frame: Frame) -> bool:
    """
    Before you move a party into or through a tile, if its strength exceeds the tile’s defence, kill
    all enemy creatures there.
    """
    return number(position, "strength", frame.event.actor, frame.event.party) > number(
        position, "defence", frame.event.actor, frame.event.tile
    )


def rule_13_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 13."""
    return kill_movers(
        position, frame, movers_of(position, ("creature",), -1, 1 << frame.event.tile, frame.you)
    )


def rule_14_was(position: Position, frame: Frame) -> bool:
    """When you kill an opponent’s creature, take 1 coin from that opponent."""
    return is_mover(position, frame.event.mover, "creature") and bool(
        opponents(position, frame.you) >> frame.event.other & 1
    )


def rule_14_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 14."""
    return take_coins(position, frame, frame.event.other, 1)


def rule_15(position: Position, frame: Frame) -> int:
    """Portals are not barred."""
    return kind_tiles(position, PORTAL)


def rule_16(position: Position, frame: Frame) -> int:
    """Opponents’ Portals are conquerable."""
    return kind_tiles(position, PORTAL) & tiles_of(position, opponents(position, frame.you))


def rule_17_when(position: Position, frame: Frame) -> bool:
    """
    When you conquer an opponent’s Portal, take 1 coin from that opponent. If you cannot, draw 1
    coin.
    """
    return bool(
        (kind_tiles(position, PORTAL) & tiles_of(position, opponents(position, frame.you)))
        >> frame.event.tile
        & 1,
    )


def rule_17_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 17."""
    if frame.step == 0:
        return take_coins(position, frame, position.owner[frame.event.tile], 1)
    return draw_coins(position, frame, 1)


def rule_18_when(position: Position, frame: Frame) -> bool:
    """
    When you conquer an opponent’s Portal, if there are at least 3 Conquest markers there, defeat
    that opponent in that Portal. Then return all of that opponent’s remaining coins to the bag.
    """
    return bool(
        (kind_tiles(position, PORTAL) & tiles_of(position, opponents(position, frame.you)))
        >> frame.event.tile
        & 1,
    )


def rule_18_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 18."""
    if frame.step == 0:
        if not (count_of(position, markers(position, -1, 1 << frame.event.tile)) >= 3):
            return FAILED
        return defeat(position, position.owner[frame.event.tile], 1 << frame.event.tile)
    return send_coins(position, frame, position.owner[frame.event.tile], "bag", ALL)


def rule_19_when(position: Position, frame: Frame) -> bool:
    """
    When an opponent is defeated in a Portal, if you have more Conquest markers there than each
    opponent, immediately take 1 coin of your choice from the defeated opponent. If you cannot, draw
    1 coin.
    """
    return (
        frame.event.actor != frame.you
        and bool(kind_tiles(position, PORTAL) >> frame.event.tile & 1)
        and of_each(
            opponents(position, frame.you),
            lambda other: (
                count_of(position, markers(position, 1 << frame.you, 1 << frame.event.tile))
                > count_of(position, markers(position, 1 << other, 1 << frame.event.tile))
            ),
        )
    )


def rule_19_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 19."""
    if frame.step == 0:
        return take_any_coin(position, frame, frame.event.actor)
    return draw_coins(position, frame, 1)


def rule_20_when(position: Position, frame: Frame) -> bool:
    """When an opponent is defeated, if no opponents are left, the game ends."""
    return frame.event.actor != frame.you and not opponents(position, frame.you)


def rule_20_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 20."""
    return end_game(position, frame)


ITEM = Item(
    reference="dungeon_digger/scenario/creatures",
    kind="scenario",
    rules=(
        # The target is 30 gold pieces.
        Value(line=1, word="finish", operation=IS, constant=30),
        Value(line=2, word="burden", operation=MORE, amount=rule_2_amount),
        Ban(line=3, deed="summon creature", holds=rule_3),
        Offer(
            line=4,
            verb="march",
            pays="step",
            price=rule_4_price,
            possible=rule_4_possible,
            act=rule_4_steps,
            joins=(AND,),
        ),
        Offer(
            line=5,
            verb="conquer",
            pays="point",
            price=rule_5_price,
            holds=rule_5_holds,
            possible=rule_5_possible,
            act=rule_5_steps,
            joins=(AND,),
        ),
        Reaction(
            line=6,
            event="conquer",
            before=True,
            matches=rule_6_when,
            act=rule_6_steps,
            joins=(AND,),
        ),
        Offer(
            line=7,
            verb="remove",
            pays="point",
            price=rule_7_price,
            possible=rule_7_possible,
            act=rule_7_steps,
            joins=(AND,),
        ),
        Offer(
            line=8,
            verb="put",
            pays="point",
            price=rule_8_price,
            possible=rule_8_possible,
            act=rule_8_steps,
            joins=(AND, AND),
        ),
        Ban(line=9, deed="move creature over", holds=rule_9),
        Reaction(
            line=10,
            event="move creature over",
            matches=rule_10_when,
            act=rule_10_steps,
            joins=(AND, OTHERWISE),
        ),
        Class(line=11, word="enemy", holds=rule_11),
        Value(line=12, word="defence", operation=MORE, amount=rule_12_amount),
        Reaction(
            line=13,
            event="move party over",
            before=True,
            matches=rule_13_when,
            act=rule_13_steps,
            joins=(AND,),
        ),
        Reaction(line=14, event="kill creature", was=rule_14_was, act=rule_14_steps, joins=(AND,)),
        Class(line=15, word="barred", negated=True, extent=rule_15),
        Class(line=16, word="conquerable", extent=rule_16),
        Reaction(
            line=17,
            event="conquer",
            matches=rule_17_when,
            act=rule_17_steps,
            joins=(AND, OTHERWISE),
        ),
        Reaction(
            line=18, event="conquer", matches=rule_18_when, act=rule_18_steps, joins=(AND, THEN)
        ),
        Reaction(
            line=19,
            event="defeat player",
            everyone=True,
            matches=rule_19_when,
            act=rule_19_steps,
            joins=(AND, OTHERWISE),
        ),
        Reaction(
            line=20,
            event="defeat player",
            everyone=True,
            matches=rule_20_when,
            act=rule_20_steps,
            joins=(AND,),
        ),
    ),
    scenario=Scenario(
        area=-1,
    ),
    sources=(
        Source("dungeon_digger/scenarios/creatures.regola", 6, 5),
        Source("dungeon_digger/scenarios/creatures.regola", 8, 5),
        Source("dungeon_digger/scenarios/creatures.regola", 9, 5),
        Source("dungeon_digger/scenarios/creatures.regola", 11, 5),
        Source("dungeon_digger/scenarios/creatures.regola", 12, 5),
        Source("dungeon_digger/scenarios/creatures.regola", 14, 5),
        Source("dungeon_digger/scenarios/creatures.regola", 15, 5),
        Source("dungeon_digger/scenarios/creatures.regola", 16, 5),
        Source("dungeon_digger/scenarios/creatures.regola", 19, 5),
        Source("dungeon_digger/scenarios/creatures.regola", 20, 5),
        Source("dungeon_digger/scenarios/creatures.regola", 23, 5),
        Source("dungeon_digger/scenarios/creatures.regola", 24, 5),
        Source("dungeon_digger/scenarios/creatures.regola", 25, 5),
        Source("dungeon_digger/scenarios/creatures.regola", 28, 5),
        Source("dungeon_digger/scenarios/creatures.regola", 30, 5),
        Source("dungeon_digger/scenarios/creatures.regola", 31, 5),
        Source("dungeon_digger/scenarios/creatures.regola", 32, 5),
        Source("dungeon_digger/scenarios/creatures.regola", 33, 5),
        Source("dungeon_digger/scenarios/creatures.regola", 36, 5),
        Source("dungeon_digger/scenarios/creatures.regola", 39, 5),
    ),
)
