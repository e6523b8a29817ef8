"""
Sets of things and numbers that rules ask for.

Tiles, spaces, monsters, traps, heroes, orders and players are masks of their numbers.
"""

from __future__ import annotations

from collections.abc import Callable

from regola_engine.kernel.masks import bits, joined, mask_of
from regola_engine.kernel.standing import is_so, number
from regola_engine.lords.position import NOBODY, OFFERED, Position, banned

__all__ = [
    "battlefield", "battles_at", "beside", "card_number", "crowded", "diggable", "front",
    "has_speed", "heroes_in", "heroes_of", "imprisoned", "in_tent", "is_marked", "kind_heroes",
    "kind_monsters", "kind_orders", "kind_tiles", "kind_traps", "leading_order", "level_of",
    "monsters_in", "monsters_of", "most_evil", "near_entrance", "offered",
    "opponents", "paladins", "party_of", "players", "ready_imps", "seats_in_order",
    "slot_of", "so_heroes", "so_monsters", "spaces_of", "suited_to", "tiles_of",
    "tiles_with_monsters", "tiles_with_traps", "traps_in", "traps_of", "tunnels", "wealth",
    "wounded",
]  # fmt: skip


# ---- players ----------------------------------------------------------------------------------


def seats_in_order(position: Position) -> list[int]:
    """Return the seats in the order of this round."""
    seats = position.game.seats
    return [(position.first + place) % seats for place in range(seats)]


def players(position: Position) -> int:
    """Return all players."""
    return (1 << position.game.seats) - 1


def opponents(position: Position, you: int) -> int:
    """Return the other players."""
    return ((1 << position.game.seats) - 1) & ~(1 << you)


def most_evil(position: Position, level: int) -> int:
    """Return the most evil player at a level or above, of equals the last in order, or nobody."""
    found = NOBODY
    for seat in seats_in_order(position):
        if position.evil[seat] >= max(level, position.evil[found] if found >= 0 else level):
            found = seat
    return found


def wealth(position: Position, seat: int) -> int:
    """Return how much gold and food a player has."""
    return position.gold[seat] + position.food[seat]


def ready_imps(position: Position, seat: int) -> int:
    """Return how many imps of a player are idle."""
    return position.imps[seat] - position.busy[seat]


# ---- dungeons ---------------------------------------------------------------------------------


def tiles_of(position: Position, seats: int) -> int:
    """Return the tiles of some players."""
    return position.tiles & joined(position.own(seat) for seat in bits(seats))


def tunnels(position: Position) -> int:
    """Return the tiles that are no rooms."""
    return position.tiles & ~position.built


def kind_tiles(position: Position, room: str) -> int:
    """Return the tiles that are a room, by its reference."""
    wanted = position.game.number_of("room", room)
    return mask_of(tile for tile in bits(position.built) if position.rooms[tile] == wanted)


def spaces_of(position: Position, you: int) -> int:
    """Return the places of a player's dungeon without a tile."""
    return position.own(you) & ~position.tiles


def beside(position: Position, places: int) -> int:
    """Return the places of all dungeons beside some."""
    return _by_dungeon(position, places, position.game.grid.around)


def crowded(position: Position) -> int:
    """Return the places where a tile would make a square of four."""
    return _by_dungeon(position, position.tiles, position.game.grid.closes)


def _by_dungeon(position: Position, places: int, find: Callable[[int], int]) -> int:
    size = position.game.grid.size
    whole = (1 << size) - 1
    found = 0
    for shift in range(0, position.game.seats * size, size):
        found |= find(places >> shift & whole) << shift
    return found


def near_entrance(position: Position, you: int) -> int:
    """Return the unconquered tiles of a player that the fewest steps lead to."""
    shift = you * position.game.grid.size
    own = (position.tiles & position.own(you)) >> shift
    free = own & ~(position.conquered >> shift)
    return position.game.grid.nearest(own, free) << shift


def suited_to(position: Position, tile: int, room: int) -> bool:
    """Tell whether a tile lies in the zone of a room, by its number."""
    zone = position.game.grid.zones[position.game.rooms[room].zone]
    return bool(zone >> tile % position.game.grid.size & 1)


def diggable(position: Position, you: int) -> int:
    """Return the places where a player may dig a tunnel."""
    free = bits(spaces_of(position, you))
    return mask_of(one for one in free if not banned(position, "dig tile in", you, tile=one))


def battlefield(position: Position, you: int) -> int:
    """Return the tile of a player that is fought for in this round."""
    tile = position.battlefield[you]
    return 1 << tile if tile >= 0 else 0


def battles_at(position: Position, word: str, you: int) -> bool:
    """Tell whether the tile that a player fights for is of a class."""
    return position.battlefield[you] >= 0 and is_so(position, word, you, position.battlefield[you])


# ---- monsters and traps -----------------------------------------------------------------------


def monsters_of(position: Position, seats: int) -> int:
    """Return the monsters of some players."""
    return mask_of(c for c, seat in enumerate(position.keeper) if seat >= 0 and seats >> seat & 1)


def kind_monsters(position: Position, monster: str) -> int:
    """Return all copies of a monster, by its reference, wherever they are."""
    wanted = position.game.number_of("monster", monster)
    return mask_of(c for c, item in enumerate(position.game.monsters) if item == wanted)


