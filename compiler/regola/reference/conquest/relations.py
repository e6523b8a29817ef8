"""How the things of the conquest games are related."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from regola.reference.conquest.things import facts_of, land_of, people_of, pieces_in_hand, player_of
from regola.reference.family import Scene, Thing
from regola.reference.reading import Reading

__all__ = ["RELATIONS", "is_in_region", "is_near", "is_of_people", "is_of_player"]


def is_in_region(_reading: Reading, thing: Thing, region: Thing, _scene: Scene) -> bool:
    """Tell whether a thing lies in a region."""
    return bool(thing.place == ("region", region.key))


def is_of_people(reading: Reading, thing: Thing, people: Thing, _scene: Scene) -> bool:
    """Tell whether a thing is of a people, or in a region that it holds."""
    return bool(people_of(reading, thing) == people.key)


def is_of_player(reading: Reading, thing: Thing, player: Thing, _scene: Scene) -> bool:
    """Tell whether a thing is of a people of a player."""
    folk = facts_of(reading).folks.get(people_of(reading, thing))
    return folk is not None and folk.seat == player.key


def _has_coin(_reading: Reading, player: Thing, coin: Thing, _scene: Scene) -> bool:
    return coin.place == ("player", player.key)


def _is_piece_of(reading: Reading, piece: Thing, player: Thing, scene: Scene) -> bool:
    """It lies in a region of the player, or the player has it."""
    return is_of_player(reading, piece, player, scene) or _has_piece(reading, player, piece, scene)


def _people_has_coin(reading: Reading, people: Thing, coin: Thing, _scene: Scene) -> bool:
    """A coin of the player of a people."""
    return coin.place == ("player", player_of(reading, people))


def _has_piece(reading: Reading, player: Thing, piece: Thing, _scene: Scene) -> bool:
    """A marker before the player, or a piece in the hand of one of its peoples."""
    if piece.place[0] != "hand":
        return piece.place == ("player", player.key)
    folks = [folk for folk in facts_of(reading).folks.values() if folk.seat == player.key]
    return any(piece.key in pieces_in_hand(reading, folk) for folk in folks)


def _stands_with(reading: Reading, people: Thing, piece: Thing, _scene: Scene) -> bool:
    """A piece in a region of the people."""
    sort, region = piece.place
    return sort == "region" and facts_of(reading).lands[region].holder == people.key


def _swapped(
    test: Callable[[Reading, Thing, Thing, Scene], bool],
) -> Callable[[Reading, Thing, Thing, Scene], bool]:
    return lambda reading, one, other, scene: test(reading, other, one, scene)


def _is_in_spot(_reading: Reading, token: Thing, spot: Thing, _scene: Scene) -> bool:
    return token.place == (spot.key, spot.place[1])


def _piece_in_spot(_reading: Reading, piece: Thing, spot: Thing, _scene: Scene) -> bool:
    return bool(piece.place[0] == spot.key)


def _coin_on(_reading: Reading, coin: Thing, combination: Thing, _scene: Scene) -> bool:
    return coin.place == ("row", combination.key)


def _beside(reading: Reading, one: Thing, other: Thing, _scene: Scene) -> bool:
    return other.key in land_of(reading, one).beside


def _beside_piece(reading: Reading, region: Thing, piece: Thing, scene: Scene) -> bool:
    sort, number = piece.place
    return sort == "region" and reading.are_linked("beside", region, Thing("region", number), scene)


def _beside_people(reading: Reading, region: Thing, people: Thing, scene: Scene) -> bool:
    return any(
        reading.are_linked("beside", region, one, scene)
        for one in reading.all("region")
        if is_of_people(reading, one, people, scene)
    )


def _token_beside(reading: Reading, token: Thing, region: Thing, scene: Scene) -> bool:
    sort, number = token.place
    return sort == "region" and reading.are_linked("beside", Thing("region", number), region, scene)


def is_near(reading: Reading, region: Thing, thing: Thing, steps: int, scene: Scene) -> bool:
    """Tell whether so many steps, from a region to one beside it, lead to a region from a thing."""
    starts = _regions_of(reading, thing, scene)
    return any(region.key in _reached(reading, start, steps, scene) for start in starts)


def _regions_of(reading: Reading, thing: Thing, scene: Scene) -> list[int]:
    """The regions where a thing is: that it is, where it lies, that it holds."""
    if thing.type in ("people", "player"):
        held = (one for one in reading.all("region") if reading.are_linked("of", one, thing, scene))
        return [one.key for one in held]
    sort, number = ("region", int(thing.key)) if thing.type == "region" else thing.place
    return [number] if sort == "region" else []


def _reached(reading: Reading, start: int, steps: int, scene: Scene) -> frozenset[int]:
    if steps == 0:
        return frozenset({start})

    def found() -> frozenset[int]:
        last = _reached(reading, start, steps - 1, scene)
        regions = [Thing("region", one) for one in last]
        return last | {
            one.key
            for one in reading.all("region")
            if any(reading.are_linked("beside", one, region, scene) for region in regions)
        }

    return reading.known(("reached", start, steps, scene.you), found)


def _has_symbol(reading: Reading, region: Thing, symbol: Thing, _scene: Scene) -> bool:
    return symbol.key in land_of(reading, region).words


def _same_terrain(reading: Reading, one: Thing, other: Thing, _scene: Scene) -> bool:
    both = land_of(reading, one).words & land_of(reading, other).words
    return any("/terrain/" in word for word in both)


def _is_above(_reading: Reading, one: Thing, other: Thing, _scene: Scene) -> bool:
    return bool(one.key < other.key)


RELATIONS: Mapping[tuple[str, str, str], Callable[[Reading, Thing, Thing, Scene], bool]] = {
    ("of", "region", "people"): is_of_people,
    ("of", "region", "player"): is_of_player,
    ("of", "token", "people"): is_of_people,
    ("of", "token", "player"): is_of_player,
    ("of", "people", "player"): is_of_player,
    ("of", "race", "people"): is_of_people,
    ("of", "power", "people"): is_of_people,
    ("of", "coin", "player"): _swapped(_has_coin),
    ("of", "piece", "player"): _is_piece_of,
    ("of", "piece", "people"): is_of_people,
    ("of", "coin", "people"): _swapped(_people_has_coin),
    ("in", "token", "region"): is_in_region,
    ("in", "piece", "region"): is_in_region,
    ("in", "coin", "combination"): _coin_on,
    ("in", "token", "spot"): _is_in_spot,
    ("in", "piece", "spot"): _piece_in_spot,
    ("with", "region", "token"): _swapped(is_in_region),
    ("with", "region", "piece"): _swapped(is_in_region),
    ("with", "region", "symbol"): _has_symbol,
    ("with", "player", "coin"): _has_coin,
    ("with", "player", "piece"): _has_piece,
    ("with", "player", "people"): _swapped(is_of_player),
    ("with", "player", "token"): _swapped(is_of_player),
    ("with", "player", "region"): _swapped(is_of_player),
    ("with", "people", "coin"): _people_has_coin,
    ("with", "people", "region"): _swapped(is_of_people),
    ("with", "people", "token"): _swapped(is_of_people),
    ("with", "people", "piece"): _stands_with,
    ("with", "spot", "token"): _swapped(_is_in_spot),
    ("beside", "region", "region"): _beside,
    ("beside", "region", "piece"): _beside_piece,
    ("beside", "region", "people"): _beside_people,
    ("beside", "token", "region"): _token_beside,
    ("above", "combination", "combination"): _is_above,
    ("of the same terrain as", "region", "region"): _same_terrain,
}
