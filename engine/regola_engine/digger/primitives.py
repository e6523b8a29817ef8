"""
What rules of tiles can call.

Tiles and spaces are masks of spaces, players masks of seats; goons and markers are lists of owner,
space and number, creatures and adventurers lists of their numbers, coins and orders lists.
"""

from __future__ import annotations

from regola_engine.digger import corridors as c
from regola_engine.digger import sets as s
from regola_engine.digger import values as v
from regola_engine.digger.events import ANNOUNCED
from regola_engine.digger.game import ASKED, MOMENTS
from regola_engine.digger.primitive_deeds import DEEDS
from regola_engine.kernel.primitives import (
    ANOTHER,
    ANY,
    CONTENT,
    EVERYTHING,
    EXACT,
    GRANTED,
    IT,
    KNOWN,
    LIST,
    NOBODY,
    NOTHING,
    SINGLE,
    YOU,
    Adjective,
    Both,
    Counted,
    Fact,
    Has,
    Held,
    Member,
    Noun,
    Owned,
    Owner,
    Place,
    Primitives,
    Quantity,
    Recalled,
    Relation,
    Sort,
    Template,
    Told,
    Unmade,
    Use,
    a,
    amount,
    kind,
    narrowed,
    one,
    part,
    single,
    size,
    some,
    things,
    told,
    word,
)
from regola_engine.kernel.standing import is_so, number

__all__ = ["PRIMITIVES"]


# ---- things -----------------------------------------------------------------------------------

SORTS = (
    Sort("tile"),
    Sort("space"),
    Sort("dungeon"),
    Sort("corridor", by_itself=True),
    Sort("player", whole=Use(s.players), always=True),
    Sort("goon", LIST, size=s.count_of, known=False),
    Sort("marker", LIST, size=s.count_of, known=False),
    Sort("mover", LIST),
    Sort("coin", LIST, known=False),
    Sort("order", LIST, known=False),
    Sort("figure", SINGLE),
)

WHOSE, WHERE = narrowed("whose", EVERYTHING), narrowed("where", EVERYTHING)
ENEMY = narrowed("enemy")
CREATURES, ADVENTURERS = (
    Use(s.movers_of, (sort,), WHOSE, WHERE, ENEMY, other_than=ANOTHER)
    for sort in ("creature", "adventurer")
)

NOUNS = (
    Noun("you", "player", single(YOU)),
    Noun("yours", "player", single(YOU)),
    Noun("player", "player", EVERYTHING),
    Noun("opponent", "player", Use(s.opponents, YOU)),
    Noun("it", "tile", single(IT)),
    Noun("room", "tile", Use(s.family_tiles, "room")),
    Noun("corridor tile", "tile", Use(s.family_tiles, "corridor")),
    Noun(CONTENT, "tile", Use(s.kind_tiles, kind())),
    Noun("tile", "tile", Held("tiles")),
    Noun("space", "space", Held("game.everywhere")),
    Noun("goon", "goon", Use(s.goons, WHOSE, WHERE, ENEMY)),
    Noun("marker", "marker", Use(s.markers, WHOSE, WHERE)),
    Noun("it", "mover", part("list", "", IT)),
    Noun(CONTENT, "adventurer", Use(s.of_item, ADVENTURERS, kind()), another=EVERYTHING),
    Noun(CONTENT, "creature", Use(s.of_item, CREATURES, kind()), another=EVERYTHING),
    Noun("adventurer", "adventurer", ADVENTURERS, another=EVERYTHING),
    Noun("creature", "creature", CREATURES, another=EVERYTHING),
    Noun("it", "figure", IT),
    Noun(CONTENT, "figure", Use(s.figure_of, kind())),
)

