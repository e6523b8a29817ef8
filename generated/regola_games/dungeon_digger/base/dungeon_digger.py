"""
dungeon_digger (dungeon_digger/base/dungeon_digger).

Written by Regola from dungeon_digger/base.regola: change the rules there, not here.
"""

from __future__ import annotations

from regola_engine.digger import (
    ALL,
    AND,
    AT_MOST,
    DONE,
    FAILED,
    IS,
    MORE,
    OTHERWISE,
    Ban,
    Base,
    Class,
    Frame,
    Item,
    Offer,
    Position,
    Reaction,
    Source,
    Tie,
    Value,
    any_is,
    class_tiles,
    connected,
    count_of,
    draw_coins,
    end_game,
    exchange,
    family_tiles,
    flip,
    gain_gold,
    gain_points,
    give_orders,
    goons,
    is_immune,
    kill_goons,
    kind_tiles,
    largest_complex,
    lies_beside,
    longest_corridor,
    lose_points,
    marker_tiles,
    markers,
    misfits,
    number,
    of_each,
    open_sides,
    opponents,
    order_tier,
    quiet_rounds,
    refill_projects,
    require,
    return_marker,
    same_kind,
    sum_of,
    take_coins,
    tiles_left,
    tiles_of,
    wants,
)

require(3)

ARM = "dungeon_digger/edge/arm"
BLANK = "dungeon_digger/edge/blank"
COLLAPSE_SIDE = "dungeon_digger/edge/collapse_side"
DOOR = "dungeon_digger/edge/door"
EARTH = "dungeon_digger/edge/earth"
PORTAL = "dungeon_digger/tile/portal"
RIM = "dungeon_digger/edge/rim"
TREASURE_ROOM = "dungeon_digger/tile/treasure_room"


def rule_5_amount(position: Position, frame: Frame) -> int:
    """The number of Resources in use is the number of your goons in play."""
    return count_of(position, goons(position, 1 << frame.you, -1))


def rule_6_amount(position: Position, frame: Frame) -> int:
    """
    Variant “Weight of markers”: the number of Resources in use increases by 1 for each of your
    Conquest markers.
    """
    return count_of(position, markers(position, 1 << frame.you, -1))


def rule_6_holds(position: Position, frame: Frame) -> bool:
    """Whether the condition of rule 6 holds."""
    return position.game.takes("dungeon_digger/option/markers_bind")


def rule_7_amount(position: Position, frame: Frame) -> int:
    """A squad’s strength is the number of goons in that squad."""
    return int(-frame.event.thing)


def rule_7_holds(position: Position, frame: Frame) -> bool:
    """Whether the condition of rule 7 holds."""
    return bool(frame.event.thing < 0)


def rule_8_amount(position: Position, frame: Frame) -> int:
    """The defence of a tile is the number of enemy goons there."""
    return count_of(position, goons(position, -1, 1 << frame.event.thing, frame.you))


def rule_9_steps(position: Position, frame: Frame) -> int:
    """At the start of your turn, gain Tyranny points equal to your Tyranny value."""
    return gain_points(position, frame, number(position, "tyranny", frame.you))


def rule_10_holds(position: Position, frame: Frame) -> bool:
    """
    Variant “First thought”: at the start of your first turn, exchange any number of your Projects.
    """
    return position.game.takes("dungeon_digger/option/first_thought")


def rule_10_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 10."""
    return exchange(position, frame)


def rule_11_price(position: Position, frame: Frame) -> int:
    """
    You may give as many Orders as you like, one at a time. Each time, pay Tyranny points equal to
    that Order’s cost.
    """
    return number(position, "cost", frame.you, frame.event.order)


def rule_12_steps(position: Position, frame: Frame) -> int:
    """
    At the end of your turn, lose all Tyranny points and refill your Projects up to your Wit value.
    """
    if frame.step == 0:
        return lose_points(position, frame, ALL)
    return refill_projects(position, frame, number(position, "wit", frame.you))


def rule_13_holds(position: Position, frame: Frame) -> bool:
    """At the end of your turn, if your gold pieces reach the target, the game ends."""
    return position.gold[frame.you] >= number(position, "finish", frame.you)


def rule_13_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 13."""
    return end_game(position, frame)


