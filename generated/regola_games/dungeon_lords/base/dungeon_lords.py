"""
dungeon_lords (dungeon_lords/base/dungeon_lords).

Written by Regola from dungeon_lords/base.regola: change the rules there, not here.
"""

from __future__ import annotations

from regola_engine.lords import (
    AND,
    IS,
    LESS,
    MORE,
    Ban,
    Base,
    Class,
    Frame,
    Item,
    Offer,
    Position,
    Reaction,
    Source,
    Value,
    attack,
    battlefield,
    battles_at,
    beside,
    block_order,
    can_lay,
    can_post,
    can_run,
    card_number,
    choose_orders,
    choose_tile,
    crowded,
    deal_to_party,
    free_hero,
    has_speed,
    heal,
    heroes_of,
    imprisoned,
    in_tent,
    invoke,
    is_marked,
    lay_trap,
    leading_order,
    lose_evil,
    lose_tile,
    lure_paladin,
    monsters_in,
    monsters_of,
    near_entrance,
    number,
    paladins,
    party_of,
    pay,
    post_monster,
    prevent,
    put_next,
    require,
    resolve,
    return_order,
    run_room,
    so_monsters,
    spaces_of,
    spring,
    suited_to,
    tiles_of,
    traps_in,
    tunnels,
    turn_down,
    withhold_orders,
)

require(3)


def rule_1_steps(position: Position, frame: Frame) -> int:
    """At the start of the game, withhold 2 Orders."""
    return withhold_orders(position, frame, 2)


def rule_2_holds(position: Position, frame: Frame) -> bool:
    """During the new-round phase, if there are exactly 2 players, block an Order."""
    return position.game.seats == 2


def rule_2_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 2."""
    return block_order(position, frame)


def rule_3_steps(position: Position, frame: Frame) -> int:
    """During the orders phase, choose 3 Orders."""
    return choose_orders(position, frame, 3)


def rule_4_steps(position: Position, frame: Frame) -> int:
    """During recall, take back 1 Order."""
    return return_order(position, frame)


def rule_5(position: Position, frame: Frame) -> bool:
    """You may take back a carried-out Order only if it is the first of your three."""
    return bool(
        (position.performed[frame.you] & ~leading_order(position, frame.you)) >> frame.event.order
        & 1,
    )


def rule_6(position: Position, frame: Frame) -> bool:
    """You may dig a tunnel only in a space adjacent to your tiles."""
    return bool(
        (
            spaces_of(position, frame.you)
            & ~beside(position, position.tiles & tiles_of(position, 1 << frame.you))
        )
        >> frame.event.tile
        & 1,
    )


def rule_7(position: Position, frame: Frame) -> bool:
    """You may not dig a tunnel in a crowded space."""
    return bool((spaces_of(position, frame.you) & crowded(position)) >> frame.event.tile & 1)


def rule_8(position: Position, frame: Frame) -> bool:
    """You may not build a room in a conquered tunnel."""
    return bool((tunnels(position) & position.conquered) >> frame.event.tile & 1)


def rule_9(position: Position, frame: Frame) -> bool:
    """You may not build a room in a tunnel adjacent to a room."""
    return bool((tunnels(position) & beside(position, position.built)) >> frame.event.tile & 1)


def rule_10(position: Position, frame: Frame) -> bool:
    """In year 1, you may not build a room in a tunnel if the tunnel is not suited to the room."""
    return (
        bool(tunnels(position) >> frame.event.tile & 1)
        and position.year == 1
        and not suited_to(position, frame.event.tile, frame.event.room)
    )


def rule_11_possible(position: Position, frame: Frame) -> bool:
    """During production, you may run as many rooms as you like, one at a time."""
    return can_run(position, frame.you, position.built)


def rule_11_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 11."""
    return run_room(position, frame, position.built)


def rule_12_holds(position: Position, frame: Frame) -> bool:
    """A room’s run limit per round is 1."""
    return bool(position.built >> frame.event.thing & 1)


