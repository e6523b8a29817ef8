"""The deeds that rules of conquest can call."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial

from regola_engine.conquest import conquering as q
from regola_engine.conquest import deeds as d
from regola_engine.conquest import finds as f
from regola_engine.conquest import markers as m
from regola_engine.conquest import piece_deeds as p
from regola_engine.conquest import piles as b
from regola_engine.conquest import sets as s
from regola_engine.conquest import token_deeds as t
from regola_engine.conquest.words import piece_word
from regola_engine.kernel.primitives import (
    ALL_OF_THEM,
    CHOSEN,
    CONTENT,
    COUNT,
    EACH,
    FRAME,
    GRANTED,
    KNOWN,
    NOT_EACH,
    ONE,
    SETTLED,
    SEVERAL,
    SOME_OF_THEM,
    YOU,
    Both,
    Deed,
    Held,
    Place,
    Template,
    Use,
    a,
    amount,
    chosen,
    kind,
    one,
    part,
    single,
    the,
    things,
)

__all__ = ["DEEDS", "HELD", "MARKER", "OWNER"]


HELD = Held("held", YOU)
OWNER = single(Held("owner", YOU))
MARKER = partial(a, "piece", nouns=(CONTENT,), field="marker", plain=True)
"""A kind of markers, of which no more is said."""


COIN, PIECE = (a(what, plain=True) for what in ("coin", "piece"))
TOKEN = a("token", nouns=("token",), plain=True)
PIECE_KIND = kind("object", piece_word)
LYING, SPOTS_OF_SOURCE = part("lying", "object"), part("spots", "from")
SOURCES = the("hand", "box", kind="slot")


def deed(
    verb: str,
    what: Place | None,
    function: object,
    *takes: Template,
    slots: dict[str, Place] | None = None,
    may: dict[str, Place] | None = None,
    possible: Template | None = None,
) -> Deed:
    """Return a deed, which takes the rule at work first."""
    use = Use(function, FRAME, *takes)  # type: ignore[arg-type]
    return Deed(
        verb=verb, object=what, use=use, slots=slots or {}, may=may or {}, possible=possible
    )


CAN_PAY = Use(d.can_pay, YOU, part("price", "to"))
PASSED = a("combination", form=ALL_OF_THEM)
CAN_PASS = Use(d.can_pay, YOU, part("rest", "", Use(d.passing_price, YOU, things("object"))))

COINS = (
    deed("gain", COIN, d.gain_coins, COUNT),
    deed(
        "pay",
        COIN,
        d.pay_combinations,
        COUNT,
        chosen("to"),
        slots={"to": a("combination")},
        possible=CAN_PAY,
    ),
    deed(
        "pay", COIN, d.pay_players, COUNT, chosen("to"), slots={"to": a("player")}, possible=CAN_PAY
    ),
    deed("pay", COIN, d.pay_coins, COUNT, possible=CAN_PAY),
    deed(
        "take",
        COIN,
        d.take_combination_coins,
        COUNT,
        chosen("from"),
        slots={"from": a("combination")},
    ),
    deed("take", COIN, d.take_coins, COUNT, chosen("from"), slots={"from": a("player")}),
)

FROM_SPOTS = the("tray", "hand", "side", kind="put a token")
SPOT = the("tray", "hand", "side", kind="move a token")
OTHERS = ("player", "people")
"""Whose regions are passed over where a people acts on its own, and on empty ones of nobody."""
SETTLED_IN = a("region", form=KNOWN, not_of=OTHERS)
SETTLING = a("region", form=SOME_OF_THEM, not_of=OTHERS, kind="put a token")


def _has_tokens(place: str) -> Template:
    """Return whether there are tokens to come to regions of a place, and such a region."""
    return part(
        "tokens",
        place,
        Use(b.has_tokens, YOU, SPOTS_OF_SOURCE, COUNT),
        Use(t.can_put_tokens, YOU, SPOTS_OF_SOURCE, COUNT, things(place)),
    )


def _settled(verb: str, place: str) -> tuple[Deed, ...]:
    """Return how tokens from beside the board come to a region: one known, or one chosen."""
    takes, source = (COUNT, SPOTS_OF_SOURCE), {"from": FROM_SPOTS}
    can = _has_tokens(place)
    anywhere = chosen(place, Use(t.regions_to_settle, YOU))
    known, free = source | {place: SETTLED_IN}, source | {place: SETTLING}
    return (
        deed(verb, TOKEN, t.put_tokens, *takes, things(place), slots=known, possible=can),
        deed(verb, TOKEN, t.put_tokens, *takes, anywhere, slots=free, possible=can),
    )


HELD_BY = Use(t.held_by, YOU)
OWN_REGIONS = Use(t.own_regions, YOU)
OWN = part("unless placed", "object", OWN_REGIONS)
"""Tokens of which is said neither whose they are nor where they stand are those of who acts."""
PLENTY = (OWN, Use(s.regions_with_tokens, COUNT))
ENOUGH = Use(t.can_discard, Both(things("object"), OWN), COUNT)

BESIDE = {"from": SPOT, "to": SPOT}

TOKENS = (
    deed("gain", TOKEN, t.gain_tokens, COUNT),
    *_settled("put", "in"),
    deed(
        "put",
        a("token", form=SOME_OF_THEM, plain=True),
        t.put_tokens_in_each,
        COUNT,
        SPOTS_OF_SOURCE,
        things("in"),
        slots={"from": FROM_SPOTS, "in": a("region", form=EACH, not_of=OTHERS)},
        possible=_has_tokens("in"),
    ),
    deed("move", TOKEN, t.set_aside, COUNT, slots={"to": the("side")}),
    deed(
        "move",
        TOKEN,
        t.set_aside,
        COUNT,
        slots={"to": the("side"), "from": the("region", owner="you", form=ALL_OF_THEM, plain=True)},
    ),
    deed(
        "move", TOKEN, b.set_aside_from_hand, COUNT, slots={"to": the("side"), "from": the("hand")}
    ),
    deed(
        "move",
        a("token", form=ALL_OF_THEM, plain=True),
        b.return_aside,
        slots={"to": the("tray"), "from": the("side")},
    ),
    deed(
        "move",
        a("token", form=ALL_OF_THEM, plain=True),
        b.take_back,
        slots={"to": the("hand"), "from": the("side")},
    ),
    deed(
        "move", a("token", form=ALL_OF_THEM, plain=True), t.take_up, HELD, slots={"to": the("hand")}
    ),
    deed(
        "move",
        a("token", form=ALL_OF_THEM, plain=True),
        t.take_up,
        things("from"),
        slots={"to": the("hand"), "from": a("region", form=SETTLED, not_of=OTHERS)},
    ),
    deed(
        "move",
        a("token", form=ALL_OF_THEM, plain=True),
        t.take_up,
        chosen("from", OWN_REGIONS),
        slots={"to": the("hand"), "from": a("region", form=CHOSEN, not_of=OTHERS)},
    ),
    deed(
        "move",
        TOKEN,
        t.withdraw,
        COUNT,
        chosen("from", OWN_REGIONS),
        slots={"to": the("hand"), "from": a("region", not_of=OTHERS, kind="move a token")},
    ),
    deed(
        "move",
        TOKEN,
        t.discard_tokens,
        COUNT,
        chosen("from", OWN_REGIONS),
        slots={"to": the("tray"), "from": a("region", not_of=OTHERS, kind="move a token")},
    ),
    deed("move", TOKEN, b.shift, COUNT, SPOTS_OF_SOURCE, part("spots", "to"), slots=BESIDE),
    *_settled("move", "to"),
    Deed(
        verb="move",
        object=TOKEN,
        use=Use(t.march, FRAME, COUNT, things("from"), things("to")),
        slots={
            "from": a("region", form=ONE, not_of=OTHERS, kind="move a token"),
            "to": a("region", form=ONE, not_of=OTHERS, kind="move a token"),
        },
        apart=True,
    ),
    deed(
        "discard",
        a("token"),
        t.discard_tokens,
        COUNT,
        chosen("object", part("plenty", "object", *PLENTY)),
        possible=part("enough", "object", *PLENTY, ENOUGH),
    ),
    deed(
        "replace",
        a("token", form=KNOWN),
        f.replace_tokens,
        amount("by"),
        SPOTS_OF_SOURCE,
        things("object"),
        slots={"by": a("token"), "from": the("tray", "hand", kind="slot")},
        possible=Use(f.can_replace, YOU, SPOTS_OF_SOURCE, amount("by")),
    ),
)


def _returned(verb: str, preposition: str, spot: str, function: object) -> tuple[Deed, ...]:
    """Return how pieces come back in hand, or go out: those known, or all that a deed names."""
    what, where = a("piece", form=SETTLED), {preposition: the(spot)} if preposition else {}
    from_region = Both(LYING, chosen("from"))
    return (
        deed(verb, what, function, PIECE_KIND, from_region, slots={**where, "from": a("region")}),
        deed(verb, what, function, PIECE_KIND, LYING, slots=where, may={"from": Place()}),
    )


def _spent(verb: str, spot: str, function: object) -> Deed:
    """Return how so many of the bearer's own pieces leave regions that its player chooses."""
    takes, where = (PIECE_KIND, COUNT, things("object")), {"to": the(spot)} if spot else {}
    what = a("piece", nouns=(CONTENT,), form=SOME_OF_THEM, owner="you", plain=True)
    return deed(verb, what, function, *takes, slots=where, possible=Use(p.has_lying, *takes))


