"""
Checks on resolved items: what parses and has types, and still cannot be meant.

A check is a module with one function ``check(survey, sink)`` and a line in `registry`.
"""

from regola.checks.of_items import check_items
from regola.checks.registry import CHECKS, CHECKS_OF_NUMBERS, OF_ITEMS
from regola.checks.survey import Survey
from regola.findings import Sink

__all__ = ["Survey", "run_checks"]


def run_checks(survey: Survey, sink: Sink) -> None:
    """Run every check on a program; what items with errors lack is not reported again."""
    for step, checks in (("numbers", CHECKS_OF_NUMBERS), ("checks", CHECKS)):
        survey.note_errors(sink)
        by_item = OF_ITEMS if survey.memory.remembers else frozenset()
        check_items([one for one in checks if one in by_item], survey, step, sink)
        for check in (one for one in checks if one not in by_item):
            check(survey, sink)
