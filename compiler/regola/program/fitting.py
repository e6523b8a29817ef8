"""Fit the types of things to the places where they stand."""

from __future__ import annotations

from collections.abc import Iterator

from regola.program.context import Context
from regola.program.draft import Draft
from regola.program.words import Sense
from regola.sources import Span
from regola.vocabulary.model import AdjectiveWord

__all__ = ["ANY", "adjective_misfit", "fit", "require", "says", "would_fit", "wrong_type"]

ANY = ("any",)
"""What words take that go with things of all types."""


def says(word: AdjectiveWord, draft: Draft, context: Context) -> bool:
    """Narrow a draft to the senses of which an adjective may be said; say whether any is left."""
    if word.of == ANY:
        return True
    kept = tuple(s for s in draft.senses if context.vocabulary.fits(s.type, word.of))
    if kept:
        draft.narrow(kept)
    return bool(kept)


def adjective_misfit(word: AdjectiveWord, draft: Draft, span: Span, context: Context) -> Exception:
    """Leave the rule at an adjective that is not said of such things."""
    noun = context.source.slice(draft.head)
    return context.fail(
        "adjective-does-not-fit", span, word=word.id, noun=noun, found=draft.type, legal=word.of
    )


def _matching(draft: Draft, wanted: tuple[str, ...], context: Context) -> Iterator[Sense]:
    for sense in draft.senses:
        if wanted == ANY or context.vocabulary.fits(sense.type, wanted):
            yield sense


def would_fit(draft: Draft, wanted: tuple[str, ...], context: Context) -> bool:
    """Tell whether some sense of a draft is of the types wanted."""
    return next(_matching(draft, wanted, context), None) is not None


def fit(draft: Draft, wanted: tuple[str, ...], context: Context) -> bool:
    """Narrow a draft to the senses of the types wanted; say whether any is left."""
    kept = tuple(_matching(draft, wanted, context))
    if kept:
        draft.narrow(kept)
    return bool(kept)


def require(draft: Draft, wanted: tuple[str, ...], wanting: str, context: Context) -> None:
    """Narrow a draft to the types wanted, or leave the rule; ``wanting`` is the word that wants."""
    if not fit(draft, wanted, context):
        raise wrong_type(draft, wanted, wanting, context)


def wrong_type(draft: Draft, wanted: tuple[str, ...], wanting: str, context: Context) -> Exception:
    """Leave the rule at a thing of another type than its place takes."""
    word = context.source.slice(draft.head)
    if not draft.type:
        # An article or a number without the thing: nothing is said of which anything is wrong.
        return context.fail("missing-object", draft.head, verb=word, expected=wanted)
    return context.fail(
        "wrong-type",
        draft.head,
        word=word,
        found=draft.type,
        expected=wanted,
        wants=wanting or wanted[0],
    )
