"""A room that makes something, and that nobody can ever run."""

from __future__ import annotations

from regola.checks.lords.courses import most_held, years
from regola.checks.numbers_told import spread, told_at
from regola.checks.survey import Placed, Survey
from regola.findings import Sink
from regola.program.meaning import OnEvent

__all__ = ["check"]


def check(survey: Survey, sink: Sink) -> None:
    """Report rooms with a rule for their running but no crew, too large a one, or no times."""
    if not years(survey):
        return
    makers = {one.item.reference: one.item for one in survey.rules if _makes(one)}
    if not makers:
        return
    most = most_held(survey, "imp", years(survey))
    for room in makers.values():
        crew = spread(survey, room, "crew", room.number("crew") or 0)
        why = {
            "ban": spread(survey, room, "runs")[1] <= 0,
            "crew": crew[1] <= 0,
            "imps": crew[0] > most,
        }
        hint = next((key for key, holds in why.items() if holds), None)
        if hint:
            word, field = ("runs", "") if hint == "ban" else ("crew", "crew")
            _, span = told_at(survey, room, word, field)
            sink.report("room-never-runs", span, hint=hint, id=room.id)


def _makes(one: Placed) -> bool:
    """Tell whether a rule says what a room makes when it runs."""
    moment = one.rule.moment
    if one.item.kind != "room" or not isinstance(moment, OnEvent) or moment.verb != "run":
        return False
    return moment.object is not None and moment.object.noun == "it"
