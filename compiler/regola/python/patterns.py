"""Find the primitive that fits a part of a sentence, or what keeps the nearest from it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from typing import TypeVar

from regola.program.meaning import Adjective, Bound, Link, Modifier, Number, Phrase
from regola.python.slots import is_all, is_chosen
from regola.python.writer import Scene, Unwritable
from regola_engine.kernel.primitives import (
    ALL_OF_THEM,
    ANY,
    AT_MOST,
    CHOSEN,
    CONTENT,
    EACH,
    EXACT,
    EXACT_NUMBER,
    FREE,
    GRANTED,
    KNOWN,
    NOBODY,
    NOT_EACH,
    NOTHING,
    NUMBER,
    ONE,
    SETTLED,
    SEVERAL,
    SOME_OF_THEM,
    UP_TO,
    Place,
)

__all__ = ["Misfit", "choices", "first_fit", "is_wider", "misfit", "said_of"]

T = TypeVar("T")

Misfit = tuple[int, Unwritable]
"""How far a part of a sentence fitted, and what keeps it from fitting altogether."""

_TYPE, _WORD, _FORM, _MORE = range(4)
_ONE = Bound("exactly", Number(1))

_PILE = "spot"
"""The type of piles and places off the board: of *the hand* nothing more is heard."""


def choices(phrase: Phrase) -> list[Phrase]:
    """Return a phrase and all that *or* joins to it, in order, each by itself."""
    found = [replace(phrase, alternatives=())]
    for other in phrase.alternatives:
        found += choices(other)
    return found


def first_fit(candidates: Iterable[tuple[T, Misfit | None]], nothing: Unwritable) -> T:
    """Return the first candidate that fits; without one tell what keeps the nearest from it."""
    nearest: Misfit = (-1, nothing)
    for candidate, found in candidates:
        if found is None:
            return candidate
        if found[0] > nearest[0]:
            nearest = found
    raise nearest[1]


def misfit(place: Place, phrase: Phrase | None, scene: Scene) -> Misfit | None:
    """Return what keeps a phrase from a place; nothing where it fits."""
    if phrase is None or place.form == NOTHING:
        both = phrase is None and place.form == NOTHING
        return None if both else (_TYPE, Unwritable(phrase.noun if phrase else "with"))
    return next(_misfits(place, phrase, scene), None)


def _misfits(place: Place, phrase: Phrase, scene: Scene) -> Iterator[Misfit]:
    plain = Unwritable(phrase.noun, phrase.span, kind=place.kind)
    if place.types and not scene.is_a(phrase, *place.types):
        yield _TYPE, plain
    if place.types and not place.nouns and is_wider(phrase, scene):
        yield _WORD, plain
    if not all(_is_named(one, place, scene) for one in choices(phrase)):
        yield _WORD, plain
    if place.owner and (phrase.owner or NOBODY) != place.owner:
        yield _FORM, plain
    if place.described and not _is_described(phrase, place.described):
        yield _FORM, plain
    if not _FORMS[place.form](phrase):
        yield _FORM, plain
    if place.not_of:
        yield from _foreign(place, phrase, scene)
    for relation, inner in place.said:
        found = said_of(phrase, relation)
        kept = misfit(inner, found.target, scene) if found is not None else (_FORM, plain)
        if kept is not None:
            yield _FORM, kept[1]
    yield from _said_more(place, phrase)


def is_wider(phrase: Phrase, scene: Scene) -> bool:
    """Tell whether a noun names more than the things of its type."""
    nouns = scene.family.primitives.nouns
    return any(one.wider and one.word == phrase.noun for one in nouns)


def _foreign(place: Place, phrase: Phrase, scene: Scene) -> Iterator[Misfit]:
    """Give what tells that things are somebody else's, or that something of somebody else's is."""
    if phrase.mention in scene.theirs:
        yield _MORE, Unwritable(phrase.noun, phrase.span, kind="theirs")
    for link in (m for one in choices(phrase) for m in one.modifiers if isinstance(m, Link)):
        target = link.target
        if link.negated or target.noun == "you" or target.owner == "you":
            continue
        if link.relation == "of" and scene.is_a(target, *place.not_of):
            yield _MORE, Unwritable(target.noun, link.span, kind="own")
        elif link.relation == "with":
            yield from _foreign(place, target, scene)


def _is_named(phrase: Phrase, place: Place, scene: Scene) -> bool:
    """Tell whether a phrase has a noun of a place, declared with the field that it asks for."""
    if place.field and not scene.module.is_declared_with(phrase.noun, place.field):
        return False
    return not place.nouns or _is_word(phrase, place.nouns)


def _is_word(phrase: Phrase, nouns: tuple[str, ...]) -> bool:
    content = "/" in phrase.noun
    return phrase.noun in nouns or (CONTENT if content else GRANTED) in nouns


def _is_described(phrase: Phrase, word: str) -> bool:
    return any(_describes(one, word) for one in phrase.modifiers)


def _describes(modifier: Modifier, word: str) -> bool:
    """Tell whether what is said of a thing is an adjective (``GRANTED``: any)."""
    if not isinstance(modifier, Adjective):
        return False
    return word == GRANTED or (modifier.word == word and not modifier.negated)


def said_of(phrase: Phrase, relation: str) -> Link | None:
    """Return the first link of a relation that is said of a thing (denied: after *not*)."""
    word = relation.removeprefix("not ")
    denied = word != relation
    links = (m for m in phrase.modifiers if isinstance(m, Link))
    return next((m for m in links if m.relation == word and m.negated == denied), None)


def _said_more(place: Place, phrase: Phrase) -> Iterator[Misfit]:
    """Give what is said of a thing beyond what its place asks for, where it hears no more."""
    if not place.plain and not (place.nouns and phrase.type == _PILE):
        return
    heard = [said_of(phrase, relation) for relation, _ in place.said]
    for one in phrase.modifiers:
        if one not in heard and not _describes(one, place.described):
            span = getattr(one, "span", phrase.span)
            yield _MORE, Unwritable(phrase.noun, span, kind=place.kind or "more")
    for other in phrase.alternatives if place.plain else ():
        yield _MORE, Unwritable("or", other.span, kind="or")


def _is_several(phrase: Phrase) -> bool:
    return phrase.amount is not None and phrase.amount.amount != Number(1)


def _compares(*comparisons: str) -> Callable[[Phrase], bool]:
    """Return the form of a number of things that compares so; *1 thing* is any."""

    def compares(phrase: Phrase) -> bool:
        bound = phrase.amount
        if bound is None or bound == _ONE:
            return False
        return bound.comparison in comparisons and isinstance(bound.amount, Number)

    return compares


_FORMS: Mapping[str, Callable[[Phrase], bool]] = {
    ANY: lambda _phrase: True,
    ALL_OF_THEM: is_all,
    SOME_OF_THEM: lambda phrase: not is_all(phrase),
    CHOSEN: is_chosen,
    SETTLED: lambda phrase: is_all(phrase) or (phrase.amount is None and not is_chosen(phrase)),
    FREE: lambda phrase: phrase.determiner == "any",
    KNOWN: lambda phrase: phrase.refers or phrase.noun in ("it", "you"),
    NUMBER: _compares("at least", "more than"),
    EXACT_NUMBER: _compares("exactly"),
    AT_MOST: _compares("at most", "less than"),
    EXACT: lambda phrase: phrase.amount is not None and isinstance(phrase.amount.amount, Number),
    SEVERAL: _is_several,
    UP_TO: lambda phrase: phrase.amount is not None and phrase.amount.comparison == "up to",
    EACH: lambda phrase: phrase.determiner == "each",
    NOT_EACH: lambda phrase: phrase.determiner != "each",
    ONE: lambda phrase: phrase.amount in (None, _ONE) and phrase.determiner != "each",
}
"""How a thing is named, by the name of the form."""