def _laid(verb: str, preposition: str, **more: object) -> tuple[Deed, ...]:
    """Return how pieces come to regions: several to one together, else each where one likes."""
    several: dict[str, object] = {"form": SEVERAL} | more
    what, together = a("piece", plain=True, **more), a("piece", plain=True, **several)
    chosen_one, known, any_one = (
        {preposition: place}
        for place in (
            a("region", form=CHOSEN),
            a("region", form=KNOWN),
            a("region", "piece", form=NOT_EACH),
        )
    )
    each = (PIECE_KIND, part("each"), part("times"), part("later", preposition))
    spread = (PIECE_KIND, COUNT, things(preposition))
    hand, sources = {"from": the("hand")}, {"from": SOURCES}
    # Of all pieces it is never in doubt whether they are there.
    has, can, in_hand = (
        None if more else use
        for use in (
            Use(p.has_pieces, PIECE_KIND, COUNT),
            Use(p.can_put, *spread),
            Use(p.has_in_hand, PIECE_KIND, COUNT),
        )
    )
    return (
        deed(verb, together, p.put_together, *each, slots=chosen_one | hand, possible=in_hand),
        deed(verb, together, p.put_together, *each, slots=chosen_one, may=sources, possible=has),
        deed(verb, what, p.put_from_hand, *spread, slots=any_one | hand, possible=in_hand),
        deed(verb, what, p.put_pieces, *spread, slots=known, may=sources, possible=can),
        deed(verb, what, p.put_pieces, *spread, slots=any_one, may=sources, possible=has),
    )