OWNED = (
    Owned("you", "tile", Held("own", YOU)),
    Owned("you", "dungeon", Held("own", YOU)),
    Owned("you", "goon", single(YOU), narrows="whose"),
    Owned("you", "marker", single(YOU), narrows="whose"),
    Owned("you", "mover", single(YOU), narrows="whose"),
    Owned("you", "coin", Held("coins", YOU)),
    Owned("it", "tile", Use(s.figure_space, IT), carrier="figure", alone=True),
    Owned("it", "space", Use(s.figure_space, IT), carrier="figure", alone=True),
    Owned("it", "tile", Use(s.space_of, IT), alone=True),
    Owned("it", "space", Use(s.space_of, IT), alone=True),
    Owned("it", "corridor", Use(c.corridor_tiles, single(IT))),
    Owned("it", "marker", single(IT), narrows="where"),
)

ADJECTIVES = (
    Adjective("full", "tile", Use(s.full_tiles, YOU), asks="capacity"),
    Adjective("hidden", "tile", Held("hidden")),
    Adjective("empty", "space", Use(s.empty_spaces)),
    Adjective(GRANTED, "tile", Use(v.class_tiles, word(), YOU)),
    Adjective(GRANTED, "space", Use(v.class_tiles, word(), YOU)),
    Adjective("enemy", "goon", YOU, narrows="enemy"),
    Adjective("enemy", "mover", YOU, narrows="enemy"),
)


def _within(type_name: str, narrows: str = "") -> tuple[Relation, Relation]:
    """Return what is so many spaces from tiles, or from a creature or an adventurer, at most."""
    tiles = a("space", form=EXACT, said=(("of", a("tile")),))
    mover = a("space", form=EXACT, said=(("of", a("mover")),))
    far = amount("target")
    from_mover = Use(s.near_to, Use(s.space_of, one("target.of")), far)
    return (
        Relation(
            "within", type_name, tiles, Use(s.near_to, things("target.of"), far), None, narrows
        ),
        Relation("within", type_name, mover, from_mover, None, narrows),
    )


def _standing(type_name: str) -> tuple[Relation, ...]:
    """Return what may be said of things that stand on tiles."""
    return (
        Relation("of", type_name, a("player"), things("target"), None, "whose"),
        Relation("in", type_name, a("tile"), things("target"), None, "where"),
        Relation("in", type_name, Place(nouns=("play",)), EVERYTHING, None, "where"),
        Relation(
            "in line with", type_name, a("mover"), Use(s.in_line, one("target")), None, "where"
        ),
        *_within(type_name, "where"),
    )


def _lying(type_name: str, connected: object) -> tuple[Relation, ...]:
    """Return what may be said of tiles, and of spaces; ``connected`` gives which are so."""
    held = (
        ("marker", Use(s.marker_tiles, narrowed("whose", EVERYTHING, place="target"))),
        ("mover", Use(s.mover_tiles, things("target"))),
        ("figure", Use(s.figure_space, one("target"))),
        ("goon", Use(s.tiles_with, things("target"))),
    )
    return (
        Relation("of", type_name, a("player"), Use(s.tiles_of, things("target"))),
        Relation("in", type_name, a("corridor"), things("target")),
        Relation("with", type_name, a("coin", plain=True), Use(s.coin_tiles)),
        *(Relation("with", type_name, a(what), use) for what, use in held),
        Relation("beside", type_name, Place(), Use(s.beside, things("target"))),
        Relation("connected to", type_name, Place(), Use(connected, things("target"))),  # type: ignore[arg-type]
        Relation("of the same kind as", type_name, Place(), Use(s.same_kind, things("target"))),
        *_within(type_name),
    )


RELATIONS = (
    Relation("with", "player", a("coin", plain=True), Use(s.seats_with_coins)),
    Relation("of", "coin", a("player"), Held("coins", one("target"))),
    Relation("of", "marker", a("player"), things("target"), None, "whose"),
    Relation("in", "marker", a("tile"), things("target"), None, "where"),
    *_lying("tile", s.connected),
    *_lying("space", s.connected_spaces),
    *_standing("goon"),
    *_standing("mover"),
)

RECALLED = (
    Recalled("build", "tile", Both(Held("built"), Use(s.tiles_of, things("actor")))),
    Recalled("give", "order", Use(s.orders_given, things("actor"), part("item"))),
)