def rule_13_holds(position: Position, frame: Frame) -> bool:
    """In year 2, a room’s run limit per round increases by 1."""
    return bool(position.built >> frame.event.thing & 1) and position.year == 2


def rule_14(position: Position, frame: Frame) -> bool:
    """You may not run a room if it has reached its run limit this round."""
    return bool(position.built >> frame.event.tile & 1) and position.ran[
        frame.event.tile
    ] >= number(position, "runs", frame.you, frame.event.tile)


def rule_15(position: Position, frame: Frame) -> bool:
    """You may not run a conquered room. Variant “Conquered rooms”: this rule does not apply."""
    return bool(
        (position.built & position.conquered) >> frame.event.tile & 1,
    ) and not position.game.takes("dungeon_lords/option/conquered_rooms_work")


def rule_16_steps(position: Position, frame: Frame) -> int:
    """During the event phase, resolve an event."""
    return resolve(position, frame)


def rule_17_amount(position: Position, frame: Frame) -> int:
    """
    Your tax is half the number of your tunnels, rounded up. Variant “Taxed rooms”: this rule does
    not apply.
    """
    return ((tunnels(position) & tiles_of(position, 1 << frame.you)).bit_count() + 1) // 2


def rule_17_holds(position: Position, frame: Frame) -> bool:
    """Whether the condition of rule 17 holds."""
    return not position.game.takes("dungeon_lords/option/rooms_are_taxed")


def rule_18_amount(position: Position, frame: Frame) -> int:
    """Variant “Taxed rooms”: your tax is half the number of your tiles, rounded up."""
    return ((position.tiles & tiles_of(position, 1 << frame.you)).bit_count() + 1) // 2


def rule_18_holds(position: Position, frame: Frame) -> bool:
    """Whether the condition of rule 18 holds."""
    return position.game.takes("dungeon_lords/option/rooms_are_taxed")


def rule_19_steps(position: Position, frame: Frame) -> int:
    """When the adventurers arrive, place the next adventurer in the party."""
    return put_next(position, frame)


def rule_20_when(position: Position, frame: Frame) -> bool:
    """
    When you gain an evil point, check whether a player lures a paladin. Variant “A paladin who
    waits”: this rule does not apply.
    """
    return not position.game.takes("dungeon_lords/option/paladins_wait_for_fights")


def rule_20_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 20."""
    return lure_paladin(position, frame)


def rule_21_when(position: Position, frame: Frame) -> bool:
    """
    Variant “A paladin who waits”: when you gain an evil point, if there is a paladin in the tent,
    check whether a player lures a paladin.
    """
    return position.game.takes("dungeon_lords/option/paladins_wait_for_fights") and bool(
        paladins(position) & in_tent(position)
    )


def rule_21_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 21."""
    return lure_paladin(position, frame)


def rule_22_when(position: Position, frame: Frame) -> bool:
    """
    When you lose an evil point, check whether a player lures a paladin. Variant “A paladin who
    waits”: this rule does not apply.
    """
    return not position.game.takes("dungeon_lords/option/paladins_wait_for_fights")


def rule_22_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 22."""
    return lure_paladin(position, frame)


def rule_23(position: Position, frame: Frame) -> bool:
    """Variant “Ends of the scale”: if your evil level is 15, you may not gain evil points."""
    return position.evil[frame.you] == 15 and position.game.takes(
        "dungeon_lords/option/evil_has_an_end"
    )


def rule_24(position: Position, frame: Frame) -> bool:
    """Variant “Ends of the scale”: if your evil level is 1, you may not lose evil points."""
    return position.evil[frame.you] == 1 and position.game.takes(
        "dungeon_lords/option/evil_has_an_end"
    )


def rule_25_holds(position: Position, frame: Frame) -> bool:
    """
    During the planning phase, if all your tiles are conquered, free an adventurer from your prison.
    """
    return not (position.tiles & tiles_of(position, 1 << frame.you) & ~position.conquered)


def rule_25_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 25."""
    return free_hero(
        position, frame, heroes_of(position, 1 << frame.you) & imprisoned(position, 1 << frame.you)
    )


