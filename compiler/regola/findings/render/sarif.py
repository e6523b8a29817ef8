"""Give findings as SARIF 2.1.0, the exchange format of static analysis."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any
from urllib.parse import quote

from regola import __version__
from regola.findings.model import Severity
from regola.findings.registry import Entry
from regola.findings.wording import Diagnostic, Place
from regola.localisation import Words

__all__ = ["render_sarif"]

_SCHEMA = (
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
)
_LEVELS = {Severity.ERROR: "error", Severity.WARNING: "warning", Severity.INFO: "note"}


def render_sarif(diagnostics: Iterable[Diagnostic], words: Words) -> str:
    """Give one run of the tool, with the rules that were broken and a result for each finding."""
    listed = list(diagnostics)
    entries = {diagnostic.entry.code: diagnostic.entry for diagnostic in listed}
    rules = [entries[code] for code in sorted(entries)]
    places = {entry.code: index for index, entry in enumerate(rules)}
    log = {"$schema": _SCHEMA, "version": "2.1.0", "runs": [_run(listed, rules, places, words)]}
    return json.dumps(log, ensure_ascii=False, indent=2) + "\n"


def _run(
    diagnostics: list[Diagnostic], rules: list[Entry], places: dict[str, int], words: Words
) -> dict[str, Any]:
    driver = {
        "name": "Regola",
        "version": __version__,
        "rules": [_rule(entry, words) for entry in rules],
    }
    return {
        "tool": {"driver": driver},
        "language": words.language,
        "columnKind": "unicodeCodePoints",
        "results": [_result(diagnostic, places) for diagnostic in diagnostics],
    }


def _rule(entry: Entry, words: Words) -> dict[str, Any]:
    return {
        "id": entry.code,
        "name": "".join(part.capitalize() for part in entry.slug.split("-")),
        "fullDescription": {"text": words.say(f"{entry.slug}.page")},
        "defaultConfiguration": {"level": _LEVELS[entry.severity]},
        "properties": {"slug": entry.slug, "confidence": entry.confidence.value},
    }


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
    return {"uri": quote(path)}


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
