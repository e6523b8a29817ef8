"""
What rules of conquest can call.

Regions, players and peoples are masks, combinations masks of places in the row. Tokens and pieces
that lie in regions stand for the regions where they lie.
"""

from __future__ import annotations

from regola_engine.conquest import classes as c
from regola_engine.conquest import dice
from regola_engine.conquest import finds as f
from regola_engine.conquest import markers as m
from regola_engine.conquest import others as o
from regola_engine.conquest import sets as s
from regola_engine.conquest import standings as st
from regola_engine.conquest import values as v
from regola_engine.conquest.peoples import is_active_for, people_is
from regola_engine.conquest.primitive_deeds import DEEDS, HELD, MARKER, OWNER
from regola_engine.conquest.words import class_word, ground_word, number_word, piece_word
from regola_engine.kernel.primitives import (
    AT_MOST,
    CONTENT,
    EVERYTHING,
    EXACT,
    EXACT_NUMBER,
    FRAME,
    GRANTED,
    KIND,
    KNOWN,
    NOBODY,
    NUMBER,
    ONE,
    STATIC,
    YOU,
    Adjective,
    Both,
    Counted,
    Fact,
    Has,
    Held,
    Lasting,
    Noun,
    Owned,
    Place,
    Primitives,
    Quantity,
    Relation,
    Sort,
    Use,
    a,
    amount,
    kind,
    least,
    most,
    noun,
    one,
    part,
    places,
    single,
    the,
    things,
    word,
)

__all__ = ["PRIMITIVES"]


ALONE = the("region", owner="you", plain=True)

# ---- things -----------------------------------------------------------------------------------

SORTS = (
    Sort("region", whole=Held("game.ground.everywhere"), lasting=Lasting("everywhere")),
    Sort("token", whole=Use(s.regions_with_tokens, 1), always=True, like="region"),
    Sort("piece", like="region"),
    Sort("player", whole=Use(s.players), always=True, places=s.regions_of_players),
    Sort("people", whole=Use(s.peoples), always=True, places=s.regions_of_peoples),
    Sort("combination"),
)

NOUNS = (
    Noun(CONTENT, "region", Lasting("masks", kind("", ground_word))),
    Noun("region", "region", EVERYTHING),
    Noun(GRANTED, "region", Use(c.class_mask, word(class_word), YOU)),
    Noun("token", "token", EVERYTHING, another=EVERYTHING),
    Noun("defender", "token", Use(s.defended_regions, 1), another=EVERYTHING, wider=True),
    Noun("it", "piece", Held("where", kind("", piece_word)), another=EVERYTHING),
    Noun(CONTENT, "piece", Held("where", kind("", piece_word)), another=EVERYTHING),
    Noun(GRANTED, "piece", Use(f.regions_with_any, noun()), another=EVERYTHING),
    Noun("owner", "player", OWNER),
    Noun("opponent", "player", Use(s.opponents, YOU), another=EVERYTHING),
    Noun("player", "player", EVERYTHING, another=Use(s.opponents, YOU)),
    Noun("you", "people", single(YOU)),
    Noun("you", "player", Use(o.bearers_player, FRAME)),
    Noun("people", "people", EVERYTHING, another=part("not", "", single(YOU))),
    Noun(
        "combination",
        "combination",
        Use(s.combinations_to_choose),
        another=Use(f.other_combinations),
    ),
)

OWNED = (
    Owned("you", "region", HELD),
    Owned("it", "region", part("its")),
    Owned("you", "token", HELD),
    Owned("you", "piece", HELD),
    # *Your opponents* are the opponents: whoever one has, one is not.
    Owned("you", "player", EVERYTHING, noun="opponent"),
    Owned("you", "player", OWNER, alone=True),
    Owned("you", "people", Use(s.peoples_of_players, OWNER)),
)

ADJECTIVES = (
    Adjective("empty", "region", Use(s.empty_regions)),
    Adjective(STATIC, "region", Lasting("masks", word(ground_word))),
    Adjective(
        GRANTED,
        "region",
        Use(c.class_mask, word(class_word), YOU),
        the("ability", kind="closed to"),
    ),
    Adjective(GRANTED, "region", Use(c.class_mask, word(class_word), YOU)),
    Adjective("lone", "token", Use(s.lone_token_regions)),
    Adjective("active", "token", Use(s.active_token_regions)),
    Adjective("declined", "token", Use(s.declined_token_regions)),
    Adjective("active", "people", Held("active_peoples")),
    Adjective("declined", "people", Held("declined_peoples")),
    Adjective("new", "people", Held("fresh_peoples")),
    Adjective(GRANTED, "people", Use(s.peoples_that_are, word())),
    Adjective("richest", "player", Use(st.richest_players)),
    Adjective("poorest", "player", Use(st.poorest_players)),
    Adjective("visible", "combination", EVERYTHING),
)

IN_HAND = (("in", the("hand")),)
MARKER_KIND = kind("target", piece_word)
NEAR_PLACES = places("target")

