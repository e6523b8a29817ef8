"""Write what must be there for the deeds of an offer to be possible, and what they bring in."""

from __future__ import annotations

from collections.abc import Callable

from regola.program.meaning import Deed, Phrase
from regola.python.amounts import amount, how_many
from regola.python.code import Expression, joined
from regola.python.deeds import is_from_hand, kind_of, spots_of
from regola.python.phrases import is_a, things_set
from regola.python.slots import is_all, object_of, slot
from regola.python.writer import Scene

__all__ = ["brings", "needs"]


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
    return scene.primitive("can_replace", scene.you, spots_of(source, scene), count)


def _needs_tokens_or_pieces(deed: Deed, scene: Scene) -> Expression | None:
    thing, source = object_of(deed), slot(deed, "from")
    if is_all(thing):
        return None
    if is_a(scene, thing, "token"):
        return None if source is None else _needs_tokens(deed, source, scene)
    if is_from_hand(deed):
        return scene.primitive("has_in_hand", kind_of(thing, scene), how_many(deed, scene))
    kind, count, where = kind_of(thing, scene), how_many(deed, scene), slot(deed, "in")
    if where is not None and where.refers:
        return scene.primitive("can_put", kind, count, things_set(where, scene))
    return scene.primitive("has_pieces", kind, count)


def _needs_tokens_to_go(deed: Deed, scene: Scene) -> Expression | None:
    mask = things_set(object_of(deed), scene)
    tokens = scene.primitive("regions_with_tokens", 1)
    return Expression(f"{joined('&', [mask, tokens]).inside('!=')} != 0", "!=")


def _needs_tokens(deed: Deed, source: Phrase, scene: Scene) -> Expression:
    spots, where = spots_of(source, scene), slot(deed, "in")
    if where is None or scene.taken:
        return scene.primitive("has_tokens", scene.you, spots, how_many(deed, scene))
    mask = things_set(where, scene)
    return scene.primitive("can_put_tokens", scene.you, spots, how_many(deed, scene), mask)


_NEEDS: dict[str, Callable[[Deed, Scene], Expression | None]] = {
    "pay": _needs_coins,
    "put": _needs_tokens_or_pieces,
    "give": _needs_tokens_or_pieces,
    "replace": _needs_tokens_to_come_back,
    "discard": _needs_tokens_to_go,
}
