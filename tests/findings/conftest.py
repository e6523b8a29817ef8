"""Findings to show: sources, and diagnostics in one language."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import pytest

from regola.findings import Finding, registry
from regola.findings.wording import Diagnostic, diagnose_all, finding_words
from regola.sources import Source

Diagnose = Callable[..., list[Diagnostic]]


@pytest.fixture
def diagnose() -> Diagnose:
    """Put findings into words: `diagnose(findings, sources, language="en")`."""

    def diagnosed(
        findings: Iterable[Finding], *sources: Source, language: str = "en"
    ) -> list[Diagnostic]:
        texts = {source.path: source for source in sources}
        return diagnose_all(findings, texts, finding_words(language), registry())

    return diagnosed
