"""A room that makes something, and that nobody can ever run."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from regola.checks.courses import most_held, years
from regola.checks.survey import Placed, Survey
from regola.findings import Sink
from regola.program.meaning import Change, Number, OnEvent, Quantity, Statement
from regola.program.model import Item

__all__ = ["check"]


def check(survey: Survey, sink: Sink) -> None:
    """Report rooms with a rule for their running but no crew, too large a one, or no times."""
    makers = {one.item.reference: one.item for one in survey.rules if _makes(one)}
    if not makers or not years(survey):
        return
    told = list(_told(survey))
    most = most_held(survey, "imp", years(survey))
    for room in makers.values():
        changes = [one for one in told if one.of in (room.reference, "room", "tile")]
        hint = _why(room, changes, most)
        if hint:
            line = room.field("crew") if hint in ("crew", "imps") else None
            span = room.span if line is None else line.span
            sink.report("room-never-runs", span, hint=hint, id=room.id)


def _why(room: Item, changes: Sequence[_Told], most: float) -> str:
    """Return what is wrong with the numbers of a room: its crew, or that it may run no times."""
    if any(one.word == "runs" and one.forbids for one in changes):
        return "ban"
    crews = [one for one in changes if one.word == "crew"]
    if not all(one.adds for one in crews):
        return ""
    crew = (room.number("crew") or 0) + sum(one.always for one in crews)
    if not crew:
        return "" if crews else "crew"
    return "imps" if crew > most else ""


@dataclass(frozen=True)
class _Told:
    """What a rule says of a number of rooms; ``of`` is the room's reference, or a noun for all."""

    word: str
    of: str
    change: Change
    is_always: bool

    @property
    def adds(self) -> bool:
        """Whether the number cannot be less for it."""
        return self.change.operation in ("more", "doubled", "at least")

    @property
    def always(self) -> int:
        """How much the number is more at all times."""
        amount, is_more = self.change.amount, self.change.operation == "more"
        is_plain = is_more and self.is_always and self.change.per is None
        return amount.value if is_plain and isinstance(amount, Number) else 0

    @property
    def forbids(self) -> bool:
        """Whether the number is never more than nothing."""
        is_bound = self.change.operation == "at most" and self.is_always
        return is_bound and self.change.amount == Number(0)


def _told(survey: Survey) -> Iterator[_Told]:
    """Give what rules say of crews and of how often rooms may run, beside what the fields say."""
    for one in survey.all_rules:
        body = one.rule.body
        if not isinstance(body, Statement) or not isinstance(body.subject, Quantity):
            continue
        number, effect = body.subject, body.effect
        if number.of is not None and isinstance(effect, Change):
            of = one.item.reference if number.of.noun == "it" else number.of.noun
            # What another item says holds only while somebody has that.
            is_own = number.of.noun == "it" or one.item.kind == "base"
            is_always = is_own and body.condition is None and not number.of.modifiers
            yield _Told(number.word, of, effect, is_always)


def _makes(one: Placed) -> bool:
    """Tell whether a rule says what a room makes when it runs."""
    moment = one.rule.moment
    if one.item.kind != "room" or not isinstance(moment, OnEvent) or moment.verb != "run":
        return False
    return moment.object is not None and moment.object.noun == "it"
