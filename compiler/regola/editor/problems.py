"""Say what is wrong with a file in the words of a language: the same as `regola check` says."""

from __future__ import annotations

from collections.abc import Iterable

from regola.editor.analysis import Analysis
from regola.findings import Finding, registry
from regola.findings.wording import Diagnostic, diagnose, finding_words
from regola.sources import Source

__all__ = ["problems", "told_findings"]


def problems(analysis: Analysis, path: str, spoken: str) -> list[tuple[Finding, Diagnostic]]:
    """Return the findings in a file, each with its words, in the order of their places."""
    found = [one for one in analysis.findings if one.span.path == path]
    return list(zip(found, told_findings(analysis, found, spoken), strict=True))


def told_findings(analysis: Analysis, findings: Iterable[Finding], spoken: str) -> list[Diagnostic]:
    """Return findings in the words of a language, in the order given."""
    words, known = finding_words(spoken), registry()
    return [diagnose(one, _texts(analysis, one), words, known) for one in findings]


def _texts(analysis: Analysis, finding: Finding) -> dict[str, Source]:
    paths = {finding.span.path, *(label.span.path for label in finding.related)}
    found = ((path, analysis.text_of(path)) for path in paths)
    return {path: source for path, source in found if source is not None}
