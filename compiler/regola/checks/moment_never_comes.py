"""A rule that waits for a moment that does not come while it holds."""

from __future__ import annotations

from collections.abc import Iterable

from regola.checks.found_so import never_found
from regola.checks.survey import Placed, Survey
from regola.findings import Sink
from regola.program.meaning import AtPhase, Link, OnEvent, Permission, Phrase
from regola.program.model import Item

__all__ = ["check"]


def check(survey: Survey, sink: Sink) -> None:
    """Report rules of items whose moment comes only when they are not in force, or not at all."""
    late = _phases_of_decline(survey)
    for one in survey.rules:
        moment = one.rule.moment
        never = never_found(moment, survey.vocabulary) if isinstance(moment, OnEvent) else None
        if never is not None:
            sink.report("moment-never-comes", never, hint="found")
        if (
            never is not None
            or moment is None
            or survey.vocabulary.kinds[one.item.kind].scope == "always"
        ):
            continue
        hint = _missed(one, late, survey)
        if hint is not None:
            sink.report("moment-never-comes", moment.span, hint=hint or None)


def _phases_of_decline(survey: Survey) -> frozenset[str]:
    """The phases that come only in the turn in which a people declines."""
    return _words(survey.bases, "declining turn") - _words(survey.bases, "turn")


def _words(bases: Iterable[Item], field: str) -> frozenset[str]:
    lines = (item.field(field) for item in bases)
    return frozenset(word for line in lines if line is not None for word in line.words)


def _missed(one: Placed, late: frozenset[str], survey: Survey) -> str | None:
    """Return why a moment does not come: a hint, empty for none of its own, nothing if it comes."""
    moment, scope = one.rule.moment, one.rule.scope
    if isinstance(moment, AtPhase):
        if moment.phase in late and scope == "active":
            return "decline"
        return "start" if (moment.phase, moment.edge) == ("game", "start") else None
    if not isinstance(moment, OnEvent):
        return None
    whose = moment.object or moment.actor
    if scope == "declined" and survey.vocabulary.verbs[moment.verb].begins and _is_you(whose):
        # What begins a part of its life comes no more when it is in decline.
        return "declined"
    if _is_of_others(moment, survey):
        return ""
    return "own" if _is_barred(moment, survey) else None


def _is_you(phrase: Phrase | None) -> bool:
    return phrase is not None and phrase.noun == "you"


def _is_of_others(moment: OnEvent, survey: Survey) -> bool:
    """Tell whether one person would do to another's what is done to one's own alone."""
    thing = moment.object
    if thing is None or moment.actor is None or not survey.vocabulary.verbs[moment.verb].own:
        return False
    if not _is_you(moment.actor):
        return thing.owner == "you"
    owners = (m.target for m in thing.modifiers if isinstance(m, Link) and m.relation == "of")
    return any(owner.noun == "opponent" for owner in owners)


def _is_barred(moment: OnEvent, survey: Survey) -> bool:
    """Tell whether base rules keep everybody from doing a deed to what is his own."""
    thing = moment.object
    if thing is None or thing.owner != "you" or not _is_you(moment.actor):
        return False
    verbs = {moment.verb, survey.vocabulary.verbs[moment.verb].wider}
    return any(_bars_own(one, verbs) for one in survey.base_rules)


def _bars_own(one: Placed, verbs: set[str]) -> bool:
    body = one.rule.body
    if not isinstance(body, Permission) or not body.negated:
        return False
    thing = body.deed.object
    plain = thing is not None and thing.owner == "you" and not thing.modifiers
    return plain and body.condition is None and body.deed.verb in verbs
