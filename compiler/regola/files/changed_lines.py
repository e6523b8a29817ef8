"""Which lines of texts are other than in a revision of the repository that they lie in."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from difflib import SequenceMatcher
from pathlib import Path

from regola.files.packs import is_work_tree
from regola.files.revisions import PREFIX, revision_files
from regola.findings import Finding, Sink
from regola.sources import Source, Span

__all__ = ["on_changed_lines"]


def on_changed_lines(
    findings: Iterable[Finding],
    texts: Mapping[str, Source],
    files: Mapping[str, Path],
    revision: str,
    sink: Sink,
) -> list[Finding] | None:
    """
    Return the findings that lie on lines that are other than in a revision, or point at such.

    Lines beside one that is gone count as changed. What lies in no text that could be read is
    kept, for nobody can say what changed there. ``files`` says where each text lies. Reported is a
    revision that is not there.
    """
    told = list(findings)
    paths = {span.path for one in told for span in _spans(one)} & files.keys() & texts.keys()
    before = _before({path: files[path] for path in paths}, revision, sink)
    if before is None:
        return None
    changed = {path: _changed(before.get(path), texts[path].text) for path in paths}
    return [one for one in told if any(_lies_on(span, texts, changed) for span in _spans(one))]


def _spans(finding: Finding) -> list[Span]:
    return [finding.span, *(label.span for label in finding.related)]


def _lies_on(span: Span, texts: Mapping[str, Source], changed: Mapping[str, set[int]]) -> bool:
    if span.path not in changed:
        return span.path not in texts
    source = texts[span.path]
    first, last = source.position(span.start)[0], source.position(span.end)[0]
    return not changed[span.path].isdisjoint(range(first, last + 1))


def _before(files: Mapping[str, Path], revision: str, sink: Sink) -> dict[str, str] | None:
    """Return the texts as they were in the revision, those that were there, by the same paths."""
    tops: dict[Path, list[str]] = {}
    for path, file in files.items():
        top = next((folder for folder in file.absolute().parents if is_work_tree(folder)), None)
        if top is None:
            place = Span.whole(f"{PREFIX}{revision}")
            sink.report("revision-unread", place, hint="repository", revision=revision)
            return None
        tops.setdefault(top, []).append(path)
    found: dict[str, str] = {}
    for top, paths in tops.items() or {Path(): []}.items():
        kept = revision_files(top, revision, sink)
        if kept is None:
            return None
        names = {path: files[path].absolute().relative_to(top).as_posix() for path in paths}
        found |= {
            p: kept[name].decode("utf-8", "replace") for p, name in names.items() if name in kept
        }
    return found


def _changed(before: str | None, now: str) -> set[int]:
    """Return the numbers of the lines that are new or other, and of those beside a gap."""
    lines = now.splitlines()
    if before is None:
        return set(range(1, len(lines) + 2))
    changed: set[int] = set()
    matcher = SequenceMatcher(None, before.splitlines(), lines, autojunk=False)
    for tag, _, _, start, end in matcher.get_opcodes():
        if tag == "delete":
            changed |= {start, start + 1}
        elif tag != "equal":
            changed |= set(range(start + 1, end + 1))
    return changed
