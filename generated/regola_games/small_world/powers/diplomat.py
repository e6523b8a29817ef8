"""
Diplomat (small_world/power/diplomat).

Written by Regola from small_world/powers/diplomat.regola: change the rules there, not here.
"""

from __future__ import annotations

from regola_engine.conquest import (
    ACTIVE,
    AND,
    PEOPLE,
    PLAYER,
    Ban,
    Frame,
    Item,
    Offer,
    PieceKind,
    Position,
    Reaction,
    Source,
    Watch,
    actor_is_in,
    give_markers,
    has_pieces,
    opponents,
    owners_of,
    peoples_of_players,
    piece_word,
    require,
    return_pieces,
    watch_word,
    watched,
)

require(3)

KEPT_DIPLOMAT_1_1 = watch_word("small_world/power/diplomat#1.1")
KEPT_DIPLOMAT_2_1 = watch_word("small_world/power/diplomat#2.1")
TREATY = piece_word("small_world/piece/treaty")


def rule_1_kept_1(position: Position, frame: Frame) -> bool:
    """
    At the end of your turn, you may give the Peace Treaty to an opponent whose active people you
    did not attack this turn.
    """
    you = frame.you
    return frame.event.actor == you and bool(position.active_peoples >> frame.event.thing & 1)


def rule_1(position: Position, you: int) -> int:
    """More of rule 1."""
    return opponents(position, you) & ~owners_of(
        position, watched(position, you, KEPT_DIPLOMAT_1_1)
    )


def rule_1_possible(position: Position, frame: Frame) -> bool:
    """Whether all that rule 1 takes can be done."""
    return has_pieces(position, TREATY, 1)


def rule_1_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 1."""
    return give_markers(position, frame, TREATY, 1, 1 << frame.event.thing)


def rule_2_kept_1(position: Position, frame: Frame) -> bool:
    """
    You may not give the Peace Treaty to an opponent whose active people you assaulted this turn.
    This rule applies only with the variant “Failed attacks”.
    """
    you = frame.you
    return frame.event.actor == you and bool(position.active_peoples >> frame.event.thing & 1)


def rule_2(position: Position, you: int) -> int:
    """More of rule 2."""
    return opponents(position, you) & owners_of(position, watched(position, you, KEPT_DIPLOMAT_2_1))


def rule_3(position: Position, you: int, mover: int) -> int:
    """The active people of a player who has the Peace Treaty may not attack your regions."""
    if not actor_is_in(
        position,
        mover,
        position.active_peoples & peoples_of_players(position, position.given[TREATY]),
    ):
        return 0
    return position.held[you]


def rule_4_steps(position: Position, frame: Frame) -> int:
    """When you ready your troops, take the Peace Treaty back into your hand."""
    return return_pieces(position, frame, TREATY, -1)


ITEM = Item(
    reference="small_world/power/diplomat",
    kind="power",
    rules=(
        Watch(
            line=1,
            scope=ACTIVE,
            watch=KEPT_DIPLOMAT_1_1,
            event="attack",
            matches=rule_1_kept_1,
            things=PEOPLE,
        ),
        Offer(
            line=1,
            scope=ACTIVE,
            moment="end of turn",
            verb="give",
            things=PLAYER,
            targets=rule_1,
            possible=rule_1_possible,
            act=rule_1_steps,
            joins=(AND,),
        ),
        Watch(
            line=2,
            scope=ACTIVE,
            option="conquest/option/failed_attempts_are_attacks",
            watch=KEPT_DIPLOMAT_2_1,
            event="assault",
            matches=rule_2_kept_1,
            things=PEOPLE,
        ),
        Ban(
            line=2,
            scope=ACTIVE,
            option="conquest/option/failed_attempts_are_attacks",
            deed="give",
            regions=rule_2,
        ),
        Ban(line=3, scope=ACTIVE, deed="attack", mover=rule_3),
        Reaction(line=4, scope=ACTIVE, moment="readying", act=rule_4_steps, joins=(AND,)),
    ),
    pieces=(
        PieceKind(
            reference="small_world/piece/treaty",
            word=TREATY,
            box=1,
            marker=True,
        ),
    ),
    banner=5,
    sources=(
        Source("small_world/powers/diplomat.regola", 6, 5),
        Source("small_world/powers/diplomat.regola", 8, 5),
        Source("small_world/powers/diplomat.regola", 10, 5),
        Source("small_world/powers/diplomat.regola", 11, 5),
    ),
)
