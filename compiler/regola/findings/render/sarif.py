"""Give findings as SARIF 2.1.0, the exchange format of static analysis."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any
from urllib.parse import quote

from regola import __version__
from regola.findings.model import Confidence, Severity
from regola.findings.pages import headline, page
from regola.findings.registry import Entry
from regola.findings.wording import Diagnostic, Place
from regola.localisation import Words

__all__ = ["Mark", "render_sarif"]

_SCHEMA = (
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
)
_FINGERPRINT = "regola/v1"
_ACCEPTED = {"kind": "external", "status": "accepted"}
_PRECISIONS = {
    Confidence.CERTAIN: "very-high",
    Confidence.LIKELY: "high",
    Confidence.POSSIBLE: "medium",
}
_LEVELS = {Severity.ERROR: "error", Severity.WARNING: "warning", Severity.INFO: "note"}


_BASE = "%SRCROOT%"
"""What paths start at, as those who read reports call it: the top of the repository."""


@dataclass(frozen=True, slots=True)
class Mark:
    """What tells a finding from all others, and whether the project knows of it already."""

    fingerprint: str
    known: bool = False


def render_sarif(
    diagnostics: Iterable[Diagnostic], words: Words, marks: Iterable[Mark] = ()
) -> str:
    """
    Give one run of the tool, with the rules that were broken and a result for each finding.

    ``marks`` are those of the findings, in their order.
    """
    listed = list(diagnostics)
    entries = {diagnostic.entry.code: diagnostic.entry for diagnostic in listed}
    rules = [entries[code] for code in sorted(entries)]
    places = {entry.code: index for index, entry in enumerate(rules)}
    results = [_result(diagnostic, places) for diagnostic in listed]
    _mark(results, list(marks))
    run = {
        "tool": {"driver": _driver(rules, words)},
        "automationDetails": {"id": "regola/"},
        "language": words.language,
        "columnKind": "unicodeCodePoints",
        "results": results,
    }
    log = {"$schema": _SCHEMA, "version": "2.1.0", "runs": [run]}
    return json.dumps(log, ensure_ascii=False, indent=2) + "\n"


def _driver(rules: list[Entry], words: Words) -> dict[str, Any]:
    return {
        "name": "Regola",
        "version": __version__,
        "semanticVersion": __version__,
        "rules": [_rule(entry, words) for entry in rules],
    }


def _rule(entry: Entry, words: Words) -> dict[str, Any]:
    told = page(entry.code, words.language) or ""
    return {
        "id": entry.code,
        "name": "".join(part.capitalize() for part in entry.slug.split("-")),
        "shortDescription": {"text": headline(entry, words)},
        "fullDescription": {"text": words.say(f"{entry.slug}.page")},
        "help": {"text": told, "markdown": told},
        "defaultConfiguration": {"level": _LEVELS[entry.severity]},
        "properties": {
            "slug": entry.slug,
            "confidence": entry.confidence.value,
            "precision": _PRECISIONS[entry.confidence],
        },
    }


def _mark(results: list[dict[str, Any]], marks: list[Mark]) -> None:
    """Say of each result what tells it apart and, if any is known, which of them are."""
    is_known = any(mark.known for mark in marks)
    for result, mark in zip(results, marks, strict=False):
        result["partialFingerprints"] = {_FINGERPRINT: mark.fingerprint}
        if is_known:
            result["suppressions"] = [dict(_ACCEPTED)] if mark.known else []


def _result(diagnostic: Diagnostic, places: dict[str, int]) -> dict[str, Any]:
    hint = f"\n{diagnostic.hint}" if diagnostic.hint else ""
    result: dict[str, Any] = {
        "ruleId": diagnostic.entry.code,
        "ruleIndex": places[diagnostic.entry.code],
        "level": _LEVELS[diagnostic.severity],
        "message": {"text": diagnostic.message + hint},
        "locations": [_location(diagnostic.place)],
    }
    if diagnostic.related:
        result["relatedLocations"] = [
            {"id": number, **_location(related.place), "message": {"text": related.message}}
            for number, related in enumerate(diagnostic.related, 1)
        ]
    if diagnostic.edits:
        result["fixes"] = [_fix(diagnostic)]
    return result


def _location(place: Place) -> dict[str, Any]:
    return {
        "physicalLocation": {"artifactLocation": _artifact(place.path), "region": _region(place)}
    }


def _artifact(path: str) -> dict[str, Any]:
    return {"uri": quote(path), "uriBaseId": _BASE}


def _region(place: Place) -> dict[str, Any]:
    return {
        "startLine": place.line,
        "startColumn": place.column,
        "endLine": place.end_line,
        "endColumn": place.end_column,
    }


def _fix(diagnostic: Diagnostic) -> dict[str, Any]:
    changes: dict[str, list[dict[str, Any]]] = {}
    for place, edit in diagnostic.edits:
        replacement = {
            "deletedRegion": _region(place),
            "insertedContent": {"text": edit.replacement},
        }
        changes.setdefault(place.path, []).append(replacement)
    return {
        "description": {"text": diagnostic.fix},
        "artifactChanges": [
            {"artifactLocation": _artifact(path), "replacements": replacements}
            for path, replacements in changes.items()
        ],
    }
