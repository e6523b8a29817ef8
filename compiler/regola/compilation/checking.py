"""Run the checks on programs: what parses and has types, and still cannot be meant."""

from __future__ import annotations

from collections.abc import Iterable

from regola.checks import Survey, run_checks
from regola.compilation.language import language
from regola.compilation.program import Program
from regola.compilation.prose import check_prose
from regola.compilation.written import check_written
from regola.findings import Sink

__all__ = ["check_programs"]


def check_programs(programs: Iterable[Program], sink: Sink) -> None:
    """Check items, texts and prose of each program; those of its library are only asked."""
    for program in programs:
        vocabulary = language(program.family).vocabulary
        run_checks(Survey(program.items, program.library, vocabulary), sink)
        check_written(program, sink)
        check_prose(program, sink)
