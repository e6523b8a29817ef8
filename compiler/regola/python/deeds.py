"""Write deeds as calls of the engine's verbs; one writer for each verb of the vocabulary."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from regola.program.meaning import Deed, Link, Number, Phrase
from regola.python.amounts import amount, how_many, per
from regola.python.code import EVERYWHERE, Expression, joined
from regola.python.naming import literal
from regola.python.phrases import choices, is_a, things_set
from regola.python.slots import is_all, is_chosen, object_of, slot
from regola.python.writer import ITS_REGION, Scene, Unwritable

__all__ = ["DEEDS", "brings", "deed_call", "needs"]


def deed_call(deed: Deed, scene: Scene) -> Expression:
    """Return the call that does a deed; it tells whether it was done."""
    writer = DEEDS.get(deed.verb)
    if writer is None:
        raise Unwritable(deed.verb)
    return writer(deed, scene)


def _act(scene: Scene, name: str, *arguments: object) -> Expression:
    return scene.primitive(name, "frame", *arguments)


_THINGS = {"player": "PLAYER", "people": "PEOPLE", "combination": "SLOT"}


def _chosen(thing: Phrase, scene: Scene, among: Expression = EVERYWHERE) -> Expression:
    """Return what a deed is done to: all that a phrase names, or the one that a player chooses."""
    mask = joined("&", [among, things_set(thing, scene)])
    if not is_chosen(thing) or _is_alone(thing, scene):
        return mask
    sort = next((name for kind, name in _THINGS.items() if is_a(scene, thing, kind)), "")
    more = [scene.module.use(sort)] if sort else []
    asked, failed, pending = (scene.module.use(n) for n in ("ASKED", "FAILED", "PENDING"))
    scene.choices = [
        f"chosen = {scene.primitive('choose', 'frame', mask, *more)}",
        "if chosen < 0:",
        f"    return {asked} if chosen == {pending} else {failed}",
    ]
    return Expression("1 << chosen", "<<")


def _is_alone(thing: Phrase, scene: Scene) -> bool:
    """Tell whether there is but one: *your player*."""
    return thing.owner == "you" and is_a(scene, thing, "player")


def _kind(phrase: Phrase, scene: Scene) -> str:
    reference = scene.holder if phrase.noun == "it" else phrase.noun
    if "/" not in reference:
        raise Unwritable(phrase.noun)
    return scene.kind(reference)


# ---- gains and payments -----------------------------------------------------------------------


def _gain(deed: Deed, scene: Scene) -> Expression:
    thing = object_of(deed)
    if is_a(scene, thing, "coin"):
        return _act(scene, "gain_coins", how_many(deed, scene))
    if is_a(scene, thing, "token"):
        return _act(scene, "gain_tokens", how_many(deed, scene))
    return _act(scene, "gain_pieces", _kind(thing, scene), how_many(deed, scene))


def _pay(deed: Deed, scene: Scene) -> Expression:
    to = slot(deed, "to")
    if to is None:
        return _act(scene, "pay_coins", how_many(deed, scene))
    mask = _chosen(to, scene)
    if is_a(scene, to, "combination"):
        return _act(scene, "pay_combinations", how_many(deed, scene), mask)
    return _act(scene, "pay_players", how_many(deed, scene), mask)


def _take(deed: Deed, scene: Scene) -> Expression:
    source = slot(deed, "from")
    if source is None:
        raise Unwritable(deed.verb)
    mask = _chosen(source, scene)
    if is_a(scene, source, "combination"):
        return _act(scene, "take_combination_coins", how_many(deed, scene), mask)
    return _act(scene, "take_coins", how_many(deed, scene), mask)


def _give(deed: Deed, scene: Scene) -> Expression:
    to = slot(deed, "to")
    if to is None or not is_a(scene, object_of(deed), "piece"):
        raise Unwritable(deed.verb)
    return _act(scene, "give_piece", _kind(object_of(deed), scene), _chosen(to, scene))


# ---- tokens and pieces ------------------------------------------------------------------------


def _put(deed: Deed, scene: Scene) -> Expression:
    thing, where = object_of(deed), slot(deed, "in")
    if where is None:
        raise Unwritable(deed.verb)
    if is_a(scene, thing, "token"):
        return _put_tokens(deed, where, scene)
    if is_a(scene, where, "spot"):
        return _returned(deed, scene)
    return _laid(deed, where, scene)


def _laid(deed: Deed, where: Phrase, scene: Scene) -> Expression:
    """Write how pieces come to regions: several to one together, else each where one likes."""
    thing = object_of(deed)
    kind = _kind(thing, scene)
    mask = things_set(where, scene)
    everywhere = scene.position() + ".game.ground.everywhere"
    target = everywhere if mask == EVERYWHERE else mask
    if _is_together(deed, where):
        times = "1" if deed.per is None else per(deed.per, scene)
        each = how_many(replace(deed, per=None), scene)
        return _act(scene, "put_together", kind, each, times, f"lambda: {target}")
    function = "put_from_hand" if _is_from_hand(deed) else "put_pieces"
    return _act(scene, function, kind, how_many(deed, scene), target)


def _is_together(deed: Deed, where: Phrase) -> bool:
    """Tell whether several pieces go in one region: *put 2 monsters in a region*."""
    bound = object_of(deed).amount
    several = deed.amount is not None or (bound is not None and bound.amount != Number(1))
    return several and is_chosen(where)


def _is_from_hand(deed: Deed) -> bool:
    source = slot(deed, "from")
    return source is not None and [part.noun for part in choices(source)] == ["hand"]


def _put_tokens(deed: Deed, where: Phrase, scene: Scene) -> Expression:
    source = slot(deed, "from")
    if source is None or source.noun not in ("tray", "hand") or is_all(where):
        raise Unwritable(deed.verb)
    names = _spots(source, scene)
    return _act(scene, "put_tokens", how_many(deed, scene), names, _chosen(where, scene))


def _spots(source: Phrase, scene: Scene) -> str:
    """Where tokens may come from: the tray, the hand, or both."""
    spots = [part.noun for part in choices(source)]
    return " | ".join(scene.module.use(f"FROM_{spot.upper()}") for spot in spots)


def _move(deed: Deed, scene: Scene) -> Expression:
    thing, to, source = object_of(deed), slot(deed, "to"), slot(deed, "from")
    if to is None:
        raise Unwritable(deed.verb)
    if is_a(scene, thing, "piece"):
        return _move_piece(thing, to, deed, scene)
    if to.noun == "side" and (source is None or _is_all_yours(source)):
        return _act(scene, "set_aside", how_many(deed, scene))
    if to.noun != "hand" or not is_all(thing):
        raise Unwritable(deed.verb)
    if source is not None and source.noun == "side":
        return _act(scene, "take_back")
    if source is None or (is_a(scene, source, "region") and not is_chosen(source)):
        return _act(scene, "take_up", _mine(source, scene))
    raise Unwritable(deed.verb)


def _is_all_yours(source: Phrase) -> bool:
    """Tell whether a phrase names all regions of the bearer: *your regions*."""
    said = source.modifiers or source.alternatives
    return source.noun == "region" and source.owner == "you" and is_all(source) and not said


def _mine(source: Phrase | None, scene: Scene) -> Expression:
    if source is None:
        return Expression(f"{scene.position()}.held[{scene.you}]")
    return things_set(source, scene)


def _move_piece(thing: Phrase, to: Phrase, deed: Deed, scene: Scene) -> Expression:
    if is_a(scene, to, "spot"):
        return _returned(deed, scene)
    if is_all(thing):
        return _laid(deed, to, scene)
    kind = _kind(thing, scene)
    return _act(scene, "move_pieces", kind, how_many(deed, scene), things_set(to, scene))


def _returned(deed: Deed, scene: Scene) -> Expression:
    """Write how pieces come back in hand: those that are known, or all that a deed names."""
    thing = object_of(deed)
    if is_chosen(thing):
        raise Unwritable(deed.verb)
    where = _place_of(thing, scene)
    source = slot(deed, "from")
    if source is not None and is_a(scene, source, "region"):
        where = joined("&", [where, things_set(source, scene)])
    return _act(scene, "return_pieces", _kind(thing, scene), where)


def _place_of(thing: Phrase, scene: Scene) -> Expression:
    """Where the pieces lie that a deed is done to: in the region of the event, else anywhere."""
    if thing.noun == "it" and ITS_REGION in scene.things:
        return Expression(f"1 << {scene.things[ITS_REGION]}", "<<")
    masks = [things_set(m.target, scene) for m in thing.modifiers if isinstance(m, Link)]
    return joined("&", masks) if masks else EVERYWHERE


def _return(deed: Deed, scene: Scene) -> Expression:
    thing = object_of(deed)
    if is_a(scene, thing, "combination") and thing.owner == "you":
        return _act(scene, "return_combination")
    if is_a(scene, thing, "piece"):
        return _returned(deed, scene)
    raise Unwritable(deed.verb)


def _remove(deed: Deed, scene: Scene) -> Expression:
    thing = object_of(deed)
    return _act(scene, "remove_piece", _kind(thing, scene), _place_of(thing, scene))


def _discard(deed: Deed, scene: Scene) -> Expression:
    return _act(scene, "discard_tokens", how_many(deed, scene), _chosen(object_of(deed), scene))


def _replace(deed: Deed, scene: Scene) -> Expression:
    by, source = slot(deed, "by"), slot(deed, "from")
    if by is None or source is None:
        raise Unwritable(deed.verb)
    if not object_of(deed).refers:
        # As an offer it is done where its player likes; by itself nobody says where.
        raise Unwritable(deed.verb)
    where = things_set(replace(object_of(deed), amount=None), scene)
    count = amount(by.amount.amount, scene) if by.amount is not None else Expression("1")
    return _act(scene, "replace_tokens", count, _spots(source, scene), where)


# ---- relics, places, powers -------------------------------------------------------------------


def _reveal(deed: Deed, scene: Scene) -> Expression:
    where = slot(deed, "in")
    nouns = [part.noun for part in choices(object_of(deed))]
    if where is None or any("/" in noun for noun in nouns):
        raise Unwritable(deed.verb)
    sorts = ", ".join(literal(noun) for noun in nouns) + ("," if len(nouns) == 1 else "")
    return _act(scene, "reveal", f"({sorts})", _chosen(where, scene))


def _draw(deed: Deed, scene: Scene) -> Expression:
    thing = object_of(deed)
    if not is_a(scene, thing, "power") or not scene.holder:
        raise Unwritable(deed.verb)
    hidden = any(isinstance(m, Link) and m.relation == "of" and m.negated for m in thing.modifiers)
    kind = scene.module.constant("piece_word", scene.holder)
    return _act(scene, "draw_power", kind, f"hidden={hidden}")


def _swap(deed: Deed, scene: Scene) -> Expression:
    other = slot(deed, "for")
    links = (m for m in other.modifiers if isinstance(m, Link)) if other is not None else iter(())
    link = next(links, None)
    if link is None or object_of(deed).owner != "you":
        raise Unwritable(deed.verb)
    return _act(scene, "swap_power", _chosen(link.target, scene))


def _use(deed: Deed, scene: Scene) -> Expression:
    relic = slot(deed, "as")
    if relic is None or not relic.refers:
        raise Unwritable(deed.verb)
    return _act(scene, "use_as", _kind(object_of(deed), scene), f"1 << {scene.thing(relic)}")


# ---- conquest ---------------------------------------------------------------------------------


def _roll(_deed: Deed, scene: Scene) -> Expression:
    return _act(scene, "roll_die")


def _conquer(deed: Deed, scene: Scene) -> Expression:
    thing = object_of(deed)
    if thing.refers and scene.by_piece:
        return _act(scene, "seize", f"1 << {scene.thing(thing)}")
    if thing.refers:
        return _act(scene, "conquer", scene.thing(thing))
    mask = joined("&", [scene.primitive("conquerable", scene.you), things_set(thing, scene)])
    chosen = scene.primitive("choose", "frame", mask)
    return _act(scene, "conquer", chosen)


def _abandon(deed: Deed, scene: Scene) -> Expression:
    thing = object_of(deed)
    if thing.owner == "you":
        return _act(scene, "abandon", _chosen(thing, scene))
    held = Expression(f"{scene.position()}.held[{scene.you}]")
    return _act(scene, "abandon", joined("&", [held, _chosen(thing, scene, held)]))


def _redeploy(_deed: Deed, scene: Scene) -> Expression:
    return _act(scene, "redeploy")


def _end(deed: Deed, scene: Scene) -> Expression:
    return _act(scene, "finish_game" if object_of(deed).noun == "game" else "stop")


# ---- peoples ----------------------------------------------------------------------------------


def _choose(deed: Deed, scene: Scene) -> Expression:
    thing = object_of(deed)
    if not is_a(scene, thing, "combination"):
        raise Unwritable(deed.verb)
    return _act(scene, "choose_combination", scene.thing(replace(thing, refers=True)))


def _decline(_deed: Deed, scene: Scene) -> Expression:
    return _act(scene, "decline")


def _refill(_deed: Deed, scene: Scene) -> Expression:
    return _act(scene, "refill")


DEEDS: dict[str, Callable[[Deed, Scene], Expression]] = {
    "gain": _gain,
    "pay": _pay,
    "take": _take,
    "give": _give,
    "put": _put,
    "move": _move,
    "return": _return,
    "remove": _remove,
    "discard": _discard,
    "replace": _replace,
    "reveal": _reveal,
    "draw": _draw,
    "swap": _swap,
    "use": _use,
    "roll": _roll,
    "conquer": _conquer,
    "abandon": _abandon,
    "redeploy": _redeploy,
    "end": _end,
    "choose": _choose,
    "decline": _decline,
    "refill": _refill,
}
"""The writers by verb."""


# ---- what must be there -----------------------------------------------------------------------


def needs(deed: Deed, scene: Scene) -> Expression | None:
    """Return what must be true for a deed of an offer to be possible; nothing if it always is."""
    writer = _NEEDS.get(deed.verb)
    return writer(deed, scene) if writer else None


def brings(deed: Deed, scene: Scene) -> Expression | None:
    """Return the coins that a deed brings in, where it is known how many before it is done."""
    source = slot(deed, "from")
    if deed.verb != "take" or source is None or not source.refers:
        return None
    if not is_a(scene, source, "combination"):
        return None
    lying = f"{scene.position()}.row_coins[{scene.thing(source)}]"
    if is_all(object_of(deed)):
        return Expression(lying)
    return Expression(f"min({how_many(deed, scene)}, {lying})")


def _needs_coins(deed: Deed, scene: Scene) -> Expression | None:
    to = slot(deed, "to")
    price = how_many(deed, scene)
    if to is not None:
        times = Expression(f"{things_set(to, scene).inside('.')}.bit_count()")
        price = times if price.text == "1" else joined("*", [price, times])
    left = " - ".join([price.inside("-"), *scene.received])
    return scene.primitive("can_pay", scene.you, left)


def _needs_tokens_to_come_back(deed: Deed, scene: Scene) -> Expression | None:
    by, source = slot(deed, "by"), slot(deed, "from")
    if by is None or source is None:
        return None
    count = amount(by.amount.amount, scene) if by.amount is not None else Expression("1")
    return scene.primitive("can_replace", scene.you, _spots(source, scene), count)


def _needs_tokens_or_pieces(deed: Deed, scene: Scene) -> Expression | None:
    thing, source = object_of(deed), slot(deed, "from")
    if is_all(thing):
        return None
    if is_a(scene, thing, "token"):
        if source is None:
            return None
        return scene.primitive(
            "has_tokens", scene.you, _spots(source, scene), how_many(deed, scene)
        )
    if _is_from_hand(deed):
        return scene.primitive("has_in_hand", _kind(thing, scene), how_many(deed, scene))
    kind, count, where = _kind(thing, scene), how_many(deed, scene), slot(deed, "in")
    if where is not None and where.refers:
        return scene.primitive("can_put", kind, count, things_set(where, scene))
    return scene.primitive("has_pieces", kind, count)


_NEEDS: dict[str, Callable[[Deed, Scene], Expression | None]] = {
    "pay": _needs_coins,
    "put": _needs_tokens_or_pieces,
    "give": _needs_tokens_or_pieces,
    "replace": _needs_tokens_to_come_back,
}