def _laid_in_each() -> tuple[Deed, ...]:
    """Return how so many pieces come to each of some regions."""
    what, where = a("piece", form=SOME_OF_THEM, plain=True), {"in": a("region", form=EACH)}
    takes = (PIECE_KIND, COUNT, things("in"))
    in_hand = Use(p.put_in_each, FRAME, *takes, hand=True)
    return (
        Deed(verb="put", object=what, use=in_hand, slots=where | {"from": the("hand")}),
        deed("put", what, p.put_in_each, *takes, slots=where, may={"from": SOURCES}),
    )


OF_PLAYERS = (
    MARKER(said=(("of", a("player", form=KNOWN)),)),
    MARKER(form=ALL_OF_THEM, said=(("of", a("player")),)),
)
"""Markers of others: some of one who is known, or all of whom is named; nobody asks of whom."""


def _taken(verb: str, spots: Iterable[str], function: object) -> Iterator[Deed]:
    """Return how markers that lie before players are taken from them."""
    whose = [(what, things("object.of")) for what in OF_PLAYERS]
    for what, seats in ((MARKER(owner="you"), OWNER), *whose):
        takes = (PIECE_KIND, COUNT, seats)
        for spot in spots:
            slots = {"to": the(spot)} if spot else {}
            has = Use(m.has_markers, *takes)
            yield deed(verb, what, function, *takes, slots=slots, possible=has)


