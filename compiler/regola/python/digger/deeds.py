"""Write deeds as calls of the engine's verbs; one writer for each verb of the vocabulary."""

from __future__ import annotations

from collections.abc import Callable

from regola.program.meaning import Adjective, Deed, Everything, Link, Phrase
from regola.python.code import Expression, joined
from regola.python.digger.amounts import amount, per
from regola.python.digger.phrases import (
    goons,
    is_squad,
    link,
    markers,
    seat,
    tiles,
)
from regola.python.digger.scene import Scene
from regola.python.writer import Unwritable

__all__ = ["DEEDS", "deed_call", "needs"]


def deed_call(deed: Deed, scene: Scene) -> Expression:
    """Return the call that does a deed; it tells how the deed ended."""
    writer = DEEDS.get(deed.verb)
    if writer is None:
        raise Unwritable(deed.verb)
    return writer(deed, scene)


def _act(scene: Scene, name: str, *arguments: object) -> Expression:
    return scene.call(name, "frame", *arguments)


def _object(deed: Deed) -> Phrase:
    if deed.object is None:
        raise Unwritable(deed.verb)
    return deed.object


def _slot(deed: Deed, preposition: str) -> Phrase | None:
    return next((phrase for name, phrase in deed.slots if name == preposition), None)


def _how_many(deed: Deed, scene: Scene) -> Expression:
    thing = _object(deed)
    if deed.amount is not None:
        found = amount(deed.amount, scene)
    elif thing.amount is not None:
        found = amount(thing.amount.amount, scene)
    else:
        found = Expression("1")
    if deed.per is None:
        return found
    times = per(deed.per, scene)
    return times if found.text == "1" else joined("*", [found, times])


def _by_type(names: dict[str, str]) -> Callable[[Deed, Scene], Expression]:
    """Return a writer of deeds on so many things, whose verb hangs on what they are."""

    def writer(deed: Deed, scene: Scene) -> Expression:
        for type_name, verb in names.items():
            if scene.is_a(_object(deed), type_name):
                return _act(scene, verb, _how_many(deed, scene))
        raise Unwritable(deed.verb)

    return writer


def _refill(deed: Deed, scene: Scene) -> Expression:
    to = _slot(deed, "to")
    if to is None:
        raise Unwritable("refill")
    return _act(scene, "refill_projects", _number(to, scene))


def _number(phrase: Phrase, scene: Scene) -> Expression:
    """Return the number that a phrase in the place of one names: a word, or a number of things."""
    from regola.program.meaning import Count, Quantity

    vocabulary = scene.module.vocabulary
    if phrase.noun == "number":
        found = link(phrase, "of")
        if found is None:
            raise Unwritable("number")
        return amount(Count(found.target, phrase.span), scene)
    if phrase.noun in vocabulary.quantities:
        found = link(phrase, "of")
        return amount(Quantity(phrase.noun, found.target if found else None, phrase.span), scene)
    raise Unwritable(phrase.noun)


def _reveal(_deed: Deed, scene: Scene) -> Expression:
    return _act(scene, "reveal_coin")


def _take(deed: Deed, scene: Scene) -> Expression:
    source, number = _slot(deed, "from"), _slot(deed, "for")
    if scene.is_a(_object(deed), "bonus") and number is not None:
        return _act(scene, "take_bonus", _number(number, scene))
    if source is None or not scene.is_a(source, "player"):
        raise Unwritable("take")
    return _act(scene, "take_coins", seat(source, scene), _how_many(deed, scene))


def _give(deed: Deed, scene: Scene) -> Expression:
    thing, to, source = _object(deed), _slot(deed, "to"), _slot(deed, "from")
    if scene.is_a(thing, "order"):
        return _act(scene, "give_orders", _how_many(deed, scene))
    if to is None:
        raise Unwritable("give")
    inside = link(thing, "in")
    if inside is not None and scene.is_a(inside.target, "tile"):
        return _act(scene, "give_stored", seat(to, scene), tiles(inside.target, scene))
    from_bag = source is not None and source.noun == "bag"
    return _act(
        scene, "give_coins", seat(to, scene), _how_many(deed, scene), f"from_bag={from_bag}"
    )


def _put(deed: Deed, scene: Scene) -> Expression:
    thing, where = _object(deed), _slot(deed, "in")
    if where is None:
        raise Unwritable("put")
    if scene.is_a(thing, "coin"):
        return _act(scene, "put_coin", tiles(where, scene))
    if scene.is_a(thing, "tile") and "/" in thing.noun:
        constant = scene.module.constant(thing.noun)
        return _act(scene, "put_tile", constant, tiles(where, scene))
    raise Unwritable("put")


def _return(deed: Deed, scene: Scene) -> Expression:
    thing = _object(deed)
    if scene.is_a(thing, "marker"):
        return _act(scene, "return_marker")
    if is_squad(thing):
        return _act(scene, "squad_loses", _how_many(deed, scene))
    if not scene.is_a(thing, "goon"):
        raise Unwritable("return")
    everything = thing.amount is not None and isinstance(thing.amount.amount, Everything)
    how_many = Expression(scene.module.use("ALL")) if everything else _how_many(deed, scene)
    return _act(scene, "return_goons", goons(thing, scene), how_many)


def _flip(deed: Deed, scene: Scene) -> Expression:
    return _act(scene, "flip", goons(_object(deed), scene))