def rule_26_steps(position: Position, frame: Frame) -> int:
    """
    During the planning phase, choose as the battlefield a tile from among the unconquered ones
    nearest the entrance.
    """
    return choose_tile(position, frame, position.tiles & near_entrance(position, frame.you))


def rule_27_possible(position: Position, frame: Frame) -> bool:
    """During the planning phase, you may place as many traps as you like on the battlefield."""
    return can_lay(position, frame.you, -1, battlefield(position, frame.you))


def rule_27_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 27."""
    return lay_trap(position, frame, -1, battlefield(position, frame.you))


def rule_28_possible(position: Position, frame: Frame) -> bool:
    """During the planning phase, you may place as many monsters as you like on the battlefield."""
    return can_post(position, frame.you, -1, battlefield(position, frame.you))


def rule_28_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 28."""
    return post_monster(position, frame, -1, battlefield(position, frame.you))


def rule_30_holds(position: Position, frame: Frame) -> bool:
    """The monster limit of a room increases by 1."""
    return bool(position.built >> frame.event.thing & 1)


def rule_32_holds(position: Position, frame: Frame) -> bool:
    """The fee for a trap in a room is 1 gold nugget."""
    return bool(position.built >> frame.event.thing & 1)


def rule_33(position: Position, frame: Frame) -> bool:
    """You may not place a dormant monster on a tile."""
    return bool(position.dormant >> frame.event.monster & 1)


def rule_34(position: Position, frame: Frame) -> bool:
    """
    You may not place a non-ethereal monster on a tile if the non-ethereal monsters there have
    reached its monster limit.
    """
    return bool(~so_monsters(position, "ethereal", frame.you) >> frame.event.monster & 1) and (
        monsters_in(position, 1 << frame.event.tile) & ~so_monsters(position, "ethereal", frame.you)
    ).bit_count() >= number(position, "lairs", frame.you, frame.event.tile)


def rule_35(position: Position, frame: Frame) -> bool:
    """You may not place a trap on a tile if the traps there have reached its trap limit."""
    return traps_in(position, 1 << frame.event.tile).bit_count() >= number(
        position, "trap places", frame.you, frame.event.tile
    )


def rule_36(position: Position, frame: Frame) -> bool:
    """
    You may not place a trap on a tile if you have fewer gold nuggets than the fee for a trap on the
    tile.
    """
    return number(position, "trap fee", frame.you, frame.event.tile) > position.gold[frame.you]


def rule_37_steps(position: Position, frame: Frame) -> int:
    """Before you spring a trap, pay gold nuggets equal to the fee for a trap on the battlefield."""
    return pay(
        position,
        frame,
        number(position, "trap fee", frame.you, position.battlefield[frame.you]),
        "gold",
    )


def rule_38_steps(position: Position, frame: Frame) -> int:
    """
    During the trap step, spring all traps on the battlefield. Then the party avoids wounds equal to
    its protection from traps.
    """
    if frame.step == 0:
        return spring(position, frame, traps_in(position, battlefield(position, frame.you)))
    return prevent(position, frame, number(position, "protection", frame.you, frame.you))


def rule_39_holds(position: Position, frame: Frame) -> bool:
    """During the fast spell step, if the combat card in play is fast, its spell is cast."""
    return has_speed(position, "quick")


def rule_39_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 39."""
    return invoke(position, frame)


def rule_40_steps(position: Position, frame: Frame) -> int:
    """During the attack step, attack the party with all monsters on the battlefield."""
    return attack(position, frame, monsters_in(position, battlefield(position, frame.you)))


def rule_41_when(position: Position, frame: Frame) -> bool:
    """
    Before you attack the party with a monster that is not tireless, turn that monster face down.
    """
    return bool(~so_monsters(position, "tireless", frame.you) >> frame.event.monster & 1)


def rule_41_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 41."""
    return turn_down(position, frame, 1 << frame.event.monster)


def rule_42_holds(position: Position, frame: Frame) -> bool:
    """During the slow spell step, if the combat card in play is slow, its spell is cast."""
    return has_speed(position, "slow")