def rule_14_holds(position: Position, frame: Frame) -> bool:
    """
    At the end of the round, if nobody has gained gold for at least 10 rounds in a row, the game
    ends. This rule applies only with the variant “Standstill”.
    """
    return quiet_rounds(position) >= 10 and position.game.takes(
        "dungeon_digger/option/quiet_rounds_end_the_game"
    )


def rule_14_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 14."""
    return end_game(position, frame)


def rule_15(position: Position, frame: Frame) -> bool:
    """
    Variant “As many as there are”: if there are no tiles left in the bag, you may not exchange
    Projects.
    """
    return tiles_left(position, frame.you) == 0 and position.game.takes(
        "dungeon_digger/option/no_more_than_the_bag_holds"
    )


def rule_21(position: Position, frame: Frame) -> bool:
    """
    A space is open to a tile unless the tile has an edge not compatible with the edge it would
    touch.
    """
    return not misfits(position, frame.event.thing)


def rule_22(position: Position, frame: Frame) -> bool:
    """Corridor ends adjacent to your Doors are closed."""
    return lies_beside(position, frame.event.thing, (DOOR,), position.own[frame.you])


def rule_23(position: Position, frame: Frame) -> bool:
    """Variant “Doors of others”: corridor ends adjacent to a Door are closed."""
    return lies_beside(position, frame.event.thing, (DOOR,), -1) and position.game.takes(
        "dungeon_digger/option/enemy_doors_close"
    )


def rule_24(position: Position, frame: Frame) -> bool:
    """A corridor is complete if all its corridor ends are closed."""
    return not any_is(
        position, "closed", frame.you, open_sides(position, frame.event.thing), so=False
    )


def rule_25_amount(position: Position, frame: Frame) -> int:
    """The worth of a corridor is twice the number of tiles in that corridor, minus 1."""
    return int(max(0, 2 * frame.event.thing.bit_count() - 1))


def rule_27_when(position: Position, frame: Frame) -> bool:
    """
    When you complete a corridor, gain gold pieces equal to its worth. Variant “Sharing”: this rule
    does not apply.
    """
    return not position.game.takes("dungeon_digger/option/the_larger_part_is_paid")


def rule_27_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 27."""
    return gain_gold(position, frame, number(position, "worth", frame.you, frame.event.corridor))


def rule_28_when(position: Position, frame: Frame) -> bool:
    """
    Variant “Sharing”: when a player completes a corridor, if you have more tiles in the corridor
    than each opponent, gain gold pieces equal to its worth.
    """
    return position.game.takes("dungeon_digger/option/the_larger_part_is_paid") and of_each(
        opponents(position, frame.you),
        lambda other: (
            (position.tiles & position.own[frame.you] & frame.event.corridor).bit_count()
            > (position.tiles & tiles_of(position, 1 << other) & frame.event.corridor).bit_count()
        ),
    )


def rule_28_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 28."""
    return gain_gold(position, frame, number(position, "worth", frame.you, frame.event.corridor))


def rule_29_when(position: Position, frame: Frame) -> bool:
    """
    When you build a room connected to a room of the same kind, gain 3 gold pieces. Variant “Equal
    pairs” or “Stopped pairs”: this rule does not apply.
    """
    return bool(
        (
            family_tiles(position, "room")
            & connected(
                position,
                family_tiles(position, "room") & same_kind(position, 1 << frame.event.tile),
            )
        )
        >> frame.event.tile
        & 1,
    ) and not (
        position.game.takes("dungeon_digger/option/each_neighbour_pays")
        or position.game.takes("dungeon_digger/option/stopped_rooms_pay_nothing")
    )


def rule_29_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 29."""
    return gain_gold(position, frame, 3)


def rule_30_when(position: Position, frame: Frame) -> bool:
    """
    Variant “Stopped pairs” without “Equal pairs”: when you build a room connected to a working room
    of the same kind, gain 3 gold pieces.
    """
    return (
        bool(
            (
                family_tiles(position, "room")
                & connected(
                    position,
                    family_tiles(position, "room")
                    & class_tiles(position, "working", frame.you)
                    & same_kind(position, 1 << frame.event.tile),
                )
            )
            >> frame.event.tile
            & 1,
        )
        and position.game.takes("dungeon_digger/option/stopped_rooms_pay_nothing")
        and not position.game.takes("dungeon_digger/option/each_neighbour_pays")
    )