def offered(position: Position) -> int:
    """Return the monsters on offer."""
    return mask_of(c for c, seat in enumerate(position.keeper) if seat == OFFERED)


def _fought_for(position: Position, tiles: int = -1) -> list[tuple[int, int]]:
    """Return those of some tiles that are fought for: whose each is, and the tile."""
    fought = enumerate(position.battlefield)
    return [(seat, tile) for seat, tile in fought if tile >= 0 and tiles >> tile & 1]


def monsters_in(position: Position, tiles: int) -> int:
    """Return the monsters posted in some tiles."""
    return joined(mask_of(position.posted[seat]) for seat, _ in _fought_for(position, tiles))


def traps_of(position: Position, seat: int) -> int:
    """Return the traps of a player."""
    return mask_of(c for c, keeper in enumerate(position.trap_keeper) if keeper == seat)


def traps_in(position: Position, tiles: int) -> int:
    """Return the traps laid in some tiles."""
    seats = (seat for seat, _ in _fought_for(position, tiles))
    return position.laid & joined(traps_of(position, seat) for seat in seats)


def tiles_with_monsters(position: Position, monsters: int) -> int:
    """Return the tiles where one of some monsters is posted."""
    found = _fought_for(position)
    return mask_of(tile for seat, tile in found if monsters & mask_of(position.posted[seat]))


def tiles_with_traps(position: Position, traps: int) -> int:
    """Return the tiles where one of some traps is laid."""
    here, found = position.laid & traps, _fought_for(position)
    return mask_of(tile for seat, tile in found if here & traps_of(position, seat))


def so_monsters(position: Position, word: str, you: int) -> int:
    """Return the monsters that are of a class in a player's eyes."""
    return mask_of(c for c in range(len(position.keeper)) if is_so(position, word, you, c))


def kind_traps(position: Position, trap: str) -> int:
    """Return all copies of a trap, by its reference, wherever they are."""
    wanted = position.game.number_of("trap", trap)
    return mask_of(c for c, item in enumerate(position.game.traps) if item == wanted)


# ---- parties ----------------------------------------------------------------------------------


def party_of(position: Position, seat: int) -> int:
    """Return the heroes in a player's dungeon."""
    return mask_of(position.parties[seat])


def heroes_in(position: Position, seats: int) -> int:
    """Return the heroes in the parties of some players."""
    return joined(party_of(position, seat) for seat in bits(seats))


def imprisoned(position: Position, seats: int) -> int:
    """Return the heroes in the prisons of some players."""
    return mask_of(hero for seat in bits(seats) for hero in position.prisons[seat])


def front(position: Position, seat: int) -> int:
    """Return the hero in front of a party."""
    return 1 << position.parties[seat][0] if position.parties[seat] else 0


def heroes_of(position: Position, seats: int) -> int:
    """Return the heroes in the dungeons and in the prisons of some players."""
    return heroes_in(position, seats) | imprisoned(position, seats)


def wounded(position: Position) -> int:
    """Return the heroes with a wound."""
    return mask_of(hero for hero, wounds in enumerate(position.wounds) if wounds)


def so_heroes(position: Position, word: str, you: int) -> int:
    """Return the heroes that are of a class in a player's eyes."""
    heroes = range(len(position.game.heroes))
    return mask_of(hero for hero in heroes if is_so(position, word, you, hero))


def is_marked(position: Position, mark: str, seat: int) -> bool:
    """Tell whether a player is one of those of whom a field of the position tells something."""
    return bool(getattr(position, mark) >> seat & 1)


def has_speed(position: Position, speed: str) -> bool:
    """Tell whether the spell of the card turned up is quick, or slow."""
    card = position.card
    return card >= 0 and position.game.cards[card].speed == speed


def card_number(position: Position, word: str, you: int) -> int:
    """Return a number of the card turned up."""
    return number(position, word, you, position.card) if position.card >= 0 else 0


def kind_heroes(position: Position, hero: str) -> int:
    """Return all adventurers of a class, by its reference, wherever they are."""
    items = position.game.hero_items
    wanted = next((n for n, item in enumerate(items) if item.reference == hero), NOBODY)
    return mask_of(c for c, one in enumerate(position.game.heroes) if one.item == wanted)


def in_tent(position: Position) -> int:
    """Return the paladin of the year, as long as nobody has him."""
    return 1 << position.paladin if position.paladin >= 0 and position.host < 0 else 0


def paladins(position: Position) -> int:
    """Return all paladins."""
    game = position.game
    return mask_of(range(game.common_heroes, len(game.heroes)))


def level_of(position: Position, hero: int) -> int:
    """Return the level of a hero, by which they are sorted."""
    return position.game.heroes[hero].level


# ---- orders -----------------------------------------------------------------------------------


def slot_of(position: Position, order: int) -> int:
    """Return the box of the minion that carries an order out, 0 for none."""
    return position.slot if position.order == order else 0


def leading_order(position: Position, you: int) -> int:
    """Return the order that a player gave first this round."""
    return mask_of(position.chosen[you][:1])


def kind_orders(position: Position, order: str) -> int:
    """Return an order, by its reference."""
    return 1 << position.game.number_of("order", order)
