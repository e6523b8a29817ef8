"""Give findings as the JSON that `dsl/schemas/finding.schema.json` describes."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from regola.findings.wording import Diagnostic, Place

__all__ = ["as_object", "render_json"]


def render_json(diagnostics: Iterable[Diagnostic]) -> str:
    """Give a list of objects, one a finding, in the order of the findings."""
    objects = [as_object(diagnostic) for diagnostic in diagnostics]
    return json.dumps(objects, ensure_ascii=False, indent=2) + "\n"


def as_object(diagnostic: Diagnostic) -> dict[str, Any]:
    """Return one finding as plain data."""
    entry = diagnostic.entry
    return {
        "code": entry.code,
        "slug": entry.slug,
        "severity": entry.severity.value,
        "confidence": entry.confidence.value,
        "message": diagnostic.message,
        "hint": diagnostic.hint,
        **_place(diagnostic.place),
        "related": [
            {**_place(related.place), "message": related.message} for related in diagnostic.related
        ],
        "fix": _fix(diagnostic),
    }


def _place(place: Place) -> dict[str, Any]:
    return {
        "file": place.path,
        "line": place.line,
        "column": place.column,
        "end_line": place.end_line,
        "end_column": place.end_column,
    }


def _fix(diagnostic: Diagnostic) -> dict[str, Any] | None:
    if diagnostic.fix is None:
        return None
    edits = [{**_place(place), "replacement": edit.replacement} for place, edit in diagnostic.edits]
    return {"description": diagnostic.fix, "edits": edits}
