"""What deeds of rules of Dungeon Lords call."""

from __future__ import annotations

from regola_engine.kernel.primitives import (
    ALL_OF_THEM,
    COUNT,
    FRAME,
    KNOWN,
    UP_TO,
    YOU,
    Deed,
    Place,
    Use,
    a,
    one,
    single,
    the,
    things,
)
from regola_engine.lords import building as b
from regola_engine.lords import event_deeds as h
from regola_engine.lords import fighting as f
from regola_engine.lords import goods as g
from regola_engine.lords import monsters as m
from regola_engine.lords import orders as o

__all__ = ["DEEDS", "MINE"]


MINE = single(YOU)

_GOODS = {"gold": "gold", "food": "food", "imp": "imps", "mark": "marks"}


def _count(verb: str, what: str, function: object, *more: str) -> Deed:
    """Return a deed on so many things that are all alike."""
    use = Use(function, FRAME, COUNT, *more)  # type: ignore[arg-type]
    return Deed(verb=verb, object=a(what, plain=True), use=use)


def _paid(what: str, field: str) -> Deed:
    return Deed(
        verb="pay",
        object=a(what, plain=True),
        use=Use(g.pay, FRAME, COUNT, field),
        possible=Use(g.can_pay, YOU, COUNT, field),
    )


GOODS = (
    *(_count("gain", what, g.gain, field) for what, field in _GOODS.items()),
    *(_count("lose", what, g.lose, field) for what, field in _GOODS.items()),
    *(
        Deed(
            verb=verb,
            object=a("evil", plain=True),
            use=Use(function, FRAME, COUNT),
            possible=Use(g.may_move_marker, YOU, f"{verb} evil"),
        )
        for verb, function in (("gain", g.gain_evil), ("lose", g.lose_evil))
    ),
    _count("gain", "trap", g.gain_traps),
    _count("discard", "trap", g.discard_traps),
    _count("lose", "trap", g.discard_traps),
    _count("owe", "gold", g.owe_gold),
    _paid("gold", "gold"),
    _paid("food", "food"),
    Deed(
        verb="pay",
        object=a("monster", form=KNOWN),
        use=Use(m.pay_monster, FRAME, one("object")),
        possible=Use(m.can_pay_monster, YOU, one("object")),
    ),
    Deed(
        verb="use",
        object=a("imp", plain=True),
        use=Use(g.use_imps, FRAME, COUNT),
        possible=Use(g.can_use, YOU, COUNT),
    ),
    Deed(verb="lure", object=a("paladin"), use=Use(g.lure_paladin, FRAME)),
)

ORDERS = (
    _count("choose", "order", o.choose_orders),
    _count("withhold", "order", o.withhold_orders),
    Deed(verb="block", object=a("order", plain=True), use=Use(o.block_order, FRAME)),
    Deed(verb="return", object=a("order", plain=True), use=Use(o.return_order, FRAME)),
    Deed(verb="spy", object=None, use=Use(h.spy, FRAME), possible=Use(h.can_spy, YOU)),
    Deed(verb="resolve", object=the("special event"), use=Use(h.resolve_special, FRAME)),
    Deed(verb="resolve", object=the("event"), use=Use(h.resolve, FRAME)),
)

_IMPS = {"using": a("imp")}


def _digging(form: str, *, up_to: bool) -> tuple[Deed, Deed]:
    """Return the digging of tunnels, by imps or by nobody; so many at most, or just as many."""
    tunnels = Place(nouns=("tunnel",), form=form, plain=True)
    return (
        Deed(
            verb="dig",
            object=tunnels,
            slots=_IMPS,
            use=Use(b.dig, FRAME, COUNT, up_to=up_to, by_imps=True),
            possible=Use(b.can_dig, YOU, by_imps=True),
        ),
        Deed(
            verb="dig",
            object=tunnels,
            use=Use(b.dig, FRAME, COUNT, up_to=up_to),
            possible=Use(b.can_dig, YOU, by_imps=False),
        ),
    )


def _mining(form: str, *, up_to: bool) -> Deed:
    return Deed(
        verb="mine",
        object=a("gold", form=form, plain=True),
        slots={"from": a("tile")},
        may=_IMPS,
        use=Use(b.mine, FRAME, COUNT, things("from"), up_to=up_to),
        possible=Use(b.can_mine, YOU, things("from")),
    )


