"""Write deeds as calls of the engine's verbs; one writer for each verb of the vocabulary."""

from __future__ import annotations

from collections.abc import Callable

from regola.program.meaning import Adjective, Deed, Link, Phrase
from regola.python.code import Expression
from regola.python.digger.amounts import amount, how_many
from regola.python.digger.leading import (
    defeat,
    kill,
    march,
    move,
    move_coins,
    needs_kill,
    needs_march,
    needs_move,
)
from regola.python.digger.phrases import (
    figure,
    goons,
    is_squad,
    link,
    markers,
    mover,
    movers,
    seat,
    tiles,
)
from regola.python.digger.scene import Scene, act
from regola.python.slots import is_all, object_of, slot
from regola.python.writer import Unwritable

__all__ = ["DEEDS", "deed_call", "needs"]


def deed_call(deed: Deed, scene: Scene) -> Expression:
    """Return the call that does a deed; it tells how the deed ended."""
    writer = DEEDS.get(deed.verb)
    if writer is None:
        raise Unwritable(deed.verb)
    return writer(deed, scene)


def _by_type(names: dict[str, str]) -> Callable[[Deed, Scene], Expression]:
    """Return a writer of deeds on so many things, whose verb hangs on what they are."""

    def writer(deed: Deed, scene: Scene) -> Expression:
        for type_name, verb in names.items():
            if scene.is_a(object_of(deed), type_name):
                return act(scene, verb, how_many(deed, scene))
        raise Unwritable(deed.verb)

    return writer


def _refill(deed: Deed, scene: Scene) -> Expression:
    to = slot(deed, "to")
    if to is None:
        raise Unwritable("refill")
    return act(scene, "refill_projects", _number(to, scene))


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


def _reveal(deed: Deed, scene: Scene) -> Expression:
    if scene.is_a(object_of(deed), "tile"):
        return act(scene, "reveal_tiles", tiles(object_of(deed), scene))
    return act(scene, "reveal_coin")


def _take(deed: Deed, scene: Scene) -> Expression:
    source, number = slot(deed, "from"), slot(deed, "for")
    if scene.is_a(object_of(deed), "bonus") and number is not None:
        return act(scene, "take_bonus", _number(number, scene))
    if source is not None and source.noun == "heap" and is_all(object_of(deed)):
        return act(scene, "take_heap")
    if source is None or not scene.is_a(source, "player"):
        raise Unwritable("take")
    if object_of(deed).determiner == "any":
        return act(scene, "take_any_coin", seat(source, scene))
    return act(scene, "take_coins", seat(source, scene), how_many(deed, scene))


def _give(deed: Deed, scene: Scene) -> Expression:
    thing, to, source = object_of(deed), slot(deed, "to"), slot(deed, "from")
    if scene.is_a(thing, "order"):
        return act(scene, "give_orders", how_many(deed, scene))
    if to is None:
        raise Unwritable("give")
    inside = link(thing, "in")
    if source is not None and scene.is_a(source, "tile"):
        raise Unwritable("give")
    if inside is not None and scene.is_a(inside.target, "tile"):
        if not is_all(thing):
            raise Unwritable("give")
        return act(scene, "give_stored", seat(to, scene), tiles(inside.target, scene))
    from_bag = source is not None and source.noun == "bag"
    return act(scene, "give_coins", seat(to, scene), how_many(deed, scene), f"from_bag={from_bag}")


def _put(deed: Deed, scene: Scene) -> Expression:
    thing, where = object_of(deed), slot(deed, "in")
    if where is None:
        raise Unwritable("put")
    if scene.is_a(thing, "coin"):
        return act(scene, "put_coin", tiles(where, scene))
    if scene.is_a(thing, "figure"):
        return act(scene, "put_figure", figure(thing, scene), tiles(where, scene))
    if scene.is_a(thing, "tile") and "/" in thing.noun:
        constant = scene.module.constant(thing.noun)
        return act(scene, "put_tile", constant, tiles(where, scene))
    raise Unwritable("put")


def _return(deed: Deed, scene: Scene) -> Expression:
    thing = object_of(deed)
    if scene.is_a(thing, "marker") and thing.refers:
        return act(scene, "return_marker")
    if scene.is_a(thing, "coin"):
        return move_coins(deed, scene)
    if not scene.is_a(thing, "goon"):
        raise Unwritable("return")
    return act(scene, "return_goons", goons(thing, scene), how_many(deed, scene))


def _flip(deed: Deed, scene: Scene) -> Expression:
    return act(scene, "flip", goons(object_of(deed), scene))


def _remove(deed: Deed, scene: Scene) -> Expression:
    thing = object_of(deed)
    if scene.is_a(thing, "marker"):
        return act(scene, "remove_marker", _markers_from(deed, scene))
    if scene.is_a(thing, "figure"):
        return act(scene, "remove_figure", figure(thing, scene))
    return act(scene, "remove_tile", tiles(thing, scene))


def _markers_from(deed: Deed, scene: Scene) -> Expression:
    from dataclasses import replace

    thing, source = object_of(deed), slot(deed, "from")
    if source is None:
        return markers(thing, scene)
    where = Link("in", source, False, source.span)
    return markers(replace(thing, modifiers=(*thing.modifiers, where)), scene)