def _remove(deed: Deed, scene: Scene) -> Expression:
    thing = _object(deed)
    if scene.is_a(thing, "marker"):
        return _act(scene, "remove_marker", _markers_from(deed, scene))
    return _act(scene, "remove_tile", tiles(thing, scene))


def _markers_from(deed: Deed, scene: Scene) -> Expression:
    from dataclasses import replace

    thing, source = _object(deed), _slot(deed, "from")
    if source is None:
        return markers(thing, scene)
    where = Link("in", source, False, source.span)
    return markers(replace(thing, modifiers=(*thing.modifiers, where)), scene)


def _summon(deed: Deed, scene: Scene) -> Expression:
    to = _slot(deed, "to")
    if to is None or not scene.is_a(_object(deed), "goon"):
        raise Unwritable("summon")
    return _act(scene, "summon", tiles(to, scene))


def _near(deed: Deed, scene: Scene) -> Expression:
    """The tiles that what is built must be connected to."""
    where = _slot(deed, "in")
    found = link(where, "connected to") if where is not None else None
    is_open = where is not None and any(
        isinstance(m, Adjective) and m.word == "open" and not m.negated for m in where.modifiers
    )
    if found is None or not is_open:
        raise Unwritable("build")
    return tiles(found.target, scene)


def _build(deed: Deed, scene: Scene) -> Expression:
    return _act(scene, "build", _near(deed, scene))


def _exchange(_deed: Deed, scene: Scene) -> Expression:
    return _act(scene, "exchange")


def _conquer(deed: Deed, scene: Scene) -> Expression:
    return _act(scene, "conquer", tiles(_object(deed), scene))


def _skip(_deed: Deed, scene: Scene) -> Expression:
    return _act(scene, "skip_turn")


def _end(_deed: Deed, scene: Scene) -> Expression:
    return _act(scene, "end_game")


DEEDS: dict[str, Callable[[Deed, Scene], Expression]] = {
    "gain": _by_type(
        {
            "point": "gain_points",
            "step": "gain_steps",
            "gold": "gain_gold",
            "grain": "gain_grains",
        }
    ),
    "lose": _by_type({"gold": "lose_gold"}),
    "discard": _by_type({"point": "discard_points", "coin": "discard_coins"}),
    "draw": _by_type({"coin": "draw_coins"}),
    "refill": _refill,
    "reveal": _reveal,
    "take": _take,
    "give": _give,
    "put": _put,
    "return": _return,
    "flip": _flip,
    "remove": _remove,
    "summon": _summon,
    "build": _build,
    "exchange": _exchange,
    "conquer": _conquer,
    "skip": _skip,
    "end": _end,
}


# ---- what a deed needs ------------------------------------------------------------------------


def needs(deed: Deed, scene: Scene) -> Expression | None:
    """Return what must be true for a deed to be possible; nothing if it always is."""
    writer = _NEEDS.get(deed.verb)
    return writer(deed, scene) if writer else None


def _needs_build(deed: Deed, scene: Scene) -> Expression:
    return _act(scene, "can_build", _near(deed, scene))


def _needs_summon(deed: Deed, scene: Scene) -> Expression:
    to = _slot(deed, "to")
    if to is None:
        raise Unwritable("summon")
    return _act(scene, "can_summon", tiles(to, scene))


def _needs_put(deed: Deed, scene: Scene) -> Expression:
    thing, where = _object(deed), _slot(deed, "in")
    if where is None:
        raise Unwritable("put")
    found = tiles(where, scene)
    if scene.is_a(thing, "coin"):
        return Expression(f"bool({found}) and bool(position.coins[frame.you])", "and")
    return _act(scene, "can_put_tile", scene.module.constant(thing.noun), found)


def _needs_return(deed: Deed, scene: Scene) -> Expression | None:
    thing = _object(deed)
    if not scene.is_a(thing, "goon") or is_squad(thing):
        return None
    return _act(scene, "can_return", goons(thing, scene))


def _needs_remove(deed: Deed, scene: Scene) -> Expression:
    thing = _object(deed)
    if scene.is_a(thing, "marker"):
        return Expression(f"bool({_markers_from(deed, scene)})")
    return _act(scene, "can_remove_tile", tiles(thing, scene))


def _needs_conquer(deed: Deed, scene: Scene) -> Expression:
    return _act(scene, "can_conquer", tiles(_object(deed), scene))


def _needs_exchange(_deed: Deed, _scene: Scene) -> Expression:
    return Expression("bool(position.projects[frame.you])")


def _needs_discard(deed: Deed, scene: Scene) -> Expression | None:
    if not scene.is_a(_object(deed), "coin"):
        return None
    return Expression(f"len(position.coins[frame.you]) >= {_how_many(deed, scene)}", ">=")


def _needs_draw(_deed: Deed, _scene: Scene) -> Expression:
    return Expression("bool(position.bag)")


_NEEDS: dict[str, Callable[[Deed, Scene], Expression | None]] = {
    "build": _needs_build,
    "summon": _needs_summon,
    "put": _needs_put,
    "return": _needs_return,
    "remove": _needs_remove,
    "conquer": _needs_conquer,
    "exchange": _needs_exchange,
    "discard": _needs_discard,
    "draw": _needs_draw,
}
