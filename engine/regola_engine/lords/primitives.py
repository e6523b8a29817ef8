"""
What rules of Dungeon Lords can call.

Tiles, spaces, monsters, traps, adventurers, orders, players, cards and events are masks of their
numbers; goods and wounds are counted.
"""

from __future__ import annotations

from regola_engine.kernel.primitives import (
    CONTENT,
    EVERYTHING,
    GRANTED,
    IT,
    KNOWN,
    NOTHING,
    YOU,
    Adjective,
    Counted,
    Fact,
    Has,
    Held,
    Noun,
    Owned,
    Place,
    Primitives,
    Quantity,
    Relation,
    Sort,
    Told,
    Unmade,
    Use,
    a,
    kind,
    one,
    part,
    single,
    some,
    the,
    things,
    told,
    word,
)
from regola_engine.kernel.standing import number
from regola_engine.lords import items as i
from regola_engine.lords import sets as s
from regola_engine.lords.game import ASKED, MOMENTS
from regola_engine.lords.primitive_deeds import DEEDS, MINE

__all__ = ["PRIMITIVES"]


# ---- things -----------------------------------------------------------------------------------

_MASKS = ("tile", "space", "monster", "trap", "adventurer", "order", "player", "card", "event")

NOUNS = (
    Noun("you", "player", MINE),
    Noun("yours", "player", MINE),
    Noun("opponent", "player", Use(s.opponents, YOU)),
    Noun("player", "player", EVERYTHING),
    *(Noun("it", what, single(IT)) for what in _MASKS if what != "player"),
    Noun("tile", "tile", Held("tiles")),
    Noun("tunnel", "tile", Use(s.tunnels)),
    Noun("room", "tile", Held("built")),
    Noun("battlefield", "tile", Use(s.battlefield, YOU)),
    Noun(CONTENT, "tile", Use(s.kind_tiles, kind())),
    Noun("space", "space", Use(s.spaces_of, YOU)),
    Noun("monster", "monster", EVERYTHING),
    Noun(CONTENT, "monster", Use(s.kind_monsters, kind())),
    Noun("trap", "trap", EVERYTHING),
    Noun(CONTENT, "trap", Use(s.kind_traps, kind())),
    Noun("paladin", "paladin", Use(s.paladins)),
    Noun("front adventurer", "adventurer", Use(s.front, YOU)),
    Noun("adventurer", "adventurer", EVERYTHING),
    Noun(CONTENT, "adventurer", Use(s.kind_heroes, kind())),
    Noun("order", "order", EVERYTHING),
    Noun(CONTENT, "order", Use(s.kind_orders, kind())),
)

OWNED = (
    Owned("you", "tile", Use(s.tiles_of, MINE)),
    Owned("you", "space", Use(s.spaces_of, YOU)),
    Owned("you", "monster", Use(s.monsters_of, MINE)),
    Owned("you", "trap", Use(s.traps_of, YOU)),
    Owned("you", "adventurer", Use(s.heroes_of, MINE)),
)

ADJECTIVES = (
    Adjective("conquered", "tile", Held("conquered")),
    Adjective("nearest", "tile", Use(s.near_entrance, YOU)),
    Adjective("crowded", "space", Use(s.crowded)),
    Adjective("dormant", "monster", Held("dormant")),
    Adjective(GRANTED, "monster", Use(s.so_monsters, word(), YOU)),
    Adjective("foremost", "adventurer", Use(s.front, YOU)),
    Adjective(GRANTED, "adventurer", Use(s.so_heroes, word(), YOU)),
    Adjective("performed", "order", Held("performed", YOU)),
    Adjective("leading", "order", Use(s.leading_order, YOU)),
)

