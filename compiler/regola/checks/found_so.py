"""What is known of things when deeds are done to them, and what they are said to be then."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from regola.program.meaning import Adjective, Deed, Link, OnEvent, Phrase
from regola.sources import Span
from regola.vocabulary.model import Found, Vocabulary

__all__ = ["never_found", "never_taken"]

_YOU, _OTHERS = "you", "opponent"
_WHOSE = {_YOU: (_YOU, "player"), _OTHERS: (_OTHERS, "player")}
"""What somebody is called, of you who has the rule, by what he is called who does a deed."""


def never_found(moment: OnEvent, vocabulary: Vocabulary) -> Span | None:
    """Return what is said of a thing that it never is when a deed was done to it, if anything."""
    doer = moment.actor.noun if moment.actor is not None else ""
    known = vocabulary.verbs[moment.verb].found
    return None if moment.before else _never(moment, known, doer, vocabulary)


def never_taken(deed: Deed, doer: str, vocabulary: Vocabulary) -> Span | None:
    """Return what is said of a thing that it never is when a deed is to be done to it."""
    return _never(deed, vocabulary.verbs[deed.verb].taken, doer, vocabulary)


def _never(
    deed: Deed | OnEvent, known: Mapping[str, Found], doer: str, vocabulary: Vocabulary
) -> Span | None:
    for phrase, then in _known(deed, known, vocabulary):
        spans = [_not_so(one, then, doer, vocabulary) for one in (phrase, *phrase.alternatives)]
        if all(spans):
            return spans[0]
    return None


def _known(
    deed: Deed | OnEvent, known: Mapping[str, Found], vocabulary: Vocabulary
) -> Iterator[tuple[Phrase, Found]]:
    """Give the things of a deed of which something is known."""
    thing = deed.object
    sorts = vocabulary.kinds_of(thing.type) if thing is not None else ()
    sort = next((one for one in sorts if one in known), "")
    if thing is not None and sort:
        yield thing, known[sort]
    for place, phrase in deed.slots:
        told = (known[one] for one in (*(f"{of} {place}" for of in sorts), place) if one in known)
        yield from ((phrase, one) for one in told)


def _not_so(phrase: Phrase, known: Found, doer: str, vocabulary: Vocabulary) -> Span | None:
    if phrase.owner == _YOU and (known.nobody or (known.own and doer == _OTHERS)):
        return phrase.span
    if known.types and not vocabulary.fits(phrase.type, known.types):
        return phrase.span
    for one in phrase.modifiers:
        if isinstance(one, Adjective) and one.word in (
            known.always if one.negated else known.never
        ):
            return one.span
        if isinstance(one, Link) and _is_never(one, known, doer, vocabulary):
            return one.span
    return None


def _is_never(link: Link, known: Found, doer: str, vocabulary: Vocabulary) -> bool:
    """Tell whether a thing is never in a relation, or always in one that is denied."""
    of = link.target
    if link.relation == "of" and (known.own or known.nobody):
        return _is_not_his(link, known, doer)
    if link.negated or of.determiner == "no":
        return False
    if link.relation == "in" and known.lies is not None:
        return not {of.noun, *vocabulary.kinds_of(of.type)} & set(known.lies)
    return link.relation == "with" and vocabulary.fits(of.type, known.without)


def _is_not_his(link: Link, known: Found, doer: str) -> bool:
    """Tell whether a thing that is nobody's, or his who does a deed, is said to be another's."""
    whose = link.target.noun
    if known.nobody:
        return not link.negated
    if link.negated:
        return whose in _WHOSE.get(doer, ())
    return whose == {_YOU: _OTHERS, _OTHERS: _YOU}.get(doer)