MEMBERS = (
    Member(ANY, "squad", part("more", "", one()), "using"),
    Member(ANY, "goon", part("below nought", "", one()), "asked"),
    Member(ANY, "mover", Use(s.is_mover, one(), part("type"))),
    Member(CONTENT, "mover", some(Use(s.of_item, part("list", "", one()), kind()))),
    Member(CONTENT, "order", Use(s.is_order, one(), kind())),
)

OWNERS = (
    Owner("tile", Held("owner", one())),
    Owner("space", Held("owner", one())),
    Owner("mover", Held("controller", one())),
)

# ---- numbers and tests ------------------------------------------------------------------------

SQUAD = a("squad", form=KNOWN)

IT_KNOWN = Place(form=KNOWN)
OF_ACTOR = Use(number, word(), told("actor"), one("of"))
OF_BEARER = Use(number, word(), YOU, one("of"))

QUANTITIES = (
    Quantity("largest complex", None, Use(c.largest_complex, one("of"))),
    Quantity("longest corridor", None, Use(c.longest_corridor, one("of"))),
    Quantity("missed turns", None, Use(s.missed_turns, one("of"))),
    Quantity("tiles left", None, Use(s.tiles_left, one("of"))),
    Quantity("quiet rounds", Place(form=NOTHING), Use(s.quiet_rounds)),
    Quantity("quiet rounds", a("game", plain=True), Use(s.quiet_rounds)),
    Quantity("value", a("coin", form=KNOWN), Held("revealed")),
    Quantity("value", a("coin"), Use(s.sum_of, YOU)),
    Quantity("tier", a("bonus", form=KNOWN), one("of")),
    Quantity("tier", a("order", form=KNOWN), Use(s.order_tier, one("of"))),
    Quantity(GRANTED, Place(form=NOTHING), Use(number, word(), YOU)),
    Quantity(GRANTED, a("player"), Use(number, word(), one("of"))),
    Quantity(GRANTED, a("game", plain=True), Use(number, word(), YOU)),
    Quantity(GRANTED, SQUAD, Use(number, word(), told("actor"), part("minus", "", one("of")))),
    Quantity(GRANTED, IT_KNOWN, OF_ACTOR, asked_by="mover"),
    Quantity(GRANTED, a("mover", form=KNOWN), OF_BEARER),
    Quantity(GRANTED, a("mover"), Use(s.total, word(), YOU, things("of"))),
    Quantity(GRANTED, a("party", form=KNOWN), OF_ACTOR),
    Quantity(GRANTED, IT_KNOWN, OF_BEARER),
)

COUNTED = (
    Counted(a("goon", said=(("in", SQUAD),)), one(".in")),
    Counted(a("goon", said=(("of", SQUAD),)), one(".of")),
    Counted(a("goon", said=(("in", a("mover")),)), Use(s.led_by, one(".in"))),
    Counted(
        a("tile", said=(("in", a("corridor")),), owner=NOBODY, plain=True), size(things(".in"))
    ),
    Counted(Place(nouns=("player",), plain=True), Held("game.seats")),
    Counted(a("grain", plain=True), Held("grains")),
    Counted(a("gold", owner="you", plain=True), Held("gold", YOU)),
)

MANNERS = ("arrived", "careful", "victorious")
"""Words for how a party goes."""
MANNER = part("among", "", word(), told("manner"))


def _beside(where: Template, owner: str = "") -> Fact:
    """Return whether a side of a corridor lies beside edges of some sorts, of tiles somewhere."""
    use = Use(c.lies_beside, one(), part("items", "target"), where)
    return Fact("beside", a("side"), use, a("edge", nouns=("edge", CONTENT), owner=owner))


