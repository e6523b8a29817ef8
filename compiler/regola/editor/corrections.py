"""Offer changes: what mends a finding, and the one layout of a file."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from regola.editor.analysis import Analysis
from regola.editor.problems import problems
from regola.findings import Edit, Finding, Sink
from regola.sources import Span

__all__ = ["Correction", "corrections", "formatted"]


@dataclass(frozen=True, slots=True)
class Correction:
    """A change that makes a finding go away, with its title in a language."""

    title: str
    finding: Finding
    edits: tuple[Edit, ...]


def corrections(analysis: Analysis, span: Span, spoken: str) -> Iterator[Correction]:
    """Give the changes that mend what is wrong at a place."""
    for finding, told in problems(analysis, span.path, spoken):
        touches = finding.span.start <= span.end and span.start <= finding.span.end
        if touches and finding.fix is not None and finding.fix.edits:
            yield Correction(told.fix or told.message, finding, finding.fix.edits)


def formatted(analysis: Analysis, path: str) -> str | None:
    """Return a rules file in its one layout; nothing where it does not parse."""
    from regola.syntax.layout import laid_out

    source, own = analysis.sources.get(path), analysis.language(path)
    if source is None or own is None:
        return None
    sink = Sink()
    parsed = own.parser.parse(source, sink)
    return None if sink.has_errors else laid_out(parsed)
