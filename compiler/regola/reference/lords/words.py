"""The things of a position of dungeons, and the words that rules have for them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping

from regola.program.meaning import Adjective, Link, Phrase
from regola.reference.family import Scene, Thing
from regola.reference.lords.facts import NOBODY, OFFERED, Facts
from regola.reference.lords.places import beside, is_crowded, nearest
from regola.reference.reading import Reading

__all__ = [
    "ADJECTIVES",
    "COUNTS",
    "NOUNS",
    "NUMBERS",
    "OWNED",
    "RELATIONS",
    "THINGS",
    "content_of",
    "facts_of",
    "is_content",
    "owner_of",
    "seat_of",
]

_Test = Callable[[Reading, Thing, Scene], bool]


def facts_of(reading: Reading) -> Facts:
    """Return the facts of a reading."""
    facts: Facts = reading.facts
    return facts


def seat_of(you: Thing | None) -> int:
    """Return the seat of a player."""
    return NOBODY if you is None else int(you.key)


def owner_of(reading: Reading, thing: Thing) -> int:
    """Return whose a thing is, NOBODY of what is nobody's."""
    facts = facts_of(reading)
    if thing.type == "tile":
        return facts.plots[thing.key].owner
    if thing.type == "space":
        return int(thing.key) // facts.size
    if thing.type == "monster":
        return facts.monsters[int(thing.key)].keeper
    if thing.type == "trap":
        return facts.keepers[int(thing.key)]
    if thing.type in _HEROES:
        return max(facts.host_of(int(thing.key)), facts.keeper_of(int(thing.key)))
    return int(thing.key) if thing.type in ("party", *_GOODS) else NOBODY


_HEROES = ("adventurer", "paladin")
_GOODS = ("gold", "food", "imp", "mark", "evil")

# ---- what there is ----------------------------------------------------------------------------


def _numbered(type_name: str, many: Callable[[Facts], int]) -> Callable[[Reading], Iterable[Thing]]:
    return lambda reading: (Thing(type_name, n) for n in range(many(facts_of(reading))))


def _goods_of(good: str) -> Callable[[Reading], Iterable[Thing]]:
    """Give goods one by one, each with whose it is; the first imps are those at work."""
    return lambda reading: (
        Thing(good, seat, ("player", seat), n)
        for seat, many in enumerate(facts_of(reading).goods[good])
        for n in range(many)
    )


THINGS: Mapping[str, Callable[[Reading], Iterable[Thing]]] = {
    "player": _numbered("player", lambda facts: facts.seats),
    "party": _numbered("party", lambda facts: facts.seats),
    "tile": lambda reading: (Thing("tile", place) for place in facts_of(reading).plots),
    "space": lambda reading: (
        Thing("space", place)
        for place in range(facts_of(reading).seats * facts_of(reading).size)
        if place not in facts_of(reading).plots
    ),
    "monster": _numbered("monster", lambda facts: len(facts.monsters)),
    "trap": _numbered("trap", lambda facts: len(facts.keepers)),
    "order": _numbered("order", lambda facts: len(facts.box.orders)),
    "event": _numbered("event", lambda facts: len(facts.box.events)),
    "wound": lambda reading: (
        Thing("wound", hero, one=n)
        for hero, wounds in enumerate(facts_of(reading).wounds)
        for n in range(wounds)
    ),
    # A paladin is an adventurer, too.
    "adventurer": lambda reading: (
        Thing(hero.kind, n) for n, hero in enumerate(facts_of(reading).heroes)
    ),
    "card": _numbered("card", lambda facts: facts.card is not None),
    **{one: _goods_of(one) for one in _GOODS},
    "option": lambda reading: (Thing("option", one) for one in facts_of(reading).options),
    "spot": lambda _reading: (Thing("spot", one) for one in ("prison", "tent", "offer")),
}


_KINDS: Mapping[str, Callable[[Facts, int], str]] = {
    "tile": lambda facts, place: facts.plots[place].room,
    "monster": lambda facts, copy: facts.monsters[copy].reference,
    "trap": lambda facts, copy: facts.box.traps[copy],
    "order": lambda facts, number: facts.box.orders[number][0],
    "event": lambda facts, number: facts.box.events[number][0],
    "adventurer": lambda facts, hero: facts.heroes[hero].reference,
    "paladin": lambda facts, hero: facts.heroes[hero].reference,
}
"""The item that each thing is of, by its type."""


