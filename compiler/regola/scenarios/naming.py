"""Check that the names in a document stand for something, wherever a family says that names are."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, TypeAlias

from regola.findings import Sink, nearest
from regola.yaml_files import Located

__all__ = ["OutOfBounds", "TooMany", "UnknownName", "finding_of", "names_are_known"]

Pattern: TypeAlias = "str | list[Any] | Mapping[str, Any]"
"""Where names stand, as ``dsl/scenarios.yaml`` tells it."""

_EACH = "each "
_NOTHING = "none"

_FINDINGS = {
    "option": ("unknown-option", "option"),
    "player": ("unknown-player", "player"),
    "space": ("unknown-space", "space"),
}
"""The finding of a name that is none of its sort, and the fact that the finding names."""


def finding_of(sort: str) -> tuple[str, str]:
    """Return the finding of a name that is none of a sort, and the fact that it is told as."""
    return _FINDINGS.get(sort, ("unknown-word", "word"))


class UnknownName(Exception):  # noqa: N818  # told as a finding
    """A name that nothing bears; ``finding`` and ``key`` say what was wanted."""

    def __init__(self, finding: str, key: str, name: str, legal: Iterable[str]) -> None:
        super().__init__(name)
        self.finding = finding
        self.key = key
        self.name = name
        self.legal = tuple(sorted(legal))

    def report(self, document: Located, sink: Sink) -> None:
        """Report the name at its first place in the document."""
        similar = nearest(self.name, self.legal)
        hint = ("similar" if similar else "legal") if self.legal else None
        found = _find(document, self.name) or document
        facts: dict[str, Any] = {self.key: self.name, "similar": similar, "legal": self.legal}
        sink.report(self.finding, found.span, hint=hint, **facts)


class TooMany(UnknownName):
    """A thing that is told of more often than there are copies of it."""

    def __init__(self, name: str, count: int, box: int) -> None:
        super().__init__("too-many-pieces", "piece", name, ())
        self.count = count
        self.box = box

    def report(self, document: Located, sink: Sink) -> None:
        """Report the thing at its first place in the document."""
        found = _find(document, self.name) or document
        sink.report(self.finding, found.span, piece=self.name, count=self.count, box=self.box)


class OutOfBounds(UnknownName):
    """A number, told by the name of what it counts, that the rules of the game never let be."""

    def __init__(self, name: str, told: int, least: int, most: int) -> None:
        super().__init__("value-out-of-bounds", "key", name, ())
        self.told, self.least, self.most = told, least, most

    def report(self, document: Located, sink: Sink) -> None:
        """Report the number at the first place of its name in the document."""
        found = _find(document, self.name) or document
        sink.report(
            self.finding,
            found.span,
            key=self.name,
            value=self.told,
            minimum=self.least,
            maximum=self.most,
        )


def _find(located: Located, name: str) -> Located | None:
    if located.value == name:
        return located
    for entry in located.entries:
        found = _find(entry.key, name) or _find(entry.value, name)
        if found is not None:
            return found
    return next((f for item in located.items if (f := _find(item, name)) is not None), None)


def names_are_known(
    document: Located, pattern: Pattern, legal: Callable[[str], tuple[str, ...] | None], sink: Sink
) -> bool:
    """
    Tell whether all names of a document of the right form are known; report if not.

    ``legal`` returns the names of a sort, or nothing where it cannot be told which there are.
    """
    before = len(sink)
    for sort, name in _names(document, pattern, pattern):
        known = legal(sort)
        if known is not None and name.value not in known and name.value != _NOTHING:
            _report(sort, name, known, sink)
    return len(sink) == before


def _names(located: Located, pattern: Pattern, top: Pattern) -> Iterator[tuple[str, Located]]:
    """Give each name in a value with the sort of what it names."""
    if isinstance(pattern, str):
        if isinstance(located.value, str):  # a number is no name
            yield pattern, located
    elif isinstance(pattern, list):
        for one in located.items or ((located,) if isinstance(located.value, str) else ()):
            yield from _names(one, pattern[0], pattern[0])
    else:
        yield from _in_mapping(located, pattern, top)


def _in_mapping(
    located: Located, pattern: Mapping[str, Any], top: Pattern
) -> Iterator[tuple[str, Located]]:
    each = next((key for key in pattern if key.startswith(_EACH)), "")
    for entry in located.entries:
        key = str(entry.key.value)
        if key in pattern:
            inner = top if pattern[key] == "same" else pattern[key]
            yield from _names(entry.value, inner, top)
        elif each:
            yield each.removeprefix(_EACH), entry.key
            yield from _names(entry.value, pattern[each], top)


def _report(sort: str, name: Located, legal: tuple[str, ...], sink: Sink) -> None:
    similar = nearest(str(name.value), legal)
    hint = "similar" if similar else "legal"
    slug, key = finding_of(sort)
    facts: dict[str, Any] = {key: str(name.value), "similar": similar, "legal": legal}
    sink.report(slug, name.span, hint=hint, **facts)
