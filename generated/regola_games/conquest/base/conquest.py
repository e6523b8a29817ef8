"""
conquest (conquest/base/conquest).

Written by Regola from conquest/base.regola: change the rules there, not here.
"""

from __future__ import annotations

from regola_engine.conquest import (
    ALL,
    ALWAYS,
    AND,
    AT_LEAST,
    DEFENDER,
    FAILED,
    FROM_HAND,
    IS,
    LESS,
    MORE,
    SLOT,
    THEN,
    Ban,
    Base,
    Class,
    Counts,
    Frame,
    Ground,
    Item,
    Offer,
    PeopleFact,
    Position,
    Reaction,
    SlotValue,
    Source,
    Value,
    Watch,
    abandon,
    actor_is_in,
    badge_tokens,
    banner_tokens,
    can_pay,
    choose_combination,
    class_mask,
    class_word,
    combinations_to_choose,
    conquer,
    count_tokens,
    decline,
    discard_tokens,
    finish_game,
    gain_coins,
    gain_tokens,
    ground_word,
    is_active_for,
    is_last_round,
    near,
    number_word,
    opponents,
    owners_of,
    pass_combinations,
    passing_price,
    people_is,
    peoples_of_players,
    peoples_that_are,
    players,
    players_with_pieces_in_hand,
    players_with_tokens_in_hand,
    put_tokens,
    redeploy,
    refill,
    regions_of_peoples,
    regions_of_players,
    regions_short_by,
    regions_with_tokens,
    require,
    return_aside,
    return_combination,
    roll_die,
    rolled,
    slot_number,
    stop,
    take_combination_coins,
    take_up,
    total,
    watch_word,
    watched,
)

require(3)

BORDER = ground_word("border")
CLOSED = class_word("closed")
CONQUEST_COST = number_word("conquest cost")
ENTRANCE = class_word("entrance")
GARRISON = number_word("garrison")
IMMUNE = class_word("immune")
INCOME = number_word("income")
KEPT_CONQUEST_4_1 = watch_word("conquest/base/conquest#4.1")
PASSING_COST = number_word("passing cost")
REACHABLE = class_word("reachable")
STARTING_TOKENS = number_word("starting tokens")
TOKENS_KEPT = number_word("tokens kept")
TOKENS_LOST = number_word("tokens lost")


def rule_1_amount(position: Position, you: int, slot: int) -> int:
    """The number of starting tokens of a combination is its banner value plus its badge value."""
    return banner_tokens(position, slot) + badge_tokens(position, slot)


def rule_2(position: Position, you: int) -> int:
    """
    During the choosing phase, a player without an active people must choose a visible combination.
    Then they pass over each combination above that one, leaving on it what it takes to pass it, and
    take all coins from that combination. Finally, they gain as many tokens as that combination’s
    number of starting tokens and refill the row. Variant “Coins on the spot”: before they pay, they
    first take all coins from that combination.
    """
    if not (
        (players(position) & ~owners_of(position, position.active_peoples)) >> position.owner[you]
        & 1
    ):
        return 0
    return combinations_to_choose(position)


def rule_2_possible(position: Position, frame: Frame) -> bool:
    """Whether all that rule 2 takes can be done."""
    you = frame.you
    return can_pay(
        position,
        you,
        passing_price(position, you, (1 << frame.event.thing) - 1)
        - (
            position.row_coins[frame.event.thing]
            if position.game.takes("conquest/option/coins_on_it_may_pay")
            else 0
        ),
    )


def rule_2_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 2."""
    you = frame.you
    if frame.step == 0:
        return choose_combination(position, frame, frame.event.thing)
    if frame.step == 1:
        if not position.game.takes("conquest/option/coins_on_it_may_pay"):
            return FAILED
        return take_combination_coins(position, frame, ALL, 1 << frame.event.thing)
    if frame.step == 2:
        return pass_combinations(position, frame, (1 << frame.event.thing) - 1)
    if frame.step == 3:
        return take_combination_coins(position, frame, ALL, 1 << frame.event.thing)
    if frame.step == 4:
        return gain_tokens(
            position, frame, slot_number(position, STARTING_TOKENS, you, frame.event.thing)
        )
    return refill(position, frame)


def rule_3(position: Position, you: int) -> int:
    """When you ready your troops, you may abandon any number of your regions."""
    return position.held[you]


def rule_3_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 3."""
    return abandon(position, frame, 1 << frame.event.thing)