def rule_30_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 30."""
    return gain_gold(position, frame, 3)


def rule_31_when(position: Position, frame: Frame) -> bool:
    """
    Variant “Equal pairs” without “Stopped pairs”: when you build a room, gain 3 gold pieces for
    each connected room of the same kind.
    """
    return (
        bool(family_tiles(position, "room") >> frame.event.tile & 1)
        and position.game.takes("dungeon_digger/option/each_neighbour_pays")
        and not position.game.takes("dungeon_digger/option/stopped_rooms_pay_nothing")
    )


def rule_31_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 31."""
    return gain_gold(
        position,
        frame,
        3
        * (
            family_tiles(position, "room")
            & same_kind(position, 1 << frame.event.tile)
            & connected(position, 1 << frame.event.tile)
        ).bit_count(),
    )


def rule_32_when(position: Position, frame: Frame) -> bool:
    """
    With both variants “Equal pairs” and “Stopped pairs”: when you build a room, gain 3 gold pieces
    for each working connected room of the same kind.
    """
    return (
        bool(family_tiles(position, "room") >> frame.event.tile & 1)
        and position.game.takes("dungeon_digger/option/each_neighbour_pays")
        and position.game.takes("dungeon_digger/option/stopped_rooms_pay_nothing")
    )


def rule_32_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 32."""
    return gain_gold(
        position,
        frame,
        3
        * (
            family_tiles(position, "room")
            & class_tiles(position, "working", frame.you)
            & same_kind(position, 1 << frame.event.tile)
            & connected(position, 1 << frame.event.tile)
        ).bit_count(),
    )


def rule_33_holds(position: Position, frame: Frame) -> bool:
    """
    At the end of the game, if your longest corridor is longer than each opponent’s, gain 5 gold
    pieces.
    """
    return of_each(
        opponents(position, frame.you),
        lambda other: longest_corridor(position, frame.you) > longest_corridor(position, other),
    )


def rule_33_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 33."""
    return gain_gold(position, frame, 5)


def rule_34_holds(position: Position, frame: Frame) -> bool:
    """
    At the end of the game, if your largest complex is larger than each opponent’s, gain 5 gold
    pieces.
    """
    return of_each(
        opponents(position, frame.you),
        lambda other: largest_complex(position, frame.you) > largest_complex(position, other),
    )


def rule_34_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 34."""
    return gain_gold(position, frame, 5)


def rule_35_holds(position: Position, frame: Frame) -> bool:
    """
    At the end of the game, if you have more Conquest markers than each opponent, gain 5 gold
    pieces.
    """
    return of_each(
        opponents(position, frame.you),
        lambda other: (
            count_of(position, markers(position, 1 << frame.you, -1))
            > count_of(position, markers(position, 1 << other, -1))
        ),
    )


def rule_35_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 35."""
    return gain_gold(position, frame, 5)


def rule_36_steps(position: Position, frame: Frame) -> int:
    """At the end of the game, gain gold pieces equal to the value of your coins."""
    return gain_gold(position, frame, sum_of(position, frame.you))


def rule_37(position: Position, frame: Frame) -> bool:
    """
    You may move a party into or through a tile only if its strength exceeds the tile’s defence or
    it is immune to the tile.
    """
    return not (
        number(position, "strength", frame.event.actor, frame.event.party)
        > number(position, "defence", frame.event.actor, frame.event.tile)
        or is_immune(position, frame.event.party, frame.event.tile)
    )


def rule_38(position: Position, frame: Frame) -> bool:
    """Opponents’ goons are enemies."""
    return bool(
        frame.event.thing[2] < 0
        and bool(opponents(position, frame.you) >> frame.event.thing[0] & 1),
    )


def rule_39_when(position: Position, frame: Frame) -> bool:
    """
    Before you move a party into or through a tile, if its strength exceeds the tile’s defence, kill
    all enemy goons there.
    """
    return number(position, "strength", frame.event.actor, frame.event.party) > number(
        position, "defence", frame.event.actor, frame.event.tile
    )


