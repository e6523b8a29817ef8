"""What rules say of numbers, how far these go, and which deeds are done with how many things."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from math import inf
from typing import NamedTuple

from regola.checks.counted import Interval
from regola.checks.parts import deeds_of
from regola.checks.survey import Placed, Survey
from regola.program.meaning import Change, Deed, Number, Phrase, Quantity, Statement
from regola.program.model import Item
from regola.sources import Span

__all__ = ["deeds_with", "number_of", "numbers_told", "spread", "told_at"]


def number_of(deed: Deed) -> int | None:
    """Return how many things a deed is done with at most; nothing where that hangs on the game."""
    bound = deed.object.amount if deed.object is not None else None
    if deed.per is not None or deed.amount is not None:
        return None
    amount = Number(1) if bound is None else bound.amount
    return amount.value if isinstance(amount, Number) else None


def deeds_with(
    rules: Iterable[Placed], verbs: Collection[str], nouns: Collection[str]
) -> Iterator[tuple[Placed, Deed, Phrase, int | None]]:
    """Give the deeds of rules by some verbs, done to some things, with these and how many."""
    for one in rules:
        for deed in deeds_of(one.rule):
            if deed.verb in verbs and deed.object is not None and deed.object.noun in nouns:
                yield one, deed, deed.object, number_of(deed)


def numbers_told(rules: Iterable[Placed]) -> Iterator[tuple[Placed, Quantity, Statement]]:
    """Give the rules that say something of a number, with the number and what is said."""
    for one in rules:
        body = one.rule.body
        if isinstance(body, Statement) and isinstance(body.subject, Quantity):
            yield one, body.subject, body


# ---- how far a number goes ----------------------------------------------------------------------


def told_at(survey: Survey, item: Item, word: str, field: str) -> tuple[Item, Span]:
    """Return what tells a number of an item, and where: its field, its rule, or one of the base."""
    line = item.field(field)
    if line is not None:
        return item, line.span
    told = [(one.item, body.span) for one, n, body in numbers_told(survey.rules) if n.word == word]
    own = [place for place in told if place[0] is item]
    return next(iter([*own, *(one for one in told if one[0].kind == "base")]), (item, item.span))


class _Said(NamedTuple):
    """What a rule does to a number, with how much at least and at most; ``is_sure``: always."""

    operation: str
    is_base: bool
    is_sure: bool
    least: float
    most: float


def spread(survey: Survey, item: Item, word: str, printed: int = 0) -> Interval:
    """
    Return between which numbers one of an item lies, whatever is in play.

    ``printed`` is what the item's own field says. A rule with a condition holds or not, and what
    another item says holds only while somebody has that.
    """
    told = list(_said_of(survey, item, word))
    least, most = (_reckoned(told, printed, is_most=is_most) for is_most in (False, True))
    for one in told:
        if one.operation == "is" and not one.is_base:
            least = one.least if one.is_sure else min(least, one.least)
            most = one.most if one.is_sure else max(most, one.most)
    return least, most


def _said_of(survey: Survey, item: Item, word: str) -> Iterator[_Said]:
    """Give what rules do to a number of an item, told of it or of all that are of its kind."""
    names = {item.reference, item.kind, survey.vocabulary.kinds[item.kind].declares}
    for one, number, body in numbers_told(survey.all_rules):
        of, effect = number.of, body.effect
        if number.word != word or of is None or not isinstance(effect, Change):
            continue
        is_its, is_base = of.noun == "it" and one.item is item, one.item.kind == "base"
        if is_its or of.noun in names:
            is_bare = body.condition is None and one.rule.moment is None and not of.modifiers
            known = effect.amount if effect.per is None else None
            least, most = (known.value,) * 2 if isinstance(known, Number) else (0, inf)
            yield _Said(effect.operation, is_base, is_bare and (is_its or is_base), least, most)


_RAISING = ("more", "doubled", "at least")
_LOWERING = ("less", "at most")


def _reckoned(told: list[_Said], printed: int, *, is_most: bool) -> float:
    """Return the least or the most of a number before another is put in its place."""
    value, factor, low, high = float(printed), 1.0, 0.0, inf
    choose = max if is_most else min
    for one in told:
        if not one.is_sure and one.operation in (_LOWERING if is_most else _RAISING):
            continue
        amount = one.most if is_most != (one.operation == "less") else one.least
        if one.operation == "is" and one.is_base:
            value = amount if one.is_sure else choose(value, amount)
        elif one.operation == "doubled":
            factor *= 2
        elif one.operation == "at least":
            low = max(low, amount)
        elif one.operation == "at most":
            high = min(high, amount)
        elif one.operation != "is":
            value += amount if one.operation == "more" else -amount
    return min(max(value * factor, low), high)
