"""Know every finding there can be: its code, slug, severity, confidence and examples."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any

from regola.findings.model import Confidence, Severity
from regola.resources import dsl_text
from regola.sources import Argument, Phrase

__all__ = ["Details", "Entry", "Registry", "registry", "registry_from_yaml"]

_ENTRY = re.compile(r"^(?=R\d{4}:$)", re.MULTILINE)
_SCALAR = re.compile(
    r'^  (slug|severity|confidence|since|drawn|decides): "?([^"\n]+)"?$', re.MULTILINE
)
# In a line of samples: `{key: coins, expected: ["@number"]}`.
_SPOKEN = re.compile(r'(\w+): \[?"@')

_REASONS = re.compile(r"^  reasons: \[([^]]+)\]$", re.MULTILINE)


@dataclass(frozen=True, slots=True, kw_only=True)
class Details:
    """
    What only the page of a finding needs.

    `arguments` are samples of the values that the message takes; `wrong` and `right` are the two
    examples, in the notation that `notation` names (see the head of the file).
    """

    arguments: Mapping[str, Argument]
    notation: str
    wrong: str
    right: str


# Without slots: the details are read on first use and kept in the instance dictionary.
@dataclass(frozen=True, kw_only=True)
class Entry:
    """
    What the registry says of one finding.

    `drawn` names the family of games whose pieces are drawn in its examples, if any; a fix of one
    that `decides` changes what is played; `text` is its entry as it stands in the file.
    """

    code: str
    slug: str
    severity: Severity
    confidence: Confidence
    since: str
    drawn: str
    decides: bool
    text: str

    @cached_property
    def spoken(self) -> frozenset[str]:
        """The arguments that are said, not quoted, where the language has words for their value."""
        return frozenset(_SPOKEN.findall(self.text))

    @cached_property
    def reasons(self) -> frozenset[str]:
        """What its hints tell apart that whoever reports it need not know."""
        found = _REASONS.search(self.text)
        return frozenset(re.split(r",\s*", found[1])) if found else frozenset()

    @cached_property
    def details(self) -> Details:
        """The sample arguments and examples."""
        from ruamel.yaml import YAML

        return _details(YAML(typ="safe", pure=True).load(self.text)[self.code])


class Registry:
    """All entries, found by slug or by code."""

    def __init__(self, entries: Iterable[Entry]) -> None:
        """Take the entries; a code or a slug that stands twice is refused."""
        listed = sorted(entries, key=lambda entry: entry.code)
        self._by_code = {entry.code: entry for entry in listed}
        self._by_slug = {entry.slug: entry for entry in listed}
        if not len(self._by_slug) == len(self._by_code) == len(listed):
            raise ValueError("two findings share a code or a slug")

    def __iter__(self) -> Iterator[Entry]:
        """Go through the entries in the order of their codes."""
        return iter(self._by_code.values())

    def __contains__(self, slug: str) -> bool:
        """Tell whether a slug is known."""
        return slug in self._by_slug

    def entry(self, slug: str) -> Entry:
        """Return the entry of a slug; an unknown one is a fault of the compiler (`KeyError`)."""
        return self._by_slug[slug]

    def know(self, fields: Mapping[str, Mapping[str, Any]]) -> None:
        """Take the details of entries, by code, from the file read as a whole: once is faster."""
        for code, entry in self._by_code.items():
            if code in fields:
                vars(entry).setdefault("details", _details(fields[code]))

    def find(self, code_or_slug: str) -> Entry | None:
        """Return the entry that a user names by code or by slug, in any case."""
        return self._by_code.get(code_or_slug.upper()) or self._by_slug.get(code_or_slug.lower())


def _details(fields: Mapping[str, Any]) -> Details:
    samples = fields.get("arguments") or {}
    return Details(
        arguments={name: _sample(value) for name, value in samples.items()},
        notation=fields.get("notation", "regola"),
        wrong=fields.get("wrong", ""),
        right=fields.get("right", ""),
    )


def _sample(value: object) -> Argument:
    if isinstance(value, list):
        return tuple(_sample_text(str(item)) for item in value)
    return value if isinstance(value, int) else _sample_text(str(value))


def _sample_text(text: str) -> str:
    return Phrase(text[1:]) if text.startswith("@") else text


def registry_from_yaml(text: str) -> Registry:
    """
    Read the registry from the text of `dsl/findings.yaml`.

    The fields that every run with a finding needs are picked out line by line: reading the
    whole file as YAML takes longer than checking a small pack. A test compares the two readings.
    """
    return Registry(_entry(block) for block in _ENTRY.split(text)[1:])


def _entry(block: str) -> Entry:
    fields = dict(_SCALAR.findall(block))
    return Entry(
        code=block[: block.index(":")],
        slug=fields["slug"],
        severity=Severity(fields["severity"]),
        confidence=Confidence(fields["confidence"]),
        since=fields["since"],
        drawn=fields.get("drawn", ""),
        decides="decides" in fields,
        text=block,
    )


@cache
def registry() -> Registry:
    """Return the registry of the language data that belongs to this compiler, read once."""
    return registry_from_yaml(dsl_text("findings.yaml"))