def rule_39_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 39."""
    return kill_goons(position, frame, goons(position, -1, 1 << frame.event.tile, frame.you), ALL)


def rule_40(position: Position, frame: Frame) -> bool:
    """Without the variant “Goons abroad”: you may not move a squad from an opponent’s tile."""
    return bool(
        (position.tiles & tiles_of(position, opponents(position, frame.you))) >> frame.event.origin
        & 1,
    ) and not position.game.takes("dungeon_digger/option/goons_walk_abroad")


def rule_41(position: Position, frame: Frame) -> int:
    """Opponents’ Portals are barred."""
    return kind_tiles(position, PORTAL) & tiles_of(position, opponents(position, frame.you))


def rule_42(position: Position, frame: Frame) -> bool:
    """You may not move a squad into or through a barred tile."""
    return bool(
        (position.tiles & class_tiles(position, "barred", frame.you)) >> frame.event.tile & 1
    )


def rule_43(position: Position, frame: Frame) -> bool:
    """You may summon a goon only if your Resources value exceeds the number of Resources in use."""
    return not (number(position, "resources", frame.you) > number(position, "burden", frame.you))


def rule_44(position: Position, frame: Frame) -> int:
    """Opponents’ rooms are conquerable."""
    return family_tiles(position, "room") & tiles_of(position, opponents(position, frame.you))


def rule_45(position: Position, frame: Frame) -> int:
    """
    Rooms with one of your Conquest markers are not conquerable. Variant “Reconquest”: this rule
    does not apply.
    """
    if position.game.takes("dungeon_digger/option/conquer_again"):
        return 0
    return family_tiles(position, "room") & marker_tiles(position, 1 << frame.you)


def rule_46(position: Position, frame: Frame) -> int:
    """Tiles without a Conquest marker are working."""
    return position.tiles & ~marker_tiles(position, -1)


def rule_47_steps(position: Position, frame: Frame) -> int:
    """Before you conquer a tile, flip one of your goons there."""
    return flip(position, frame, goons(position, 1 << frame.you, 1 << frame.event.tile))


def rule_48_when(position: Position, frame: Frame) -> bool:
    """
    When you conquer a room that already holds a Conquest marker, return that Conquest marker to the
    reserve it came from.
    """
    return bool(
        (family_tiles(position, "room") & marker_tiles(position, -1)) >> frame.event.tile & 1
    )


def rule_48_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 48."""
    return return_marker(position, frame)


def rule_49_when(position: Position, frame: Frame) -> bool:
    """
    When you conquer an opponent’s room that is not a Treasure Room, you may draw 1 coin. If you do
    not, take 1 coin from that opponent.
    """
    return bool(
        (
            family_tiles(position, "room")
            & tiles_of(position, opponents(position, frame.you))
            & ~kind_tiles(position, TREASURE_ROOM)
        )
        >> frame.event.tile
        & 1,
    )


