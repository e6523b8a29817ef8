"""A room that makes something, and that nobody can ever run."""

from __future__ import annotations

from collections.abc import Iterator

from regola.checks.courses import most_held, years
from regola.checks.standing_bans import StandingBans
from regola.checks.survey import Placed, Survey
from regola.findings import Sink
from regola.program.meaning import OnEvent, Quantity, Statement

__all__ = ["check"]


def check(survey: Survey, sink: Sink) -> None:
    """Report rooms with a rule for their running that have no crew, too large a one, or a ban."""
    makers = {one.item.reference: one.item for one in survey.rules if _makes(one)}
    if not makers or not years(survey):
        return
    changed = frozenset(_changed_crews(survey))
    most, bans = most_held(survey, "imp", years(survey)), StandingBans(survey, "run")
    for room in makers.values():
        line, crew = room.field("crew"), room.number("crew") or 0
        is_told = changed.isdisjoint((room.reference, "room", "tile"))
        hint = ("" if crew else "crew") or ("imps" if crew > most else "")
        if is_told and hint:
            span = room.span if line is None else line.span
            sink.report("room-never-runs", span, hint=hint, id=room.id)
        elif bans.cover(room):
            sink.report("room-never-runs", room.span, hint="ban", id=room.id)


def _makes(one: Placed) -> bool:
    """Tell whether a rule says what a room makes when it runs."""
    moment = one.rule.moment
    if one.item.kind != "room" or not isinstance(moment, OnEvent) or moment.verb != "run":
        return False
    return moment.object is not None and moment.object.noun == "it"


def _changed_crews(survey: Survey) -> Iterator[str]:
    """Give what rooms rules tell a crew of, beside what the fields say."""
    for one in survey.all_rules:
        body = one.rule.body
        if isinstance(body, Statement) and isinstance(body.subject, Quantity):
            yield from _crew_of(body.subject, one)


def _crew_of(quantity: Quantity, one: Placed) -> Iterator[str]:
    if quantity.word == "crew" and quantity.of is not None:
        noun = quantity.of.noun
        yield one.item.reference if noun == "it" else noun