def is_content(reading: Reading, reference: str, thing: Thing) -> bool:
    """Tell whether a thing is of a declared kind, or the one that carries a line, by its number."""
    if reference.isdigit():
        return bool(thing.key == int(reference))
    return content_of(reading, thing) == reference


def content_of(reading: Reading, thing: Thing) -> str:
    """Return what declares a thing: the item of a monster, of a tile, of an order."""
    kind = _KINDS.get(thing.type)
    return str(thing.key if kind is None else kind(facts_of(reading), thing.key))


# ---- nouns, and whose things are --------------------------------------------------------------


def _is_battlefield(reading: Reading, tile: Thing, scene: Scene) -> bool:
    return bool(facts_of(reading).battlefields[seat_of(scene.you)] == tile.key)


def _is_front(reading: Reading, thing: Thing, scene: Scene) -> bool:
    party = facts_of(reading).parties[seat_of(scene.you)]
    return party[:1] == [thing.key]


def _is_yours(reading: Reading, thing: Thing, scene: Scene) -> bool:
    return owner_of(reading, thing) == seat_of(scene.you)


NOUNS: Mapping[str, _Test] = {
    "opponent": lambda _reading, player, scene: player != scene.you,
    "tunnel": lambda reading, tile, _scene: not facts_of(reading).plots[tile.key].room,
    "room": lambda reading, tile, _scene: bool(facts_of(reading).plots[tile.key].room),
    "battlefield": _is_battlefield,
    "party": _is_yours,
    "space": _is_yours,
    "front adventurer": _is_front,
    **{
        one: lambda _reading, spot, _scene, one=one: bool(spot.key == one)  # type: ignore[misc]
        for one in ("prison", "tent", "offer")
    },
}

OWNED: Mapping[str, _Test] = dict.fromkeys(
    ("tile", "space", "monster", "trap", "adventurer", "paladin", "party", *_GOODS), _is_yours
)

# ---- adjectives -------------------------------------------------------------------------------


def _is_marked(word: str) -> _Test:
    def test(reading: Reading, thing: Thing, _scene: Scene) -> bool:
        owner = owner_of(reading, thing) if thing.type == "tile" else int(thing.key)
        return owner in facts_of(reading).marks[word]

    return test


def _is_quick(speed: str) -> _Test:
    def test(reading: Reading, _thing: Thing, _scene: Scene) -> bool:
        card = facts_of(reading).card
        return card is not None and card.speed == speed

    return test


ADJECTIVES: Mapping[str, _Test] = {
    **{word: _is_marked(word) for word in ("attacked", "thinned", "cursed", "hushed", "safe")},
    **{word: _is_quick(word) for word in ("quick", "slow")},
    "conquered": lambda reading, tile, _scene: facts_of(reading).plots[tile.key].conquered,
    "nearest": lambda reading, tile, scene: bool(
        tile.key in nearest(facts_of(reading), seat_of(scene.you))
    ),
    "crowded": lambda reading, space, _scene: is_crowded(facts_of(reading), space.key),
    "performed": lambda reading, order, scene: bool(
        order.key in facts_of(reading).performed[seat_of(scene.you)]
    ),
    "leading": lambda reading, order, scene: (
        facts_of(reading).chosen[seat_of(scene.you)][:1] == [order.key]
    ),
    "dormant": lambda reading, thing, _scene: facts_of(reading).monsters[int(thing.key)].dormant,
    "foremost": _is_front,
    "idle": lambda reading, imp, _scene: imp.one >= facts_of(reading).busy[imp.key],
    "taken": lambda reading, option, _scene: facts_of(reading).options[option.key],
}

# ---- relations --------------------------------------------------------------------------------


def _is_of(reading: Reading, thing: Thing, player: Thing, _scene: Scene) -> bool:
    return bool(owner_of(reading, thing) == player.key)


def _has(reading: Reading, player: Thing, thing: Thing, _scene: Scene) -> bool:
    return bool(owner_of(reading, thing) == player.key)