RELATIONS = (
    Relation("of", "tile", a("player"), Use(s.tiles_of, things("target"))),
    Relation("of", "monster", a("player"), Use(s.monsters_of, things("target"))),
    Relation("of", "trap", a("player"), Use(s.traps_of, one("target"))),
    Relation("of", "adventurer", a("player"), Use(s.heroes_of, things("target"))),
    Relation("beside", "tile", a("tile"), Use(s.beside, things("target"))),
    Relation("beside", "space", a("tile"), Use(s.beside, things("target"))),
    Relation("in", "monster", a("tile"), Use(s.monsters_in, things("target"))),
    Relation("in", "monster", the("offer"), Use(s.offered)),
    Relation("in", "trap", a("tile"), Use(s.traps_in, things("target"))),
    Relation("in", "adventurer", a("party"), Use(s.party_of, YOU)),
    Relation("in", "paladin", the("tent"), Use(s.in_tent)),
    Relation("in", "adventurer", the("prison"), Use(s.imprisoned, MINE)),
    Relation("with", "tile", a("monster"), Use(s.tiles_with_monsters, things("target"))),
    Relation("with", "tile", a("trap"), Use(s.tiles_with_traps, things("target"))),
    Relation("with", "adventurer", a("wound", plain=True), Use(s.wounded)),
)

# ---- numbers and tests ------------------------------------------------------------------------

QUANTITIES = (
    Quantity("slot", a("order", form=KNOWN), Use(s.slot_of, one("of"))),
    Quantity("number of the year", Place(form=NOTHING), Held("year")),
    Quantity("evil", None, Held("evil", one("of"))),
    Quantity("wealth", None, Use(s.wealth, one("of"))),
    Quantity("times run", a("tile", form=KNOWN), Held("ran", one("of"))),
    Quantity("level", a("adventurer", form=KNOWN), Use(s.level_of, one("of"))),
    Quantity(GRANTED, a("card"), Use(s.card_number, word(), YOU)),
    Quantity(GRANTED, a("party"), Use(number, word(), YOU, YOU)),
    Quantity(GRANTED, the("battlefield"), Use(number, word(), YOU, Held("battlefield", YOU))),
    Quantity(GRANTED, Place(form=NOTHING), Use(number, word(), YOU)),
    Quantity(GRANTED, a("player"), Use(number, word(), one("of"))),
    Quantity(GRANTED, Place(form=KNOWN), Use(number, word(), YOU, one("of"))),
)


def _held(what: str, field: str) -> tuple[Counted, ...]:
    """Return how many goods of a sort a player has."""
    of_player = a(what, said=(("of", a("player")),), plain=True)
    return (
        Counted(a(what, owner="you", plain=True), Held(field, YOU)),
        Counted(of_player, Held(field, one(".of"))),
    )


COUNTED = (
    Counted(a("imp", owner="you", described="idle"), Use(s.ready_imps, YOU)),
    *_held("imp", "imps"),
    *_held("gold", "gold"),
    *_held("food", "food"),
    *_held("mark", "marks"),
    *_held("evil", "evil"),
    Counted(Place(nouns=("player",), plain=True), Held("game.seats")),
)

_PARTY, _TILE = a("party"), a("tile", nouns=("battlefield",))
FACTS = (
    *(
        Fact(mark, _PARTY, Use(s.is_marked, mark, YOU))
        for mark in ("attacked", "thinned", "cursed", "hushed")
    ),
    Fact("safe", _TILE, Use(s.is_marked, "safe", YOU)),
    Fact("silent", _TILE, Use(s.battles_at, "silent", YOU)),
    Fact("suited", a("tile", form=KNOWN), Use(s.suited_to, one(), told("room")), Place()),
    Fact("quick", a("card"), Use(s.has_speed, "quick")),
    Fact("slow", a("card"), Use(s.has_speed, "slow")),
)

