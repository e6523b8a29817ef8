"""Write deeds as calls of the engine's verbs; one writer for each verb of the vocabulary."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from regola.program.meaning import Deed, Link, Modifier, Number, Phrase
from regola.python.amounts import amount, how_many, per
from regola.python.code import EVERYWHERE, Expression, joined
from regola.python.heard import refuse_count, refuse_more, refuse_or, refuse_slots
from regola.python.naming import literal
from regola.python.phrases import choices, is_a, things_set
from regola.python.slots import is_all, is_chosen, object_of, slot
from regola.python.writer import ITS_REGION, Scene, Unwritable, within

__all__ = ["DEEDS", "deed_call", "is_from_hand", "kind_of", "region_inside", "spots_of"]


def deed_call(deed: Deed, scene: Scene) -> Expression:
    """Return the call that does a deed; it tells whether it was done."""
    writer = DEEDS.get(deed.verb)
    with within(deed.span):
        if writer is None:
            raise Unwritable(deed.verb)
        return writer(deed, scene)


def _act(scene: Scene, name: str, *arguments: object) -> Expression:
    return scene.primitive(name, "frame", *arguments)


_THINGS = {"player": "PLAYER", "people": "PEOPLE", "combination": "SLOT"}


def _chosen(thing: Phrase, scene: Scene, among: Expression = EVERYWHERE) -> Expression:
    """Return what a deed is done to: all that a phrase names, or the one that a player chooses."""
    inside = region_inside(thing, scene) if is_all(thing) else None
    if inside is not None:
        # All that lies in one region: the region is chosen, of those where something lies.
        chosen = _chosen(inside, scene, things_set(thing, scene))
        return joined("&", [chosen, among])
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


def region_inside(thing: Phrase, scene: Scene) -> Phrase | None:
    """
    Return the region of *all tokens in one of your regions*, which whoever acts chooses.

    *Each token in a region with a mine* are those in all such regions.
    """
    if thing.determiner == "each":
        return None
    links = (m for m in thing.modifiers if isinstance(m, Link) and m.relation == "in")
    regions = (link.target for link in links if is_a(scene, link.target, "region"))
    return next((one for one in regions if is_chosen(one)), None)


def _is_alone(thing: Phrase, scene: Scene) -> bool:
    """Tell whether there is but one: *your player*."""
    return thing.owner == "you" and is_a(scene, thing, "player")


def kind_of(phrase: Phrase, scene: Scene) -> str:
    """Return the kind of a piece that a phrase names."""
    reference = scene.holder if phrase.noun == "it" else phrase.noun
    if "/" not in reference:
        raise Unwritable(phrase.noun)
    return scene.kind(reference)


# ---- gains and payments -----------------------------------------------------------------------


def _gain(deed: Deed, scene: Scene) -> Expression:
    thing = object_of(deed)
    refuse_more(thing)
    if is_a(scene, thing, "coin"):
        return _act(scene, "gain_coins", how_many(deed, scene))
    if is_a(scene, thing, "token"):
        return _act(scene, "gain_tokens", how_many(deed, scene))
    return _act(scene, "gain_pieces", kind_of(thing, scene), how_many(deed, scene))


def _pay(deed: Deed, scene: Scene) -> Expression:
    to = slot(deed, "to")
    refuse_more(object_of(deed))
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
    refuse_more(object_of(deed))
    mask = _chosen(source, scene)
    if is_a(scene, source, "combination"):
        return _act(scene, "take_combination_coins", how_many(deed, scene), mask)
    return _act(scene, "take_coins", how_many(deed, scene), mask)


def _give(deed: Deed, scene: Scene) -> Expression:
    to = slot(deed, "to")
    if to is None or not is_a(scene, object_of(deed), "piece"):
        raise Unwritable(deed.verb)
    refuse_more(object_of(deed))
    refuse_count(object_of(deed))
    if deed.per is not None or deed.amount is not None:
        raise Unwritable("number", deed.span)
    return _act(scene, "give_piece", kind_of(object_of(deed), scene), _chosen(to, scene))


# ---- tokens and pieces ------------------------------------------------------------------------


def _put(deed: Deed, scene: Scene) -> Expression:
    thing, where = object_of(deed), slot(deed, "in")
    if where is None:
        raise Unwritable(deed.verb)
    if is_a(scene, thing, "token"):
        return _put_tokens(deed, where, scene)
    if is_a(scene, where, "spot"):
        return _returned(deed, scene)
    source = slot(deed, "from")
    if source is not None and not all(part.noun in ("hand", "box") for part in choices(source)):
        raise Unwritable(source.noun, source.span, kind="slot")
    refuse_more(thing)
    return _laid(deed, where, scene)


def _laid(deed: Deed, where: Phrase, scene: Scene) -> Expression:
    """Write how pieces come to regions: several to one together, else each where one likes."""
    thing = object_of(deed)
    kind = kind_of(thing, scene)
    mask = things_set(where, scene)
    everywhere = scene.position() + ".game.ground.everywhere"
    target = everywhere if mask == EVERYWHERE else mask
    if _is_together(deed, where):
        times = "1" if deed.per is None else per(deed.per, scene)
        each = how_many(replace(deed, per=None), scene)
        return _act(scene, "put_together", kind, each, times, f"lambda: {target}")
    function = "put_from_hand" if is_from_hand(deed) else "put_pieces"
    return _act(scene, function, kind, how_many(deed, scene), target)


def _is_together(deed: Deed, where: Phrase) -> bool:
    """Tell whether several pieces go in one region: *put 2 monsters in a region*."""
    bound = object_of(deed).amount
    several = deed.amount is not None or (bound is not None and bound.amount != Number(1))
    return several and is_chosen(where)


def is_from_hand(deed: Deed) -> bool:
    """Tell whether what a deed puts comes from the hand."""
    source = slot(deed, "from")
    return source is not None and [part.noun for part in choices(source)] == ["hand"]


def _put_tokens(deed: Deed, where: Phrase, scene: Scene) -> Expression:
    source = slot(deed, "from")
    if source is not None and source.noun not in ("tray", "hand"):
        raise Unwritable(source.noun, source.span, kind="put a token")
    if source is None or is_all(where):
        raise Unwritable("put", deed.span, kind="put a token")
    refuse_more(object_of(deed))
    names = spots_of(source, scene)
    among = scene.primitive("regions_to_settle", scene.you)
    mask = _chosen(where, scene, EVERYWHERE if where.refers else among)
    return _act(scene, "put_tokens", how_many(deed, scene), names, mask)


def spots_of(source: Phrase, scene: Scene) -> str:
    """Where tokens may come from: the tray, the hand, or both."""
    spots = [part.noun for part in choices(source)]
    if not set(spots) <= {"tray", "hand"}:
        raise Unwritable(source.noun, source.span, kind="slot")
    return " | ".join(scene.module.use(f"FROM_{spot.upper()}") for spot in spots)


def _move(deed: Deed, scene: Scene) -> Expression:
    thing, to, source = object_of(deed), slot(deed, "to"), slot(deed, "from")
    if to is None:
        raise Unwritable(deed.verb)
    if is_a(scene, thing, "piece"):
        return _move_piece(thing, to, deed, scene)
    refuse_more(thing)
    if to.noun == "side" and (source is None or _is_all_yours(source)):
        return _act(scene, "set_aside", how_many(deed, scene))
    if to.noun == "side" and source is not None and source.noun == "hand":
        return _act(scene, "set_aside_from_hand", how_many(deed, scene))
    if to.noun == "tray" and is_all(thing) and source is not None and source.noun == "side":
        return _act(scene, "return_aside")
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
    kind = kind_of(thing, scene)
    return _act(scene, "move_pieces", kind, how_many(deed, scene), things_set(to, scene))


def _returned(deed: Deed, scene: Scene) -> Expression:
    """Write how pieces come back in hand: those that are known, or all that a deed names."""
    thing = object_of(deed)
    if is_chosen(thing):
        raise Unwritable(deed.verb)
    where = _place_of(thing, scene)
    source = slot(deed, "from")
    if source is not None and is_a(scene, source, "region"):
        where = joined("&", [where, _chosen(source, scene)])
    spots = {phrase.noun for name, phrase in deed.slots if name in ("to", "in")}
    if not spots <= {"hand"} and not spots <= {"box"}:
        raise Unwritable(deed.verb, deed.span, kind="slot")
    function = "remove_piece" if spots == {"box"} else "return_pieces"
    return _act(scene, function, kind_of(thing, scene), where)


def _place_of(thing: Phrase, scene: Scene) -> Expression:
    """Where the pieces lie that a deed is done to: in the region of the event, else anywhere."""
    if thing.noun == "it" and ITS_REGION in scene.things:
        return Expression(f"1 << {scene.things[ITS_REGION]}", "<<")
    for modifier in thing.modifiers:
        if not _is_plain_place(modifier):
            raise Unwritable(thing.noun, getattr(modifier, "span", thing.span), kind="more")
    refuse_or(thing)
    inside = region_inside(thing, scene)
    if inside is not None:
        kind = kind_of(thing, scene)
        lying = Expression(f"{scene.position()}.where[{kind}]")
        return _chosen(inside, scene, lying)
    masks = [things_set(m.target, scene) for m in thing.modifiers if isinstance(m, Link)]
    return joined("&", masks) if masks else EVERYWHERE


def _is_plain_place(modifier: Modifier) -> bool:
    """Tell whether what is said of pieces is where they lie, or that they are the bearer's."""
    if not isinstance(modifier, Link) or modifier.negated:
        return False
    return modifier.relation == "in" or modifier.target.noun == "you"


