"""
Sands of time (dungeon_digger/scenario/sands_of_time).

Written by Regola from dungeon_digger/scenarios/sands_of_time.regola: change the rules there, not
here.
"""

from __future__ import annotations

from regola_engine.digger import (
    ALL,
    AND,
    IS,
    Frame,
    Item,
    Position,
    Reaction,
    Scenario,
    Source,
    Value,
    end_game,
    gain_grains,
    orders_given,
    require,
    reveal_coin,
)

require(3)

WORK = "dungeon_digger/order/work"


def rule_2_steps(position: Position, frame: Frame) -> int:
    """At the start of your turn, add 1 grain to the Sands."""
    return gain_grains(position, frame, 1)


def rule_3_holds(position: Position, frame: Frame) -> bool:
    """
    At the end of your turn, unless you gave a Work! Order this turn, reveal 1 coin from the bag.
    Then add grains equal to the value of that coin to the Sands.
    """
    return not orders_given(position, 1 << frame.you, WORK)


def rule_3_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 3."""
    if frame.step == 0:
        return reveal_coin(position, frame)
    return gain_grains(position, frame, position.revealed)


def rule_4_holds(position: Position, frame: Frame) -> bool:
    """
    At the end of your turn, if there are at least 10 grains per player, the game ends. Variant
    “Last grain”: this rule does not apply.
    """
    return position.grains >= 10 * position.game.seats and not position.game.takes(
        "dungeon_digger/option/the_last_turn_is_whole"
    )


def rule_4_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 4."""
    return end_game(position, frame)


def rule_5_holds(position: Position, frame: Frame) -> bool:
    """
    Variant “Last grain”: at the end of your turn, if there are more than 10 grains per player, the
    game ends.
    """
    return position.grains > 10 * position.game.seats and position.game.takes(
        "dungeon_digger/option/the_last_turn_is_whole"
    )


def rule_5_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 5."""
    return end_game(position, frame)


ITEM = Item(
    reference="dungeon_digger/scenario/sands_of_time",
    kind="scenario",
    rules=(
        # There is no gold target.
        Value(line=1, word="finish", operation=IS, constant=ALL),
        Reaction(line=2, moment="start of turn", act=rule_2_steps, joins=(AND,)),
        Reaction(
            line=3, moment="end of turn", holds=rule_3_holds, act=rule_3_steps, joins=(AND, AND)
        ),
        Reaction(line=4, moment="end of turn", holds=rule_4_holds, act=rule_4_steps, joins=(AND,)),
        Reaction(line=5, moment="end of turn", holds=rule_5_holds, act=rule_5_steps, joins=(AND,)),
    ),
    scenario=Scenario(
        track_goons=0,
    ),
    options=(("dungeon_digger/option/the_last_turn_is_whole", False),),
    sources=(
        Source("dungeon_digger/scenarios/sands_of_time.regola", 6, 5),
        Source("dungeon_digger/scenarios/sands_of_time.regola", 7, 5),
        Source("dungeon_digger/scenarios/sands_of_time.regola", 8, 5),
        Source("dungeon_digger/scenarios/sands_of_time.regola", 10, 5),
        Source("dungeon_digger/scenarios/sands_of_time.regola", 13, 5),
    ),
)