_YOU = the("you")
HAS = (
    Has(_YOU, a("gold", plain=True), some(Held("gold", YOU))),
    Has(_YOU, a("food", plain=True), some(Held("food", YOU))),
    Has(_YOU, a("imp", described="idle"), some(Use(s.ready_imps, YOU))),
    Has(_YOU, a("imp", plain=True), some(Held("imps", YOU))),
    *(
        Has(_YOU, a(what), part("meet", "", Use(own, MINE), things("thing")))
        for what, own in (
            ("tile", s.tiles_of),
            ("monster", s.monsters_of),
            ("adventurer", s.heroes_of),
        )
    ),
    Has(_YOU, a("trap"), part("meet", "", Use(s.traps_of, YOU), things("thing"))),
)

# ---- events -----------------------------------------------------------------------------------

TOLD = (
    Told("actor", "player", "actor"),
    Told("object build", "tile", "tile", heard=the("room", "it", CONTENT, kind="building")),
    Told("in build", "tile", "tile", heard=the("tile", kind="building")),
    Told("object dig", "tile", "tile", heard=the("tile", "tunnel")),
    Told("object run", "tile", "tile", heard=the("tile", "room", "it", CONTENT)),
    *(Told(place, "tile", "tile") for place in ("object", "in", "from")),
    Told("in", "space", "tile"),
    *(Told(place, "monster", "monster") for place in ("object", "using")),
    *(Told(place, "trap", "trap") for place in ("object", "using")),
    Told("object", "adventurer", "hero"),
    *(Told(place, "order", "order") for place in ("object", "to")),
    Told("object", "card", "card"),
    Told("object", "event", "happening"),
    *(Told("object", what, "actor") for what in ("minion", "gold", "food", "evil", "imp", "party")),
    *(Told("asked", what, "thing") for what in ("monster", "adventurer", "tile")),
)

ANNOUNCED = frozenset(
    (
        *(
            (name, False)
            for name in (
                "attack party", "beat adventurer", "build tile in", "dig tile", "dismiss monster",
                "free adventurer", "gain evil", "hire monster", "invoke card", "join party",
                "lose evil", "lose tile", "muster monster", "owe gold", "perform order",
                "resolve event", "run tile", "send minion to", "spring trap",
            )
        ),
        ("attack party", True),
        ("spring trap", True),
    )
)  # fmt: skip
"""What rules are told of, and whether before it happens: they wait for anything else in vain."""

PARTING = frozenset(
    ("beat adventurer", "dismiss monster", "free adventurer", "lose tile", "spring trap")
)
"""The deeds after which what they are done to is elsewhere, or is no more what it was."""

BANNED = frozenset(
    (
        "build tile in", "dig tile in", "gain evil", "invoke card", "lose evil", "put monster in",
        "put trap in", "return order", "run tile", "send minion to",
    )
)  # fmt: skip
"""The deeds that rules may forbid: before each of them the engine asks."""

PRIMITIVES = Primitives(
    told=TOLD,
    announced=ANNOUNCED,
    banned=BANNED,
    parting=PARTING,
    payment="pay",
    sorts=tuple(
        Sort(what, whole=Use(s.players), always=True) if what == "player" else Sort(what)
        for what in _MASKS
    ),
    nouns=NOUNS,
    owned=OWNED,
    adjectives=ADJECTIVES,
    relations=RELATIONS,
    quantities=QUANTITIES,
    counted=COUNTED,
    facts=FACTS,
    has=HAS,
    deeds=DEEDS,
    unmade=(Unmade("build tile in", ("tile", "room")), Unmade("dig tile in", ("tile", "tunnel"))),
    common=("base", "order", "event", "card", "title"),
    moments=MOMENTS,
    asked=ASKED,
    data={
        "base": i.Base,
        "order": i.Order,
        "room": i.Room,
        "monster": i.Monster,
        "trap": i.Trap,
        "adventurer": i.Adventurer,
        "paladin": i.Paladin,
        "card": i.Card,
        "event": i.Happening,
        "title": None,
    },
)
"""All that rules of Dungeon Lords can call."""