def rule_42_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 42."""
    return invoke(position, frame)


def rule_43(position: Position, frame: Frame) -> bool:
    """
    The spell of a combat card is cast only if the party’s magic power reaches the magic needed for
    that combat card.
    """
    return not (
        number(position, "magic", frame.you, frame.you) >= card_number(position, "need", frame.you)
    )


def rule_44(position: Position, frame: Frame) -> bool:
    """If the battlefield is silent, the spell of a combat card is not cast."""
    return battles_at(position, "silent", frame.you)


def rule_45(position: Position, frame: Frame) -> bool:
    """If the party is hushed, the spell of a combat card is not cast."""
    return is_marked(position, "hushed", frame.you)


def rule_46_holds(position: Position, frame: Frame) -> bool:
    """
    During the healing step, if the party has been attacked and is not cursed, it heals wounds equal
    to its healing power.
    """
    return is_marked(position, "attacked", frame.you) and not is_marked(
        position, "cursed", frame.you
    )


def rule_46_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 46."""
    return heal(position, frame, number(position, "piety", frame.you, frame.you))


def rule_47_holds(position: Position, frame: Frame) -> bool:
    """
    During the fatigue step, unless the battlefield is safe, deal the party wounds equal to the
    fatigue value of the combat card in play.
    """
    return not is_marked(position, "safe", frame.you)


def rule_47_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 47."""
    return deal_to_party(position, frame, card_number(position, "weariness", frame.you))


def rule_48_holds(position: Position, frame: Frame) -> bool:
    """
    During the conquest step, if there is an adventurer in the party and the battlefield is not
    safe, lose the battlefield.
    """
    return bool(party_of(position, frame.you)) and not is_marked(position, "safe", frame.you)


def rule_48_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 48."""
    return lose_tile(position, frame, battlefield(position, frame.you))


def rule_49_steps(position: Position, frame: Frame) -> int:
    """When you lose a tile, lose 1 evil point."""
    return lose_evil(position, frame, 1)


def rule_50_when(position: Position, frame: Frame) -> bool:
    """
    Variant “A paladin who waits”: when you lose a tile, check whether a player lures a paladin.
    """
    return position.game.takes("dungeon_lords/option/paladins_wait_for_fights")


def rule_50_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 50."""
    return lure_paladin(position, frame)


def rule_51_when(position: Position, frame: Frame) -> bool:
    """Variant “A freed hero”: when you free an adventurer, lose 1 evil point."""
    return position.game.takes("dungeon_lords/option/a_freed_hero_calms")


def rule_51_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 51."""
    return lose_evil(position, frame, 1)


def rule_52_holds(position: Position, frame: Frame) -> bool:
    """
    Variant “First of the year”: if there are exactly 4 players, the first player stays the same at
    the end of the year.
    """
    return position.game.seats == 4 and position.game.takes(
        "dungeon_lords/option/the_year_tells_who_is_first"
    )


def rule_53_holds(position: Position, frame: Frame) -> bool:
    """
    The score needed for the licence is 1. Variant “A licence for nothing”: this rule does not
    apply.
    """
    return not position.game.takes("dungeon_lords/option/nought_is_enough")


def rule_54_amount(position: Position, frame: Frame) -> int:
    """Your score is the number of your monsters."""
    return monsters_of(position, 1 << frame.you).bit_count()


def rule_55_amount(position: Position, frame: Frame) -> int:
    """Your score increases by 2 for each of your rooms."""
    return 2 * (position.built & tiles_of(position, 1 << frame.you)).bit_count()


def rule_56_amount(position: Position, frame: Frame) -> int:
    """Your score decreases by 2 for each of your conquered tiles."""
    return (
        2 * (position.tiles & position.conquered & tiles_of(position, 1 << frame.you)).bit_count()
    )


def rule_57_amount(position: Position, frame: Frame) -> int:
    """Your score increases by 2 for each adventurer in your prison."""
    return (
        2 * (heroes_of(position, 1 << frame.you) & imprisoned(position, 1 << frame.you)).bit_count()
    )


