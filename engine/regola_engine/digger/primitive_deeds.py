"""The deeds that rules of tiles can call."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from regola_engine.digger import coins as c
from regola_engine.digger import deeds as d
from regola_engine.digger import killing as k
from regola_engine.digger import scenario_deeds as m
from regola_engine.kernel.primitives import (
    ALL_OF_THEM,
    CHOSEN,
    CONTENT,
    COUNT,
    FRAME,
    FREE,
    KNOWN,
    YOU,
    Deed,
    Held,
    Place,
    Use,
    a,
    every,
    kind,
    noun,
    number,
    one,
    some,
    the,
    things,
)

__all__ = ["DEEDS"]


SQUAD = a("squad", form=KNOWN)


def _coins(verb: str, use: Use, **more: Any) -> Iterator[Deed]:
    """Give a deed on coins of the hand: by chance where they are *random*, or on those chosen."""
    random = a("coin", plain=True, described="random")
    drawn = Use(use.function, *use.takes, by_chance=True)
    yield Deed(verb=verb, object=random, use=drawn, **more)
    yield Deed(verb=verb, object=a("coin", plain=True), use=use, **more)


def _piled(verb: str, **more: Place) -> Iterator[Deed]:
    """Give a deed that has coins of a hand go to a pile."""
    to = {"to": COIN_PILE, **more}
    sent = Use(c.send_coins, FRAME, one("object.of"), noun("to"), COUNT)
    yield from _coins(verb, sent, slots=to, possible=IN_HAND)
    whose = a("coin", plain=True, said=(("of", a("player")),))
    there = some(Held("coins", one("object.of")))
    yield Deed(verb=verb, object=whose, use=sent, slots=to, possible=there)


def _count(verb: str, type_name: str, function: object) -> Deed:
    """Return a deed on so many things that are all alike."""
    return Deed(verb=verb, object=a(type_name, plain=True), use=Use(function, FRAME, COUNT))  # type: ignore[arg-type]


HAND = the("hand")
COIN_PILE = the("hand", "bag", "heap")
GIVEN = Use(c.give_coins, FRAME, one("to"), COUNT)
MARKERS = things("object", "in", "from")
OPEN_SPACE = a("space", said=(("connected to", Place()),), described="open")
IN_HAND = some(Held("coins", YOU))

GAINS = (
    _count("gain", "point", d.gain_points),
    Deed(
        verb="gain",
        object=a("step", plain=True),
        use=Use(d.gain_steps, FRAME, COUNT),
        on_turn=True,
    ),
    _count("gain", "gold", d.gain_gold),
    _count("gain", "grain", d.gain_grains),
    _count("lose", "gold", d.lose_gold),
    _count("lose", "point", d.lose_points),
    Deed(
        verb="pay",
        object=a("point", plain=True),
        use=Use(d.pay_points, FRAME, COUNT),
        possible=Use(d.can_pay_points, FRAME, COUNT),
        on_turn=True,
    ),
    Deed(
        verb="pay",
        object=a("step", plain=True),
        use=Use(d.pay_steps, FRAME, COUNT),
        possible=Use(d.can_pay_steps, FRAME, COUNT),
        on_turn=True,
    ),
)

COINS = (
    Deed(
        verb="draw",
        object=a("coin", plain=True),
        use=Use(c.draw_coins, FRAME, COUNT),
        possible=some(Held("bag")),
    ),
    Deed(
        verb="reveal",
        object=a("coin", plain=True),
        use=Use(c.reveal_coin, FRAME),
        possible=some(Held("bag")),
        may={"from": the("bag")},
    ),
    Deed(
        verb="take",
        object=a("coin", form=ALL_OF_THEM),
        slots={"from": the("heap")},
        use=Use(c.take_heap, FRAME),
        possible=some(Held("heap")),
    ),
    Deed(
        verb="take",
        object=a("coin", form=FREE),
        slots={"from": a("player")},
        use=Use(c.take_any_coin, FRAME, one("from")),
        possible=some(Held("coins", one("from"))),
    ),
    Deed(
        verb="take",
        object=a("coin", plain=True),
        slots={"from": a("player")},
        use=Use(c.take_coins, FRAME, one("from"), COUNT),
        possible=some(Held("coins", one("from"))),
    ),
    Deed(
        verb="give",
        object=a("coin", form=ALL_OF_THEM, said=(("in", a("tile")),)),
        slots={"to": a("player")},
        use=Use(c.give_stored, FRAME, one("to"), things("object.in")),
    ),
    Deed(
        verb="give",
        object=a("coin", plain=True),
        slots={"to": a("player"), "from": the("bag")},
        use=Use(c.give_from_bag, FRAME, one("to"), COUNT),
        possible=some(Held("bag")),
    ),
    *_coins("give", GIVEN, slots={"to": a("player"), "from": HAND}, possible=IN_HAND),
    *_coins("give", GIVEN, slots={"to": a("player")}, possible=IN_HAND),
    *_coins(
        "put",
        Use(c.put_coin, FRAME, things("in")),
        slots={"in": a("tile")},
        may={"from": HAND},
        possible=every(some(things("in")), IN_HAND),
    ),
    *_piled("move"),
    *_piled("move", **{"from": HAND}),
    *_piled("return"),
    Deed(
        verb="move",
        object=a("coin", plain=True),
        slots={"to": COIN_PILE, "from": the("bag", "heap")},
        use=Use(c.move_coins, FRAME, noun("from"), noun("to"), COUNT),
        possible=Use(c.has_coins, YOU, noun("from")),
    ),
    Deed(
        verb="exchange",
        object=a("coin", form=KNOWN),
        use=Use(c.exchange_coin, FRAME),
        possible=some(Held("bag")),
    ),
)

ORDERS = (
    Deed(
        verb="take",
        object=a("bonus"),
        slots={"for": Place()},
        use=Use(d.take_bonus, FRAME, number("for")),
        on_turn=True,
    ),
    Deed(
        verb="give",
        object=a("order"),
        use=Use(d.give_orders, FRAME, COUNT),
        after=("take",),
    ),
    Deed(verb="skip", object=a("turn", plain=True), use=Use(d.skip_turn, FRAME)),
    Deed(verb="end", object=a("game", plain=True), use=Use(d.end_game, FRAME)),
    Deed(
        verb="defeat",
        object=a("player"),
        slots={"in": a("tile", form=KNOWN)},
        use=Use(k.defeat, one("object"), things("in")),
        on_turn=True,
    ),
)

TILES = (
    Deed(
        verb="refill",
        object=a("project"),
        slots={"to": Place()},
        use=Use(d.refill_projects, FRAME, number("to")),
    ),
    Deed(
        verb="reveal",
        object=a("tile"),
        use=Use(d.reveal_tiles, FRAME, things("object")),
    ),
    Deed(
        verb="put",
        object=a("tile", nouns=(CONTENT,)),
        slots={"in": a("space")},
        may={"from": the("stack")},
        use=Use(d.put_tile, FRAME, kind("object"), things("in")),
        possible=Use(d.can_put_tile, FRAME, kind("object"), things("in")),
    ),
    Deed(
        verb="remove",
        object=a("tile"),
        use=Use(d.remove_tile, FRAME, things("object")),
        possible=Use(d.can_remove_tile, FRAME, things("object")),
    ),
    Deed(
        verb="build",
        object=Place(),
        slots={"in": OPEN_SPACE},
        use=Use(d.build, FRAME, things("in.connected to")),
        possible=Use(d.can_build, FRAME, things("in.connected to")),
    ),
    Deed(
        verb="exchange",
        object=a("project", form=FREE),
        use=Use(d.exchange, FRAME),
        possible=some(Held("projects", YOU)),
    ),
    Deed(
        verb="conquer",
        object=a("tile"),
        use=Use(d.conquer, FRAME, things("object")),
        possible=Use(d.can_conquer, FRAME, things("object")),
    ),
    Deed(
        verb="conquer",
        object=a("tile"),
        slots={"using": a("mover")},
        use=Use(d.conquer_using, FRAME, things("object"), things("using")),
        possible=Use(d.can_conquer_using, FRAME, things("object"), things("using")),
    ),
)

GOONS = (
    Deed(
        verb="return",
        object=a("marker", form=KNOWN),
        use=Use(d.return_marker, FRAME),
        may={"to": the("reserve")},
    ),
    Deed(
        verb="return",
        object=a("goon"),
        use=Use(k.return_goons, FRAME, things("object"), COUNT),
        may={"to": the("reserve")},
        possible=Use(d.can_return, FRAME, things("object")),
    ),
    Deed(
        verb="flip",
        object=a("goon"),
        use=Use(d.flip, FRAME, things("object")),
        after=("conquer",),
    ),
    Deed(
        verb="remove",
        object=a("marker"),
        use=Use(d.remove_marker, FRAME, MARKERS),
        may={"from": Place()},
        possible=some(MARKERS),
    ),
    Deed(
        verb="summon",
        object=a("goon", plain=True),
        slots={"to": a("tile")},
        use=Use(d.summon, FRAME, things("to")),
        possible=Use(d.can_summon, FRAME, things("to")),
    ),
    Deed(
        verb="move",
        object=a("goon", form=ALL_OF_THEM),
        slots={"to": a("mover")},
        use=Use(m.capture, FRAME, things("object"), one("to")),
    ),
    Deed(
        verb="move",
        object=a("goon", form=KNOWN),
        slots={"to": Place()},
        use=Use(m.move_goon, FRAME, things("to")),
        possible=Use(m.can_move_goon, FRAME, things("to")),
        after=("before kill", "summon"),
    ),
    *(
        Deed(
            verb="kill",
            object=a("goon", said=((relation, SQUAD),)),
            use=Use(k.kill_of_squad, FRAME, COUNT),
        )
        for relation in ("in", "of")
    ),
    Deed(
        verb="kill",
        object=a("goon"),
        use=Use(k.kill_goons, FRAME, things("object"), COUNT),
        possible=Use(k.can_kill, FRAME, things("object")),
    ),
)

MOVERS = (
    Deed(
        verb="summon",
        object=a("creature"),
        slots={"to": Place()},
        use=Use(m.summon_creature, FRAME, one("object"), things("to")),
        possible=Use(m.can_summon_creature, FRAME, one("object"), things("to")),
    ),
    Deed(
        verb="move",
        object=a("mover"),
        slots={"to": Place()},
        use=Use(m.lead_aside, FRAME, one("object"), things("to")),
        possible=Use(m.can_lead_aside, FRAME, one("object"), things("to")),
    ),
    Deed(
        verb="march",
        object=a("mover"),
        slots={"over": Place()},
        use=Use(m.march, FRAME, things("object"), things("over")),
        possible=Use(m.can_march_one, FRAME, things("object"), things("over")),
    ),
    Deed(
        verb="march",
        object=a("mover"),
        use=Use(m.march, FRAME, things("object"), Held("tiles")),
        possible=Use(m.can_march_one, FRAME, things("object"), Held("tiles")),
    ),
    Deed(
        verb="kill",
        object=a("mover", form=CHOSEN),
        use=Use(k.kill_one_mover, FRAME, things("object")),
        possible=some(things("object")),
    ),
    Deed(
        verb="kill",
        object=a("mover"),
        use=Use(k.kill_movers, FRAME, things("object")),
        possible=some(things("object")),
    ),
    Deed(
        verb="put",
        object=a("figure"),
        slots={"in": Place()},
        use=Use(m.put_figure, FRAME, one("object"), things("in")),
        possible=some(things("in")),
    ),
    Deed(
        verb="move",
        object=a("figure"),
        slots={"to": a("tile", "space")},
        use=Use(m.move_figure, FRAME, one("object"), things("to")),
        possible=some(things("to")),
    ),
    Deed(
        verb="remove",
        object=a("figure"),
        use=Use(m.remove_figure, FRAME, one("object")),
    ),
)

DEEDS = (*GAINS, *COINS, *ORDERS, *TILES, *GOONS, *MOVERS)
"""All deeds of the family; of those that fit the first is taken."""
