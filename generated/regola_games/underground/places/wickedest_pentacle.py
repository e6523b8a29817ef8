"""
Wickedest Pentacle (underground/place/wickedest_pentacle).

Written by Regola from underground/places/wickedest_pentacle.regola: change the rules there, not
here.
"""

from __future__ import annotations

from regola_engine.conquest import (
    ACTIVE,
    ALWAYS,
    AND,
    ASKED,
    DONE,
    FAILED,
    IS,
    MORE,
    PENDING,
    THEN,
    Class,
    Frame,
    Item,
    Offer,
    PieceKind,
    Position,
    Reaction,
    Source,
    Value,
    around,
    can_put,
    choose,
    class_mask,
    class_word,
    number_word,
    piece_word,
    put_pieces,
    require,
    seize,
    unshielded,
    wants,
)

require(3)

BALROG = piece_word("underground/piece/balrog")
CLOSED = class_word("closed")
IMMUNE = class_word("immune")
TOKENS_LOST = number_word("tokens lost")
WICKEDEST_PENTACLE = piece_word("underground/place/wickedest_pentacle")


def rule_1_when(position: Position, frame: Frame) -> bool:
    """
    When the Wickedest Pentacle is revealed, the Balrog must conquer a region that is adjacent to
    the Wickedest Pentacle and is neither closed nor immune. Whoever loses the region discards 1
    more token. Then place the Balrog there. Variant “Deadly Balrog”: whoever loses the region
    always discards 2 tokens in all. Variant “Balrog held back”: this rule does not apply.
    """
    return bool(position.where[WICKEDEST_PENTACLE] >> frame.event.thing & 1)


def rule_1_holds(position: Position, frame: Frame) -> bool:
    """Whether the condition of rule 1 holds."""
    return bool(not position.game.takes("underground/option/finder_may_spare"))


def rule_1_setting_2(position: Position, you: int) -> int:
    """More of rule 1."""
    return position.game.ground.everywhere & (
        -1 if position.game.takes("underground/option/balrog_kills_immortals") else 0
    )


def rule_1_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 1."""
    you = frame.you
    if frame.step == 0:
        regions = unshielded(
            position,
            you,
            around(position, you, position.where[WICKEDEST_PENTACLE])
            & ~class_mask(position, CLOSED, you)
            & ~class_mask(position, IMMUNE, you),
        )
        chosen = choose(position, frame, regions)
        if chosen < 0:
            return ASKED if chosen == PENDING else FAILED
        frame.things.append(chosen)
        return seize(position, frame, BALROG, 1 << chosen)
    if len(frame.things) < 1:
        return FAILED
    return put_pieces(position, frame, BALROG, 1, 1 << frame.things[0])


def rule_2_when(position: Position, frame: Frame) -> bool:
    """
    Variant “Balrog held back”: when the Wickedest Pentacle is revealed, the Balrog may conquer a
    region that is adjacent to the Wickedest Pentacle and is neither closed nor immune. If it
    conquers that region, whoever loses the region discards 1 more token and you place the Balrog
    there. Variant “Deadly Balrog”: whoever loses the region always discards 2 tokens in all.
    """
    return bool(position.where[WICKEDEST_PENTACLE] >> frame.event.thing & 1)


def rule_2_holds(position: Position, frame: Frame) -> bool:
    """Whether the condition of rule 2 holds."""
    return bool(position.game.takes("underground/option/finder_may_spare"))


def rule_2_setting_2(position: Position, you: int) -> int:
    """More of rule 2."""
    return position.game.ground.everywhere & (
        -1 if position.game.takes("underground/option/balrog_kills_immortals") else 0
    )


def rule_2_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 2."""
    you = frame.you
    if frame.step == 0:
        regions = unshielded(
            position,
            you,
            around(position, you, position.where[WICKEDEST_PENTACLE])
            & ~class_mask(position, CLOSED, you)
            & ~class_mask(position, IMMUNE, you),
        )
        answer = wants(position, frame, bool(regions))
        if answer != DONE:
            return answer
        chosen = choose(position, frame, regions)
        if chosen < 0:
            return ASKED if chosen == PENDING else FAILED
        frame.things.append(chosen)
        return seize(position, frame, BALROG, 1 << chosen)
    if len(frame.things) < 1:
        return FAILED
    return put_pieces(position, frame, BALROG, 1, 1 << frame.things[0])


def rule_3(position: Position, you: int) -> int:
    """
    Once per turn, during conquest, the Balrog may conquer a region that is adjacent to the Balrog
    and is neither closed nor immune. Whoever loses the region discards 1 more token. Then place the
    Balrog there. Variant “Deadly Balrog”: whoever loses the region always discards 2 tokens in all.
    Variant “Tireless Balrog”: this rule does not apply.
    """
    return (
        around(position, you, position.where[BALROG])
        & ~class_mask(position, CLOSED, you)
        & ~class_mask(position, IMMUNE, you)
    )


def rule_3_possible(position: Position, frame: Frame) -> bool:
    """Whether all that rule 3 takes can be done."""
    return can_put(position, BALROG, 1, 1 << frame.event.thing)


