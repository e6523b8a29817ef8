"""Resolve numbers: sums, products, quantities, counts."""

from __future__ import annotations

from typing import Literal, cast

from regola.program.context import Context
from regola.program.draft import Draft
from regola.program.meaning import (
    Amount,
    Bound,
    Comparison,
    Count,
    Everything,
    Extreme,
    Half,
    Number,
    Product,
    Quantity,
    Sum,
)
from regola.program.phrases import is_number, phrase
from regola.sources import Span
from regola.syntax import tree

__all__ = ["amount", "bound", "is_all", "number_of", "quantity"]

_COUNT = "number"


_BOUNDS = ("at least", "at most", "more than", "less than", "up to")


def amount(terms: tuple[tree.Term, ...], context: Context, heard: tuple[str, ...] = ()) -> Amount:
    """
    Resolve a sum of terms; a single positive term is itself.

    It is never *all*, which tells something alone. Of bounds those that are ``heard`` may stand
    before the first number, and are told by whoever hears them: *is up to 3* would be played as
    *is 3*.
    """
    _refuse_bounds(terms, heard, context)
    resolved = tuple((term.sign, _product(term, context)) for term in terms)
    if len(resolved) == 1 and resolved[0][0] == 1:
        return resolved[0][1]
    return Sum(resolved)


def bound(terms: tuple[tree.Term, ...], context: Context) -> Bound:
    """Resolve what a number is compared with: ``at least 3``, ``more than the length of …``."""
    first = terms[0].factors[0].atom
    comparison: Comparison = "exactly"
    for word in first.determiners:
        if word.terminal == "BOUND":
            comparison = word.text  # type: ignore[assignment]
    if comparison == "all but":
        span = context.span(terms[0].factors[0].start, terms[-1].factors[-1].end)
        raise context.fail("number-expected", span, found=context.source.slice(span))
    return Bound(comparison, amount(terms, context, _BOUNDS))


def _refuse_bounds(terms: tuple[tree.Term, ...], heard: tuple[str, ...], context: Context) -> None:
    factors = [factor for term in terms for factor in term.factors]
    for place, factor in enumerate(factors):
        for word in factor.atom.determiners:
            is_heard = word.text in heard and place == 0
            if word.terminal == "BOUND" and word.text != "exactly" and not is_heard:
                raise _no_number(context.span(word.start, factor.end), context)


def _no_number(span: Span, context: Context) -> Exception:
    return context.fail("number-expected", span, found=context.source.slice(span))


def quantity(draft: Draft) -> Quantity:
    """Return the quantity that a phrase with a number word names."""
    of = next(
        (target.freeze() for relation, target, _, _ in draft.links if relation in ("of", "in")),
        None,
    )
    return Quantity(draft.sense.noun, of, draft.span)


def _product(term: tree.Term, context: Context) -> Amount:
    if term.sort in ("larger", "smaller"):
        left, right = (_number(factor, context) for factor in term.factors)
        return Extreme(cast("Literal['larger', 'smaller']", term.sort), left, right)
    if term.sort in ("up", "down"):
        rounded = cast("Literal['up', 'down']", term.sort)
        return Half(_number(term.factors[0], context), rounded)
    result = _number(term.factors[0], context)
    for factor in term.factors[1:]:
        result = Product(result, _number(factor, context))
    return result


def _number(np: tree.NounPhrase, context: Context) -> Amount:
    if is_number(np):
        return _literal(np, context)
    return number_of(phrase(np, ("number",), context), context)


def number_of(draft: Draft, context: Context) -> Quantity | Count:
    """Return the number that a phrase with a number word names: a count or a quantity."""
    if draft.sense.noun != _COUNT:
        return quantity(draft)
    of = next((target for relation, target, _, _ in draft.links if relation in ("of", "in")), None)
    if of is None:
        raise _no_number(draft.span, context)
    if of.determiner in ("one", "each", "no") or not _is_whole(of.amount):
        # Of *2 hills* the number is known, of *one of your hills* as well.
        raise _no_number(draft.span, context)
    of.counted = True
    return Count(of.freeze(), draft.span)


def _is_whole(bound: Bound | None) -> bool:
    return bound is None or isinstance(bound.amount, Everything)


def is_all(terms: tuple[tree.Term, ...]) -> bool:
    """Tell whether *all* is said in place of a number: in no sum, and no part of another number."""
    [*factors] = terms[0].factors
    if len(terms) != 1 or len(factors) != 1 or (terms[0].sign, terms[0].sort) != (1, "times"):
        return False
    [only] = factors
    return is_number(only) and [word.terminal for word in only.atom.determiners] == ["ALL"]


def _literal(np: tree.NounPhrase, context: Context) -> Amount:
    for word in np.atom.determiners:
        if word.terminal == "NUMBER":
            return Number(int(word.text))
    span = context.span(np.start, np.end)
    raise context.fail("number-expected", span, found=context.source.slice(span))
