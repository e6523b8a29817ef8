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
    discard_points,
    draw_coins,
    end_game,
    exchange,
    family_tiles,
    flip,
    gain_gold,
    gain_points,
    give_orders,
    goons,
    has_edge,
    kind_tiles,
    largest_complex,
    lies_beside,
    longest_corridor,
    marker_tiles,
    markers,
    number,
    of_each_opponent,
    open_sides,
    opponents,
    order_tier,
    quiet_rounds,
    refill_projects,
    require,
    return_goons,
    return_marker,
    same_kind,
    sum_of,
    take_coins,
    tiles_of,
    wants,
)

require(1)

ARM = "dungeon_digger/edge/arm"
BLANK = "dungeon_digger/edge/blank"
COLLAPSE_SIDE = "dungeon_digger/edge/collapse_side"
DOOR = "dungeon_digger/edge/door"
EARTH = "dungeon_digger/edge/earth"
PORTAL = "dungeon_digger/tile/portal"
RIM = "dungeon_digger/edge/rim"
TREASURE_ROOM = "dungeon_digger/tile/treasure_room"


def rule_5_amount(position: Position, frame: Frame) -> int:
    """The number of Resources in use is the number of your goons in the play."""
    return count_of(goons(position, 1 << frame.you, -1))


def rule_6_amount(position: Position, frame: Frame) -> int:
    """
    The number of Resources in use goes up by 1 for each Conquest marker of yours. This holds only
    if the answer to “Does a goon turned over as a marker still use Resources?” is yes.
    """
    return count_of(markers(position, 1 << frame.you, -1))


def rule_6_holds(position: Position, frame: Frame) -> bool:
    """Whether the condition of rule 6 holds."""
    return position.game.takes("dungeon_digger/option/markers_bind")


def rule_7_steps(position: Position, frame: Frame) -> int:
    """At the start of your turn, gain as many Tyranny points as the Tyranny value."""
    return gain_points(position, frame, number(position, "tyranny", frame.you))


def rule_8_holds(position: Position, frame: Frame) -> bool:
    """
    Once only, at the start of your turn, if the answer to “May everybody give one free Think! order
    before the first turn?” is yes, exchange any of your Projects.
    """
    return position.game.takes("dungeon_digger/option/first_thought")


def rule_8_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 8."""
    return exchange(position, frame)


def rule_9_price(position: Position, frame: Frame) -> int:
    """You may give an Order. Then pay as many Tyranny points as the cost of that Order."""
    return number(position, "cost", frame.you, frame.order)


def rule_10_steps(position: Position, frame: Frame) -> int:
    """
    At the end of your turn, discard all Tyranny points and refill one of your Projects up to the
    Wit.
    """
    if frame.step == 0:
        return discard_points(position, frame, ALL)
    return refill_projects(position, frame, number(position, "wit", frame.you))


def rule_11_holds(position: Position, frame: Frame) -> bool:
    """At the end of your turn, if the score is at least the finish, end the game."""
    return position.gold[frame.you] >= number(position, "finish", frame.you)


def rule_11_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 11."""
    return end_game(position, frame)


def rule_12_holds(position: Position, frame: Frame) -> bool:
    """
    At the end of the round, if the number of rounds in a row without gold is at least 10, end the
    game.
    """
    return quiet_rounds(position) >= 10


