"""
Sets that rules speak of.

Tiles and spaces are masks of spaces, players masks of seats; goons and markers are lists of
seat, space and number.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from regola_engine.digger.frames import NOBODY
from regola_engine.digger.geometry import opposite
from regola_engine.kernel.masks import bits
from regola_engine.kernel.rules import ALL
from regola_engine.kernel.standing import has_number, is_so, number

if TYPE_CHECKING:
    from regola_engine.digger.position import Position

__all__ = [
    "Goons",
    "beside",
    "bits",
    "coin_tiles",
    "connected",
    "connected_spaces",
    "count_of",
    "empty_spaces",
    "family_tiles",
    "figure_of",
    "figure_space",
    "full_tiles",
    "goons",
    "in_line",
    "is_enemy",
    "is_enemy_goon",
    "is_joined_contact",
    "is_kind",
    "is_mover",
    "is_order",
    "kind_tiles",
    "led_by",
    "marker_tiles",
    "markers",
    "missed_turns",
    "mover_tiles",
    "movers_of",
    "near_to",
    "of_item",
    "opponents",
    "order_tier",
    "orders_given",
    "players",
    "quiet_rounds",
    "same_kind",
    "seats_with_coins",
    "space_of",
    "sum_of",
    "those_where",
    "tiles_left",
    "tiles_of",
    "tiles_with",
    "total",
]

Goons = list[tuple[int, int, int]]
"""Goons or markers: whose, where, how many."""

_FEW = 8
_NOT_IN_GAME = -2
"""With fewer tiles it is quicker to look at each than at all the goons of a player."""


# ---- players ----------------------------------------------------------------------------------


def players(position: Position) -> int:
    """Return all players."""
    return (1 << position.game.seats) - 1


def opponents(position: Position, you: int) -> int:
    """Return the other players."""
    return ((1 << position.game.seats) - 1) & ~(1 << you) & ~position.defeated


def seats_with_coins(position: Position) -> int:
    """Return the players that have a coin in hand."""
    return sum(1 << seat for seat, coins in enumerate(position.coins) if coins)


# ---- orders -----------------------------------------------------------------------------------


def is_order(position: Position, order: int, reference: str) -> bool:
    """Tell whether an order is the one of a reference."""
    return position.game.order_numbers.get(reference) == order


def orders_given(position: Position, seats: int, reference: str = "") -> int:
    """Return the orders that some players gave this turn, as a set; of one sort if it is named."""
    given = position.given if seats >> position.seat & 1 else 0
    named = (
        order for order in bits(given) if not reference or is_order(position, order, reference)
    )
    return sum(1 << order for order in named)


def order_tier(position: Position, order: int) -> int:
    """Return the tier of an order; one without a tier is above them all."""
    return position.game.orders[order].tier or ALL


# ---- tiles ------------------------------------------------------------------------------------


def kind_tiles(position: Position, reference: str) -> int:
    """Return the tiles of a kind, or that count as it."""
    kind = position.game.kind_numbers.get(reference)
    return 0 if kind is None else position.kinds[kind]


def is_kind(position: Position, kind: int, references: tuple[str, ...]) -> bool:
    """Tell whether a kind of tiles is one of some."""
    return any(position.game.kind_numbers.get(reference) == kind for reference in references)


def family_tiles(position: Position, family: str) -> int:
    """Return the tiles of a family: rooms, corridors."""
    found = 0
    for kind in position.game.families.get(family, ()):
        found |= position.kinds[kind]
    return found


def tiles_of(position: Position, seats: int) -> int:
    """Return the tiles of some players."""
    found = 0
    for seat in bits(seats):
        found |= position.own[seat]
    return found


def empty_spaces(position: Position) -> int:
    """Return the spaces without a tile."""
    return position.game.everywhere & ~position.tiles


def beside(position: Position, tiles: int) -> int:
    """Return the spaces that touch one of the tiles."""
    found = 0
    adjoining = position.game.adjoining
    for tile in bits(tiles):
        found |= adjoining[tile]
    return found


def connected(position: Position, tiles: int) -> int:
    """Return the tiles that an opening joins to one of the tiles."""
    found = 0
    for tile in bits(tiles & position.tiles):
        around = position.game.beside[tile]
        for direction, other in enumerate(around):
            if other >= 0 and is_joined_contact(position, tile, direction, other):
                found |= 1 << other
    return found


def connected_spaces(position: Position, tiles: int) -> int:
    """Return the spaces that an opening of one of the tiles leads to, also under tiles."""
    found, game = connected(position, tiles), position.game
    for tile in bits(tiles & position.tiles):
        for direction, other in enumerate(game.beside[tile]):
            if other >= 0 and not position.edges[other]:
                found |= game.opens[position.edges[tile][direction]] << other
    return found


def is_joined_contact(position: Position, tile: int, direction: int, other: int) -> bool:
    """Tell whether goons can pass where two neighbouring tiles touch."""
    theirs = position.edges[other]
    if not theirs:
        return False
    return position.game.joined[position.edges[tile][direction]][theirs[opposite(direction)]]


def same_kind(position: Position, tiles: int) -> int:
    """Return the tiles of the same kind as one of the tiles."""
    found = 0
    for kind in position.kinds:
        if kind & tiles:
            found |= kind
    return found


def full_tiles(position: Position, you: int) -> int:
    """Return the tiles that hold as much as they can, coins or goons; others have no capacity."""
    found = 0
    for tile in bits(_holding(position)):
        held = len(position.stored[tile]) + sum(goons[tile] for goons in position.goons)
        if has_number(position, "capacity", you, tile) and held >= number(
            position, "capacity", you, tile
        ):
            found |= 1 << tile
    return found


def _holding(position: Position) -> int:
    """Return the tiles that rules may give a capacity: of their own kinds, mostly."""
    found = 0
    for entry in position.standing.values.get("capacity", ()):
        if not entry.rule.its or entry.kind != "tile":
            return position.tiles
        found |= position.kinds[entry.number]
    return found


def those_where(_position: Position, tiles: int, test: Callable[[int], bool]) -> int:
    """Return those of some tiles of which a test is true, one by one."""
    return sum(1 << tile for tile in bits(tiles) if test(tile))


def coin_tiles(position: Position) -> int:
    """Return the tiles that coins lie in."""
    return sum(1 << tile for tile, coins in enumerate(position.stored) if coins)


# ---- goons and markers ------------------------------------------------------------------------


def goons(position: Position, seats: int, tiles: int, enemy_of: int = NOBODY) -> Goons:
    """Return goons of some players in some tiles, only the enemies of a player if one is named."""
    found: Goons = []
    within = tiles & position.tiles
    for seat in bits(seats & ((1 << position.game.seats) - 1)):
        standing = position.goons[seat]
        few = within.bit_count() < _FEW
        for tile in bits(within) if few else [n for n, count in enumerate(standing) if count]:
            count = standing[tile]
            if (
                count
                and within >> tile & 1
                and (enemy_of < 0 or is_so(position, "enemy", enemy_of, (seat, tile, NOBODY)))
            ):
                found.append((seat, tile, count))
    return found


def markers(position: Position, seats: int, tiles: int) -> Goons:
    """Return the markers of some players in some tiles."""
    return [
        (seat, tile, 1)
        for tile, seated in enumerate(position.markers)
        if seated and (tiles & position.tiles) >> tile & 1
        for seat in seated
        if seats >> seat & 1
    ]


def marker_tiles(position: Position, seats: int) -> int:
    """Return the tiles with a marker of some players."""
    memo, key = position.memo, (marker_tiles, seats)
    if memo is not None and key in memo:
        return memo[key]
    found = 0
    for tile, seated in enumerate(position.markers):
        for seat in seated:
            if seats >> seat & 1:
                found |= 1 << tile
    if memo is not None:
        memo[key] = found
    return found


def count_of(_position: Position, found: Iterable[tuple[int, int, int]]) -> int:
    """Return how many goons or markers there are."""
    return sum(count for _, _, count in found)


def tiles_with(_position: Position, found: Iterable[tuple[int, int, int]]) -> int:
    """Return the tiles where goons or markers are."""
    mask = 0
    for _, tile, _ in found:
        mask |= 1 << tile
    return mask


# ---- counts -----------------------------------------------------------------------------------


def missed_turns(position: Position, you: int) -> int:
    """Return how many turns a player is still to miss."""
    return position.skipped[you]


def tiles_left(position: Position, you: int) -> int:
    """Return how many tiles of a player's bag no project that was set aside waits for."""
    return max(len(position.bags[you]) - len(position.aside), 0)