_BOUNDS = (
    (NUMBER, (least("target"),)),
    (EXACT_NUMBER, (most("target"), most("target"))),
    (AT_MOST, (0, most("target"))),
)
"""How a number of things that somebody has is said, and what bounds it."""

RELATIONS = (
    Relation(
        "beside",
        "region",
        a("region", form=NUMBER),
        Use(st.regions_beside_so_many, YOU, things("target"), least("target")),
    ),
    Relation("beside", "region", ALONE, Use(c.near, YOU), part("around", "", NEAR_PLACES)),
    Relation(
        "beside",
        "region",
        Place(),
        Use(c.around, YOU, NEAR_PLACES),
        part("around", "", NEAR_PLACES),
    ),
    Relation(
        "within",
        "region",
        a("region", form=EXACT, plain=True, said=(("of", Place()),)),
        Use(st.regions_within, YOU, places("target.of"), amount("target")),
    ),
    Relation("with", "region", a("symbol"), Lasting("masks", noun("target", ground_word))),
    Relation(
        "with",
        "region",
        a("token", form=NUMBER),
        Both(things("target"), Use(s.regions_with_tokens, least("target"))),
    ),
    Relation(
        "with",
        "region",
        a("token", form=EXACT_NUMBER),
        Both(things("target"), Use(s.regions_with_between, most("target"), most("target"))),
    ),
    Relation(
        "with",
        "region",
        a("token", form=AT_MOST, plain=True),
        Use(s.regions_with_between, 0, most("target")),
    ),
    Relation(
        "with",
        "region",
        the("defender", form=NUMBER),
        Both(things("target"), Use(s.defended_regions, least("target"))),
    ),
    Relation(
        "with",
        "region",
        the("defender", form=EXACT_NUMBER),
        Both(things("target"), Use(s.defended_between, most("target"), most("target"))),
    ),
    Relation(
        "with",
        "region",
        the("defender", form=AT_MOST, plain=True),
        Use(s.defended_between, 0, most("target")),
    ),
    Relation("with", "region", Place(), things("target")),
    Relation("of", "region", the("you"), HELD),
    Relation("of", "region", a("people"), Use(s.regions_of_peoples, things("target"))),
    Relation("of", "region", a("player"), Use(s.regions_of_players, things("target"))),
    Relation("in", "region", Place(), things("target")),
    Relation(
        "of the same terrain as", "region", Place(), Use(f.same_terrain, YOU, things("target"))
    ),
    Relation("with", "player", a("coin", plain=True), Use(s.players_with_coins)),
    Relation("with", "player", a("people"), Use(s.owners_of, things("target"))),
    Relation("with", "player", the("piece", said=IN_HAND), Use(s.players_with_pieces_in_hand)),
    *(
        Relation("with", "player", place, Use(found, *of, *bounds))
        for form, bounds in _BOUNDS
        for place, found, *of in (
            (MARKER(form=form), m.players_with_markers, MARKER_KIND),
            (a("coin", form=form, plain=True), s.players_with_coins),
            (a("region", form=form), s.players_with_regions, things("target")),
        )
    ),
    Relation("with", "player", MARKER(form=ONE), Held("given", MARKER_KIND)),
    Relation("with", "player", a("token", said=IN_HAND), Use(s.players_with_tokens_in_hand)),
    Relation("with", "player", a("region"), Use(s.owners_of_regions, things("target"))),
    Relation("with", "player", a("token"), Use(s.owners_of_regions, things("target"))),
    Relation("with", "player", the("defender"), Use(s.owners_of_regions, things("target"))),
    Relation("of", "people", Place(), Use(s.peoples_of_players, things("target"))),
    Relation(
        "with",
        "people",
        a("coin", plain=True),
        Use(s.peoples_of_players, Use(s.players_with_coins)),
    ),
    Relation("with", "people", Place(), Use(s.peoples_in, things("target"))),
    Relation("above", "combination", Place(form=KNOWN), part("below", "target"), alone=True),
)

# ---- numbers and tests ------------------------------------------------------------------------

NUMBER_WORD = word(number_word)
IT_KNOWN = Place(form=KNOWN)
YOURS = Place(owner="you")

QUANTITIES = (
    *(
        Quantity(word, None, Use(shown), there=Use(dice.is_rolled))
        for word, shown in (
            ("roll", dice.rolled),
            ("highest roll", dice.highest_rolled),
            ("lowest roll", dice.lowest_rolled),
            ("total roll", dice.rolled),
        )
    ),
    Quantity("round number", None, Held("round")),
    Quantity("banner", a("combination"), Use(s.banner_tokens, one("of"))),
    Quantity("badge", a("combination"), Use(s.badge_tokens, one("of"))),
    Quantity(GRANTED, a("combination"), Use(s.slot_number, NUMBER_WORD, YOU, one("of"))),
    Quantity("shortfall", Place(), Use(s.shortfall, YOU, one("of"))),
    # What is a holder's is worked out in his eyes, whoever asks; your own regions you hold.
    Quantity(
        GRANTED, IT_KNOWN, Use(v.in_holders_eyes, NUMBER_WORD, YOU, one("of")), asked_by="holder"
    ),
    Quantity(GRANTED, IT_KNOWN, Use(v.number, NUMBER_WORD, YOU, one("of"))),
    Quantity(GRANTED, YOURS, Use(v.total, NUMBER_WORD, YOU, things("of"))),
    Quantity(
        GRANTED, Place(), Use(v.held_total, NUMBER_WORD, YOU, things("of")), asked_by="holder"
    ),
    Quantity(GRANTED, Place(), Use(v.total, NUMBER_WORD, YOU, things("of"))),
)

