"""Remember the findings that a project knows of, so that only new ones are shown."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from regola.findings.model import Finding
from regola.findings.sink import Sink
from regola.sources import Source, Span

__all__ = ["Baseline", "Known", "fingerprints", "read_baseline", "write_baseline"]

_VERSION = 1
_LONGEST_TEXT = 120


@dataclass(frozen=True, slots=True, order=True)
class Known:
    """
    A finding apart from its line: file, slug, text of the place, and its number among its likes.

    So a finding stays known when lines are put in above it.
    """

    path: str
    slug: str
    text: str
    occurrence: int


@dataclass(frozen=True, slots=True)
class Baseline:
    """The findings that are known."""

    known: frozenset[Known]

    def new(self, findings: Iterable[Finding], sources: Mapping[str, Source]) -> list[Finding]:
        """Return the findings that are not known, in the order given."""
        return [finding for finding, key in _keyed(findings, sources) if key not in self.known]

    def known_of(self, findings: Iterable[Finding], sources: Mapping[str, Source]) -> list[Finding]:
        """Return the findings that are known, in the order given."""
        return [finding for finding, key in _keyed(findings, sources) if key in self.known]

    def gone(self, findings: Iterable[Finding], sources: Mapping[str, Source]) -> list[Known]:
        """Return what is known but was not found again, sorted."""
        found = {key for _, key in _keyed(findings, sources)}
        return sorted(self.known - found)


def fingerprints(findings: Iterable[Finding], sources: Mapping[str, Source]) -> list[str]:
    """Return what tells each finding from all others, also when lines are put in above it."""
    keys = (key for _, key in _keyed(findings, sources))
    told = (json.dumps([key.path, key.slug, key.text, key.occurrence]) for key in keys)
    return [sha256(text.encode()).hexdigest()[:32] for text in told]


def _keyed(
    findings: Iterable[Finding], sources: Mapping[str, Source]
) -> Iterator[tuple[Finding, Known]]:
    counts: Counter[tuple[str, str, str]] = Counter()
    for finding in findings:
        likes = (finding.span.path, finding.slug, _text(finding.span, sources))
        yield finding, Known(*likes, counts[likes])
        counts[likes] += 1


def _text(span: Span, sources: Mapping[str, Source]) -> str:
    source = sources.get(span.path)
    # Spaces are left out of account: a reformatted line is the same line.
    return " ".join(source.slice(span).split())[:_LONGEST_TEXT] if source else ""


def write_baseline(findings: Iterable[Finding], sources: Mapping[str, Source]) -> str:
    """Return the text of a baseline file that holds these findings, in order of their places."""
    known = sorted(key for _, key in _keyed(findings, sources))
    rows = ",\n".join(
        "    " + json.dumps([key.path, key.slug, key.text, key.occurrence], ensure_ascii=False)
        for key in known
    )
    body = f"[\n{rows}\n  ]" if rows else "[]"
    return f'{{\n  "version": {_VERSION},\n  "findings": {body}\n}}\n'


def read_baseline(path: str, text: str, sink: Sink) -> Baseline | None:
    """Read a baseline file; one that is broken or of another version is a finding."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        data = None
    if not isinstance(data, dict) or data.get("version") != _VERSION:
        sink.report("broken-baseline", Span.whole(path))
        return None
    rows = data.get("findings")
    known = [_known(row) for row in rows] if isinstance(rows, list) else [None]
    if None in known:
        sink.report("broken-baseline", Span.whole(path))
        return None
    return Baseline(frozenset(key for key in known if key is not None))


def _known(row: Any) -> Known | None:
    match row:
        case [str(path), str(slug), str(text), int(occurrence)]:
            return Known(path, slug, text, occurrence)
        case _:
            return None