def quiet_rounds(position: Position) -> int:
    """Return for how many rounds nobody has gained gold."""
    return position.round - position.last_gain


def sum_of(position: Position, you: int) -> int:
    """Return what the coins of a player are worth."""
    stored = [
        value
        for tile in bits(position.own[you] & coin_tiles(position))
        for value in position.stored[tile]
    ]
    return sum(position.coins[you]) + sum(stored)


# ---- creatures, adventurers, tokens -----------------------------------------------------------


def movers_of(
    position: Position,
    kinds: tuple[str, ...],
    seats: int,
    spaces: int,
    enemy_of: int = NOBODY,
    other_than: int = NOBODY,
) -> list[int]:
    """
    Return the creatures or adventurers of some players in some spaces (-1: wherever they are).

    Only the enemies of a player if one is named, and never the one that others are meant of.
    """
    return [
        mover
        for mover, item in enumerate(position.game.movers)
        if item.kind in kinds
        and (place := position.place[mover]) >= 0
        and seats >> (seat := position.controller[mover]) & 1
        and spaces >> place & 1
        and mover != other_than
        and (enemy_of < 0 or is_so(position, "enemy", enemy_of, (seat, place, mover)))
    ]


def is_mover(position: Position, mover: int, kind: str) -> bool:
    """Tell whether something is a creature, or an adventurer; -1 is neither."""
    return mover >= 0 and position.game.movers[mover].kind == kind