def rule_12_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 12."""
    return end_game(position, frame)


def rule_18(position: Position, frame: Frame) -> bool:
    """An edge is clashing unless that edge is compatible with the opposite edge."""
    return bool(not position.game.compatible[frame.thing[0]][frame.thing[1]])


def rule_19(position: Position, frame: Frame) -> bool:
    """A space is open to a tile unless that tile has a clashing edge."""
    return not has_edge(position, frame.thing)


def rule_20(position: Position, frame: Frame) -> bool:
    """A side adjacent to your Doors is closed."""
    return lies_beside(position, frame.thing, (DOOR,), position.own[frame.you])


def rule_21(position: Position, frame: Frame) -> bool:
    """
    If the answer to “Does an opponent's door close a corridor?” is yes, a side adjacent to a Door
    is closed.
    """
    return (
        lies_beside(position, frame.thing, (DOOR,), -1)
        and position.game.takes("dungeon_digger/option/enemy_doors_close")
    )


def rule_22(position: Position, frame: Frame) -> bool:
    """A corridor is complete unless that corridor has a side that is not closed."""
    return not any_is(position, "closed", frame.you, open_sides(position, frame.thing), so=False)


def rule_23_amount(position: Position, frame: Frame) -> int:
    """The length of a corridor is the number of tiles in that corridor."""
    return int(frame.thing.bit_count())


def rule_24_amount(position: Position, frame: Frame) -> int:
    """The worth of a corridor is 2 times the length of that corridor minus 1."""
    return (2 * number(position, "length", frame.you, frame.thing)) - 1


def rule_26_steps(position: Position, frame: Frame) -> int:
    """When you complete a corridor, gain as many gold pieces as the worth of that corridor."""
    return gain_gold(position, frame, number(position, "worth", frame.you, frame.corridor))


def rule_27_when(position: Position, frame: Frame) -> bool:
    """
    When you build a room connected to a working room of the same kind as that room, gain 3 gold
    pieces.
    """
    return bool(
        (
            (family_tiles(position, "room") & connected(position, family_tiles(position, "room") & class_tiles(position, "working", frame.you) & same_kind(position, 1 << frame.tile))) >> frame.tile
            & 1
        ),
    )


def rule_27_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 27."""
    return gain_gold(position, frame, 3)


def rule_28_holds(position: Position, frame: Frame) -> bool:
    """
    At the end of the game, if the length of the longest corridor is more than the length of the
    longest corridor of each opponent, gain 5 gold pieces.
    """
    return of_each_opponent(
        position,
        frame.you,
        lambda other: longest_corridor(position, frame.you) > longest_corridor(position, other),
    )


def rule_28_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 28."""
    return gain_gold(position, frame, 5)


def rule_29_holds(position: Position, frame: Frame) -> bool:
    """
    At the end of the game, if the size of the largest complex is more than the size of the largest
    complex of each opponent, gain 5 gold pieces.
    """
    return of_each_opponent(
        position,
        frame.you,
        lambda other: largest_complex(position, frame.you) > largest_complex(position, other),
    )


def rule_29_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 29."""
    return gain_gold(position, frame, 5)


def rule_30_holds(position: Position, frame: Frame) -> bool:
    """
    At the end of the game, if the number of your Conquest markers is more than the number of
    Conquest markers of each opponent, gain 5 gold pieces.
    """
    return of_each_opponent(
        position,
        frame.you,
        lambda other: count_of(markers(position, 1 << frame.you, -1)) > count_of(markers(position, 1 << other, -1)),
    )


