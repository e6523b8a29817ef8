"""The parts of templates that only conquest has."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from regola.program.meaning import Amount, Bound, Link, Modifier, Number, Phrase, Quantity, Recalled
from regola.python.amounts import of_deed, per
from regola.python.comparisons import COMPARISONS, comparison
from regola.python.patterns import choices
from regola.python.phrases import bounded, set_of
from regola.python.refusals import refuse_more, refuse_or
from regola.python.shapes import of_others, others
from regola.python.slots import is_chosen
from regola.python.templates import Said, Shape, filled
from regola.python.tree import (
    EVERYTHING,
    Assign,
    Call,
    Chain,
    Choice,
    Compare,
    Constant,
    Expression,
    Field,
    If,
    Index,
    Lambda,
    Name,
    Negative,
    Return,
    Sequence,
    Single,
    any_in,
    joined,
    path,
    size,
)
from regola.python.writer import FRAME, ITS_REGION, Scene, Unwritable
from regola_engine.kernel.primitives import Part

__all__ = ["SHAPES", "compared_regions", "kind_of", "region_inside", "things_set"]

_CHOSEN, _REGION, _TOKEN = Name("chosen"), "region", "token"


def things_set(phrase: Phrase, scene: Scene) -> Expression:
    """Return the set of things that a phrase names, with nothing in it that is no such thing."""
    return bounded(set_of(phrase, scene), phrase.type, scene)


# ---- what is chosen ---------------------------------------------------------------------------

_THINGS = {"player": "PLAYER", "people": "PEOPLE", "combination": "SLOT"}


def _chosen(part: Part, said: Said) -> Expression:
    among = filled(part.others[0], said) if part.others else EVERYTHING
    thing, deed = said.known(part.place), said.deed
    if part.place == "object" and deed is not None and said.scene.is_a(thing, _TOKEN):
        # Of several tokens the deed asks for each: *as many tokens as*, *1 token per hill*.
        several = deed.amount is not None or deed.per is not None
        if several and region_inside(thing, said.scene) is None:
            return joined("&", [among, things_set(thing, said.scene)])
    return chosen_of(thing, said.scene, among)


def chosen_of(thing: Phrase, scene: Scene, among: Expression) -> Expression:
    """Return what a deed is done to: all that a phrase names, or the one that a player chooses."""
    inside = None if is_chosen(thing) else region_inside(thing, scene)
    if inside is not None:
        # What lies in one region: the region is chosen, of those where something lies.
        return chosen_of(inside, scene, joined("&", [things_set(thing, scene), among]))
    mask = joined("&", [among, things_set(thing, scene)])
    if not is_chosen(thing) or _is_alone(thing, scene):
        return mask
    sort = next((name for kind, name in _THINGS.items() if scene.is_a(thing, kind)), "")
    more = [scene.module.name(sort)] if sort else []
    asked, failed, pending = (scene.module.name(n) for n in ("ASKED", "FAILED", "PENDING"))
    ending = Choice(asked, Compare("==", _CHOSEN, pending), failed)
    scene.choices = [
        Assign("chosen", scene.call("choose", FRAME, mask, *more)),
        If(Compare("<", _CHOSEN, Constant(0)), (Return(ending),)),
    ]
    return Single(_CHOSEN)


def region_inside(thing: Phrase, scene: Scene) -> Phrase | None:
    """
    Return the region of *2 tokens in one of your regions*, which whoever acts chooses.

    *Each token in a region with a mine* are those in all such regions, *all tokens in your
    regions* as well.
    """
    if thing.determiner == "each":
        return None
    links = (m for m in thing.modifiers if isinstance(m, Link) and m.relation == "in")
    regions = (link.target for link in links if scene.is_a(link.target, _REGION))
    return next((one for one in regions if is_chosen(one) and _is_one(one)), None)


def _is_one(region: Phrase) -> bool:
    """Tell whether one region is meant, and not all that are *yours*."""
    return region.determiner != "" or region.amount is not None


def _is_alone(thing: Phrase, scene: Scene) -> bool:
    """Tell whether there is but one: *your player*."""
    return thing.owner == "you" and scene.is_a(thing, "player")


def _plenty(part: Part, said: Said) -> Expression:
    """Return some regions, and where so many tokens lie in one of them those that have so many."""
    counted = _is_number_in_one(said.known(part.place), said)
    return joined("&", [filled(one, said) for one in part.others[: 2 if counted else 1]])


def _enough(part: Part, said: Said) -> Expression:
    """Return whether there are so many tokens: in one region where it is one, else in all."""
    *_, in_all = part.others
    thing = said.known(part.place)
    if region_inside(thing, said.scene) is None:
        return filled(in_all, said)
    return any_in(joined("&", [things_set(thing, said.scene), _plenty(part, said)]))


def _is_number_in_one(thing: Phrase, said: Said) -> bool:
    """Tell whether a number of tokens in one region is meant: *2 tokens in one of your regions*."""
    amount = thing.amount
    if amount is None or amount.comparison != "exactly" or not isinstance(amount.amount, Number):
        return False
    return region_inside(thing, said.scene) is not None


def _asked(part: Part, said: Said) -> Expression:
    """Return the number of the thing that a player chooses, asked within the deed itself."""
    mask = joined("&", [*others(part, said), things_set(said.known(part.place), said.scene)])
    return said.scene.call("choose", FRAME, mask)


# ---- pieces -----------------------------------------------------------------------------------


def _kind(part: Part, said: Said) -> Expression:
    phrase, scene = said.known(part.place), said.scene
    maker = part.maker.__name__ if part.maker else ""
    if maker != "piece_word":
        return scene.module.constant(maker, phrase.noun)
    return kind_of(phrase, scene)


def kind_of(phrase: Phrase, scene: Scene) -> Expression:
    """Return the kind of a piece that a phrase names; what is used as a relic stands for it."""
    reference = scene.holder if phrase.noun == "it" else phrase.noun
    if "/" not in reference:
        raise Unwritable(phrase.noun)
    constant = scene.module.constant("piece_word", reference)
    if reference != scene.holder or "/relic/" not in reference:
        return constant
    return scene.call("itself", scene.you, constant)


def _holder(_part: Part, said: Said) -> Expression:
    if not said.scene.holder:
        raise Unwritable(said.word)
    return said.scene.module.constant("piece_word", said.scene.holder)


def _doer(_part: Part, said: Said) -> Expression:
    if said.scene.doer is None:
        raise Unwritable(said.word)
    return said.scene.doer


def _its(_part: Part, said: Said) -> Expression:
    """Return the region of the event, or of the piece that carries the rule."""
    scene = said.scene
    if ITS_REGION in scene.things:
        return Single(scene.things[ITS_REGION])
    return Index(path(scene.position().id, "where"), kind_of(_it(said), scene))


def _it(said: Said) -> Phrase:
    return replace(said.known(""), noun="it")


def _lying(part: Part, said: Said) -> Expression:
    """
    Return where the pieces lie that a deed is done to: in the event's region, else anywhere.

    *Your pieces* are those in your regions.
    """
    thing, scene = said.known(part.place), said.scene
    if thing.noun == "it" and ITS_REGION in scene.things:
        return Single(scene.things[ITS_REGION])
    for modifier in thing.modifiers:
        if not _is_plain_place(modifier):
            raise Unwritable(thing.noun, getattr(modifier, "span", thing.span), kind="more")
    refuse_or(thing)
    inside = region_inside(thing, scene)
    if inside is not None:
        lying = Index(path(scene.position().id, "where"), kind_of(thing, scene))
        return chosen_of(inside, scene, lying)
    masks = [things_set(m.target, scene) for m in thing.modifiers if isinstance(m, Link)]
    if thing.owner == "you" and thing.noun != "it":
        masks.append(things_set(replace(_bare(thing), noun="region", type="region"), scene))
    return joined("&", masks) if masks else EVERYTHING


def _bare(thing: Phrase) -> Phrase:
    """Return a phrase of which nothing is said but whose it is."""
    return replace(thing, determiner="", amount=None, modifiers=(), refers=False)


def _is_plain_place(modifier: Modifier) -> bool:
    """Tell whether what is said of pieces is where they lie, or that they are the bearer's."""
    if not isinstance(modifier, Link) or modifier.negated:
        return False
    return modifier.relation == "in" or modifier.target.noun == "you"


