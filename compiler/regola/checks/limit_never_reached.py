"""A limit above what can ever happen: readers wonder why it is there."""

from __future__ import annotations

from regola.checks.survey import Survey
from regola.findings import Sink
from regola.program.meaning import AtPhase, Moment, Permission, Rule
from regola.vocabulary.model import Vocabulary

__all__ = ["check"]


def check(survey: Survey, sink: Sink) -> None:
    """Report limits on moments that come less often than the limit allows."""
    for one in survey.rules:
        rule = one.rule
        # What is offered may be taken more than once at its moment.
        if rule.limit is None or rule.moment is None or isinstance(rule.body, Permission):
            continue
        most = _most(rule.moment, rule, survey.vocabulary)
        if most is not None and rule.limit.times > most:
            sink.report("limit-never-reached", rule.span, limit=rule.limit.times, most=most)


def _most(moment: Moment, rule: Rule, vocabulary: Vocabulary) -> int | None:
    """Return how often a moment comes while the limit counts; nothing when there is no bound."""
    per = rule.limit.per if rule.limit else ()
    if isinstance(moment, AtPhase):
        if moment.phase == "game" or moment.phase.startswith("last "):
            return 1
        return 1 if per == ("turn",) and moment.phase != "round" else None
    own = (moment.object or moment.actor) if vocabulary.verbs[moment.verb].begins else None
    return 1 if own is not None and own.noun == "you" else None
