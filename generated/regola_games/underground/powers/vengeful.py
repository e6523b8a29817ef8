"""
Vengeful (underground/power/vengeful).

Written by Regola from underground/powers/vengeful.regola: change the rules there, not here.
"""

from __future__ import annotations

from regola_engine.conquest import (
    ACTIVE,
    AND,
    LESS,
    Frame,
    Item,
    PieceKind,
    Position,
    Reaction,
    Source,
    Value,
    actor_is_of,
    give_markers,
    number_word,
    opponents,
    piece_word,
    regions_of_players,
    require,
    return_pieces,
)

require(3)

CONQUEST_COST = number_word("conquest cost")
VENGEANCE = piece_word("underground/piece/vengeance")


def rule_1_when(position: Position, frame: Frame) -> bool:
    """
    When an opponent without a Vengeance Marker attacks a region you control, give them a Vengeance
    Marker.
    """
    you = frame.you
    return bool(
        actor_is_of(
            position, frame.event.actor, opponents(position, you) & ~position.given[VENGEANCE]
        )
        and regions_of_players(position, 1 << position.owner[you]) >> frame.event.thing & 1,
    )


def rule_1_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 1."""
    return give_markers(position, frame, VENGEANCE, 1, 1 << position.owner[frame.event.actor])


def rule_2_when(position: Position, frame: Frame) -> bool:
    """
    When an opponent without a Vengeance Marker assaults a region you control, give them a Vengeance
    Marker. This rule applies only with the variant “Failed attacks”.
    """
    you = frame.you
    return bool(
        actor_is_of(
            position, frame.event.actor, opponents(position, you) & ~position.given[VENGEANCE]
        )
        and regions_of_players(position, 1 << position.owner[you]) >> frame.event.thing & 1,
    )


def rule_2_holds(position: Position, frame: Frame) -> bool:
    """Whether the condition of rule 2 holds."""
    return bool(position.game.takes("conquest/option/failed_attempts_are_attacks"))


def rule_2_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 2."""
    return give_markers(position, frame, VENGEANCE, 1, 1 << position.owner[frame.event.actor])


def rule_3(position: Position, you: int) -> int:
    """
    You need 1 fewer token to conquer a region of an opponent who has a Vengeance Marker (minimum
    1).
    """
    return regions_of_players(position, opponents(position, you) & position.given[VENGEANCE])


def rule_4_steps(position: Position, frame: Frame) -> int:
    """At the end of your turn, take all Vengeance Markers back into your hand."""
    return return_pieces(position, frame, VENGEANCE, -1)


ITEM = Item(
    reference="underground/power/vengeful",
    kind="power",
    rules=(
        Reaction(
            line=1,
            scope=ACTIVE,
            event="attack",
            matches=rule_1_when,
            act=rule_1_steps,
            joins=(AND,),
        ),
        Reaction(
            line=2,
            scope=ACTIVE,
            event="assault",
            matches=rule_2_when,
            holds=rule_2_holds,
            act=rule_2_steps,
            joins=(AND,),
        ),
        Value(line=3, scope=ACTIVE, word=CONQUEST_COST, operation=LESS, regions=rule_3),
        Reaction(line=4, scope=ACTIVE, moment="end of turn", act=rule_4_steps, joins=(AND,)),
    ),
    pieces=(
        PieceKind(
            reference="underground/piece/vengeance",
            word=VENGEANCE,
            box=4,
            marker=True,
        ),
    ),
    banner=4,
    sources=(
        Source("underground/powers/vengeful.regola", 8, 5),
        Source("underground/powers/vengeful.regola", 10, 5),
        Source("underground/powers/vengeful.regola", 12, 5),
        Source("underground/powers/vengeful.regola", 13, 5),
    ),
)