def _is_beside(reading: Reading, tile: Thing, other: Thing, _scene: Scene) -> bool:
    return beside(facts_of(reading), tile.key, other.key)


def _stands_in(reading: Reading, thing: Thing, tile: Thing, _scene: Scene) -> bool:
    facts = facts_of(reading)
    where = facts.tile_of_trap if thing.type == "trap" else facts.tile_of_monster
    return bool(where(int(thing.key)) == tile.key)


def _holds(reading: Reading, tile: Thing, thing: Thing, scene: Scene) -> bool:
    return _stands_in(reading, thing, tile, scene)


def _is_in_party(reading: Reading, hero: Thing, party: Thing, _scene: Scene) -> bool:
    return bool(hero.key in facts_of(reading).parties[party.key])


def _is_kept_in(reading: Reading, thing: Thing, spot: Thing, scene: Scene) -> bool:
    """In one's own prison; in the tent, where a paladin waits for somebody evil; on offer."""
    facts, own = facts_of(reading), seat_of(scene.you)
    if spot.key == "offer":
        return thing.type == "monster" and facts.monsters[int(thing.key)].keeper == OFFERED
    if spot.key == "tent":
        return facts.paladin == thing.key and facts.host == NOBODY
    return thing.type in _HEROES and facts.keeper_of(int(thing.key)) == own


RELATIONS: Mapping[tuple[str, str, str], Callable[[Reading, Thing, Thing, Scene], bool]] = {
    **{("of", one, "player"): _is_of for one in ("tile", "monster", "trap", *_HEROES, *_GOODS)},
    **{("with", "player", one): _has for one in ("tile", "monster", "trap", *_HEROES, *_GOODS)},
    **{("in", one, "tile"): _stands_in for one in ("monster", "trap")},
    **{("with", "tile", one): _holds for one in ("monster", "trap")},
    **{("in", one, "party"): _is_in_party for one in _HEROES},
    **{("in", one, "spot"): _is_kept_in for one in ("monster", *_HEROES)},
    **{
        ("with", one, "wound"): lambda _reading, hero, wound, _scene: bool(hero.key == wound.key)
        for one in _HEROES
    },
    ("beside", "tile", "tile"): _is_beside,
    ("beside", "space", "tile"): _is_beside,
}

# ---- numbers ----------------------------------------------------------------------------------


NUMBERS: Mapping[str, Callable[[Reading, Thing, Scene], int]] = {
    "evil": lambda reading, player, _scene: facts_of(reading).goods["evil"][player.key],
    "wealth": lambda reading, player, _scene: sum(
        facts_of(reading).goods[one][player.key] for one in ("gold", "food")
    ),
    "number of the year": lambda reading, _thing, _scene: facts_of(reading).year,
    "slot": lambda reading, order, _scene: (
        facts_of(reading).slot if facts_of(reading).order == order.key else 0
    ),
    "times run": lambda reading, tile, _scene: facts_of(reading).plots[tile.key].ran,
    "level": lambda reading, hero, _scene: facts_of(reading).heroes[int(hero.key)].level,
}


def _seats(reading: Reading, phrase: Phrase, scene: Scene) -> Iterator[int]:
    """Give the seats of those whose goods a phrase counts."""
    if phrase.owner == "you":
        yield seat_of(scene.you)
    for one in phrase.modifiers:
        if isinstance(one, Link) and one.relation == "of":
            yield from (int(player.key) for player in reading.things(one.target, scene))


def _goods(good: str) -> Callable[[Reading, Phrase, Scene], int]:
    def count(reading: Reading, phrase: Phrase, scene: Scene) -> int:
        facts = facts_of(reading)
        is_idle = any(isinstance(m, Adjective) and m.word == "idle" for m in phrase.modifiers)
        return sum(
            facts.goods[good][seat] - (facts.busy[seat] if is_idle else 0)
            for seat in _seats(reading, phrase, scene)
        )

    return count


COUNTS: Mapping[str, Callable[[Reading, Phrase, Scene], int]] = {
    "gold": _goods("gold"),
    "food": _goods("food"),
    "imp": _goods("imp"),
    "red token": _goods("mark"),
    "evil point": _goods("evil"),
}