def rule_4_kept_1(position: Position, frame: Frame) -> bool:
    """
    When you ready your troops, if you did not choose your people this turn and abandoned no regions
    this turn, you may go into decline.
    """
    you = frame.you
    return frame.event.actor == you


def rule_4_possible(position: Position, frame: Frame) -> bool:
    """Whether all that rule 4 takes can be done."""
    you = frame.you
    return not (position.fresh_peoples >> you & 1) and not watched(position, you, KEPT_CONQUEST_4_1)


def rule_4_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 4."""
    return decline(position, frame)


def rule_5_steps(position: Position, frame: Frame) -> int:
    """
    At the end of the readying phase, take all tokens from your regions into your hand, leaving 1 in
    each.
    """
    you = frame.you
    return take_up(position, frame, position.held[you])


def rule_6(position: Position, you: int) -> int:
    """Regions adjacent to your regions are reachable."""
    return near(position, you)


def rule_7(ground: Ground) -> int:
    """Border regions are entrances: you may enter play there."""
    return ground.masks[BORDER]


def rule_8(position: Position, you: int) -> int:
    """
    You may not attack a region that is not reachable, unless it is an entrance and your people
    occupies no regions.
    """
    return ~class_mask(position, REACHABLE, you) & ~(
        (0 if position.held[you] else -1) & class_mask(position, ENTRANCE, you)
    )


def rule_9(position: Position, you: int) -> int:
    """You may not attack a closed region."""
    return class_mask(position, CLOSED, you)


def rule_10(position: Position, you: int) -> int:
    """
    You may not attack an immune region. Variant “Immune to opponents”: this rule does not apply.
    """
    return class_mask(position, IMMUNE, you)


def rule_11(position: Position, you: int) -> int:
    """Variant “Immune to opponents”: you may not attack an immune region you do not control."""
    return class_mask(position, IMMUNE, you) & ~regions_of_players(
        position, 1 << position.owner[you]
    )


def rule_12(position: Position, you: int) -> int:
    """You may not attack your regions."""
    return position.held[you]


def rule_13(position: Position, you: int) -> int:
    """
    If you have no tokens in hand, you may not attack a region. Variant “Empty hands”: this rule
    does not apply.
    """
    return (0 if position.hand[you] > 0 else -1) & (
        0 if position.game.takes("conquest/option/empty_hands_may_convert") else -1
    )


def rule_16_amount(position: Position, you: int, region: int) -> int:
    """1 more token is needed to conquer a region for each defender there."""
    return position.defenders[region]


def rule_17_amount(position: Position, you: int, region: int) -> int:
    """
    Without the variant “Old defenders”: 1 fewer token is needed to conquer a region for each token
    you control there, even a declined one (minimum 1).
    """
    return count_tokens(
        position,
        regions_with_tokens(position, 1)
        & regions_of_players(position, 1 << position.owner[you])
        & (1 << region),
    )


def rule_20(position: Position, you: int) -> int:
    """
    During conquest, you may assault a region if you are at most 3 tokens short of conquering the
    region and have a token in hand. If you do, roll the die and subtract the die roll from the
    tokens needed (minimum 1). If you can, conquer that region. If you do, place all tokens from
    your hand in that region. Either way, end the conquest phase.
    """
    return regions_short_by(position, you, -ALL, 3) & (-1 if position.hand[you] > 0 else 0)


def rule_20_setting_2_amount(position: Position, you: int, region: int) -> int:
    """How much rule 20 changes the number by."""
    return rolled(position)


def rule_20_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 20."""
    if frame.step == 0:
        return roll_die(position, frame)
    if frame.step == 1:
        return conquer(position, frame, frame.event.thing)
    if frame.step == 2:
        return put_tokens(position, frame, ALL, FROM_HAND, 1 << frame.event.thing)
    return stop(position, frame)


def rule_22_actors(position: Position, you: int) -> int:
    """At the end of your turn, each opponent who has a token in hand must redeploy."""
    return peoples_of_players(
        position, opponents(position, you) & players_with_tokens_in_hand(position)
    )


def rule_22_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 22."""
    return redeploy(position, frame)


def rule_23_actors(position: Position, you: int) -> int:
    """At the end of your turn, each opponent who has a piece but no token in hand must redeploy."""
    return peoples_of_players(
        position,
        opponents(position, you)
        & ~players_with_tokens_in_hand(position)
        & players_with_pieces_in_hand(position),
    )


def rule_23_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 23."""
    return redeploy(position, frame)