def _sorts(part: Part, said: Said) -> Expression:
    named = choices(said.known(part.place))
    for one in named:
        refuse_more(one)
    return Sequence(tuple(Constant(one.noun) for one in named))


# ---- numbers ----------------------------------------------------------------------------------


def _deed(said: Said, *, once: bool) -> Expression:
    if said.deed is None:
        raise Unwritable(said.word)
    return of_deed(replace(said.deed, per=None) if once else said.deed, said.scene)


def _times(_part: Part, said: Said) -> Expression:
    deed = said.deed
    return Constant(1) if deed is None or deed.per is None else per(deed.per, said.scene)


def _price(part: Part, said: Said) -> Expression:
    """Return what is to be paid, once where a payee is chosen, less what steps before bring in."""
    to, scene = said.phrase(part.place), said.scene
    found = _deed(said, once=False)
    if to is not None and to.noun != "you" and not is_chosen(to):
        payees = size(things_set(to, scene))
        found = payees if found == Constant(1) else joined("*", [found, payees])
    return _less_received(found, scene)


def _rest(part: Part, said: Said) -> Expression:
    """Return what is to be paid of a price, less what steps before bring in."""
    return _less_received(filled(part.others[0], said), said.scene)


def _less_received(price: Expression, scene: Scene) -> Expression:
    for one in scene.received:
        price = Chain("-", (price, one))
    return price


