"""
Propose how to mend lines of examples that can be read, and say what no example can mean.

What a line of an example says is known only among the others, so each change is tried in the whole
example: it counts if nothing is wrong with its line then.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace

from regola.compilation.mending.line import WrittenLine, written_lines
from regola.compilation.mending.trial import Trial
from regola.findings import Edit, Finding, Fix
from regola.program.model import Item
from regola.sources import Source, Span

__all__ = ["Reader", "with_proposals_in"]

Reader = Callable[[Item], tuple[object, tuple[Finding, ...]]]
"""Returns what an example means, and what is wrong with it."""

# Whoever has more to mend is helped by the first.
_MOST_FINDINGS = 20


@dataclass(frozen=True, slots=True)
class _Tried:
    """An example as its author wrote it, and what reads it anew."""

    source: Source
    example: Item
    trial: Trial
    read: Reader

    def meaning(self, line: WrittenLine, edit: Edit) -> object:
        """Return what the example means with a change in one of its lines, if that is right."""
        made = self.trial.whole(self.source, line.headers[:-1], self.example.whole, edit)
        if made is None:
            return None
        item, shift = made
        meaning, found = self.read(item)
        end = line.end + len(edit.replacement) - (edit.span.end - edit.span.start)
        return (
            None if any(_lies(one, line.start + shift, end + shift) for one in found) else meaning
        )


def with_proposals_in(
    example: Item, source: Source, trial: Trial, read: Reader, findings: Iterable[Finding]
) -> Iterator[Finding]:
    """Give the findings of an example, with a fix where one change alone is right."""
    lines = tuple(written_lines(source))
    tried = _Tried(source, example, trial, read)
    for number, finding in enumerate(findings):
        line = next((one for one in lines if one.holds(finding.span)), None)
        if line is None or not line.headers or finding.fix is not None or number > _MOST_FINDINGS:
            yield finding
        else:
            yield _revised(finding, line, tried)


def _revised(finding: Finding, line: WrittenLine, tried: _Tried) -> Finding:
    for sort in (_similar, _divided):
        right = {tried.meaning(line, edit): edit for edit in sort(finding, line)}
        right.pop(None, None)
        if len(right) == 1:
            edit = next(iter(right.values()))
            text = " ".join(line.mended(edit).split())
            return replace(finding, fix=Fix("line", (("line", text),), (edit,)))
        if right:
            return finding
    return finding


def _similar(finding: Finding, line: WrittenLine) -> Iterator[Edit]:
    """The words that the finding itself thinks near, each in the place of the wrong one."""
    first, after = line.at(finding.span)
    if after - first == 1 and finding.hint == "similar":
        words = dict(finding.arguments).get("similar")
        for word in words if isinstance(words, tuple) else ():
            yield Edit(finding.span, str(word))


def _divided(_finding: Finding, line: WrittenLine) -> Iterator[Edit]:
    """A comma between two words."""
    for left, right in zip(line.tokens, line.tokens[1:], strict=False):
        if left.sort != "sign" and right.sort != "sign":
            yield Edit(Span(line.source.path, left.end, left.end), ",")


def _lies(finding: Finding, start: int, end: int) -> bool:
    return start <= finding.span.start <= end
