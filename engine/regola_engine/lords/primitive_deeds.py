"""What deeds of rules of Dungeon Lords call."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from regola_engine.kernel.primitives import (
    ALL_OF_THEM,
    COUNT,
    FRAME,
    KNOWN,
    UP_TO,
    YOU,
    Deed,
    Place,
    Template,
    Use,
    a,
    one,
    single,
    the,
    things,
)
from regola_engine.lords import building as b
from regola_engine.lords import fighting as f
from regola_engine.lords import goods as g
from regola_engine.lords import monsters as m
from regola_engine.lords import orders as o

__all__ = ["DEEDS", "MINE"]

MINE = single(YOU)

_OBJECT, _IN, _TO = things("object"), things("in"), things("to")
_IN_TILE, _IN_BATTLE = {"in": a("tile")}, {"in": the("battlefield")}

_Function: TypeAlias = Callable[..., Any]


def _deed(
    verb: str,
    what: Place | None,
    does: _Function,
    *given: Template,
    can: _Function | None = None,
    slots: Mapping[str, Place] | None = None,
    may: Mapping[str, Place] | None = None,
) -> Deed:
    """
    Return a deed: what ``does`` it is called with the rule at work and with what is ``given``.

    What tells whether it ``can`` be done is called with the player and the same, but for a number.
    """
    asked = [part for part in given if part is not COUNT]
    return Deed(
        verb=verb,
        object=what,
        slots=dict(slots or {}),
        may=dict(may or {}),
        use=Use(does, FRAME, *given),
        possible=None if can is None else Use(can, YOU, *asked),
    )


def _count(verb: str, what: str, does: _Function, *more: Template) -> Deed:
    """Return a deed on so many things that are all alike."""
    return _deed(verb, _any(what), does, COUNT, *more)


def _any(what: str) -> Place:
    """Return the place of things of a type that are all alike: none of them has a name there."""
    return Place((what,), nouns=_WORDS.get(what, (what,)), plain=True)


_WORDS = {"evil": ("evil point",), "mark": ("red token",)}
"""The nouns of types that have another name."""


def _of_all_or_one(verb: str, what: str, all_of: _Function, one_of: _Function) -> tuple[Deed, Deed]:
    """Return a deed on all of some things, one after the other, and that on one which is chosen."""
    return (
        _deed(verb, a(what, form=ALL_OF_THEM), all_of, _OBJECT),
        _deed(verb, a(what), one_of, _OBJECT),
    )


def _spending(verb: str, what: str, does: _Function, can: _Function, *more: Template) -> Deed:
    """Return a deed on so many things that a player must have."""
    use, possible = Use(does, FRAME, COUNT, *more), Use(can, YOU, COUNT, *more)
    return Deed(verb=verb, object=_any(what), use=use, possible=possible)


def _moving(verb: str, does: _Function) -> Deed:
    """Return the deed that moves the marker of evil."""
    possible = Use(g.may_move_marker, YOU, f"{verb} evil")
    return Deed(verb=verb, object=_any("evil"), use=Use(does, FRAME, COUNT), possible=possible)


_GOODS = {"gold": "gold", "food": "food", "imp": "imps", "mark": "marks"}
GOODS = (
    *(_count("gain", what, g.gain, field) for what, field in _GOODS.items()),
    *(_count("lose", what, g.lose, field) for what, field in _GOODS.items()),
    _moving("gain", g.gain_evil),
    _moving("lose", g.lose_evil),
    _count("gain", "trap", g.gain_traps),
    _count("discard", "trap", g.discard_traps),
    _count("lose", "trap", g.discard_traps),
    _count("owe", "gold", g.owe_gold),
    _spending("pay", "gold", g.pay, g.can_pay, "gold"),
    _spending("pay", "food", g.pay, g.can_pay, "food"),
    _spending("use", "imp", g.use_imps, g.can_use),
    _deed("lure", _any("paladin"), g.lure_paladin),
)

ORDERS = (
    _count("choose", "order", o.choose_orders),
    _count("withhold", "order", o.withhold_orders),
    _deed("block", _any("order"), o.block_order),
    _deed("return", _any("order"), o.return_order),
    _deed("spy", None, o.spy, can=o.can_spy),
    _deed("resolve", the("special event"), o.resolve_special),
    _deed("resolve", the("event"), o.resolve),
)

_IMPS = {"using": a("imp", described="idle", owner="you")}


def _digging(form: str, *, up_to: bool, by_imps: bool) -> Deed:
    """Return the digging of tunnels, by imps or by nobody; so many at most, or just as many."""
    return Deed(
        verb="dig",
        object=Place(nouns=("tunnel",), form=form, plain=True),
        slots=_IMPS if by_imps else {},
        use=Use(b.dig, FRAME, COUNT, up_to=up_to, **({"by_imps": True} if by_imps else {})),
        possible=Use(b.can_dig, YOU, by_imps=by_imps),
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


_FORMS = ((UP_TO, True), ("any", False))
"""How a number is said, and whether it may be fewer."""

DUNGEONS = (
    *(
        _digging(form, up_to=up_to, by_imps=by_imps)
        for form, up_to in _FORMS
        for by_imps in (True, False)
    ),
    *(_mining(form, up_to=up_to) for form, up_to in _FORMS),
    _deed("build", the("room"), b.build_room, _IN, can=b.can_build, slots=_IN_TILE),
    _deed("run", a("tile"), b.run_room, _OBJECT, can=b.can_run),
    _deed("choose", a("tile"), b.choose_tile, _OBJECT),
    _deed("lose", a("tile"), b.lose_tile, _OBJECT),
)

_KNOWN_MONSTER = a("monster", form=KNOWN)
MONSTERS = (
    _deed("hire", a("monster"), m.hire, _OBJECT, can=m.can_hire, may={"from": the("offer")}),
    _deed("pay", _KNOWN_MONSTER, m.pay_monster, one("object"), can=m.can_pay_monster),
    *_of_all_or_one("muster", "monster", m.muster, m.muster_one),
    _deed("dismiss", _KNOWN_MONSTER, m.dismiss, one("object")),
    _deed("lose", a("monster"), m.lose_monster, _OBJECT, can=m.can_lose),
    _deed("rouse", _KNOWN_MONSTER, m.wake, one("object")),
    _deed("turn down", a("monster"), m.turn_down, _OBJECT),
    _deed("put", a("monster"), m.post_monster, _OBJECT, _IN, can=m.can_post, slots=_IN_BATTLE),
    *(
        _deed("attack", _any("party"), does, things("using"), slots={"using": using})
        for does, using in (
            (f.attack, a("monster", form=ALL_OF_THEM)),
            (f.attack_with_one, a("monster")),
        )
    ),
)

_HEROES, _ALL_HEROES = a("adventurer"), a("adventurer", form=ALL_OF_THEM)
_WOUNDS = a("wound", plain=True)
FIGHTS = (
    _deed("put", the("next adventurer"), f.put_next, slots={"in": _any("party")}),
    _deed("put", a("trap"), f.lay_trap, _OBJECT, _IN, can=f.can_lay, slots=_IN_BATTLE),
    *_of_all_or_one("spring", "trap", f.spring, f.spring_one),
    _deed("invoke", the("fight card"), f.invoke),
    *(
        _deed("deal", _WOUNDS, does, COUNT, _TO, can=f.can_deal, slots={"to": whom})
        for does, whom in ((f.deal_to_all, _ALL_HEROES), (f.deal_to_one, _HEROES))
    ),
    _deed("deal", _WOUNDS, f.deal_to_party, COUNT, slots={"to": _any("party")}),
    _count("prevent", "wound", f.prevent),
    _count("heal", "wound", f.heal),
    _deed("poison", _HEROES, f.poison, _OBJECT),
    _deed("free", _HEROES, f.free_hero, _OBJECT),
    _deed("guard", the("battlefield"), f.mark_tile, _OBJECT),
    _deed("curse", _any("party"), f.mark_party, "cursed"),
    _deed("hush", _any("party"), f.mark_party, "hushed"),
)

DEEDS = (*GOODS, *ORDERS, *DUNGEONS, *MONSTERS, *FIGHTS)
"""All deeds."""
