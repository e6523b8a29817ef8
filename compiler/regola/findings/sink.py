"""Collect findings; nothing is printed here."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import groupby

from regola.findings.model import Finding, Fix, Label, Severity
from regola.findings.registry import Registry, registry
from regola.sources import Argument, Span, freeze_arguments

__all__ = ["MORE_ALIKE", "MOST_ALIKE", "Sink", "label", "sorted_findings"]

MOST_ALIKE = 500
"""So many findings of one kind are told of a file: who made one fault so often made it once."""

MORE_ALIKE = "more-alike"
"""The finding that says so."""


def label(span: Span, key: str, **arguments: Argument) -> Label:
    """Make a second place of a finding, with the arguments of its words."""
    return Label(span, key, freeze_arguments(arguments))


def sorted_findings(findings: Iterable[Finding], known: Registry) -> list[Finding]:
    """Order findings by path, start, severity and code, then by all the rest they say."""

    def place(finding: Finding) -> tuple[str, int, int, str, int]:
        entry, span = known.entry(finding.slug), finding.span
        return span.path, span.start, entry.severity.rank, entry.code, span.end

    def rest(finding: Finding) -> tuple[str, str]:
        return repr(finding.arguments), repr(finding)

    # Few stand at one place, and what they say takes long to compare.
    ordered = groupby(sorted(findings, key=place), place)
    return [one for _, alike in ordered for one in _by(rest, list(alike))]


def _by(rest: Callable[[Finding], tuple[str, str]], alike: list[Finding]) -> list[Finding]:
    return sorted(alike, key=rest) if len(alike) > 1 else alike


class Sink:
    """
    Takes the findings of one run, each once, and of one kind in one file only so many.

    A slug that the registry does not hold is a fault of the compiler and raises `KeyError`.
    """

    def __init__(self, known: Registry | None = None) -> None:
        """Start empty; without a registry the one of the language data is used when needed."""
        self._known = known
        self._findings: dict[Finding, None] = {}
        self._alike: Counter[tuple[str, str]] = Counter()
        self._heaviest = Severity.INFO.rank + 1

    @property
    def registry(self) -> Registry:
        """The registry that gives the slugs their severity."""
        if self._known is None:
            self._known = registry()
        return self._known

    def report(
        self,
        slug: str,
        span: Span,
        *,
        hint: str | None = None,
        related: Iterable[Label] = (),
        fix: Fix | None = None,
        **arguments: Argument,
    ) -> None:
        """Take one finding; `arguments` are the facts that its message names."""
        facts = freeze_arguments(arguments)
        self.add(Finding(slug, span, facts, hint, tuple(related), fix))

    def add(self, finding: Finding) -> None:
        """Take a finding that was made elsewhere; an exact double is dropped."""
        severity = self.registry.entry(finding.slug).severity
        self._heaviest = min(self._heaviest, severity.rank)
        if finding in self._findings:
            return
        kind = (finding.span.path, finding.slug)
        if self._alike[kind] == MOST_ALIKE:
            code = self.registry.entry(finding.slug).code
            facts = freeze_arguments({"code": code, "maximum": MOST_ALIKE})
            finding = Finding(MORE_ALIKE, finding.span, facts, None, (), None)
        if self._alike[kind] <= MOST_ALIKE:
            self._findings[finding] = None
        self._alike[kind] += 1

    def has_room(self, slug: str, span: Span) -> bool:
        """Tell whether one more finding of a kind would be told in the file of a place."""
        return self._alike[span.path, slug] < MOST_ALIKE

    def extend(self, findings: Iterable[Finding]) -> None:
        """Take many findings."""
        for finding in findings:
            self.add(finding)

    def drain(self) -> list[Finding]:
        """Give away the findings and start anew."""
        found = list(self._findings)
        self._findings.clear()
        self._alike.clear()
        self._heaviest = Severity.INFO.rank + 1
        return found

    def is_error(self, finding: Finding) -> bool:
        """Tell whether a finding keeps its text from being compiled."""
        return self.registry.entry(finding.slug).severity is Severity.ERROR

    @property
    def has_errors(self) -> bool:
        """Whether an error is among the findings."""
        return self._heaviest == Severity.ERROR.rank

    def has_at_least(self, severity: Severity) -> bool:
        """Tell whether a finding of this or a heavier severity was taken."""
        return self._heaviest <= severity.rank

    def __len__(self) -> int:
        """Return the number of different findings."""
        return len(self._findings)

    def __iter__(self) -> Iterator[Finding]:
        """Go through the findings in the order of their reporting."""
        return iter(self._findings)

    def sorted(self) -> list[Finding]:
        """Return the findings by path, start, severity and code."""
        return sorted_findings(self._findings, self.registry)
