"""Know every finding there can be: its code, slug, severity, confidence and examples."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from regola.findings.model import Confidence, Severity
from regola.resources import dsl_text

__all__ = ["Entry", "Registry", "registry", "registry_from_data", "registry_from_yaml"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """
    What the registry says of one finding.

    `arguments` are samples of the values that the message takes; `wrong` and `right` are the two
    examples of its page, in the notation that `notation` names (`regola`, `yaml` or `console`).
    """

    code: str
    slug: str
    severity: Severity
    confidence: Confidence
    since: str
    arguments: Mapping[str, str | int | tuple[str, ...]]
    notation: str
    wrong: str
    right: str


class Registry:
    """All entries, found by slug or by code."""

    def __init__(self, entries: Mapping[str, Entry]) -> None:
        """Take the entries by code; a slug that stands twice is refused."""
        self._by_code = dict(sorted(entries.items()))
        self._by_slug = {entry.slug: entry for entry in self._by_code.values()}
        if len(self._by_slug) != len(self._by_code):
            raise ValueError("two findings share a slug")

    def __iter__(self) -> Iterator[Entry]:
        """Go through the entries in the order of their codes."""
        return iter(self._by_code.values())

    def __contains__(self, slug: str) -> bool:
        """Tell whether a slug is known."""
        return slug in self._by_slug

    def entry(self, slug: str) -> Entry:
        """Return the entry of a slug; an unknown one is a fault of the compiler (`KeyError`)."""
        return self._by_slug[slug]

    def find(self, code_or_slug: str) -> Entry | None:
        """Return the entry that a user names by code, in any case, or by slug."""
        return self._by_code.get(code_or_slug.upper()) or self._by_slug.get(code_or_slug.lower())


def _sample(value: object) -> str | int | tuple[str, ...]:
    if isinstance(value, list):
        return tuple(str(item) for item in value)
    return int(value) if isinstance(value, int) else str(value)


def _entry(code: str, fields: Mapping[str, Any]) -> Entry:
    samples = fields.get("arguments") or {}
    return Entry(
        code=code,
        slug=str(fields["slug"]),
        severity=Severity(fields["severity"]),
        confidence=Confidence(fields["confidence"]),
        since=str(fields["since"]),
        arguments={str(name): _sample(value) for name, value in samples.items()},
        notation=str(fields.get("notation", "regola")),
        wrong=str(fields.get("wrong", "")),
        right=str(fields.get("right", "")),
    )


def registry_from_data(data: Mapping[str, Mapping[str, Any]]) -> Registry:
    """Build the registry from plain mappings, code to fields, as `dsl/findings.yaml` holds them."""
    return Registry({code: _entry(code, fields) for code, fields in data.items()})


def registry_from_yaml(text: str) -> Registry:
    """Read the registry from the text of `dsl/findings.yaml`; a doubled code is refused."""
    from ruamel.yaml import YAML

    return registry_from_data(YAML(typ="safe", pure=True).load(text))


@cache
def registry() -> Registry:
    """Return the registry of the language data that belongs to this compiler, read once."""
    return registry_from_yaml(dsl_text("findings.yaml"))