def rule_25_steps(position: Position, frame: Frame) -> int:
    """You may not skip your redeployment."""
    return redeploy(position, frame)


def rule_27_steps(position: Position, frame: Frame) -> int:
    """When you score, gain coins equal to the total income of your regions."""
    you = frame.you
    return gain_coins(position, frame, total(position, INCOME, you, position.held[you]))


def rule_29(position: Position, you: int) -> bool:
    """
    Declined peoples are fleeting: they leave the game when another people of the same player goes
    into decline.
    """
    return bool(position.declined_peoples >> you & 1)


def rule_30_when(position: Position, frame: Frame) -> bool:
    """
    When you go into decline, if your people is fleeting, discard all tokens of your other fleeting
    people, if you have one.
    """
    you = frame.you
    return bool(frame.event.actor == you)


def rule_30_holds(position: Position, frame: Frame) -> bool:
    """Whether the condition of rule 30 holds."""
    you = frame.you
    return bool(people_is(position, you, "fleeting"))


def rule_30_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 30."""
    you = frame.you
    return discard_tokens(
        position,
        frame,
        ALL,
        regions_with_tokens(position, 1)
        & regions_of_peoples(
            position,
            peoples_that_are(position, "fleeting")
            & peoples_of_players(position, 1 << position.owner[you])
            & ~(1 << you),
        ),
    )


def rule_31_when(position: Position, frame: Frame) -> bool:
    """
    When you lose a region, if those who held it are in decline and have no regions left and no
    tokens in hand, return their combination to the row.
    """
    you = frame.you
    return bool(frame.event.actor == you)


def rule_31_holds(position: Position, frame: Frame) -> bool:
    """Whether the condition of rule 31 holds."""
    you = frame.you
    return bool(
        position.declined_peoples >> you & 1
        and not position.held[you]
        and not (position.hand[you] > 0),
    )


def rule_31_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 31."""
    return return_combination(position, frame)


def rule_32_when(position: Position, frame: Frame) -> bool:
    """
    When you lose a region, if the people that held it is in decline, has no regions left and does
    not count as active during conquest, return its combination to the row.
    """
    you = frame.you
    return bool(frame.event.actor == you)


def rule_32_holds(position: Position, frame: Frame) -> bool:
    """Whether the condition of rule 32 holds."""
    you = frame.you
    return bool(
        position.declined_peoples >> you & 1
        and not position.held[you]
        and not is_active_for(position, you, "conquest"),
    )


def rule_32_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 32."""
    return return_combination(position, frame)


def rule_33_when(position: Position, frame: Frame) -> bool:
    """When you go into decline, move to the tray all tokens that are still set aside."""
    you = frame.you
    return bool(frame.event.actor == you)


def rule_33_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 33."""
    return return_aside(position, frame)


def rule_34_when(position: Position, frame: Frame) -> bool:
    """
    When you go into decline, if you have no regions and hold no tokens in hand, return your
    combination to the row.
    """
    you = frame.you
    return bool(frame.event.actor == you)


def rule_34_holds(position: Position, frame: Frame) -> bool:
    """Whether the condition of rule 34 holds."""
    you = frame.you
    return bool(not position.held[you] and not (position.hand[you] > 0))


def rule_34_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 34."""
    return return_combination(position, frame)


def rule_35_when(position: Position, frame: Frame) -> bool:
    """
    When one of your peoples goes into decline, if another of your peoples is fleeting and holds no
    regions, return its combination to the row.
    """
    you = frame.you
    return bool(
        actor_is_in(
            position,
            frame.event.actor,
            peoples_of_players(position, 1 << position.owner[you]) & ~(1 << you),
        ),
    )


def rule_35_holds(position: Position, frame: Frame) -> bool:
    """Whether the condition of rule 35 holds."""
    you = frame.you
    return bool(people_is(position, you, "fleeting") and not position.held[you])


def rule_35_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 35."""
    return return_combination(position, frame)


def rule_36_when(position: Position, frame: Frame) -> bool:
    """At the end of the last round, the game ends."""
    return bool(is_last_round(position))


