"""Mend texts by the fixes that findings carry."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from regola.findings.model import Edit, Finding
from regola.findings.registry import registry
from regola.sources import Source

__all__ = ["Mended", "all_but_choices", "apply_fixes"]


@dataclass(frozen=True, slots=True)
class Mended:
    """
    What came of fixing.

    `texts` holds each file to be written back, by path; `fixed` the findings whose fix was made;
    `left` those whose fix touches a place that another one had changed: check again and fix again.
    """

    texts: Mapping[str, str]
    fixed: tuple[Finding, ...]
    left: tuple[Finding, ...]


def all_but_choices(findings: Iterable[Finding]) -> Iterator[Finding]:
    """Give the findings but for those whose fix decides what is played: its author makes those."""
    known = registry()
    return (one for one in findings if one.fix is None or not known.entry(one.slug).decides)


def apply_fixes(findings: Iterable[Finding], sources: Mapping[str, Source]) -> Mended:
    """Make the fixes, in the order of the findings; each is made wholly or not at all."""
    fixed: list[Finding] = []
    left: list[Finding] = []
    edits: dict[str, list[Edit]] = {}
    for finding in findings:
        if finding.fix is None or finding.span.path not in sources:
            continue
        if any(_clashes(edit, edits.get(edit.span.path, [])) for edit in finding.fix.edits):
            left.append(finding)
            continue
        fixed.append(finding)
        edits.setdefault(finding.span.path, [])
        for edit in finding.fix.edits:
            edits.setdefault(edit.span.path, []).append(edit)
    texts = {path: _edited(sources[path].text, made) for path, made in sorted(edits.items())}
    return Mended(texts, tuple(fixed), tuple(left))


def _clashes(edit: Edit, made: list[Edit]) -> bool:
    return any(edit != other and _touch(edit, other) for other in made)


def _touch(edit: Edit, other: Edit) -> bool:
    if edit.span.start == other.span.start:
        return True
    return edit.span.overlaps(other.span) or _inside(edit, other) or _inside(other, edit)


def _inside(edit: Edit, other: Edit) -> bool:
    return other.span.start < edit.span.start < other.span.end


def _edited(text: str, edits: list[Edit]) -> str:
    for edit in sorted(set(edits), key=lambda edit: edit.span.start, reverse=True):
        before, after = text[: edit.span.start], text[edit.span.end :]
        if not edit.replacement and _is_whole_line(before, after):
            before, after = before.rstrip(" \t"), after.partition("\n")[2]
        text = before + edit.replacement + after
    return text


def _is_whole_line(before: str, after: str) -> bool:
    """Tell whether nothing else stands in the line or lines that are taken away."""
    rest = before.rpartition("\n")[2] + after.partition("\n")[0]
    return not rest.strip() and "\n" in after and before[-1:] in ("", "\n", " ", "\t")