def rule_58_amount(position: Position, frame: Frame) -> int:
    """Your score decreases by 3 for each of your red tokens."""
    return 3 * position.marks[frame.you]


def rule_59_amount(position: Position, frame: Frame) -> int:
    """
    Your score increases by 3 for each paladin in your prison. This rule applies only with the
    variant “A captive paladin”.
    """
    return (
        3
        * (
            paladins(position)
            & heroes_of(position, 1 << frame.you)
            & imprisoned(position, 1 << frame.you)
        ).bit_count()
    )


def rule_59_holds(position: Position, frame: Frame) -> bool:
    """Whether the condition of rule 59 holds."""
    return position.game.takes("dungeon_lords/option/a_paladin_is_worth_five")


def rule_60(position: Position, frame: Frame) -> bool:
    """Variant “Last drawn first”: adventurers are hasty."""
    return position.game.takes("dungeon_lords/option/the_last_drawn_goes_first")


def rule_61(position: Position, frame: Frame) -> bool:
    """Variant “Back to the stack”: monsters are loyal."""
    return position.game.takes("dungeon_lords/option/a_lost_monster_returns")


ITEM = Item(
    reference="dungeon_lords/base/dungeon_lords",
    kind="base",
    rules=(
        Reaction(line=1, moment="start of game", act=rule_1_steps, joins=(AND,)),
        Reaction(line=2, moment="revealing", holds=rule_2_holds, act=rule_2_steps, joins=(AND,)),
        Reaction(line=3, moment="ordering", act=rule_3_steps, joins=(AND,)),
        Reaction(line=4, moment="recall", act=rule_4_steps, joins=(AND,)),
        Ban(line=5, deed="return order", holds=rule_5),
        Ban(line=6, deed="dig tile in", holds=rule_6),
        Ban(line=7, deed="dig tile in", holds=rule_7),
        Ban(line=8, deed="build tile in", holds=rule_8),
        Ban(line=9, deed="build tile in", holds=rule_9),
        Ban(line=10, deed="build tile in", holds=rule_10),
        Offer(
            line=11,
            verb="run",
            moment="production",
            possible=rule_11_possible,
            act=rule_11_steps,
            joins=(AND,),
        ),
        Value(line=12, word="runs", operation=IS, holds=rule_12_holds),
        Value(line=13, word="runs", operation=MORE, holds=rule_13_holds),
        Ban(line=14, deed="run tile", holds=rule_14),
        Ban(line=15, deed="run tile", holds=rule_15),
        Reaction(line=16, moment="happening", act=rule_16_steps, joins=(AND,)),
        Value(line=17, word="tax", operation=IS, amount=rule_17_amount, holds=rule_17_holds),
        Value(line=18, word="tax", operation=IS, amount=rule_18_amount, holds=rule_18_holds),
        Reaction(line=19, moment="arrival", act=rule_19_steps, joins=(AND,)),
        Reaction(line=20, event="gain evil", matches=rule_20_when, act=rule_20_steps, joins=(AND,)),
        Reaction(line=21, event="gain evil", matches=rule_21_when, act=rule_21_steps, joins=(AND,)),
        Reaction(line=22, event="lose evil", matches=rule_22_when, act=rule_22_steps, joins=(AND,)),
        Ban(line=23, deed="gain evil", holds=rule_23),
        Ban(line=24, deed="lose evil", holds=rule_24),
        Reaction(line=25, moment="planning", holds=rule_25_holds, act=rule_25_steps, joins=(AND,)),
        Reaction(line=26, moment="planning", act=rule_26_steps, joins=(AND,)),
        Offer(
            line=27,
            verb="put",
            moment="planning",
            possible=rule_27_possible,
            act=rule_27_steps,
            joins=(AND,),
        ),
        Offer(
            line=28,
            verb="put",
            moment="planning",
            possible=rule_28_possible,
            act=rule_28_steps,
            joins=(AND,),
        ),
        # The monster limit of a tile is 1.
        Value(line=29, word="lairs", operation=IS),
        Value(line=30, word="lairs", operation=MORE, holds=rule_30_holds),
        # The trap limit of a tile is 1.
        Value(line=31, word="trap places", operation=IS),
        Value(line=32, word="trap fee", operation=IS, holds=rule_32_holds),
        Ban(line=33, deed="put monster in", holds=rule_33),
        Ban(line=34, deed="put monster in", holds=rule_34),
        Ban(line=35, deed="put trap in", holds=rule_35),
        Ban(line=36, deed="put trap in", holds=rule_36),
        Reaction(line=37, event="spring trap", before=True, act=rule_37_steps, joins=(AND,)),
        Reaction(line=38, moment="springing", act=rule_38_steps, joins=(AND, AND)),
        Reaction(
            line=39, moment="quick magic", holds=rule_39_holds, act=rule_39_steps, joins=(AND,)
        ),
        Reaction(line=40, moment="strike", act=rule_40_steps, joins=(AND,)),
        Reaction(
            line=41,
            event="attack party",
            before=True,
            matches=rule_41_when,
            act=rule_41_steps,
            joins=(AND,),
        ),
        Reaction(
            line=42, moment="slow magic", holds=rule_42_holds, act=rule_42_steps, joins=(AND,)
        ),
        Ban(line=43, deed="invoke card", holds=rule_43),
        Ban(line=44, deed="invoke card", holds=rule_44),
        Ban(line=45, deed="invoke card", holds=rule_45),
        Reaction(line=46, moment="healing", holds=rule_46_holds, act=rule_46_steps, joins=(AND,)),
        Reaction(line=47, moment="fatigue", holds=rule_47_holds, act=rule_47_steps, joins=(AND,)),
        Reaction(line=48, moment="capture", holds=rule_48_holds, act=rule_48_steps, joins=(AND,)),
        Reaction(line=49, event="lose tile", act=rule_49_steps, joins=(AND,)),
        Reaction(line=50, event="lose tile", matches=rule_50_when, act=rule_50_steps, joins=(AND,)),
        Reaction(
            line=51, event="free adventurer", matches=rule_51_when, act=rule_51_steps, joins=(AND,)
        ),
        Value(line=52, word="passes", operation=IS, constant=0, holds=rule_52_holds),
        Value(line=53, word="threshold", operation=IS, holds=rule_53_holds),
        Value(line=54, word="score", operation=IS, amount=rule_54_amount),
        Value(line=55, word="score", operation=MORE, amount=rule_55_amount),
        Value(line=56, word="score", operation=LESS, amount=rule_56_amount),
        Value(line=57, word="score", operation=MORE, amount=rule_57_amount),
        Value(line=58, word="score", operation=LESS, amount=rule_58_amount),
        Value(line=59, word="score", operation=MORE, amount=rule_59_amount, holds=rule_59_holds),
        Class(line=60, word="hasty", holds=rule_60),
        Class(line=61, word="loyal", holds=rule_61),
    ),
    data=Base(
        years=2,
        rounds=4,
        fights=4,
        gold=3,
        food=3,
        imps=3,
        evil=5,
        highest_evil=15,
        paladin_level=10,
        columns=5,
        rows=4,
        entrance=3,
        start=("c1", "c2", "c3"),
        monsters_shown=3,
        rooms_shown=2,
        boxes=3,
        cards_held=6,
        cards_played=3,
        cards_drawn=3,
        passes=(0, 1, 3),
        shown=(3, 3, 4),
        dummies=(2, 1, 0),
        blocked=(2, 3, 0),
        players=(2, 3, 4),
    ),
    options=(
        ("dungeon_lords/option/conquered_rooms_work", False),
        ("dungeon_lords/option/rooms_are_taxed", False),
        ("dungeon_lords/option/evil_has_an_end", False),
        ("dungeon_lords/option/a_freed_hero_calms", False),
        ("dungeon_lords/option/a_paladin_is_worth_five", True),
        ("dungeon_lords/option/paladins_wait_for_fights", False),
        ("dungeon_lords/option/the_year_tells_who_is_first", False),
        ("dungeon_lords/option/nought_is_enough", False),
        ("dungeon_lords/option/the_last_drawn_goes_first", False),
        ("dungeon_lords/option/a_lost_monster_returns", False),
    ),
    sources=(
        Source("dungeon_lords/base.regola", 31, 5),
        Source("dungeon_lords/base.regola", 32, 5),
        Source("dungeon_lords/base.regola", 33, 5),
        Source("dungeon_lords/base.regola", 34, 5),
        Source("dungeon_lords/base.regola", 35, 5),
        Source("dungeon_lords/base.regola", 38, 5),
        Source("dungeon_lords/base.regola", 39, 5),
        Source("dungeon_lords/base.regola", 40, 5),
        Source("dungeon_lords/base.regola", 41, 5),
        Source("dungeon_lords/base.regola", 42, 5),
        Source("dungeon_lords/base.regola", 44, 5),
        Source("dungeon_lords/base.regola", 45, 5),
        Source("dungeon_lords/base.regola", 46, 5),
        Source("dungeon_lords/base.regola", 47, 5),
        Source("dungeon_lords/base.regola", 48, 5),
        Source("dungeon_lords/base.regola", 51, 5),
        Source("dungeon_lords/base.regola", 52, 5),
        Source("dungeon_lords/base.regola", 53, 5),
        Source("dungeon_lords/base.regola", 54, 5),
        Source("dungeon_lords/base.regola", 55, 5),
        Source("dungeon_lords/base.regola", 56, 5),
        Source("dungeon_lords/base.regola", 59, 5),
        Source("dungeon_lords/base.regola", 60, 5),
        Source("dungeon_lords/base.regola", 61, 5),
        Source("dungeon_lords/base.regola", 64, 5),
        Source("dungeon_lords/base.regola", 65, 5),
        Source("dungeon_lords/base.regola", 66, 5),
        Source("dungeon_lords/base.regola", 67, 5),
        Source("dungeon_lords/base.regola", 68, 5),
        Source("dungeon_lords/base.regola", 69, 5),
        Source("dungeon_lords/base.regola", 70, 5),
        Source("dungeon_lords/base.regola", 71, 5),
        Source("dungeon_lords/base.regola", 72, 5),
        Source("dungeon_lords/base.regola", 73, 5),
        Source("dungeon_lords/base.regola", 76, 5),
        Source("dungeon_lords/base.regola", 78, 5),
        Source("dungeon_lords/base.regola", 80, 5),
        Source("dungeon_lords/base.regola", 81, 5),
        Source("dungeon_lords/base.regola", 83, 5),
        Source("dungeon_lords/base.regola", 84, 5),
        Source("dungeon_lords/base.regola", 85, 5),
        Source("dungeon_lords/base.regola", 86, 5),
        Source("dungeon_lords/base.regola", 87, 5),
        Source("dungeon_lords/base.regola", 88, 5),
        Source("dungeon_lords/base.regola", 89, 5),
        Source("dungeon_lords/base.regola", 90, 5),
        Source("dungeon_lords/base.regola", 92, 5),
        Source("dungeon_lords/base.regola", 94, 5),
        Source("dungeon_lords/base.regola", 96, 5),
        Source("dungeon_lords/base.regola", 97, 5),
        Source("dungeon_lords/base.regola", 98, 5),
        Source("dungeon_lords/base.regola", 101, 5),
        Source("dungeon_lords/base.regola", 102, 5),
        Source("dungeon_lords/base.regola", 103, 5),
        Source("dungeon_lords/base.regola", 104, 5),
        Source("dungeon_lords/base.regola", 105, 5),
        Source("dungeon_lords/base.regola", 106, 5),
        Source("dungeon_lords/base.regola", 107, 5),
        Source("dungeon_lords/base.regola", 108, 5),
        Source("dungeon_lords/base.regola", 111, 5),
        Source("dungeon_lords/base.regola", 112, 5),
    ),
)
