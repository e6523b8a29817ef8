"""A number that a rule changes in a phase, or at its start or end, when nobody asks for it."""

from __future__ import annotations

from regola.checks.numbers_told import numbers_told
from regola.checks.parts import deeds_of
from regola.checks.survey import Placed, Survey
from regola.findings import Sink
from regola.program.meaning import AtPhase

__all__ = ["check"]


def check(survey: Survey, sink: Sink) -> None:
    """Report ``at scoring, conquest cost of a region is 1 less``."""
    for one, number, _ in numbers_told(survey.rules):
        moment = one.rule.moment
        # Turns, rounds and games hold all phases; their starts and ends are in none of them.
        if not isinstance(moment, AtPhase) or not (
            moment.edge or moment.phase in survey.vocabulary.phases
        ):
            continue
        asked = survey.vocabulary.quantities[number.word].asked_in
        is_asked = moment.phase in asked and not moment.edge
        if asked and not is_asked and not _conquers(one, survey):
            sink.report("number-not-asked", moment.span, word=number.word, phases=asked)


def _conquers(one: Placed, survey: Survey) -> bool:
    """Tell whether the item does deeds by itself, which may ask for numbers at other times."""
    own = [other for other in survey.rules if other.top is one.top]
    return any(True for other in own for _ in deeds_of(other.rule))