def rule_36_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 36."""
    return finish_game(position, frame)


def rule_37_amount(position: Position, you: int, slot: int) -> int:
    """To pass over a combination, place 1 coin there."""
    return 1


ITEM = Item(
    reference="conquest/base/conquest",
    kind="base",
    rules=(
        SlotValue(line=1, scope=ALWAYS, word=STARTING_TOKENS, operation=IS, amount=rule_1_amount),
        Offer(
            line=2,
            scope=ALWAYS,
            moment="choosing",
            verb="choose",
            things=SLOT,
            seat=True,
            targets=rule_2,
            obliged=True,
            possible=rule_2_possible,
            act=rule_2_steps,
            joins=(AND, AND, AND, AND, AND, AND),
        ),
        Offer(
            line=3,
            scope=ALWAYS,
            moment="readying",
            verb="abandon",
            targets=rule_3,
            act=rule_3_steps,
            joins=(AND,),
        ),
        Watch(
            line=4, scope=ALWAYS, watch=KEPT_CONQUEST_4_1, event="abandon", matches=rule_4_kept_1
        ),
        Offer(
            line=4,
            scope=ALWAYS,
            moment="readying",
            verb="decline",
            possible=rule_4_possible,
            act=rule_4_steps,
            joins=(AND,),
        ),
        Reaction(line=5, scope=ALWAYS, moment="end of readying", act=rule_5_steps, joins=(AND,)),
        Class(line=6, scope=ALWAYS, word=REACHABLE, regions=rule_6),
        Class(line=7, scope=ALWAYS, word=ENTRANCE, ground=rule_7),
        Ban(line=8, scope=ALWAYS, deed="attack", regions=rule_8),
        Ban(line=9, scope=ALWAYS, deed="attack", regions=rule_9),
        Ban(
            line=10,
            scope=ALWAYS,
            option="conquest/option/immunity_spares_its_player",
            untaken=True,
            deed="attack",
            regions=rule_10,
        ),
        Ban(
            line=11,
            scope=ALWAYS,
            option="conquest/option/immunity_spares_its_player",
            deed="attack",
            regions=rule_11,
        ),
        Ban(line=12, scope=ALWAYS, deed="attack", regions=rule_12),
        Ban(line=13, scope=ALWAYS, deed="attack", regions=rule_13),
        # Tokens count as defenders.
        Counts(line=14, scope=ALWAYS, role=DEFENDER),
        # 2 tokens are needed to conquer a region.
        Value(line=15, scope=ALWAYS, word=CONQUEST_COST, operation=IS, constant=2),
        Value(line=16, scope=ALWAYS, word=CONQUEST_COST, operation=MORE, amount=rule_16_amount),
        Value(
            line=17,
            scope=ALWAYS,
            option="conquest/option/own_declined_tokens_defend",
            untaken=True,
            word=CONQUEST_COST,
            operation=LESS,
            amount=rule_17_amount,
        ),
        # At least 1 token is always needed to conquer a region.
        Value(line=18, scope=ALWAYS, word=CONQUEST_COST, operation=AT_LEAST),
        # During conquest, you may conquer as many regions as you like, one at a time.
        Offer(line=19, scope=ALWAYS, moment="conquest", verb="conquer"),
        Offer(
            line=20,
            scope=ALWAYS,
            moment="conquest",
            verb="assault",
            targets=rule_20,
            settings=(
                Value(
                    line=20,
                    scope=ALWAYS,
                    word=CONQUEST_COST,
                    operation=LESS,
                    amount=rule_20_setting_2_amount,
                ),
            ),
            act=rule_20_steps,
            joins=(AND, AND, THEN, AND),
        ),
        # Whoever loses a region discards 1 token.
        Value(line=21, scope=ALWAYS, word=TOKENS_LOST, operation=IS),
        Reaction(
            line=22,
            scope=ALWAYS,
            moment="end of turn",
            seat=True,
            actors=rule_22_actors,
            act=rule_22_steps,
            joins=(AND,),
        ),
        Reaction(
            line=23,
            scope=ALWAYS,
            moment="end of turn",
            seat=True,
            actors=rule_23_actors,
            act=rule_23_steps,
            joins=(AND,),
        ),
        # After redeployment, at least 1 token must stay in each region you hold.
        Value(line=24, scope=ALWAYS, word=GARRISON, operation=IS),
        Reaction(line=25, scope=ALWAYS, moment="redeployment", act=rule_25_steps, joins=(AND,)),
        # Each region yields 1 coin.
        Value(line=26, scope=ALWAYS, word=INCOME, operation=IS),
        Reaction(line=27, scope=ALWAYS, moment="scoring", act=rule_27_steps, joins=(AND,)),
        # Whoever goes into decline keeps 1 token in each region they hold.
        Value(line=28, scope=ALWAYS, word=TOKENS_KEPT, operation=IS),
        PeopleFact(line=29, scope=ALWAYS, word="fleeting", holds=rule_29),
        Reaction(
            line=30,
            scope=ALWAYS,
            event="decline",
            matches=rule_30_when,
            holds=rule_30_holds,
            act=rule_30_steps,
            joins=(AND,),
        ),
        Reaction(
            line=31,
            scope=ALWAYS,
            event="lose",
            matches=rule_31_when,
            holds=rule_31_holds,
            act=rule_31_steps,
            joins=(AND,),
        ),
        Reaction(
            line=32,
            scope=ALWAYS,
            event="lose",
            matches=rule_32_when,
            holds=rule_32_holds,
            act=rule_32_steps,
            joins=(AND,),
        ),
        Reaction(
            line=33,
            scope=ALWAYS,
            event="decline",
            matches=rule_33_when,
            act=rule_33_steps,
            joins=(AND,),
        ),
        Reaction(
            line=34,
            scope=ALWAYS,
            event="decline",
            matches=rule_34_when,
            holds=rule_34_holds,
            act=rule_34_steps,
            joins=(AND,),
        ),
        Reaction(
            line=35,
            scope=ALWAYS,
            event="decline",
            matches=rule_35_when,
            holds=rule_35_holds,
            act=rule_35_steps,
            joins=(AND,),
        ),
        Reaction(
            line=36,
            scope=ALWAYS,
            moment="end of round",
            matches=rule_36_when,
            seat=True,
            act=rule_36_steps,
            joins=(AND,),
        ),
        SlotValue(line=37, scope=ALWAYS, word=PASSING_COST, operation=IS, amount=rule_37_amount),
    ),
    base=Base(
        turn=("choosing", "readying", "conquest", "redeployment", "scoring"),
        declining_turn=("declining", "scoring"),
        starting_coins=5,
        row=6,
        die=(0, 0, 0, 1, 2, 3),
        tie_break="tokens",
    ),
    options=(
        ("conquest/option/coins_on_it_may_pay", False),
        ("conquest/option/immunity_spares_its_player", False),
        ("conquest/option/empty_hands_may_convert", False),
        ("conquest/option/failed_attempts_are_attacks", True),
        ("conquest/option/own_declined_tokens_defend", True),
    ),
    sources=(
        Source("conquest/base.regola", 12, 5),
        Source("conquest/base.regola", 13, 5),
        Source("conquest/base.regola", 21, 5),
        Source("conquest/base.regola", 22, 5),
        Source("conquest/base.regola", 24, 5),
        Source("conquest/base.regola", 27, 5),
        Source("conquest/base.regola", 28, 5),
        Source("conquest/base.regola", 29, 5),
        Source("conquest/base.regola", 31, 5),
        Source("conquest/base.regola", 32, 5),
        Source("conquest/base.regola", 33, 5),
        Source("conquest/base.regola", 35, 5),
        Source("conquest/base.regola", 36, 5),
        Source("conquest/base.regola", 40, 5),
        Source("conquest/base.regola", 41, 5),
        Source("conquest/base.regola", 42, 5),
        Source("conquest/base.regola", 43, 5),
        Source("conquest/base.regola", 45, 5),
        Source("conquest/base.regola", 46, 5),
        Source("conquest/base.regola", 47, 5),
        Source("conquest/base.regola", 53, 5),
        Source("conquest/base.regola", 54, 5),
        Source("conquest/base.regola", 55, 5),
        Source("conquest/base.regola", 59, 5),
        Source("conquest/base.regola", 60, 5),
        Source("conquest/base.regola", 61, 5),
        Source("conquest/base.regola", 62, 5),
        Source("conquest/base.regola", 65, 5),
        Source("conquest/base.regola", 66, 5),
        Source("conquest/base.regola", 67, 5),
        Source("conquest/base.regola", 69, 5),
        Source("conquest/base.regola", 71, 5),
        Source("conquest/base.regola", 74, 5),
        Source("conquest/base.regola", 75, 5),
        Source("conquest/base.regola", 77, 5),
        Source("conquest/base.regola", 81, 5),
        Source("conquest/base.regola", 84, 5),
    ),
)