PIECES = (
    *_taken("return", ("", "hand"), m.return_markers),
    *_taken("return", ("box",), m.remove_markers),
    *_taken("remove", ("",), m.remove_markers),
    deed("gain", MARKER(form=NOT_EACH), m.give_markers, PIECE_KIND, COUNT, OWNER),
    deed("gain", PIECE, p.gain_pieces, PIECE_KIND, COUNT),
    deed(
        "give",
        MARKER(form=NOT_EACH),
        m.give_markers,
        PIECE_KIND,
        COUNT,
        chosen("to"),
        slots={"to": a("player")},
        possible=Use(p.has_pieces, PIECE_KIND, COUNT),
    ),
    deed(
        "give",
        COIN,
        d.pay_players,
        COUNT,
        chosen("to"),
        slots={"to": a("player")},
        possible=CAN_PAY,
    ),
    *_returned("put", "in", "hand", p.return_pieces),
    *_returned("put", "in", "box", p.remove_piece),
    *_laid_in_each(),
    *_laid("put", "in", form=ALL_OF_THEM),
    *_laid("put", "in"),
    *_returned("move", "to", "hand", p.return_pieces),
    *_returned("move", "to", "box", p.remove_piece),
    *_laid("move", "to", form=ALL_OF_THEM),
    deed(
        "move",
        a("piece"),
        p.move_pieces,
        PIECE_KIND,
        COUNT,
        things("to"),
        slots={"to": a("region")},
        may={"from": Place()},
    ),
    *_returned("return", "to", "hand", p.return_pieces),
    *_returned("return", "to", "box", p.remove_piece),
    *_returned("return", "", "", p.return_pieces),
    deed("remove", a("piece", form=SETTLED), p.remove_piece, PIECE_KIND, LYING),
    _spent("remove", "", p.spend_pieces),
    _spent("return", "box", p.spend_pieces),
    _spent("return", "hand", p.call_back),
    _spent("return", "", p.call_back),
    deed(
        "reveal",
        a("piece", nouns=(GRANTED,)),
        f.reveal,
        part("sorts", "object"),
        chosen("in"),
        slots={"in": Place()},
    ),
    deed(
        "use",
        a("piece"),
        f.use_as,
        PIECE_KIND,
        single(one("as")),
        slots={"as": Place(form=KNOWN)},
        may={"in": Place()},
    ),
)

DRAWN = part(
    "holder",
    "",
)
HIDDEN = a("power", said=(("not of", Place()),))

POWERS = (
    Deed(verb="draw", object=HIDDEN, use=Use(f.draw_power, FRAME, DRAWN, hidden=True)),
    Deed(verb="draw", object=a("power"), use=Use(f.draw_power, FRAME, DRAWN, hidden=False)),
    deed(
        "swap",
        a("power", owner="you"),
        f.swap_power,
        chosen("for.of"),
        slots={"for": Place(said=(("of", Place()),))},
    ),
)

REGIONS = (
    Deed(
        verb="conquer",
        object=a("region", form=KNOWN),
        use=Use(d.seize, FRAME, part("doer"), single(one("object"))),
        doer="piece",
    ),
    deed("conquer", a("region", form=KNOWN), d.conquer, one("object")),
    deed("conquer", a("region"), d.conquer, part("asked", "object", Use(q.conquerable, YOU))),
    deed("abandon", a("region", owner="you"), t.abandon, chosen("object")),
    deed(
        "abandon", a("region", not_of=OTHERS), t.abandon, Both(HELD_BY, chosen("object", HELD_BY))
    ),
    deed("redeploy", None, t.redeploy),
)

COURSE = (
    deed("roll", a("die"), d.roll_die),
    deed("roll", a("die", plain=True), d.roll_dice, COUNT),
    deed("end", the("conquest"), d.stop),
    deed("end", the("game"), d.finish_game),
    deed("choose", a("combination"), d.choose_combination, one("object")),
    deed("return", a("combination", owner="you"), d.return_combination, may={"to": the("row")}),
    deed("decline", None, d.decline),
    deed("reactivate", None, d.reactivate, possible=Use(d.can_reactivate, YOU)),
    deed("refill", the("row"), d.refill),
    deed("pass", PASSED, d.pass_combinations, things("object"), possible=CAN_PASS),
)

DEEDS = (*COINS, *TOKENS, *PIECES, *POWERS, *REGIONS, *COURSE)
"""All deeds of conquest; of those that fit the first is taken."""
