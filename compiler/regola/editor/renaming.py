"""Give a thing another id, wherever it is named; nothing that was right may be wrong by it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from regola.editor.analysis import Analysis
from regola.editor.occurrences import Occurrence, occurrences
from regola.editor.workspace import Workspace
from regola.findings import Edit

__all__ = ["Refusal", "renamed"]

_ID = re.compile(r"[a-z][a-z0-9_]*\Z")


@dataclass(frozen=True, slots=True)
class Refusal:
    """
    Why a thing cannot be called so.

    ``reason`` is *no-id* (the name is no id), *not-here* (it is declared in no file at hand) or
    *breaks* (something that was right would be wrong: the name is taken, or means something).
    """

    reason: Literal["no-id", "not-here", "breaks"]


def renamed(workspace: Workspace, named: Occurrence, name: str) -> tuple[Edit, ...] | Refusal:
    """Return the changes that give a thing another id in all files of the workspace."""
    if not _ID.match(name):
        return Refusal("no-id")
    before = workspace.analysis
    places = references(before, named.reference)
    if not any(one.is_declaration for one in places):
        return Refusal("not-here")
    old = named.reference.rpartition("/")[2]
    # Where a word may mean several things, nobody knows whether this one is meant.
    certain = [one for one in places if _is_certain(before, one)]
    edits = tuple(edit for one in certain if (edit := _edit(before, one, old, name)) is not None)
    after = workspace.with_texts(_edited(before, edits))
    return edits if not _new_kinds(before, after) else Refusal("breaks")


def _is_certain(analysis: Analysis, place: Occurrence) -> bool:
    others = occurrences(analysis, place.span.path)
    return sum(one.span == place.span for one in others) == 1


def references(analysis: Analysis, reference: str) -> list[Occurrence]:
    """Return all places in the files at hand where a thing is named, by file and place."""
    paths = sorted(analysis.sources)
    found = (one for path in paths for one in occurrences(analysis, path))
    return [one for one in found if one.reference == reference]


def _edit(analysis: Analysis, place: Occurrence, old: str, new: str) -> Edit | None:
    """Return the change at a place; none where the thing is called by its English name there."""
    text = analysis.sources[place.span.path].slice(place.span)
    if text.lower() == old:
        return Edit(place.span, new)
    spaced = " ".join(text.lower().split()) == old.replace("_", " ")
    return Edit(place.span, new.replace("_", " ")) if spaced else None


def _edited(analysis: Analysis, edits: tuple[Edit, ...]) -> dict[str, str]:
    texts: dict[str, str] = {}
    for edit in sorted(edits, key=lambda one: one.span.start, reverse=True):
        path = edit.span.path
        text = texts.get(path, analysis.sources[path].text)
        texts[path] = text[: edit.span.start] + edit.replacement + text[edit.span.end :]
    return texts


def _new_kinds(before: Analysis, after: Analysis) -> Mapping[tuple[str, str], int]:
    """Return the findings by file and kind of which there are more than before."""
    return Counter(_kinds(after)) - Counter(_kinds(before))


def _kinds(analysis: Analysis) -> list[tuple[str, str]]:
    return [(one.span.path, one.slug) for one in analysis.findings]
