"""
A number that the bearer of the rule is not asked for.

The conquest cost is the mover's: a rule about it holds when its bearer attacks, never when his
regions are attacked. The income of a region is its holder's: a rule about it holds in the bearer's
regions alone.
"""

from __future__ import annotations

from regola.checks.numbers_told import numbers_told
from regola.checks.survey import Placed, Survey
from regola.findings import Edit, Fix, Sink
from regola.program.meaning import Link, Phrase, Quantity
from regola.sources import Span

__all__ = ["check"]


_FOR_A_TIME = "at the end of your turn: {} of your regions is 1 more until your next turn"


def check(survey: Survey, sink: Sink) -> None:
    """Report standing rules of items about numbers of the other side."""
    for one, subject, _ in numbers_told(survey.rules):
        _check_rule(subject, one, survey, sink)


def _check_rule(subject: Quantity, one: Placed, survey: Survey, sink: Sink) -> None:
    kind = survey.vocabulary.kinds[one.item.kind]
    word = survey.vocabulary.quantities.get(subject.word)
    # The rules of the game and those of a piece hold for everybody.
    if word is None or subject.of is None or not kind.declares or kind.scope == "always":
        return
    if word.asked_by == "mover" and subject.of.owner == "you":
        sink.report(
            "not-yours-to-change",
            subject.span,
            quantity=word.id,
            holder="mover",
            line=_FOR_A_TIME.format(word.id),
        )
    elif word.asked_by == "holder" and not _is_the_bearers(subject.of):
        sink.report(
            "not-yours-to-change",
            subject.span,
            hint="holder",
            fix=None if kind.item else _fix(subject.of, word.id),
            quantity=word.id,
            holder="holder",
        )


def _fix(phrase: Phrase, number: str) -> Fix | None:
    """Return the fix that says whose they are, where nothing is said of which are meant."""
    if phrase.determiner or phrase.amount is not None or _is_of_its_like(phrase):
        return None
    edit = Edit(Span(phrase.span.path, phrase.span.start, phrase.span.start), "your ")
    return Fix("yours", (("quantity", number),), (edit,))


def _is_of_its_like(phrase: Phrase) -> bool:
    """Tell whether things are said to be of others of their sort: *regions of hill*, a slip."""
    links = (one for one in phrase.modifiers if isinstance(one, Link))
    return any(one.relation == "of" and one.target.type == phrase.type for one in links)


def _is_the_bearers(phrase: Phrase) -> bool:
    """Tell whether a phrase names things of the bearer or of the item: ``your regions``."""
    if phrase.owner or phrase.noun in ("you", "it"):
        return True
    targets = (
        modifier.target
        for modifier in phrase.modifiers
        if isinstance(modifier, Link) and modifier.relation in ("in", "of", "with")
    )
    return any(_is_the_bearers(target) for target in targets)
