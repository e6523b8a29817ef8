"""Play the steps of a scenario, of any family of games, and tell what came of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from regola.drawings.courses import Course
from regola.scenarios.courses import Watch
from regola.scenarios.documents import Step, step, steps_of
from regola.scenarios.forms import EXPECT, REFUSED
from regola.scenarios.outcome import (
    Fault,
    Impossible,
    Mismatch,
    Outcome,
    Refused,
    Told,
    Untold,
    part,
)
from regola_engine.kernel import RuleError

if TYPE_CHECKING:
    from regola.scenarios.family import Family
    from regola.yaml_files import Located

__all__ = ["Led", "led_to", "run"]

_MOST = 8
"""How many deeds are told in place of a step refused; a turn may offer dozens."""


class Allowed(Mismatch):
    """A step that is to be refused, and is allowed."""

    finding = "step-not-refused"

    def __init__(self) -> None:
        super().__init__(REFUSED, REFUSED, "allowed")

    def told(self, early: str) -> Told:
        """Tell no more than that."""
        del early
        return Told(self.finding)


def run(
    family: Family, document: Located, setting: Any, *, watched: bool = False
) -> tuple[Outcome, Any, Course]:
    """
    Play a document that was read; return also the table as its last step leaves it, if laid.

    Where it is ``watched``, what its steps change is returned too.
    """
    try:
        with _told_as_impossible():
            table = family.laid(setting)
    except Fault as fault:
        place = fault.span or (document.get("scenario") or document).span
        return Outcome(fault, 0, place), None, Course()
    watch = _watch(family, table, setting) if watched else None
    steps = tuple(steps_of(document))
    for number, told in enumerate(steps, 1):
        try:
            with _told_as_impossible():
                _take(family, table, told)
        except Fault as fault:
            instead = _open(family, setting, steps[: number - 1], fault)
            return Outcome(fault, number, told.span, instead, table.state.work), table, Course()
        if watch:
            watch.note(is_deed=told.name not in (EXPECT, REFUSED))
    return Outcome(work=table.state.work), table, watch.course() if watch else Course()


def _watch(family: Family, table: Any, setting: Any) -> Watch:
    """Return what watches a table, from before anything has happened."""
    fresh = family.fresh(setting) if family.fresh is not None else table
    return Watch(family.ledger, table, fresh)


@contextmanager
def _told_as_impossible() -> Iterator[None]:
    """Tell of a rule that raised or never ended as what makes a step impossible."""
    try:
        yield
    except RuleError as error:
        raise Impossible(error.slug, part(error.rule)) from error


def _open(family: Family, setting: Any, steps: Iterable[Step], fault: Exception) -> tuple[str, ...]:
    """Return what could be done in place of a step refused, played once more up to there."""
    if type(fault) is not Refused:
        return ()
    return family.open_now(led_to(family, setting, steps).table)[:_MOST]


@dataclass(frozen=True, slots=True)
class Led:
    """Where steps lead: the table, and what came of them, which is a fault where one fails."""

    table: Any
    outcome: Outcome


def led_to(family: Family, setting: Any, steps: Iterable[Step]) -> Led:
    """Take steps until one does not go as told; the table is as it was before that one."""
    known, table = tuple(steps), family.laid(setting)
    for number, told in enumerate(known):
        try:
            with _told_as_impossible():
                _take(family, table, told)
        except Fault as fault:
            # A step that fails on its way has changed something already.
            outcome = Outcome(fault, number + 1, told.span)
            return Led(led_to(family, setting, known[:number]).table, outcome)
    return Led(table, Outcome(work=table.state.work))


def _take(family: Family, table: Any, told: Step) -> None:
    family.due(table, told.name)
    if told.name == EXPECT:
        _expect(family, table, told.value)
    elif told.name == REFUSED:
        _refuse(family, table, told)
    else:
        with family.rolling(table, told.dice):
            family.steps[told.name](table, told.value)


def _expect(family: Family, table: Any, value: Located) -> None:
    """Compare each thing told with the position; what is no topic is a player."""
    for entry in value.entries:
        topic = str(entry.key.value)
        if topic in family.topics:
            family.topics[topic](table, topic, entry.value)
            continue
        for told in entry.value.entries:
            family.of_players[str(told.key.value)](table, topic, told.value)


def _refuse(family: Family, table: Any, told: Step) -> None:
    """Try a step on a copy: it must be refused, for the reason told if one is."""
    inner, trial = step(told.value), table.trial()
    try:
        with family.rolling(trial, inner.dice):
            family.steps[inner.name](trial, inner.value)
    except Refused as refused:
        refusal = refused
    except Untold:
        raise Allowed from None
    else:
        raise Allowed
    table.state.work = max(table.state.work, trial.state.work)
    if told.because is not None and told.because.text != refusal.slug:
        raise Mismatch("because", told.because.text, refusal.slug, refusal.parts)
