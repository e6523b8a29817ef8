"""
Checks on resolved items: what parses and has types, and still cannot be meant.

A check is a module with one function ``check(survey, sink)`` and a line in `registry`.
"""

from regola.checks.registry import CHECKS, CHECKS_OF_NUMBERS
from regola.checks.survey import Survey
from regola.findings import Sink

__all__ = ["Survey", "run_checks"]


def run_checks(survey: Survey, sink: Sink) -> None:
    """Run every check on a program; what items with errors lack is not reported again."""
    for checks in (CHECKS_OF_NUMBERS, CHECKS):
        survey.note_errors(sink)
        for check in checks:
            check(survey, sink)