FACTS = (
    _beside(Held("own", YOU), "you"),
    _beside(single(IT), "it"),
    _beside(EVERYTHING),
    Fact("yours", a("corridor"), part("meet", "", one(), Held("own", YOU))),
    Fact("immune to", a("party"), Use(v.is_immune, one(), one("target")), Place(form=KNOWN)),
    Fact("enemy", a("mover"), Use(s.is_enemy, one(), YOU)),
    Fact("enemy", a("goon"), Use(s.is_enemy_goon, told("other"), told("tile"), YOU)),
    *(Fact(how, a("party"), MANNER) for how in MANNERS),
    Fact("in", a("mover"), part("meet", "", Use(s.space_of, one()), things("target")), a("tile")),
    Fact("free", a("order"), told("free")),
    Fact(GRANTED, a("corridor"), Use(is_so, word(), YOU, things())),
    Fact(GRANTED, a("side", "edge"), Use(is_so, word(), YOU, one())),
)

OPEN_SIDES = Use(c.open_sides, things("subject"))

HAS = (
    Has(
        a("tile"),
        a("edge", said=(("not compatible with", Place(nouns=("opposite edge",))),)),
        Use(c.misfits, told("thing")),
    ),
    Has(
        a("corridor"),
        a("side", described=GRANTED),
        Use(c.any_is, part("adjective", "thing"), YOU, OPEN_SIDES, so=part("affirmed", "thing")),
    ),
    Has(a("corridor"), a("side"), some(OPEN_SIDES)),
    Has(a("player"), a("tile"), part("meet", "", Held("own", one("subject")), things("thing"))),
    Has(a("player"), a("coin", plain=True), some(Held("coins", one("subject")))),
    Has(Place(nouns=("you",)), a("goon"), some(part("yours", "thing"))),
)

TOLD = (
    Told("actor", "player", "actor"),
    Told("object", "tile", "tile", "tile"),
    Told("object", "corridor", "corridor"),
    Told("object", "order", "order"),
    Told("object", "bonus", "tier"),
    Told("object", "squad", "count", "actor"),
    Told("object", "mover", "mover", "actor"),
    Told("object", "party", "party", "actor"),
    Told("object", "goon", "tile", "other", "tile"),
    Told("object", "coin", "thing"),
    Told("object", "player", "actor"),
    Told("object", "figure", "figure"),
    Told("object kill", "mover", "mover", "other"),
    Told("object kill", "party", "party", "other"),
    Told("using", "figure", "figure"),
    Told("using", "squad", "count", "actor"),
    Told("using", "mover", "using", "actor"),
    Told("from", "tile", "origin"),
    Told("from", "space", "origin"),
    *(Told(place, what, "tile") for place in ("over", "to", "in") for what in ("tile", "space")),
    Told("in build", "space", "tile", heard=a("space", plain=True)),
    Told("asked", "order", "thing.0"),
    Told("asked", "edge", "thing.0"),
    Told("asked", "goon", "thing.2", "thing.0", "thing.1"),
    Told("asked", "mover", "thing.2", "thing.0", "thing.1"),
    Told("asked", "side", "thing"),
    Told("asked", "space", "thing.0"),
    Told("asked", "corridor", "thing"),
    Told("asked immune to", "mover", "mover"),
)

PRIMITIVES = Primitives(
    sorts=SORTS,
    nouns=NOUNS,
    owned=OWNED,
    adjectives=ADJECTIVES,
    relations=RELATIONS,
    recalled=RECALLED,
    members=MEMBERS,
    owners=OWNERS,
    quantities=QUANTITIES,
    counted=COUNTED,
    facts=FACTS,
    has=HAS,
    deeds=DEEDS,
    told=TOLD,
    announced=ANNOUNCED,
    banned=v.BANNED,
    manners=dict.fromkeys(MANNERS, ("move",)),
    unmade=(
        Unmade("build in", ("tile", "project")),
        Unmade("summon goon", ("goon",)),
        Unmade("put tile in", ("tile",), Use(s.is_kind, told("thing"), part("items"))),
    ),
    anywhere=("defeat", "summon"),
    parting=frozenset({"kill adventurer", "kill creature", "kill goon"}),
    lost=("marker",),
    tied=("edge",),
    offered={"give": "give order"},
    prices=("step", "point"),
    payment="pay",
    uncounted=("squad",),
    foreseen=("order",),
    moments=MOMENTS,
    asked=ASKED,
    common=("base", "scenario", "order", "piece"),
)
"""All that rules of tiles can call."""
