"""Write whether somebody or something has a thing, and whether there is one."""

from __future__ import annotations

from dataclasses import replace

from regola.program.meaning import Bound, Determiner, Has, Link, Number, Phrase
from regola.python.comparisons import comparison, of_several
from regola.python.patterns import Misfit, first_fit, misfit
from regola.python.phrases import any_of, bounded, said_mask, set_of
from regola.python.quantified import is_counted, of_them
from regola.python.ranging import ranged_over
from regola.python.slots import is_all
from regola.python.templates import Said, filled
from regola.python.tree import Expression, any_in, denied, joined
from regola.python.writer import Scene, Unwritable
from regola_engine.kernel import primitives as p

__all__ = ["has", "is_there"]


def is_there(thing: Phrase, scene: Scene) -> Expression:
    """Return whether there is such a thing; of each of several, whether each has one."""
    _refuse_each(thing)
    if thing.amount is not None:
        return comparison(replace(thing, amount=None), _bound(thing), scene)
    ranged = ranged_over(thing)
    if ranged is None or ranged.determiner != "each":
        return any_of(thing, scene)
    return of_several(ranged, thing, any_of, scene)


def _refuse_each(thing: Phrase) -> None:
    """Refuse *if you have each hill*: that there is one would be enough."""
    if is_all(thing):
        raise Unwritable("each", thing.span, kind="each")


def has(test: Has, scene: Scene) -> Expression:
    """
    Return whether somebody or something has a thing, or so many.

    Of one of several the set of those that have it is asked; where there is none, each is counted.
    """
    subject, thing = test.subject, test.thing
    _refuse_each(thing)
    if _is_one(subject, scene):
        if thing.amount is not None:
            return _having(test, scene)
        found = _possession(test, scene)
        return denied(found) if thing.determiner == "no" else found
    if thing.amount is not None and _asked_of(subject) is not None:
        return _asked_how_many(test, scene)
    try:
        return _among(test, scene)
    except Unwritable as refusal:
        if _asked_of(subject) is None:
            raise
        bound = Bound("exactly", Number(0)) if thing.determiner == "no" else _AT_LEAST_ONE
        counted = replace(test, thing=replace(thing, determiner="", amount=bound))
        try:
            return _asked_how_many(counted, scene)
        except Unwritable:
            raise refusal from None


_AT_LEAST_ONE = Bound("at least", Number(1))


def _among(test: Has, scene: Scene) -> Expression:
    """Return whether as many of some things as are said have something, by the set of those."""
    subject, thing = test.subject, test.thing
    if not is_counted(subject) and thing.determiner != "no":
        return _possession(test, scene)
    had = replace(thing, determiner="a") if thing.determiner == "no" else thing
    told = Link("with", had, thing.determiner == "no", test.span)
    return of_them(subject, told, scene, comparison)


def _asked_how_many(test: Has, scene: Scene) -> Expression:
    """Return whether each of some things, one of them, or none has so many of another."""
    determiner, is_denied = _asked_of(test.subject) or ("", False)
    asked = replace(test.subject, determiner=determiner, amount=None)
    found = _having(replace(test, subject=asked), scene)
    return denied(found) if is_denied else found


def _asked_of(subject: Phrase) -> tuple[Determiner, bool] | None:
    """
    Return of which of several a number is asked, of each or one, and whether that is denied then.

    Of so many of them it cannot be asked.
    """
    if is_all(subject):
        return "each", False
    if subject.determiner == "no":
        return "one", True
    return None if is_counted(subject) else ("one", False)


def _is_one(subject: Phrase, scene: Scene) -> bool:
    """Tell whether a phrase means one known thing, which has something or has it not."""
    if subject.refers or subject.noun in ("you", "it") or scene.is_a(subject, "spot"):
        return True
    return subject.determiner == "the" and not is_counted(subject)


def _bound(thing: Phrase) -> Bound:
    """Return how many of a thing there must be: a number as written, not one worked out."""
    if thing.amount is None or not isinstance(thing.amount.amount, Number):
        raise Unwritable("number", thing.span)
    return thing.amount


def _having(test: Has, scene: Scene) -> Expression:
    """Return whether somebody known, or a place of his, has so many things."""
    thing, subject = test.thing, test.subject
    bare = replace(thing, amount=None, determiner="")
    if subject.noun == "you":
        owned = replace(bare, owner="you")
    else:
        relation = "in" if scene.is_a(subject, *scene.family.primitives.places) else "of"
        link = Link(relation, subject, False, test.span)
        owned = replace(bare, modifiers=(*bare.modifiers, link))
    return comparison(owned, _bound(thing), scene)


def _possession(test: Has, scene: Scene) -> Expression:
    subject, thing = test.subject, replace(test.thing, determiner="a")
    entries = [(one, _possessed(one, subject, thing, scene)) for one in scene.family.primitives.has]
    near = any(found is None or found[0] > 1 for _, found in entries)
    if near or not any(scene.is_a(subject, one.type) for one in scene.family.primitives.sorts):
        entry = first_fit(entries, Unwritable(subject.noun))
        said = Said(scene, {"subject": subject, "thing": thing}, thing.noun, bounded=True)
        return filled(entry.use, said)
    mask = said_mask(Link("with", thing, False, test.span), subject, scene)
    return any_in(bounded(joined("&", [set_of(subject, scene), mask]), subject.type, scene))


def _possessed(entry: p.Has, subject: Phrase, thing: Phrase, scene: Scene) -> Misfit | None:
    found = misfit(entry.subject, subject, scene)
    if found is not None:
        return (0, found[1])
    inner = misfit(entry.thing, thing, scene)
    return inner if inner is None else (inner[0] + 1, inner[1])
