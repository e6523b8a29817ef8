"""
Dragon (dungeon_digger/piece/dragon).

Written by Regola from dungeon_digger/scenarios/dragon_and_treasure.regola: change the rules there,
not here.
"""

from __future__ import annotations

from regola_engine.digger import (
    ALL,
    AND,
    DONE,
    OTHERWISE,
    THEN,
    Ban,
    Frame,
    Item,
    Offer,
    Position,
    Reaction,
    Source,
    beside,
    can_move_goon,
    connected,
    figure_of,
    figure_space,
    goons,
    kill_goons,
    kind_tiles,
    move_coins,
    move_figure,
    move_goon,
    opponents,
    put_figure,
    remove_figure,
    require,
    send_coins,
    tiles_with,
    wants,
)

require(3)

HOARD = "dungeon_digger/tile/hoard"
LAIR = "dungeon_digger/tile/lair"
TREASURE = "dungeon_digger/piece/treasure"


def rule_1(position: Position, frame: Frame) -> bool:
    """You may not move a party into or through the Dragon’s tile."""
    return bool(figure_space(position, frame.it) >> frame.event.tile & 1)


def rule_2_price(position: Position, frame: Frame) -> int:
    """
    You may pay 1 Tyranny point to move the Dragon to a space adjacent to its own. You may do so
    only if some tile holds both a Treasure and an opponent’s goon.
    """
    return 1


def rule_2_holds(position: Position, frame: Frame) -> bool:
    """Whether the condition of rule 2 holds."""
    return bool(
        position.tiles
        & figure_space(position, figure_of(position, TREASURE))
        & tiles_with(position, goons(position, opponents(position, frame.you), -1)),
    )


def rule_2_possible(position: Position, frame: Frame) -> bool:
    """Whether all that rule 2 takes can be done."""
    return bool(position.game.everywhere & beside(position, figure_space(position, frame.it)))


def rule_2_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 2."""
    return move_figure(
        position,
        frame,
        frame.it,
        position.game.everywhere & beside(position, figure_space(position, frame.it)),
    )


def rule_3_when(position: Position, frame: Frame) -> bool:
    """When the Dragon is moved to a tile, kill all goons there."""
    return frame.event.figure == frame.it


def rule_3_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 3."""
    return kill_goons(position, frame, goons(position, -1, 1 << frame.event.tile), ALL)


def rule_4_was(position: Position, frame: Frame) -> bool:
    """
    When the Dragon is about to kill one of your goons, you may move that goon to a face-up tile
    connected to the Dragon’s tile. You may do so only if you have a coin. If you do so, move 1 coin
    from your hand to the heap.
    """
    return frame.event.other == frame.you and frame.event.figure == frame.it


def rule_4_when(position: Position, frame: Frame) -> bool:
    """What rule 4 waits for."""
    return bool(position.coins[frame.you])


def rule_4_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 4."""
    if frame.step == 0:
        answer = wants(
            position,
            frame,
            can_move_goon(
                position,
                frame,
                position.tiles
                & ~position.hidden
                & connected(position, figure_space(position, frame.it)),
            ),
        )
        if answer != DONE:
            return answer
        return move_goon(
            position,
            frame,
            position.tiles
            & ~position.hidden
            & connected(position, figure_space(position, frame.it)),
        )
    return send_coins(position, frame, frame.you, "heap", 1)


def rule_5_when(position: Position, frame: Frame) -> bool:
    """
    When the Dragon is moved to a tile with a Treasure, move 1 coin from the bag to the heap. Then
    place that Treasure in a Hoard. After that, place the Dragon in a face-up Lair. If you cannot,
    remove the Dragon.
    """
    return frame.event.figure == frame.it and bool(
        (position.tiles & figure_space(position, figure_of(position, TREASURE))) >> frame.event.tile
        & 1,
    )


def rule_5_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 5."""
    if frame.step == 0:
        return move_coins(position, frame, "bag", "heap", 1)
    if frame.step == 1:
        return put_figure(
            position, frame, figure_of(position, TREASURE), kind_tiles(position, HOARD)
        )
    if frame.step == 2:
        return put_figure(position, frame, frame.it, kind_tiles(position, LAIR) & ~position.hidden)
    return remove_figure(position, frame, frame.it)


ITEM = Item(
    reference="dungeon_digger/piece/dragon",
    kind="piece",
    rules=(
        Ban(line=1, deed="move party over", each=True, holds=rule_1),
        Offer(
            line=2,
            verb="move",
            each=True,
            pays="point",
            price=rule_2_price,
            holds=rule_2_holds,
            possible=rule_2_possible,
            act=rule_2_steps,
            joins=(AND,),
        ),
        Reaction(
            line=3,
            each=True,
            event="move figure to",
            where="figure",
            matches=rule_3_when,
            act=rule_3_steps,
            joins=(AND,),
        ),
        Reaction(
            line=4,
            each=True,
            event="kill goon",
            before=True,
            everyone=True,
            where="figure",
            was=rule_4_was,
            matches=rule_4_when,
            act=rule_4_steps,
            joins=(AND, THEN),
        ),
        Reaction(
            line=5,
            each=True,
            event="move figure to",
            where="figure",
            matches=rule_5_when,
            act=rule_5_steps,
            joins=(AND, AND, AND, OTHERWISE),
        ),
    ),
    home="dungeon_digger/scenario/dragon_and_treasure",
    sources=(
        Source("dungeon_digger/scenarios/dragon_and_treasure.regola", 247, 5),
        Source("dungeon_digger/scenarios/dragon_and_treasure.regola", 248, 5),
        Source("dungeon_digger/scenarios/dragon_and_treasure.regola", 250, 5),
        Source("dungeon_digger/scenarios/dragon_and_treasure.regola", 251, 5),
        Source("dungeon_digger/scenarios/dragon_and_treasure.regola", 254, 5),
    ),
)
