"""Write deeds as calls of the engine's verbs, by the primitives that a family declares for them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache

from regola.program.meaning import Deed, Everything, Moment, OnEvent, Phrase
from regola.python.patterns import Misfit, first_fit, misfit
from regola.python.refusals import ONE, is_another
from regola.python.slots import is_up_to
from regola.python.templates import Said, filled
from regola.python.tree import Constant, Expression
from regola.python.writer import Scene, Unwritable, within
from regola_engine.kernel import primitives as p

__all__ = ["deed_call", "is_asked_of", "is_known", "needs"]

_PLACE, _SLOT, _NUMBER = 1, 2, 3


def deed_call(deed: Deed, scene: Scene) -> Expression:
    """Return the call that does a deed; it tells how the deed ended."""
    with within(deed.span):
        return filled(primitive_of(deed, scene).use, _said(deed, scene))


def needs(deed: Deed, scene: Scene) -> Expression | None:
    """Return what must be true for a deed to be possible; nothing if it always is."""
    if scene.wanted is None and is_asked_of(deed, scene):
        # Whoever may do it to several does it, if it can be done to one.
        with scene.wanting(Constant(1)):
            return needs(deed, scene)
    with within(deed.span):
        possible = primitive_of(deed, scene).possible
        return None if possible is None else filled(possible, _said(deed, scene))


def is_asked_of(deed: Deed, scene: Scene) -> bool:
    """Tell whether somebody is asked to how many things, of *up to 3*, a deed is done."""
    up_to = deed.object is not None and is_up_to(deed.object)
    return up_to and "many_wanted" in scene.family.names


def is_known(verb: str, scene: Scene) -> bool:
    """Tell whether there is a primitive for a verb at all."""
    return any(one.verb == verb for one in scene.family.primitives.deeds)


def _said(deed: Deed, scene: Scene) -> Said:
    places = {"object": deed.object, "": deed.object, **dict(_apart(deed.slots))}
    return Said(scene, places, deed.verb, deed, bounded=True)


def _apart(slots: tuple[tuple[str, Phrase], ...]) -> tuple[tuple[str, Phrase], ...]:
    """Take *another* as any: a deed that hears it takes care that it is not the one it left."""
    return tuple(
        (
            name,
            replace(one, determiner="a") if name == "to" and one.determiner == "another" else one,
        )
        for name, one in slots
    )


def primitive_of(deed: Deed, scene: Scene) -> p.Deed:
    """Return the primitive that fits a deed."""
    own = (one for one in scene.family.primitives.deeds if one.verb == deed.verb)
    fitting = ((one, _misfit(one, deed, scene)) for one in own)
    return first_fit(fitting, Unwritable(deed.verb))


def _misfit(entry: p.Deed, deed: Deed, scene: Scene) -> Misfit | None:
    """Return what keeps a deed from a primitive: the later it is found, the nearer they are."""
    return next(_misfits(entry, deed, scene), None)


def _misfits(entry: p.Deed, deed: Deed, scene: Scene) -> Iterator[Misfit]:
    yield from _of_moment(entry, deed, scene)
    if not entry.apart:
        yield from _another(deed)
    if entry.object is not None:
        yield from _of_object(entry.object, deed, scene)
    said = dict(deed.slots)
    for preposition, place in entry.slots.items():
        if preposition not in said:
            yield _PLACE, Unwritable(deed.verb)
        else:
            yield from _of_slot(place, said[preposition], deed, scene)
    yield from _of_others(entry, deed, scene)
    if not _shapes(entry.use).intersection(_COUNTING) and _says_number(deed):
        yield _NUMBER, Unwritable("number", deed.span)
    wanted = scene.wanted is not None and is_asked_of(deed, scene)
    if _says_bound(deed) and not (entry.object and entry.object.form in _BOUNDED) and not wanted:
        yield _NUMBER, Unwritable("number", deed.span)


def _of_others(entry: p.Deed, deed: Deed, scene: Scene) -> Iterator[Misfit]:
    """Give what keeps the slots from a primitive that it may hear, or does not hear."""
    for preposition, phrase in deed.slots:
        if preposition in entry.may:
            yield from _of_slot(entry.may[preposition], phrase, deed, scene)
        elif preposition not in entry.slots:
            yield _SLOT, Unwritable(deed.verb, phrase.span, kind="slot")


def _another(deed: Deed) -> Iterator[Misfit]:
    for preposition, phrase in deed.slots:
        if preposition == "to" and is_another(deed, phrase):
            yield _SLOT, Unwritable("another", phrase.span, kind="another")


def _of_moment(entry: p.Deed, deed: Deed, scene: Scene) -> Iterator[Misfit]:
    if entry.doer and scene.doer is None:
        yield 0, Unwritable(deed.verb)
    if entry.after and not _comes_after(entry.after, scene.moment):
        yield 0, Unwritable(deed.verb, kind="event")
    if entry.on_turn and _waits_for_others(scene.moment):
        yield 0, Unwritable(deed.verb, kind="moment")


def _comes_after(verbs: tuple[str, ...], moment: Moment | None) -> bool:
    if not isinstance(moment, OnEvent):
        return False
    return moment.verb in verbs or (moment.before and f"before {moment.verb}" in verbs)


def _waits_for_others(moment: Moment | None) -> bool:
    """Tell whether a rule acts when its bearer is not on turn: at what others do, between turns."""
    if isinstance(moment, OnEvent):
        return moment.actor is None or moment.actor.noun != "you"
    return moment is not None and moment.phase in ("round", "game")


def _of_object(place: p.Place, deed: Deed, scene: Scene) -> Iterator[Misfit]:
    found = misfit(place, deed.object, scene)
    if found is None:
        return
    rank, kept = found
    if not kept.kind:
        kept = Unwritable(deed.verb if rank < _NUMBER else kept.word, kept.span)
    # What an object says too much is nearer to playing than what is of another type.
    yield (_NUMBER if rank >= _NUMBER else 0), kept


def _of_slot(place: p.Place, phrase: Phrase, deed: Deed, scene: Scene) -> Iterator[Misfit]:
    found = misfit(place, phrase, scene)
    if found is not None:
        kept = found[1] if found[1].kind else Unwritable(deed.verb, phrase.span, kind="slot")
        # A place that only another holds by then is nearer than one of another sort.
        yield _NUMBER if kept.kind == "theirs" else _SLOT if found[0] else _PLACE, kept


def _says_number(deed: Deed) -> bool:
    if deed.amount is not None or deed.per is not None:
        return True
    bound = deed.object.amount if deed.object is not None else None
    if bound is None or bound == ONE:
        return False
    return not isinstance(bound.amount, Everything)


def _says_bound(deed: Deed) -> bool:
    """Tell whether a number of things is a bound and no number: *up to 2 tunnels*."""
    bound = deed.object.amount if deed.object is not None else None
    return bound is not None and bound.comparison not in ("exactly", "all but")


_BOUNDED = (p.NUMBER, p.UP_TO)
_COUNTING = frozenset(("count", "each", "times", "price", "amount"))


@cache
def _shapes(template: p.Template) -> frozenset[str]:
    """Return the shapes of the parts that a template is made of."""
    inside: tuple[p.Template, ...] = ()
    if isinstance(template, p.Part):
        inside = template.others
    elif isinstance(template, p.Use):
        inside = (*template.takes, *template.named.values())
    elif isinstance(template, p.Held):
        inside = template.at
    elif isinstance(template, p.Both):
        inside = template.parts
    own = (template.shape,) if isinstance(template, p.Part) else ()
    return frozenset(own).union(*map(_shapes, inside))