def rule_49_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 49."""
    if frame.step == 0:
        answer = wants(position, frame, bool(position.bag))
        if answer != DONE:
            return answer
        return draw_coins(position, frame, 1)
    return take_coins(position, frame, position.owner[frame.event.tile], 1)


def rule_50(position: Position, frame: Frame) -> bool:
    """An Order is offered by a bonus if the Order’s tier is no higher than the bonus’s tier."""
    return bool(order_tier(position, frame.event.thing[0]) <= frame.event.thing[1])


def rule_51_steps(position: Position, frame: Frame) -> int:
    """
    When you take a bonus, give 1 of the Orders offered. Then, if the bonus’s tier is at least 4,
    give 1 more.
    """
    if frame.step == 0:
        return give_orders(position, frame, 1)
    if not (frame.event.tier >= 4):
        return FAILED
    return give_orders(position, frame, 1)


ITEM = Item(
    reference="dungeon_digger/base/dungeon_digger",
    kind="base",
    rules=(
        # Your Wit value is 3.
        Value(line=1, word="wit", operation=IS, constant=3),
        # Your Resources value is 3.
        Value(line=2, word="resources", operation=IS, constant=3),
        # Your Tyranny value is 2.
        Value(line=3, word="tyranny", operation=IS, constant=2),
        # The target is 20 gold pieces.
        Value(line=4, word="finish", operation=IS, constant=20),
        Value(line=5, word="burden", operation=IS, amount=rule_5_amount),
        Value(line=6, word="burden", operation=MORE, amount=rule_6_amount, holds=rule_6_holds),
        Value(line=7, word="strength", operation=IS, amount=rule_7_amount, holds=rule_7_holds),
        Value(line=8, word="defence", operation=IS, amount=rule_8_amount),
        Reaction(line=9, moment="start of turn", act=rule_9_steps, joins=(AND,)),
        Reaction(
            line=10,
            moment="start of turn",
            holds=rule_10_holds,
            times=1,
            act=rule_10_steps,
            joins=(AND,),
        ),
        Offer(line=11, verb="give order", pays="point", price=rule_11_price),
        Reaction(line=12, moment="end of turn", act=rule_12_steps, joins=(AND, AND)),
        Reaction(
            line=13, moment="end of turn", holds=rule_13_holds, act=rule_13_steps, joins=(AND,)
        ),
        Reaction(
            line=14, moment="end of round", holds=rule_14_holds, act=rule_14_steps, joins=(AND,)
        ),
        Ban(line=15, deed="exchange project", holds=rule_15),
        # Doors and Arms are compatible with all other Doors and Arms.
        Tie(line=16, word="compatible with", one=(DOOR, ARM), other=(DOOR, ARM)),
        # An Earth Wall is compatible with another Earth Wall.
        Tie(line=17, word="compatible with", one=(EARTH,), other=(EARTH,)),
        # Any edge is compatible with a Collapse Side, a Rim or a Blank.
        Tie(line=18, word="compatible with", one=(), other=(COLLAPSE_SIDE, RIM, BLANK)),
        # Doors and Arms join all other Doors, all other Arms and all Collapse Sides.
        Tie(line=19, word="joined to", one=(DOOR, ARM), other=(DOOR, ARM, COLLAPSE_SIDE)),
        # An Arm continues into another Arm.
        Tie(line=20, word="continued by", one=(ARM,), other=(ARM,)),
        Class(line=21, word="open", holds=rule_21),
        Class(line=22, word="closed", holds=rule_22),
        Class(line=23, word="closed", holds=rule_23),
        Class(line=24, word="finished", holds=rule_24),
        Value(line=25, word="worth", operation=IS, amount=rule_25_amount),
        # The worth of a corridor is at most 9.
        Value(line=26, word="worth", operation=AT_MOST, constant=9),
        Reaction(line=27, event="complete", matches=rule_27_when, act=rule_27_steps, joins=(AND,)),
        Reaction(
            line=28,
            event="complete",
            everyone=True,
            matches=rule_28_when,
            act=rule_28_steps,
            joins=(AND,),
        ),
        Reaction(line=29, event="build", matches=rule_29_when, act=rule_29_steps, joins=(AND,)),
        Reaction(line=30, event="build", matches=rule_30_when, act=rule_30_steps, joins=(AND,)),
        Reaction(line=31, event="build", matches=rule_31_when, act=rule_31_steps, joins=(AND,)),
        Reaction(line=32, event="build", matches=rule_32_when, act=rule_32_steps, joins=(AND,)),
        Reaction(
            line=33, moment="end of game", holds=rule_33_holds, act=rule_33_steps, joins=(AND,)
        ),
        Reaction(
            line=34, moment="end of game", holds=rule_34_holds, act=rule_34_steps, joins=(AND,)
        ),
        Reaction(
            line=35, moment="end of game", holds=rule_35_holds, act=rule_35_steps, joins=(AND,)
        ),
        Reaction(line=36, moment="end of game", act=rule_36_steps, joins=(AND,)),
        Ban(line=37, deed="move party over", holds=rule_37),
        Class(line=38, word="enemy", holds=rule_38),
        Reaction(
            line=39,
            event="move party over",
            before=True,
            matches=rule_39_when,
            act=rule_39_steps,
            joins=(AND,),
        ),
        Ban(line=40, deed="move squad from", holds=rule_40),
        Class(line=41, word="barred", extent=rule_41),
        Ban(line=42, deed="move squad over", holds=rule_42),
        Ban(line=43, deed="summon goon", holds=rule_43),
        Class(line=44, word="conquerable", extent=rule_44),
        Class(line=45, word="conquerable", negated=True, extent=rule_45),
        Class(line=46, word="working", extent=rule_46),
        Reaction(line=47, event="conquer", before=True, act=rule_47_steps, joins=(AND,)),
        Reaction(line=48, event="conquer", matches=rule_48_when, act=rule_48_steps, joins=(AND,)),
        Reaction(
            line=49,
            event="conquer",
            matches=rule_49_when,
            act=rule_49_steps,
            joins=(AND, OTHERWISE),
        ),
        Class(line=50, word="offered", holds=rule_50),
        Reaction(line=51, event="take bonus", act=rule_51_steps, joins=(AND, AND)),
    ),
    base=Base(
        goons=15,
        coins=6,
        coin_values=(1, 2, 3),
        track_goons=2,
        portal_goons=1,
        first_tile="dungeon_digger/tile/portal",
    ),
    options=(
        ("dungeon_digger/option/first_thought", False),
        ("dungeon_digger/option/markers_bind", False),
        ("dungeon_digger/option/enemy_doors_close", False),
        ("dungeon_digger/option/goons_walk_abroad", True),
        ("dungeon_digger/option/conquer_again", False),
        ("dungeon_digger/option/the_larger_part_is_paid", False),
        ("dungeon_digger/option/each_neighbour_pays", False),
        ("dungeon_digger/option/stopped_rooms_pay_nothing", False),
        ("dungeon_digger/option/no_more_than_the_bag_holds", False),
        ("dungeon_digger/option/quiet_rounds_end_the_game", True),
    ),
    sources=(
        Source("dungeon_digger/base.regola", 12, 5),
        Source("dungeon_digger/base.regola", 13, 5),
        Source("dungeon_digger/base.regola", 14, 5),
        Source("dungeon_digger/base.regola", 15, 5),
        Source("dungeon_digger/base.regola", 16, 5),
        Source("dungeon_digger/base.regola", 17, 5),
        Source("dungeon_digger/base.regola", 18, 5),
        Source("dungeon_digger/base.regola", 19, 5),
        Source("dungeon_digger/base.regola", 22, 5),
        Source("dungeon_digger/base.regola", 23, 5),
        Source("dungeon_digger/base.regola", 24, 5),
        Source("dungeon_digger/base.regola", 25, 5),
        Source("dungeon_digger/base.regola", 26, 5),
        Source("dungeon_digger/base.regola", 28, 5),
        Source("dungeon_digger/base.regola", 32, 5),
        Source("dungeon_digger/base.regola", 36, 5),
        Source("dungeon_digger/base.regola", 37, 5),
        Source("dungeon_digger/base.regola", 38, 5),
        Source("dungeon_digger/base.regola", 39, 5),
        Source("dungeon_digger/base.regola", 40, 5),
        Source("dungeon_digger/base.regola", 41, 5),
        Source("dungeon_digger/base.regola", 43, 5),
        Source("dungeon_digger/base.regola", 44, 5),
        Source("dungeon_digger/base.regola", 45, 5),
        Source("dungeon_digger/base.regola", 46, 5),
        Source("dungeon_digger/base.regola", 47, 5),
        Source("dungeon_digger/base.regola", 50, 5),
        Source("dungeon_digger/base.regola", 52, 5),
        Source("dungeon_digger/base.regola", 56, 5),
        Source("dungeon_digger/base.regola", 59, 5),
        Source("dungeon_digger/base.regola", 62, 5),
        Source("dungeon_digger/base.regola", 65, 5),
        Source("dungeon_digger/base.regola", 68, 5),
        Source("dungeon_digger/base.regola", 71, 5),
        Source("dungeon_digger/base.regola", 73, 5),
        Source("dungeon_digger/base.regola", 76, 5),
        Source("dungeon_digger/base.regola", 79, 5),
        Source("dungeon_digger/base.regola", 82, 5),
        Source("dungeon_digger/base.regola", 83, 5),
        Source("dungeon_digger/base.regola", 86, 5),
        Source("dungeon_digger/base.regola", 87, 5),
        Source("dungeon_digger/base.regola", 88, 5),
        Source("dungeon_digger/base.regola", 89, 5),
        Source("dungeon_digger/base.regola", 92, 5),
        Source("dungeon_digger/base.regola", 93, 5),
        Source("dungeon_digger/base.regola", 94, 5),
        Source("dungeon_digger/base.regola", 95, 5),
        Source("dungeon_digger/base.regola", 96, 5),
        Source("dungeon_digger/base.regola", 97, 5),
        Source("dungeon_digger/base.regola", 101, 5),
        Source("dungeon_digger/base.regola", 102, 5),
    ),
)