DUNGEONS = (
    *_digging(UP_TO, up_to=True),
    *_digging("any", up_to=False),
    _mining(UP_TO, up_to=True),
    _mining("any", up_to=False),
    Deed(
        verb="build",
        object=the("room"),
        slots={"in": a("tile")},
        use=Use(b.build_room, FRAME, things("in")),
        possible=Use(b.can_build, YOU, things("in")),
    ),
    Deed(
        verb="run",
        object=a("tile"),
        use=Use(b.run_room, FRAME, things("object")),
        possible=Use(b.can_run, YOU, things("object")),
    ),
    Deed(verb="choose", object=a("tile"), use=Use(b.choose_tile, FRAME, things("object"))),
    Deed(verb="lose", object=a("tile"), use=Use(b.lose_tile, FRAME, things("object"))),
)

MONSTERS = (
    Deed(
        verb="hire",
        object=a("monster"),
        may={"from": the("offer")},
        use=Use(m.hire, FRAME, things("object")),
        possible=Use(m.can_hire, YOU, things("object")),
    ),
    Deed(verb="muster", object=a("monster"), use=Use(m.muster, FRAME, things("object"))),
    Deed(verb="dismiss", object=a("monster", form=KNOWN), use=Use(m.dismiss, FRAME, one("object"))),
    Deed(
        verb="lose",
        object=a("monster"),
        use=Use(m.lose_monster, FRAME, things("object")),
        possible=Use(m.can_lose, YOU, things("object")),
    ),
    Deed(verb="return", object=a("monster", form=KNOWN), use=Use(m.wake, FRAME, one("object"))),
    Deed(verb="turn down", object=a("monster"), use=Use(m.turn_down, FRAME, things("object"))),
    Deed(
        verb="put",
        object=a("monster"),
        slots={"in": a("tile")},
        use=Use(m.post_monster, FRAME, things("object"), things("in")),
        possible=Use(m.can_post, YOU, things("object"), things("in")),
    ),
    Deed(
        verb="attack",
        object=a("party"),
        slots={"using": a("monster")},
        use=Use(f.attack, FRAME, things("using")),
    ),
)

_HEROES = a("adventurer")
FIGHTS = (
    Deed(
        verb="put",
        object=the("next adventurer"),
        slots={"in": a("party")},
        use=Use(f.put_next, FRAME),
    ),
    Deed(
        verb="put",
        object=a("trap"),
        slots={"in": a("tile")},
        use=Use(f.lay_trap, FRAME, things("object"), things("in")),
        possible=Use(f.can_lay, YOU, things("object"), things("in")),
    ),
    Deed(verb="spring", object=a("trap"), use=Use(f.spring, FRAME, things("object"))),
    Deed(verb="invoke", object=the("fight card"), use=Use(f.invoke, FRAME)),
    Deed(
        verb="deal",
        object=a("wound", plain=True),
        slots={"to": a("adventurer", form=ALL_OF_THEM)},
        use=Use(f.deal_to_all, FRAME, COUNT, things("to")),
        possible=Use(f.can_deal, YOU, things("to")),
    ),
    Deed(
        verb="deal",
        object=a("wound", plain=True),
        slots={"to": _HEROES},
        use=Use(f.deal_to_one, FRAME, COUNT, things("to")),
        possible=Use(f.can_deal, YOU, things("to")),
    ),
    Deed(
        verb="deal",
        object=a("wound", plain=True),
        slots={"to": a("party")},
        use=Use(f.deal_to_party, FRAME, COUNT),
    ),
    _count("prevent", "wound", f.prevent),
    _count("heal", "wound", f.heal),
    Deed(verb="poison", object=_HEROES, use=Use(f.poison, FRAME, things("object"))),
    Deed(verb="free", object=_HEROES, use=Use(f.free_hero, FRAME, things("object"))),
    Deed(verb="guard", object=a("tile"), use=Use(f.mark_tile, FRAME, things("object"))),
    Deed(verb="curse", object=a("party"), use=Use(f.mark_party, FRAME, "cursed")),
    Deed(verb="hush", object=a("party"), use=Use(f.mark_party, FRAME, "hushed")),
)

DEEDS = (*GOODS, *ORDERS, *DUNGEONS, *MONSTERS, *FIGHTS)
"""All deeds."""
