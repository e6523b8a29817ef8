"""All things of a position of a game of conquest, one by one."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TypeAlias

from regola.reference.conquest.facts import Facts, Folk, Land
from regola.reference.family import Thing
from regola.reference.reading import Reading

__all__ = [
    "SPOTS",
    "THINGS",
    "Things",
    "base_number",
    "base_words",
    "facts_of",
    "folk_of",
    "land_of",
    "lent_to",
    "number_of",
    "people_of",
    "pieces_in_hand",
    "pieces_of",
    "player_of",
]

Things: TypeAlias = Iterable[Thing]


def facts_of(reading: Reading) -> Facts:
    """Return the facts of the position."""
    found: Facts = reading.facts
    return found


def land_of(reading: Reading, region: Thing) -> Land:
    """Return what is known of a region."""
    return facts_of(reading).lands[int(region.key)]


def folk_of(reading: Reading, people: Thing | None) -> Folk | None:
    """Return what is known of a people in play; nothing of whoever is none."""
    return None if people is None else facts_of(reading).folks.get(people.key)


def player_of(reading: Reading, you: Thing | None) -> int:
    """Return the seat of a people or a player; -1 for nobody."""
    if you is not None and you.type == "player":
        return int(you.key)
    folk = folk_of(reading, you)
    return -1 if folk is None else folk.seat


def people_of(reading: Reading, thing: Thing) -> int:
    """The people that a thing is of: that it is, that holds the region, whose hand it is in."""
    if thing.type == "people":
        return int(thing.key)
    sort, number = ("region", int(thing.key)) if thing.type == "region" else thing.place
    if sort == "region":
        return facts_of(reading).lands[number].holder
    return number if thing.type in ("token", "race", "power") else -1


# ---- all things -------------------------------------------------------------------------------

SPOTS = {"hand": "hand", "tray": "tray", "side": "aside"}


def _regions(reading: Reading) -> Things:
    return (Thing("region", number) for number in range(len(facts_of(reading).lands)))


def _peoples(reading: Reading) -> Things:
    return (Thing("people", number) for number in facts_of(reading).folks)


def _players(reading: Reading) -> Things:
    return (Thing("player", seat) for seat in range(len(facts_of(reading).coins)))


def _tokens(reading: Reading) -> Things:
    """Tokens one by one: in regions, in hands, in trays, at the side."""
    facts = facts_of(reading)
    for number, land in enumerate(facts.lands):
        yield from (Thing("token", "", ("region", number), n) for n in range(land.tokens))
    for people, folk in facts.folks.items():
        for spot, column in SPOTS.items():
            count = getattr(folk, column)
            yield from (Thing("token", "", (spot, people), n) for n in range(count))


def _pieces(reading: Reading) -> Things:
    """Pieces one by one: in regions, in hand, in the box, with players."""
    facts = facts_of(reading)
    for number, land in enumerate(facts.lands):
        for kind, count in land.pieces.items():
            yield from (Thing("piece", kind, ("region", number), n) for n in range(count))
    for spot, counts in (("hand", facts.carried), ("box", facts.boxed)):
        for kind, count in counts.items():
            yield from (Thing("piece", kind, (spot, 0), n) for n in range(count))
    for kind, seats in facts.given.items():
        for seat, count in seats.items():
            yield from (Thing("piece", kind, ("player", seat), n) for n in range(count))


def _coins(reading: Reading) -> Things:
    for seat, count in enumerate(facts_of(reading).coins):
        yield from (Thing("coin", "", ("player", seat), n) for n in range(count))
    for slot, combination in enumerate(facts_of(reading).row):
        yield from (Thing("coin", "", ("row", slot), n) for n in range(combination.coins))


def _spots(reading: Reading) -> Things:
    for people in facts_of(reading).folks:
        yield from (Thing("spot", spot, ("people", people)) for spot in SPOTS)
    yield from (Thing("spot", "box"), Thing("spot", "row"))


def _combinations(reading: Reading) -> Things:
    return (Thing("combination", slot) for slot in range(len(facts_of(reading).row)))


def _symbols(reading: Reading) -> Things:
    """The symbols printed on regions, and those that rules speak of: a region may count as one."""
    words = frozenset[str]().union(*(land.words for land in facts_of(reading).lands))
    found = {word for word in words if "/symbol/" in word} | reading.family.symbols
    return (Thing("symbol", word) for word in sorted(found))


def _races(reading: Reading) -> Things:
    return (Thing("race", folk.race, ("people", p)) for p, folk in facts_of(reading).folks.items())


def _powers(reading: Reading) -> Things:
    """The badges of peoples, and those that lie with the relics and places that they bear."""
    facts = facts_of(reading)
    for people, folk in facts.folks.items():
        powers = (folk.power, *lent_to(facts, people))
        yield from (Thing("power", power, ("people", people)) for power in powers if power)


def lent_to(facts: Facts, people: int) -> list[str]:
    """Return the powers that lie with relics and places in regions of a people."""
    lying = (kind for land in facts.lands if land.holder == people for kind in land.pieces)
    return [facts.lent[kind] for kind in lying if kind in facts.lent]


def _options(reading: Reading) -> Things:
    return (Thing("option", reference) for reference in facts_of(reading).options)


def _rounds(reading: Reading) -> Things:
    return (Thing("round", facts_of(reading).round),)


THINGS: Mapping[str, Callable[[Reading], Things]] = {
    "region": _regions,
    "people": _peoples,
    "player": _players,
    "token": _tokens,
    "piece": _pieces,
    "coin": _coins,
    "spot": _spots,
    "combination": _combinations,
    "symbol": _symbols,
    "race": _races,
    "power": _powers,
    "option": _options,
    "round": _rounds,
}


# ---- what items say outside of sentences --------------------------------------------------------


def number_of(reading: Reading, reference: str, key: str, place: int = 0) -> int:
    """Return a number of a field of an item, 0 without one."""
    item = reading.family.items.get(reference)
    return 0 if item is None else item.number(key, place) or 0


def base_number(reading: Reading, key: str) -> int:
    """Return a number of a field of the base rules; those that extend others come last."""
    items = reading.family.items.values()
    found = [item.number(key) for item in items if item.kind == "base"]
    return next((one for one in reversed(found) if one), 0)


def base_words(reading: Reading, key: str) -> tuple[str, ...]:
    """Return the words of a field of the base rules."""
    items = reading.family.items.values()
    lines = [item.field(key) for item in items if item.kind == "base"]
    return next((line.words for line in reversed(lines) if line is not None), ())


def pieces_in_hand(reading: Reading, folk: Folk) -> Iterable[str]:
    """Give the kinds of pieces of a people's race and power of which some are in hand."""
    kinds = (kind for one in (folk.race, folk.power) for kind in pieces_of(reading, one))
    return (kind for kind in kinds if facts_of(reading).carried.get(kind))


def pieces_of(reading: Reading, reference: str) -> tuple[str, ...]:
    """Return the kinds of pieces that an item brings."""
    item = reading.family.items.get(reference)
    return () if item is None else tuple(one.reference for one in item.of_kind("piece"))