def rule_30_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 30."""
    return gain_gold(position, frame, 5)


def rule_31_steps(position: Position, frame: Frame) -> int:
    """At the end of the game, gain as many gold pieces as the coin value of your coins."""
    return gain_gold(position, frame, sum_of(position, frame.you))


def rule_32(position: Position, frame: Frame) -> bool:
    """
    You may not move any squad over a tile unless the number of goons in that squad is more than the
    number of enemy goons in that tile.
    """
    return not (frame.count > count_of(goons(position, -1, 1 << frame.tile, frame.you)))


def rule_33(position: Position, frame: Frame) -> bool:
    """A goon of an opponent is enemy."""
    return bool(bool(opponents(position, frame.you) >> frame.thing[0] & 1))


def rule_34_steps(position: Position, frame: Frame) -> int:
    """
    When you are about to move a squad over a tile, return all enemy goons in that tile to the
    reserve.
    """
    return return_goons(position, frame, goons(position, -1, 1 << frame.tile, frame.you), ALL)


def rule_35(position: Position, frame: Frame) -> bool:
    """
    You may not move any squad from a tile of an opponent unless the answer to “Does Move! serve
    goons that are already in an opponent's dungeon?” is yes.
    """
    return (
        bool((position.tiles & tiles_of(position, opponents(position, frame.you))) >> frame.tile & 1)
        and (not position.game.takes("dungeon_digger/option/goons_walk_abroad"))
    )


def rule_36(position: Position, frame: Frame) -> int:
    """A Portal of an opponent is barred."""
    return kind_tiles(position, PORTAL) & tiles_of(position, opponents(position, frame.you))


def rule_37(position: Position, frame: Frame) -> bool:
    """You may not move any squad over a barred tile."""
    return bool((position.tiles & class_tiles(position, "barred", frame.you)) >> frame.tile & 1)


def rule_38(position: Position, frame: Frame) -> bool:
    """
    You may not summon any goon unless the Resources value is more than the number of Resources in
    use.
    """
    return not (number(position, "resources", frame.you) > number(position, "burden", frame.you))


def rule_39(position: Position, frame: Frame) -> int:
    """A room of an opponent is conquerable."""
    return family_tiles(position, "room") & tiles_of(position, opponents(position, frame.you))


def rule_40(position: Position, frame: Frame) -> int:
    """
    Unless the answer to “May one conquer again a room that bears one's own marker?” is yes, a room
    with a Conquest marker of yours is not conquerable.
    """
    if position.game.takes("dungeon_digger/option/conquer_again"):
        return 0
    return family_tiles(position, "room") & marker_tiles(position, 1 << frame.you)


def rule_41(position: Position, frame: Frame) -> int:
    """A tile without a Conquest marker is working."""
    return position.tiles & ~marker_tiles(position, -1)


def rule_42_when(position: Position, frame: Frame) -> bool:
    """
    When you conquer a tile with a Conquest marker, return that Conquest marker to the reserve.
    """
    return bool((position.tiles & marker_tiles(position, -1)) >> frame.tile & 1)


def rule_42_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 42."""
    return return_marker(position, frame)


def rule_43_steps(position: Position, frame: Frame) -> int:
    """When you conquer a tile, flip one of your goons in that tile."""
    return flip(position, frame, goons(position, 1 << frame.you, 1 << frame.tile))


def rule_44_when(position: Position, frame: Frame) -> bool:
    """
    When you conquer a room of an opponent that does not count as a Treasure room, you may draw 1
    coin. Otherwise, take 1 coin from that opponent.
    """
    return bool(
        (
            (family_tiles(position, "room") & tiles_of(position, opponents(position, frame.you)) & ~kind_tiles(position, TREASURE_ROOM)) >> frame.tile
            & 1
        ),
    )


