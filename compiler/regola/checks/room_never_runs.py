"""A room that makes something, and that nobody can ever run."""

from __future__ import annotations

from math import inf

from regola.checks.courses import Told, changes_of, most_held, years
from regola.checks.survey import Placed, Survey
from regola.findings import Sink
from regola.program.meaning import Number, OnEvent
from regola.program.model import Item

__all__ = ["check"]

_ADDING = ("more", "doubled", "at least")
"""What cannot make a number less."""


def check(survey: Survey, sink: Sink) -> None:
    """Report rooms with a rule for their running but no crew, too large a one, or no times."""
    makers = {one.item.reference: one.item for one in survey.rules if _makes(one)}
    if not makers or not years(survey):
        return
    crews, runs = (tuple(changes_of(survey, word)) for word in ("crew", "runs"))
    most = most_held(survey, "imp", years(survey))
    for room in makers.values():
        hint = "ban" if any(map(_bars, _of(room, runs))) else _why(room, _of(room, crews), most)
        if hint:
            line = room.field("crew") if hint in ("crew", "imps") else None
            span = room.span if line is None else line.span
            sink.report("room-never-runs", span, hint=hint, id=room.id)


def _of(room: Item, told: tuple[Told, ...]) -> list[Told]:
    return [one for one in told if one.of in (room.reference, "room", "tile")]


def _bars(told: Told) -> bool:
    """Tell whether a number is never more than nothing by a rule."""
    change = told.change
    return told.is_always and change.operation == "at most" and change.amount == Number(0)


def _why(room: Item, crews: list[Told], most: float) -> str:
    """Return what is wrong with the crew of a room: that it has none, or more imps than can be."""
    if not all(one.change.operation in _ADDING for one in crews):
        return ""
    crew = (room.number("crew") or 0) + sum(map(_always_more, crews))
    if not crew:
        return "" if crews else "crew"
    return "imps" if crew > most else ""


def _always_more(told: Told) -> float:
    is_more = told.is_always and told.change.operation == "more"
    return told.most if is_more and told.most < inf else 0


def _makes(one: Placed) -> bool:
    """Tell whether a rule says what a room makes when it runs."""
    moment = one.rule.moment
    if one.item.kind != "room" or not isinstance(moment, OnEvent) or moment.verb != "run":
        return False
    return moment.object is not None and moment.object.noun == "it"
