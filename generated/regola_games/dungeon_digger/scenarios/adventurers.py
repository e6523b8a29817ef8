"""
Adventurers (dungeon_digger/scenario/adventurers).

Written by Regola from dungeon_digger/scenarios/adventurers.regola: change the rules there, not
here.
"""

from __future__ import annotations

from regola_engine.digger import (
    AND,
    IS,
    MORE,
    Ban,
    Class,
    Frame,
    Item,
    Offer,
    Position,
    Reaction,
    Scenario,
    Source,
    Tie,
    Value,
    can_march_one,
    draw_coins,
    family_tiles,
    gain_gold,
    give_coins,
    is_immune,
    is_mover,
    kill_movers,
    kind_tiles,
    lose_gold,
    march,
    mover_tiles,
    movers_of,
    number,
    opponents,
    require,
    tiles_of,
    total,
)

require(3)

ARM = "dungeon_digger/edge/arm"
BLANK = "dungeon_digger/edge/blank"
DOOR = "dungeon_digger/edge/door"
EARTH = "dungeon_digger/edge/earth"
PORTAL = "dungeon_digger/tile/portal"
TRAP_CORRIDOR = "dungeon_digger/tile/trap_corridor"


def rule_2_possible(position: Position, frame: Frame) -> bool:
    """Once per turn, you may march one of your adventurers over tiles and spaces alike."""
    return can_march_one(
        position,
        frame,
        movers_of(position, ("adventurer",), 1 << frame.you, -1),
        position.tiles | position.game.everywhere,
    )


def rule_2_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 2."""
    return march(
        position,
        frame,
        movers_of(position, ("adventurer",), 1 << frame.you, -1),
        position.tiles | position.game.everywhere,
    )


def rule_3_price(position: Position, frame: Frame) -> int:
    """
    Variant “Adventurers in a hurry”: you may pay 1 step to march one of your adventurers over tiles
    and spaces alike.
    """
    return 1


def rule_3_holds(position: Position, frame: Frame) -> bool:
    """Whether the condition of rule 3 holds."""
    return position.game.takes("dungeon_digger/option/adventurers_hurry")


def rule_3_possible(position: Position, frame: Frame) -> bool:
    """Whether all that rule 3 takes can be done."""
    return can_march_one(
        position,
        frame,
        movers_of(position, ("adventurer",), 1 << frame.you, -1),
        position.tiles | position.game.everywhere,
    )


def rule_3_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 3."""
    return march(
        position,
        frame,
        movers_of(position, ("adventurer",), 1 << frame.you, -1),
        position.tiles | position.game.everywhere,
    )


def rule_6(position: Position, frame: Frame) -> bool:
    """You may not move an adventurer from a Portal."""
    return is_mover(position, frame.event.mover, "adventurer") and bool(
        kind_tiles(position, PORTAL) >> frame.event.origin & 1
    )


def rule_7(position: Position, frame: Frame) -> bool:
    """
    You may move an adventurer into or through an opponent’s Trap Corridor only if you have a coin
    or the adventurer is immune to the Trap Corridor.
    """
    return (
        is_mover(position, frame.event.mover, "adventurer")
        and bool(
            (
                kind_tiles(position, TRAP_CORRIDOR)
                & tiles_of(position, opponents(position, frame.you))
            )
            >> frame.event.tile
            & 1,
        )
        and not (
            bool(position.coins[frame.you])
            or is_immune(position, frame.event.mover, frame.event.tile)
        )
    )


