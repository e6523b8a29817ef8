"""Two words said of one thing that exclude each other: there is no such thing."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from regola.checks.coexistence import covers
from regola.checks.parts import loose_form
from regola.checks.survey import Survey
from regola.findings import Sink, label
from regola.program.meaning import Adjective, Kind, Link, Modifier, Phrase
from regola.sources import Span

__all__ = ["check", "is_of_two"]

_OTHERS = "opponent"


def check(survey: Survey, sink: Sink) -> None:
    """
    Report *empty and nonempty*, *coastal … that is not coastal*, *a tunnel that is a room*.

    Nor is anything of two: *your regions of an opponent*.
    """
    for one in survey.rules:
        for phrase in survey.parts(one.rule).phrases:
            _check_phrase(phrase, survey, sink)


def _check_phrase(phrase: Phrase, survey: Survey, sink: Sink) -> None:
    if is_of_two(phrase):
        sink.report("opposed-words", phrase.span)
        return
    seen: dict[Any, Span] = {}
    for modifier in phrase.modifiers:
        if isinstance(modifier, Kind):
            if _is_no_such(modifier, phrase, survey):
                sink.report(
                    "opposed-words", modifier.phrase.span, related=[label(phrase.span, "other")]
                )
                return
            continue
        opposite = next((seen[key] for key in _against(modifier, survey) if key in seen), None)
        if opposite is not None:
            sink.report("opposed-words", modifier.span, related=[label(opposite, "other")])
            return
        seen[_said(modifier)] = modifier.span


def is_of_two(phrase: Phrase) -> bool:
    """Tell whether things are said to be yours and another's."""
    links = (one for one in phrase.modifiers if isinstance(one, Link) and not one.negated)
    return phrase.owner == "you" and any(
        one.relation == "of" and one.target.noun == _OTHERS for one in links
    )


def _is_no_such(kind: Kind, phrase: Phrase, survey: Survey) -> bool:
    """Tell whether things of a noun are never what is said that they are."""
    if kind.negated:
        return covers(kind.phrase, _plain(phrase), survey)
    said = [kind.phrase, *kind.phrase.alternatives]
    return all(_excludes(phrase.noun, one.noun, survey) for one in said)


def _excludes(one: str, other: str, survey: Survey) -> bool:
    nouns = survey.vocabulary.nouns
    words = [nouns[noun] for noun in (one, other) if noun in nouns]
    return any(noun in word.excludes for word in words for noun in (one, other))


def _plain(phrase: Phrase) -> Phrase:
    return replace(phrase, modifiers=(), amount=None, determiner="")


def _said(modifier: Modifier) -> Any:
    """What is said, with whether it is denied."""
    if isinstance(modifier, Adjective):
        return modifier.word, loose_form(modifier.target), modifier.negated
    if isinstance(modifier, Link):
        return modifier.relation, loose_form(modifier.target), modifier.negated
    return loose_form(modifier), "", False


def _against(modifier: Modifier, survey: Survey) -> Iterator[Any]:
    """What cannot be said beside it: its own denial, and the words that it excludes."""
    first, second, negated = _said(modifier)
    if isinstance(modifier, (Adjective, Link)):
        yield first, second, not negated
    if not isinstance(modifier, Adjective) or negated:
        return
    words = survey.vocabulary.adjectives
    for word in words.values():
        mine = words.get(modifier.word)
        if modifier.word in word.excludes or (mine is not None and word.id in mine.excludes):
            yield word.id, loose_form(None), False