def _return(deed: Deed, scene: Scene) -> Expression:
    thing = object_of(deed)
    to = slot(deed, "to")
    if is_a(scene, thing, "combination") and thing.owner == "you":
        if to is not None and to.noun != "row":
            raise Unwritable(deed.verb, to.span, kind="slot")
        return _act(scene, "return_combination")
    if is_a(scene, thing, "piece"):
        return _returned(deed, scene)
    raise Unwritable(deed.verb)


def _remove(deed: Deed, scene: Scene) -> Expression:
    thing = object_of(deed)
    return _act(scene, "remove_piece", kind_of(thing, scene), _place_of(thing, scene))


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
    return _act(scene, "replace_tokens", count, spots_of(source, scene), where)


# ---- relics, places, powers -------------------------------------------------------------------


def _reveal(deed: Deed, scene: Scene) -> Expression:
    where = slot(deed, "in")
    nouns = [part.noun for part in choices(object_of(deed))]
    if where is None or any("/" in noun for noun in nouns):
        raise Unwritable(deed.verb)
    if any(part.modifiers for part in choices(object_of(deed))):
        raise Unwritable(deed.verb, object_of(deed).span, kind="more")
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
    return _act(scene, "use_as", kind_of(object_of(deed), scene), f"1 << {scene.thing(relic)}")


# ---- conquest ---------------------------------------------------------------------------------


def _roll(_deed: Deed, scene: Scene) -> Expression:
    return _act(scene, "roll_die")


def _conquer(deed: Deed, scene: Scene) -> Expression:
    thing = object_of(deed)
    refuse_slots(deed)
    if thing.refers and scene.by_piece:
        return _act(scene, "seize", scene.by_piece, f"1 << {scene.thing(thing)}")
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
    if object_of(deed).noun not in ("conquest", "game"):
        raise Unwritable(deed.verb)
    return _act(scene, "finish_game" if object_of(deed).noun == "game" else "stop")


# ---- peoples ----------------------------------------------------------------------------------


def _choose(deed: Deed, scene: Scene) -> Expression:
    thing = object_of(deed)
    if not is_a(scene, thing, "combination"):
        raise Unwritable(deed.verb)
    return _act(scene, "choose_combination", scene.thing(replace(thing, refers=True)))


def _decline(_deed: Deed, scene: Scene) -> Expression:
    return _act(scene, "decline")


def _refill(deed: Deed, scene: Scene) -> Expression:
    if object_of(deed).noun != "row":
        raise Unwritable(deed.verb)
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