def rule_44_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 44."""
    if frame.step == 0:
        answer = wants(position, frame, bool(position.bag))
        if answer != DONE:
            return answer
        return draw_coins(position, frame, 1)
    return take_coins(position, frame, position.owner[frame.tile], 1)


def rule_46_holds(position: Position, frame: Frame) -> bool:
    """The number of picks of a bonus goes up by 1 if the tier of that bonus is at least 4."""
    return bool(frame.thing >= 4)


def rule_47(position: Position, frame: Frame) -> bool:
    """
    An Order is offered to a bonus if the tier of that Order is at most the tier of that bonus.
    """
    return bool(order_tier(position, frame.thing[0]) <= frame.thing[1])


def rule_48_steps(position: Position, frame: Frame) -> int:
    """When you take a bonus, give as many offered Orders as the number of picks of that bonus."""
    return give_orders(position, frame, number(position, "picks", frame.you, frame.tier))


ITEM = Item(
    reference="dungeon_digger/base/dungeon_digger",
    kind="base",
    rules=(
        # The Wit is 3.
        Value(line=1, word="wit", operation=IS, constant=3),
        # The Resources value is 3.
        Value(line=2, word="resources", operation=IS, constant=3),
        # The Tyranny value is 2.
        Value(line=3, word="tyranny", operation=IS, constant=2),
        # The finish is 20.
        Value(line=4, word="finish", operation=IS, constant=20),
        Value(line=5, word="burden", operation=IS, amount=rule_5_amount),
        Value(line=6, word="burden", operation=MORE, amount=rule_6_amount, holds=rule_6_holds),
        Reaction(line=7, moment="start of turn", act=rule_7_steps, joins=(AND,)),
        Reaction(
            line=8,
            moment="start of turn",
            holds=rule_8_holds,
            times=1,
            act=rule_8_steps,
            joins=(AND,),
        ),
        Offer(line=9, verb="give order", pays="point", price=rule_9_price),
        Reaction(line=10, moment="end of turn", act=rule_10_steps, joins=(AND, AND)),
        Reaction(
            line=11,
            moment="end of turn",
            holds=rule_11_holds,
            act=rule_11_steps,
            joins=(AND,),
        ),
        Reaction(
            line=12,
            moment="end of round",
            holds=rule_12_holds,
            act=rule_12_steps,
            joins=(AND,),
        ),
        # A Door or an Arm is compatible with a Door or an Arm.
        Tie(line=13, word="compatible with", one=(DOOR, ARM,), other=(DOOR, ARM,)),
        # An Earth is compatible with an Earth.
        Tie(line=14, word="compatible with", one=(EARTH,), other=(EARTH,)),
        # An edge is compatible with a Collapse side, a Rim or a Blank.
        Tie(line=15, word="compatible with", one=(), other=(COLLAPSE_SIDE, RIM, BLANK,)),
        # A Door or an Arm is joined to a Door, an Arm or a Collapse side.
        Tie(line=16, word="joined to", one=(DOOR, ARM,), other=(DOOR, ARM, COLLAPSE_SIDE,)),
        # An Arm is continued by an Arm.
        Tie(line=17, word="continued by", one=(ARM,), other=(ARM,)),
        Class(line=18, word="clashing", holds=rule_18),
        Class(line=19, word="open", holds=rule_19),
        Class(line=20, word="closed", holds=rule_20),
        Class(line=21, word="closed", holds=rule_21),
        Class(line=22, word="finished", holds=rule_22),
        Value(line=23, word="length", operation=IS, amount=rule_23_amount),
        Value(line=24, word="worth", operation=IS, amount=rule_24_amount),
        # The worth of a corridor is at most 9.
        Value(line=25, word="worth", operation=AT_MOST, constant=9),
        Reaction(line=26, event="complete", act=rule_26_steps, joins=(AND,)),
        Reaction(line=27, event="build", matches=rule_27_when, act=rule_27_steps, joins=(AND,)),
        Reaction(
            line=28,
            moment="end of game",
            holds=rule_28_holds,
            act=rule_28_steps,
            joins=(AND,),
        ),
        Reaction(
            line=29,
            moment="end of game",
            holds=rule_29_holds,
            act=rule_29_steps,
            joins=(AND,),
        ),
        Reaction(
            line=30,
            moment="end of game",
            holds=rule_30_holds,
            act=rule_30_steps,
            joins=(AND,),
        ),
        Reaction(line=31, moment="end of game", act=rule_31_steps, joins=(AND,)),
        Ban(line=32, deed="move squad over", holds=rule_32),
        Class(line=33, word="enemy", holds=rule_33),
        Reaction(
            line=34,
            event="move squad over",
            before=True,
            act=rule_34_steps,
            joins=(AND,),
        ),
        Ban(line=35, deed="move squad from", holds=rule_35),
        Class(line=36, word="barred", tiles=rule_36),
        Ban(line=37, deed="move squad over", holds=rule_37),
        Ban(line=38, deed="summon goon", holds=rule_38),
        Class(line=39, word="conquerable", tiles=rule_39),
        Class(line=40, word="conquerable", negated=True, tiles=rule_40),
        Class(line=41, word="working", tiles=rule_41),
        Reaction(
            line=42,
            event="conquer",
            matches=rule_42_when,
            act=rule_42_steps,
            joins=(AND,),
        ),
        Reaction(line=43, event="conquer", act=rule_43_steps, joins=(AND,)),
        Reaction(
            line=44,
            event="conquer",
            matches=rule_44_when,
            act=rule_44_steps,
            joins=(AND, OTHERWISE),
        ),
        # The number of picks of a bonus is 1.
        Value(line=45, word="picks", operation=IS),
        Value(line=46, word="picks", operation=MORE, holds=rule_46_holds),
        Class(line=47, word="offered", holds=rule_47),
        Reaction(line=48, event="take bonus", act=rule_48_steps, joins=(AND,)),
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
    ),
    sources=(
        Source("dungeon_digger/base.regola", 11, 5),
        Source("dungeon_digger/base.regola", 12, 5),
        Source("dungeon_digger/base.regola", 13, 5),
        Source("dungeon_digger/base.regola", 14, 5),
        Source("dungeon_digger/base.regola", 15, 5),
        Source("dungeon_digger/base.regola", 16, 5),
        Source("dungeon_digger/base.regola", 19, 5),
        Source("dungeon_digger/base.regola", 20, 5),
        Source("dungeon_digger/base.regola", 21, 5),
        Source("dungeon_digger/base.regola", 22, 5),
        Source("dungeon_digger/base.regola", 23, 5),
        Source("dungeon_digger/base.regola", 24, 5),
        Source("dungeon_digger/base.regola", 27, 5),
        Source("dungeon_digger/base.regola", 28, 5),
        Source("dungeon_digger/base.regola", 29, 5),
        Source("dungeon_digger/base.regola", 30, 5),
        Source("dungeon_digger/base.regola", 31, 5),
        Source("dungeon_digger/base.regola", 32, 5),
        Source("dungeon_digger/base.regola", 33, 5),
        Source("dungeon_digger/base.regola", 34, 5),
        Source("dungeon_digger/base.regola", 35, 5),
        Source("dungeon_digger/base.regola", 36, 5),
        Source("dungeon_digger/base.regola", 37, 5),
        Source("dungeon_digger/base.regola", 38, 5),
        Source("dungeon_digger/base.regola", 39, 5),
        Source("dungeon_digger/base.regola", 42, 5),
        Source("dungeon_digger/base.regola", 43, 5),
        Source("dungeon_digger/base.regola", 45, 5),
        Source("dungeon_digger/base.regola", 48, 5),
        Source("dungeon_digger/base.regola", 50, 5),
        Source("dungeon_digger/base.regola", 53, 5),
        Source("dungeon_digger/base.regola", 56, 5),
        Source("dungeon_digger/base.regola", 58, 5),
        Source("dungeon_digger/base.regola", 59, 5),
        Source("dungeon_digger/base.regola", 60, 5),
        Source("dungeon_digger/base.regola", 61, 5),
        Source("dungeon_digger/base.regola", 62, 5),
        Source("dungeon_digger/base.regola", 63, 5),
        Source("dungeon_digger/base.regola", 66, 5),
        Source("dungeon_digger/base.regola", 67, 5),
        Source("dungeon_digger/base.regola", 68, 5),
        Source("dungeon_digger/base.regola", 69, 5),
        Source("dungeon_digger/base.regola", 70, 5),
        Source("dungeon_digger/base.regola", 71, 5),
        Source("dungeon_digger/base.regola", 75, 5),
        Source("dungeon_digger/base.regola", 76, 5),
        Source("dungeon_digger/base.regola", 77, 5),
        Source("dungeon_digger/base.regola", 78, 5),
    ),
)