def _summon(deed: Deed, scene: Scene) -> Expression:
    to = slot(deed, "to")
    if to is None:
        raise Unwritable("summon")
    if scene.is_a(object_of(deed), "creature"):
        who = mover(object_of(deed), scene)
        return act(scene, "summon_creature", who, tiles(to, scene))
    return act(scene, "summon", tiles(to, scene))


def _near(deed: Deed, scene: Scene) -> Expression:
    """The tiles that what is built must be connected to."""
    where = slot(deed, "in")
    found = link(where, "connected to") if where is not None else None
    is_open = where is not None and any(
        isinstance(m, Adjective) and m.word == "open" and not m.negated for m in where.modifiers
    )
    if found is None or not is_open:
        raise Unwritable("build")
    return tiles(found.target, scene)


def _build(deed: Deed, scene: Scene) -> Expression:
    return act(scene, "build", _near(deed, scene))


def _exchange(deed: Deed, scene: Scene) -> Expression:
    thing = object_of(deed)
    if scene.is_a(thing, "coin") and thing.refers:
        return act(scene, "exchange_coin")
    if scene.is_a(thing, "coin") or thing.determiner != "any":
        # Projects are exchanged as many as one likes.
        raise Unwritable("exchange")
    return act(scene, "exchange")


def _conquer(deed: Deed, scene: Scene) -> Expression:
    return _conquest("conquer", deed, scene)


def _conquest(name: str, deed: Deed, scene: Scene) -> Expression:
    """Write a conquest by goons, or by one of some creatures."""
    by, tile = slot(deed, "using"), tiles(object_of(deed), scene)
    if by is None:
        return act(scene, name, tile)
    return act(scene, f"{name}_using", tile, movers(by, scene))


def _skip(_deed: Deed, scene: Scene) -> Expression:
    return act(scene, "skip_turn")


def _end(_deed: Deed, scene: Scene) -> Expression:
    return act(scene, "end_game")


DEEDS: dict[str, Callable[[Deed, Scene], Expression]] = {
    "gain": _by_type(
        {
            "point": "gain_points",
            "step": "gain_steps",
            "gold": "gain_gold",
            "grain": "gain_grains",
        }
    ),
    "lose": _by_type({"gold": "lose_gold", "point": "lose_points"}),
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
    "move": move,
    "march": march,
    "kill": kill,
    "defeat": defeat,
}


# ---- what a deed needs ------------------------------------------------------------------------


def needs(deed: Deed, scene: Scene) -> Expression | None:
    """Return what must be true for a deed to be possible; nothing if it always is."""
    writer = _NEEDS.get(deed.verb)
    return writer(deed, scene) if writer else None


def _needs_build(deed: Deed, scene: Scene) -> Expression:
    return act(scene, "can_build", _near(deed, scene))


def _needs_summon(deed: Deed, scene: Scene) -> Expression:
    to = slot(deed, "to")
    if to is None:
        raise Unwritable("summon")
    if scene.is_a(object_of(deed), "creature"):
        who = mover(object_of(deed), scene)
        return act(scene, "can_summon_creature", who, tiles(to, scene))
    return act(scene, "can_summon", tiles(to, scene))


def _needs_put(deed: Deed, scene: Scene) -> Expression:
    thing, where = object_of(deed), slot(deed, "in")
    if where is None:
        raise Unwritable("put")
    found = tiles(where, scene)
    if scene.is_a(thing, "figure"):
        return Expression(f"bool({found})")
    if scene.is_a(thing, "coin"):
        return Expression(f"bool({found}) and bool(position.coins[frame.you])", "and")
    return act(scene, "can_put_tile", scene.module.constant(thing.noun), found)


def _needs_return(deed: Deed, scene: Scene) -> Expression | None:
    thing = object_of(deed)
    if not scene.is_a(thing, "goon") or is_squad(thing):
        return None
    return act(scene, "can_return", goons(thing, scene))


def _needs_remove(deed: Deed, scene: Scene) -> Expression:
    thing = object_of(deed)
    if scene.is_a(thing, "marker"):
        return Expression(f"bool({_markers_from(deed, scene)})")
    return act(scene, "can_remove_tile", tiles(thing, scene))


def _needs_conquer(deed: Deed, scene: Scene) -> Expression:
    return _conquest("can_conquer", deed, scene)


def _needs_exchange(deed: Deed, scene: Scene) -> Expression:
    if scene.is_a(object_of(deed), "coin"):
        return Expression("bool(position.bag)")
    return Expression("bool(position.projects[frame.you])")


def _needs_give(deed: Deed, scene: Scene) -> Expression | None:
    source = slot(deed, "from")
    if not scene.is_a(object_of(deed), "coin") or source is None or source.noun != "hand":
        return None
    return Expression("bool(position.coins[frame.you])")


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
    "draw": _needs_draw,
    "give": _needs_give,
    "kill": needs_kill,
    "march": needs_march,
    "move": needs_move,
}
