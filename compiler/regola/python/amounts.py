"""Write amounts as numbers."""

from __future__ import annotations

from collections.abc import Iterator

from regola.program.meaning import (
    Amount,
    Count,
    Deed,
    Everything,
    Extreme,
    Half,
    Number,
    Phrase,
    Product,
    Quantity,
    Sum,
)
from regola.python.patterns import Misfit, first_fit, misfit, said_of
from regola.python.phrases import bounded, set_of, size_of, tally
from regola.python.ranging import refuse_ranging
from regola.python.slots import is_all, is_up_to, object_of
from regola.python.templates import Said, filled
from regola.python.tree import Chain, Constant, Expression, call, joined, summed
from regola.python.writer import Scene, Unwritable, within
from regola_engine.kernel import primitives as p

__all__ = ["ONE", "amount", "amount_of", "count", "number_of", "of_deed", "per", "times"]

ONE, TWO = Constant(1), Constant(2)


def amount(value: Amount, scene: Scene) -> Expression:
    """Return an amount as a number."""
    if isinstance(value, Number):
        return Constant(value.value)
    if isinstance(value, Everything):
        return scene.module.name("ALL")
    if isinstance(value, Quantity):
        with within(value.span):
            refuse_ranging(value)
            return _quantity(value, scene)
    if isinstance(value, Count):
        refuse_ranging(value)
        return count(value.of, scene)
    if isinstance(value, Sum):
        return _sum(value, scene)
    return _worked_out(value, scene)


def _worked_out(value: Product | Extreme | Half, scene: Scene) -> Expression:
    """Return a number that is made of one or two others."""
    if isinstance(value, Extreme):
        pick = "max" if value.which == "larger" else "min"
        return call(pick, amount(value.left, scene), amount(value.right, scene))
    if isinstance(value, Half):
        whole = amount(value.of, scene)
        return Chain(
            "//", (summed([(1, whole), (1, ONE)]) if value.rounded == "up" else whole, TWO)
        )
    return _product(value, scene)


def _sum(value: Sum, scene: Scene) -> Expression:
    found = _summed(value, scene)
    # There is nothing less than nothing: a count less a number is none at the least.
    less = any(sign < 0 for sign, _ in value.terms)
    return call("max", Constant(0), found) if less else found


def _summed(value: Sum, scene: Scene) -> Expression:
    return summed((sign, amount(term, scene)) for sign, term in value.terms)


def amount_of(word: str, value: Amount, scene: Scene) -> Expression:
    """Return what a number is said to be, or to change by: below nought too where it may be."""
    known = scene.module.vocabulary.quantities.get(word)
    if isinstance(value, Sum) and known is not None and known.signed:
        return _summed(value, scene)
    return amount(value, scene)


def _product(value: Product, scene: Scene) -> Expression:
    return joined("*", [amount(value.left, scene), amount(value.right, scene)])


def times(found: Expression, more: Expression) -> Expression:
    """Return a number so many times."""
    return more if found == ONE else joined("*", [found, more])


def per(phrase: Phrase, scene: Scene) -> Expression:
    """Return how many times a thing is there, or as many of them as the phrase says."""
    found = count(phrase, scene)
    if phrase.amount is None:
        return found
    step = amount(phrase.amount.amount, scene)
    return found if step == ONE else Chain("//", (found, step))


def of_deed(deed: Deed, scene: Scene) -> Expression:
    """Return of how many things a deed speaks, all of them where it says so."""
    thing = object_of(deed)
    if scene.wanted is not None and is_up_to(thing):
        return scene.wanted
    if is_all(thing):
        return amount(Everything(), scene)
    if thing.amount is not None and thing.amount.comparison == "all but":
        kept = amount(thing.amount.amount, scene)
        return Chain("-", (amount(Everything(), scene), kept))
    said = thing.amount.amount if thing.amount else Number(1)
    found = amount(deed.amount or said, scene)
    return found if deed.per is None else times(found, per(deed.per, scene))


def number_of(phrase: Phrase, scene: Scene) -> Expression:
    """Return the number that a phrase in the place of one names: a word, or a number of things."""
    found = said_of(phrase, "of")
    if phrase.noun == "number" and found is not None:
        return amount(Count(found.target, phrase.span), scene)
    if phrase.noun in scene.module.vocabulary.quantities:
        of = found.target if found is not None else None
        return amount(Quantity(phrase.noun, of, phrase.span), scene)
    raise Unwritable(phrase.noun)


# ---- numbers of things ------------------------------------------------------------------------


def _quantity(value: Quantity, scene: Scene) -> Expression:
    entry = first_fit(_quantities(value, scene), Unwritable(value.word))
    return filled(entry.use, Said(scene, {"": None, "of": value.of}, value.word, bounded=True))


def _quantities(value: Quantity, scene: Scene) -> Iterator[tuple[p.Quantity, Misfit | None]]:
    asked_by = scene.module.vocabulary.quantities[value.word].asked_by
    for entry in scene.family.primitives.quantities:
        if entry.word in (value.word, p.GRANTED) and entry.asked_by in ("", asked_by):
            yield entry, None if entry.of is None else misfit(entry.of, value.of, scene)


def count(phrase: Phrase, scene: Scene) -> Expression:
    """Return how many things a phrase names."""
    with within(phrase.span):
        kept = tally(phrase, scene)
        if kept is not None:
            return kept
        entry = first_fit(_counts(phrase, scene), Unwritable(phrase.noun))
        if entry is not None:
            return filled(entry.use, Said(scene, {"": phrase}, phrase.noun, bounded=True))
        return size_of(bounded(set_of(phrase, scene), phrase.type, scene), phrase, scene)


def _counts(phrase: Phrase, scene: Scene) -> Iterator[tuple[p.Counted | None, Misfit | None]]:
    """Give the primitives that count things, and nothing where the size of their set does."""
    for entry in scene.family.primitives.counted:
        yield entry, misfit(entry.thing, phrase, scene)
    if any(scene.is_a(phrase, sort.type) for sort in scene.family.primitives.sorts):
        yield None, None