def is_enemy(position: Position, mover: int, you: int) -> bool:
    """Tell whether a creature or an adventurer is an enemy in a player's eyes."""
    if mover < 0:
        return False
    return is_so(position, "enemy", you, (position.controller[mover], position.place[mover], mover))


def is_enemy_goon(position: Position, seat: int, tile: int, you: int) -> bool:
    """Tell whether a goon of a player on a tile is an enemy in the eyes of another."""
    return is_so(position, "enemy", you, (seat, tile, NOBODY))


def of_item(position: Position, movers: Iterable[int], reference: str) -> list[int]:
    """Return those among some creatures or adventurers that are the one of a reference."""
    return [mover for mover in movers if position.game.movers[mover].reference == reference]


def mover_tiles(position: Position, movers: Iterable[int]) -> int:
    """Return where creatures or adventurers are."""
    mask = 0
    for mover in movers:
        if position.place[mover] >= 0:
            mask |= 1 << position.place[mover]
    return mask


def total(position: Position, word: str, you: int, movers: Iterable[int]) -> int:
    """Return a number of several creatures or adventurers, added up."""
    return sum(number(position, word, you, mover) for mover in movers)


def led_by(position: Position, mover: int) -> int:
    """Return how many goons go along with a creature or an adventurer."""
    return sum(position.captives[mover])


def space_of(position: Position, mover: int) -> int:
    """Return the space of a creature or an adventurer, as a set."""
    return 1 << position.place[mover] if position.place[mover] >= 0 else 0


def figure_of(position: Position, reference: str) -> int:
    """Return the token of a reference; where the game has none, what no deed is told of."""
    return position.game.figure_numbers.get(reference, _NOT_IN_GAME)


def figure_space(position: Position, figure: int) -> int:
    """Return the space of a token, as a set; the empty one while it is off the board."""
    return 1 << position.figures[figure] if figure >= 0 and position.figures[figure] >= 0 else 0


def near_to(position: Position, spaces: int, steps: int) -> int:
    """Return the spaces that are so many steps from some, at most, as the crow flies."""
    around = position.game.within(steps)
    found = 0
    for space in bits(spaces):
        found |= around[space]
    return found


def in_line(position: Position, mover: int) -> int:
    """Return the tiles straight on from a mover, as far as openings without a door lead."""
    found = 0
    game = position.game
    for direction in range(6):
        tile = position.place[mover]
        while tile >= 0 and position.edges[tile]:
            other = game.beside[tile][direction]
            theirs = position.edges[other] if other >= 0 else ()
            edge = position.edges[tile][direction]
            if not theirs or not game.continued[edge][theirs[opposite(direction)]]:
                break
            found |= 1 << other
            tile = other
    return found