def rule_3_setting_3(position: Position, you: int) -> int:
    """More of rule 3."""
    return position.game.ground.everywhere & (
        -1 if position.game.takes("underground/option/balrog_kills_immortals") else 0
    )


def rule_3_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 3."""
    if frame.step == 0:
        return seize(position, frame, BALROG, 1 << frame.event.thing)
    return put_pieces(position, frame, BALROG, 1, 1 << frame.event.thing)


def rule_4(position: Position, you: int) -> int:
    """
    Variant “Tireless Balrog”: during conquest, as often as you like, the Balrog may conquer a
    region that is adjacent to the Balrog and is neither closed nor immune. Whoever loses the region
    discards 1 more token. Each time, place the Balrog there. Variant “Deadly Balrog”: whoever loses
    the region always discards 2 tokens in all.
    """
    return (
        around(position, you, position.where[BALROG])
        & ~class_mask(position, CLOSED, you)
        & ~class_mask(position, IMMUNE, you)
    )


def rule_4_possible(position: Position, frame: Frame) -> bool:
    """Whether all that rule 4 takes can be done."""
    return can_put(position, BALROG, 1, 1 << frame.event.thing)


def rule_4_setting_3(position: Position, you: int) -> int:
    """More of rule 4."""
    return position.game.ground.everywhere & (
        -1 if position.game.takes("underground/option/balrog_kills_immortals") else 0
    )


def rule_4_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 4."""
    if frame.step == 0:
        return seize(position, frame, BALROG, 1 << frame.event.thing)
    return put_pieces(position, frame, BALROG, 1, 1 << frame.event.thing)


ITEM = Item(
    reference="underground/place/wickedest_pentacle",
    kind="place",
    rules=(
        Reaction(
            line=1,
            scope=ACTIVE,
            event="reveal",
            matches=rule_1_when,
            holds=rule_1_holds,
            settings=(
                Value(line=1, scope=ACTIVE, word=TOKENS_LOST, operation=MORE),
                Value(
                    line=1,
                    scope=ACTIVE,
                    word=TOKENS_LOST,
                    operation=IS,
                    constant=2,
                    regions=rule_1_setting_2,
                ),
            ),
            act=rule_1_steps,
            joins=(AND, AND),
        ),
        Reaction(
            line=2,
            scope=ACTIVE,
            event="reveal",
            matches=rule_2_when,
            holds=rule_2_holds,
            settings=(
                Value(line=2, scope=ACTIVE, word=TOKENS_LOST, operation=MORE),
                Value(
                    line=2,
                    scope=ACTIVE,
                    word=TOKENS_LOST,
                    operation=IS,
                    constant=2,
                    regions=rule_2_setting_2,
                ),
            ),
            act=rule_2_steps,
            joins=(AND, THEN),
        ),
        Offer(
            line=3,
            scope=ACTIVE,
            option="underground/option/balrog_walks_on",
            untaken=True,
            moment="conquest",
            verb="conquer",
            times=1,
            turn=True,
            targets=rule_3,
            piece=BALROG,
            possible=rule_3_possible,
            settings=(
                Value(
                    line=3,
                    scope=ACTIVE,
                    option="underground/option/balrog_walks_on",
                    untaken=True,
                    word=TOKENS_LOST,
                    operation=MORE,
                ),
                Value(
                    line=3,
                    scope=ACTIVE,
                    option="underground/option/balrog_walks_on",
                    untaken=True,
                    word=TOKENS_LOST,
                    operation=IS,
                    constant=2,
                    regions=rule_3_setting_3,
                ),
            ),
            act=rule_3_steps,
            joins=(AND, AND),
        ),
        Offer(
            line=4,
            scope=ACTIVE,
            option="underground/option/balrog_walks_on",
            moment="conquest",
            verb="conquer",
            targets=rule_4,
            piece=BALROG,
            possible=rule_4_possible,
            settings=(
                Value(
                    line=4,
                    scope=ACTIVE,
                    option="underground/option/balrog_walks_on",
                    word=TOKENS_LOST,
                    operation=MORE,
                ),
                Value(
                    line=4,
                    scope=ACTIVE,
                    option="underground/option/balrog_walks_on",
                    word=TOKENS_LOST,
                    operation=IS,
                    constant=2,
                    regions=rule_4_setting_3,
                ),
            ),
            act=rule_4_steps,
            joins=(AND, AND),
        ),
    ),
    pieces=(
        PieceKind(
            reference="underground/piece/balrog",
            word=BALROG,
            box=1,
            rules=(Class(line=1, scope=ALWAYS, word=IMMUNE, piece=BALROG, abroad=True),),
            sources=(Source("underground/places/wickedest_pentacle.regola", 29, 9),),
        ),
    ),
    options=(
        ("underground/option/balrog_kills_immortals", False),
        ("underground/option/finder_may_spare", False),
        ("underground/option/balrog_walks_on", False),
    ),
    sources=(
        Source("underground/places/wickedest_pentacle.regola", 7, 5),
        Source("underground/places/wickedest_pentacle.regola", 12, 5),
        Source("underground/places/wickedest_pentacle.regola", 17, 5),
        Source("underground/places/wickedest_pentacle.regola", 21, 5),
    ),
)