def rule_8_when(position: Position, frame: Frame) -> bool:
    """
    When you move an adventurer into or through an opponent’s Trap Corridor, give that opponent 1
    coin from your hand. This rule does not apply if the adventurer is immune to the Trap Corridor.
    """
    return (
        is_mover(position, frame.event.mover, "adventurer")
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


def rule_8_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 8."""
    return give_coins(position, frame, position.owner[frame.event.tile], 1)


def rule_9(position: Position, frame: Frame) -> int:
    """Rooms with an adventurer are not working."""
    return family_tiles(position, "room") & mover_tiles(
        position, movers_of(position, ("adventurer",), -1, -1)
    )


def rule_10(position: Position, frame: Frame) -> bool:
    """Opponents’ adventurers that are not in a Portal are enemies."""
    return bool(
        is_mover(position, frame.event.thing[2], "adventurer")
        and bool(opponents(position, frame.you) >> frame.event.thing[0] & 1)
        and not (kind_tiles(position, PORTAL) >> frame.event.thing[1] & 1),
    )


def rule_11_amount(position: Position, frame: Frame) -> int:
    """The defence of a tile increases by the total strength of enemy adventurers there."""
    return total(
        position,
        "strength",
        frame.you,
        movers_of(position, ("adventurer",), -1, 1 << frame.event.thing, frame.you),
    )


def rule_12_when(position: Position, frame: Frame) -> bool:
    """
    Before you move a party into or through a tile, if its strength exceeds the tile’s defence, kill
    all enemy adventurers there.
    """
    return number(position, "strength", frame.event.actor, frame.event.party) > number(
        position, "defence", frame.event.actor, frame.event.tile
    )


def rule_12_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 12."""
    return kill_movers(
        position, frame, movers_of(position, ("adventurer",), -1, 1 << frame.event.tile, frame.you)
    )


def rule_13_was(position: Position, frame: Frame) -> bool:
    """
    When you kill an adventurer, draw 1 coin and gain 5 gold pieces. Variant “Prize for goons”: this
    rule does not apply.
    """
    return is_mover(position, frame.event.mover, "adventurer")


def rule_13_when(position: Position, frame: Frame) -> bool:
    """What rule 13 waits for."""
    return not position.game.takes("dungeon_digger/option/only_goons_earn_the_prize")


def rule_13_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 13."""
    if frame.step == 0:
        return draw_coins(position, frame, 1)
    return gain_gold(position, frame, 5)


def rule_14_was(position: Position, frame: Frame) -> bool:
    """
    Variant “Prize for goons”: when you kill an adventurer with a squad, draw 1 coin and gain 5 gold
    pieces.
    """
    return is_mover(position, frame.event.mover, "adventurer") and frame.event.count > 0


def rule_14_when(position: Position, frame: Frame) -> bool:
    """What rule 14 waits for."""
    return position.game.takes("dungeon_digger/option/only_goons_earn_the_prize")


def rule_14_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 14."""
    if frame.step == 0:
        return draw_coins(position, frame, 1)
    return gain_gold(position, frame, 5)


def rule_15(position: Position, frame: Frame) -> bool:
    """Variant “Ground taken”: you may not build a tile in a space that holds an adventurer."""
    return bool(
        (
            position.game.everywhere
            & mover_tiles(position, movers_of(position, ("adventurer",), -1, -1))
        )
        >> frame.event.tile
        & 1,
    ) and position.game.takes("dungeon_digger/option/adventurers_bar_the_way")


def rule_16_steps(position: Position, frame: Frame) -> int:
    """At the end of the game, lose 5 gold pieces for each adventurer in your Portals."""
    return lose_gold(
        position,
        frame,
        5
        * len(
            movers_of(
                position,
                ("adventurer",),
                -1,
                kind_tiles(position, PORTAL) & position.own[frame.you],
            ),
        ),
    )


ITEM = Item(
    reference="dungeon_digger/scenario/adventurers",
    kind="scenario",
    rules=(
        # The target is 25 gold pieces.
        Value(line=1, word="finish", operation=IS, constant=25),
        Offer(
            line=2,
            verb="march",
            times=1,
            turn=True,
            possible=rule_2_possible,
            act=rule_2_steps,
            joins=(AND,),
        ),
        Offer(
            line=3,
            verb="march",
            pays="step",
            price=rule_3_price,
            holds=rule_3_holds,
            possible=rule_3_possible,
            act=rule_3_steps,
            joins=(AND,),
        ),
        # A Blank joins a Door, an Arm or another Blank.
        Tie(line=4, word="joined to", one=(BLANK,), other=(DOOR, ARM, BLANK)),
        # Variant “Paper walls”: a Blank joins an Earth Wall.
        Tie(
            line=5,
            word="joined to",
            one=(BLANK,),
            other=(EARTH,),
            option="dungeon_digger/option/walls_stop_no_adventurer",
        ),
        Ban(line=6, deed="move adventurer from", holds=rule_6),
        Ban(line=7, deed="move adventurer over", holds=rule_7),
        Reaction(
            line=8,
            event="move adventurer over",
            matches=rule_8_when,
            act=rule_8_steps,
            joins=(AND,),
        ),
        Class(line=9, word="working", negated=True, extent=rule_9),
        Class(line=10, word="enemy", holds=rule_10),
        Value(line=11, word="defence", operation=MORE, amount=rule_11_amount),
        Reaction(
            line=12,
            event="move party over",
            before=True,
            matches=rule_12_when,
            act=rule_12_steps,
            joins=(AND,),
        ),
        Reaction(
            line=13,
            event="kill adventurer",
            was=rule_13_was,
            matches=rule_13_when,
            act=rule_13_steps,
            joins=(AND, AND),
        ),
        Reaction(
            line=14,
            event="kill adventurer",
            was=rule_14_was,
            matches=rule_14_when,
            act=rule_14_steps,
            joins=(AND, AND),
        ),
        Ban(line=15, deed="build in", holds=rule_15),
        Reaction(line=16, moment="end of game", act=rule_16_steps, joins=(AND,)),
    ),
    scenario=Scenario(
        adventurers=1,
    ),
    options=(
        ("dungeon_digger/option/walls_stop_no_adventurer", False),
        ("dungeon_digger/option/adventurers_hurry", False),
        ("dungeon_digger/option/only_goons_earn_the_prize", False),
        ("dungeon_digger/option/adventurers_bar_the_way", False),
    ),
    sources=(
        Source("dungeon_digger/scenarios/adventurers.regola", 6, 5),
        Source("dungeon_digger/scenarios/adventurers.regola", 8, 5),
        Source("dungeon_digger/scenarios/adventurers.regola", 9, 5),
        Source("dungeon_digger/scenarios/adventurers.regola", 11, 5),
        Source("dungeon_digger/scenarios/adventurers.regola", 12, 5),
        Source("dungeon_digger/scenarios/adventurers.regola", 13, 5),
        Source("dungeon_digger/scenarios/adventurers.regola", 15, 5),
        Source("dungeon_digger/scenarios/adventurers.regola", 17, 5),
        Source("dungeon_digger/scenarios/adventurers.regola", 21, 5),
        Source("dungeon_digger/scenarios/adventurers.regola", 22, 5),
        Source("dungeon_digger/scenarios/adventurers.regola", 23, 5),
        Source("dungeon_digger/scenarios/adventurers.regola", 24, 5),
        Source("dungeon_digger/scenarios/adventurers.regola", 27, 5),
        Source("dungeon_digger/scenarios/adventurers.regola", 29, 5),
        Source("dungeon_digger/scenarios/adventurers.regola", 31, 5),
        Source("dungeon_digger/scenarios/adventurers.regola", 33, 5),
    ),
)