SPOTS = {"hand": "hand", "tray": "tray", "side": "aside"}


def _own(spot: str) -> Place:
    """Return tokens in a spot of the bearer's own, and no more said of them."""
    return the(spot, plain=True, kind="in hand")


COUNTED = (
    *(
        Counted(a("token", said=(("in", _own(spot)),), plain=True, kind="in hand"), Held(path, YOU))
        for spot, path in SPOTS.items()
    ),
    Counted(a("token", said=(("in", a("spot")),)), part("in hand", ".in")),
    Counted(the("defender", said=(("in", IT_KNOWN),), plain=True), Held("defenders", one(".in"))),
    Counted(the("defender"), Use(s.count_defenders, things())),
    Counted(a("token"), Use(s.count_tokens, things())),
    Counted(a("piece", nouns=("it", CONTENT), said=IN_HAND), Held("carried", kind("", piece_word))),
    *(
        Counted(MARKER(**whose), Use(m.count_laid, kind("", piece_word), things(), seats))
        for whose, seats in (
            ({"owner": "you"}, OWNER),
            ({"said": (("of", the("you")),)}, OWNER),
            ({"said": (("of", a("player")),)}, things(".of")),
            ({"owner": NOBODY}, EVERYTHING),
        )
    ),
    Counted(a("piece", nouns=("it", CONTENT)), Use(s.count_pieces, kind("", piece_word), things())),
    Counted(a("piece", said=(("in", a("spot")),)), part("in hand", ".in")),
    Counted(a("piece"), Use(s.count_any, noun(), things())),
    Counted(a("coin", owner="you", plain=True), Held("coins", Held("owner", YOU))),
    Counted(a("coin", owner=NOBODY, plain=True), Use(s.count_coins)),
    Counted(a("coin", said=(("of", the("you")),), plain=True), Held("coins", Held("owner", YOU))),
    Counted(a("coin", said=(("of", a("player")),), plain=True), Use(st.coins_of, things(".of"))),
    Counted(
        a("coin", said=(("in", a("combination")),), plain=True), Use(st.coins_on, things(".in"))
    ),
    Counted(a("group", said=(("of", Place()),)), Use(s.count_groups, YOU, things(".of"))),
    Counted(a("terrain", said=(("of", Place()),)), Use(s.count_terrains, YOU, things(".of"))),
)

FACTS = (
    Fact(KIND, a("race", owner="you"), Use(f.has_race, YOU, noun("target")), Place()),
    Fact(KIND, a("power", owner="you"), Use(f.has_power, YOU, noun("target")), Place()),
    Fact(
        "active for",
        a("people"),
        part("either", "target", Use(is_active_for, one(), noun("target"))),
        Place(),
    ),
    Fact("active", a("people"), part("bit", "", Held("active_peoples"), one())),
    Fact("declined", a("people"), part("bit", "", Held("declined_peoples"), one())),
    Fact("new", a("people"), part("bit", "", Held("fresh_peoples"), one())),
    Fact(GRANTED, a("people"), Use(people_is, one(), word())),
    Fact("last", a("round", plain=True), Use(s.is_last_round)),
    Fact("odd", a("round", plain=True), Use(st.is_odd_round)),
    Fact("even", a("round", plain=True), Use(st.is_even_round)),
)

HAS = (
    *(
        Has(
            the(spot, plain=True),
            the("token", plain=True, kind="in hand"),
            part("more", "", Held(path, YOU)),
        )
        for spot, path in SPOTS.items()
    ),
    Has(the("you"), a("coin", plain=True), part("more", "", Held("coins", Held("owner", YOU)))),
    Has(a("region"), Place(), part("meet", "", things("subject"), things("thing"))),
    Has(the("you"), Place(), part("meet", "", HELD, things("thing"))),
)

BANNED = frozenset(
    (
        "abandon",
        "assault",
        "attack",
        "choose",
        "conquer",
        "decline",
        "give",
        "redeploy",
        "replace",
        "take",
        "use",
    )
)
"""What may be forbidden: deeds that are only offered, and those that ask if they may be done."""

PRIMITIVES = Primitives(
    sorts=SORTS,
    nouns=NOUNS,
    owned=OWNED,
    adjectives=ADJECTIVES,
    relations=RELATIONS,
    quantities=QUANTITIES,
    counted=COUNTED,
    facts=FACTS,
    has=HAS,
    deeds=DEEDS,
    banned=BANNED,
    places=("spot", "region"),
)
"""All that rules of conquest can call."""
