"""
Shiny Orb (underground/relic/shiny_orb).

Written by Regola from underground/relics/shiny_orb.regola: change the rules there, not here.
"""

from __future__ import annotations

from regola_engine.conquest import (
    ACTIVE,
    AND,
    FROM_HAND,
    FROM_TRAY,
    IS,
    Frame,
    Item,
    Offer,
    Position,
    Source,
    Value,
    active_token_regions,
    can_put,
    class_mask,
    class_word,
    has_tokens,
    itself,
    lone_token_regions,
    number_word,
    opponents,
    piece_word,
    put_pieces,
    put_tokens,
    regions_of_players,
    regions_with_tokens,
    require,
)

require(3)

CONQUEST_COST = number_word("conquest cost")
REACHABLE = class_word("reachable")
SHINY_ORB = piece_word("underground/relic/shiny_orb")
TOKENS_LOST = number_word("tokens lost")


def rule_1(position: Position, you: int) -> int:
    """
    Once per turn, you may conquer a reachable region that holds an opponent’s lone active token:
    you need no tokens. Whoever loses the region always discards 1 token. Then place 1 token there
    from the tray (or from your hand if the tray is empty). Finally, place the Shiny Orb there.
    """
    return (
        class_mask(position, REACHABLE, you)
        & regions_with_tokens(position, 1)
        & lone_token_regions(position)
        & active_token_regions(position)
        & regions_of_players(position, opponents(position, you))
    )


def rule_1_possible(position: Position, frame: Frame) -> bool:
    """Whether all that rule 1 takes can be done."""
    you = frame.you
    return has_tokens(position, you, FROM_TRAY | FROM_HAND, 1) and can_put(
        position, itself(position, you, SHINY_ORB), 1, 1 << frame.event.thing
    )


def rule_1_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 1."""
    you = frame.you
    if frame.step == 0:
        return put_tokens(position, frame, 1, FROM_TRAY | FROM_HAND, 1 << frame.event.thing)
    return put_pieces(position, frame, itself(position, you, SHINY_ORB), 1, 1 << frame.event.thing)


ITEM = Item(
    reference="underground/relic/shiny_orb",
    kind="relic",
    rules=(
        Offer(
            line=1,
            scope=ACTIVE,
            moment="conquest",
            verb="conquer",
            times=1,
            turn=True,
            targets=rule_1,
            possible=rule_1_possible,
            settings=(
                Value(line=1, scope=ACTIVE, word=CONQUEST_COST, operation=IS, constant=0),
                Value(line=1, scope=ACTIVE, word=TOKENS_LOST, operation=IS),
            ),
            act=rule_1_steps,
            joins=(AND, AND),
        ),
    ),
    sources=(Source("underground/relics/shiny_orb.regola", 7, 5),),
)
