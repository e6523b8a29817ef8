"""
Gnome (underground/race/gnomes).

Written by Regola from underground/races/gnomes.regola: change the rules there, not here.
"""

from __future__ import annotations

from regola_engine.conquest import (
    ACTIVE,
    DECLINED,
    Ban,
    Class,
    Item,
    Position,
    Source,
    actor_is_in,
    class_word,
    opponents,
    peoples_of_players,
    require,
)

require(3)

IMMUNE_TO_ABILITIES = class_word("immune to abilities")


def rule_1(position: Position, you: int) -> int:
    """Your regions are immune to abilities."""
    return position.held[you]


def rule_2(position: Position, you: int) -> int:
    """
    Variant “Hidden Gnomes”: while your people is in decline, your people’s regions are immune to
    abilities.
    """
    return position.held[you]


def rule_3(position: Position, you: int, mover: int) -> int:
    """Variant “Stingy Gnomes”: an opponent’s active people may not take coins from you."""
    if not actor_is_in(
        position,
        mover,
        position.active_peoples & peoples_of_players(position, opponents(position, you)),
    ):
        return 0
    return 1 << position.owner[you]


ITEM = Item(
    reference="underground/race/gnomes",
    kind="race",
    rules=(
        Class(line=1, scope=ACTIVE, word=IMMUNE_TO_ABILITIES, regions=rule_1, abroad=True),
        Class(
            line=2,
            scope=DECLINED,
            option="underground/option/declined_gnomes_stay_hidden",
            word=IMMUNE_TO_ABILITIES,
            regions=rule_2,
            abroad=True,
        ),
        Ban(
            line=3,
            scope=ACTIVE,
            option="underground/option/gnomes_keep_their_coins",
            deed="take",
            mover=rule_3,
        ),
    ),
    banner=6,
    box=11,
    options=(
        ("underground/option/declined_gnomes_stay_hidden", False),
        ("underground/option/gnomes_keep_their_coins", False),
    ),
    sources=(
        Source("underground/races/gnomes.regola", 6, 5),
        Source("underground/races/gnomes.regola", 7, 5),
        Source("underground/races/gnomes.regola", 8, 5),
    ),
)
