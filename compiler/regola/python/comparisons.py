"""Compare numbers; one that is told of one of several is compared of each by itself."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TypeVar

from regola.program.meaning import Amount, Bound, Determiner, Phrase
from regola.program.walking import replaced
from regola.python.amounts import amount, count
from regola.python.phrases import bounded, is_mask, set_of
from regola.python.ranging import known_by_then, of_whom, ranged_over
from regola.python.tree import Compare as Comparison
from regola.python.tree import Expression, Lambda, Name, call, is_bounded
from regola.python.writer import Scene, Unwritable

__all__ = ["COMPARISONS", "compared", "comparison", "of_several"]

COMPARISONS = {
    "exactly": "==",
    "at least": ">=",
    "at most": "<=",
    "more than": ">",
    "less than": "<",
    "up to": "<=",
}
"""The operators of Python for the comparisons of the language."""


def compared(subject: Phrase | Amount, bound: Bound, scene: Scene) -> Expression:
    """Return whether a number compares so."""
    if bound.comparison not in COMPARISONS:
        raise Unwritable("number")
    left = count(subject, scene) if isinstance(subject, Phrase) else amount(subject, scene)
    return Comparison(COMPARISONS[bound.comparison], left, amount(bound.amount, scene))


def comparison(subject: Phrase | Amount, bound: Bound, scene: Scene) -> Expression:
    """Return whether a number compares so; one of several is compared of each by itself."""
    ranged = ranged_over(subject, bound.amount)
    if ranged is None:
        return compared(subject, bound, scene)
    return of_several(ranged, (subject, bound), lambda sides, inner: compared(*sides, inner), scene)


_Told = TypeVar("_Told")


def of_several(
    ranged: Phrase, told: _Told, test: Callable[[_Told, Scene], Expression], scene: Scene
) -> Expression:
    """Return whether something is so of each of several, or of one of them."""
    other, known = Name("other"), known_by_then(ranged)
    inner = replace(scene, things={**scene.things, ranged.mention: other})
    found = Lambda((other.id,), test(replaced(told, ranged, known), inner))
    return call(scene.module.use(of_whom(ranged)), _several(ranged, scene), found)


def _several(ranged: Phrase, scene: Scene) -> Expression:
    """Return the things of which a number is compared, as a set of no more than there are."""
    determiner: Determiner = "another" if ranged.determiner == "another" else ""
    meant = replace(ranged, determiner=determiner, amount=None)
    if not is_mask(meant, scene):
        raise Unwritable(meant.noun, meant.span, kind="number of one")
    found = bounded(set_of(meant, scene), meant.type, scene)
    if not is_bounded(found):
        raise Unwritable(meant.noun, meant.span, kind="number of one")
    return found