def _tokens(part: Part, said: Said) -> Expression:
    """Return whether tokens are there, and may come where they go unless that is taken by then."""
    known = said.phrase(part.place) is not None and not said.scene.taken
    return filled(part.others[1 if known else 0], said)


def _spots(part: Part, said: Said) -> Expression:
    module = said.scene.module
    names = [f"FROM_{one.noun.upper()}" for one in choices(said.known(part.place))]
    return joined("|", [module.name(name) for name in names])


def _in_hand(part: Part, said: Said) -> Expression:
    """Refuse tokens in somebody else's hand, and some tokens of a hand: one's own are counted."""
    phrase, spot = said.known(""), said.known(part.place)
    said_more = [m for m in (*phrase.modifiers, *spot.modifiers) if not _is_spot(m, spot)]
    span = getattr(said_more[0], "span", phrase.span) if said_more else phrase.span
    raise Unwritable(spot.noun, span, kind="in hand")


def _is_spot(modifier: Modifier, spot: Phrase) -> bool:
    return isinstance(modifier, Link) and modifier.target is spot


def compared_regions(subject: Amount, bound: Bound, scene: Scene) -> Expression:
    """Return the regions whose number compares so: asked one by one, or for all at once."""
    if bound.comparison not in COMPARISONS:
        raise Unwritable("number")
    if isinstance(subject, Quantity) and isinstance(bound.amount, Number):
        return _between(subject, bound.comparison, bound.amount.value, scene)
    inner = Scene(scene.module, scene.line, scene.holder, things={scene.free: Name("each")})
    return scene.call("regions_where", Lambda(("each",), comparison(subject, bound, inner)))


def _between(subject: Quantity, comparison: str, value: int, scene: Scene) -> Expression:
    """The regions whose number lies within limits, worked out for all at once."""
    everything = scene.module.name("ALL")
    nothing = Negative(everything)
    limits: dict[str, tuple[Expression, Expression]] = {
        "exactly": (Constant(value), Constant(value)),
        "at least": (Constant(value), everything),
        "more than": (Constant(value + 1), everything),
        "less than": (nothing, Constant(value - 1)),
    }
    least, most = limits.get(comparison, (nothing, Constant(value)))
    if subject.word == "shortfall":
        return scene.call("regions_short_by", scene.you, least, most)
    number = scene.module.constant("number_word", subject.word)
    held = scene.module.vocabulary.quantities[subject.word].asked_by == "holder"
    name = "regions_held_between" if held else "regions_between"
    return scene.call(name, number, scene.you, least, most)


def _below(part: Part, said: Said) -> Expression:
    thing = said.scene.thing(said.known(part.place))
    return Chain("-", (Single(thing), Constant(1)))


def _around(mask: Expression) -> Expression:
    return Call(Field(Name("ground"), "around"), (mask,))


def _unless_placed(part: Part, said: Said) -> Expression:
    """Return a set where nothing tells whose things are or where, else all of them."""
    phrase = said.known(part.place)
    placed = phrase.owner or phrase.refers or phrase.noun == "it"
    told = (m for one in choices(phrase) for m in one.modifiers)
    if placed or any(isinstance(one, Link | Recalled) for one in told):
        return EVERYTHING
    return filled(part.others[0], said)


def _later(part: Part, said: Said) -> Expression:
    return Lambda((), things_set(said.known(part.place), said.scene))


SHAPES: Mapping[str, Shape] = {
    "chosen": _chosen,
    "asked": _asked,
    "plenty": _plenty,
    "enough": _enough,
    "kind": _kind,
    "holder": _holder,
    "doer": _doer,
    "its": _its,
    "lying": _lying,
    "sorts": _sorts,
    "each": lambda _part, said: _deed(said, once=True),
    "times": _times,
    "price": _price,
    "rest": _rest,
    "tokens": _tokens,
    "spots": _spots,
    "in hand": _in_hand,
    "below": _below,
    "later": _later,
    "unless placed": _unless_placed,
    "around": of_others(_around),
}
"""The parts of templates that only conquest has, by their shape."""
