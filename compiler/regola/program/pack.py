"""Packs: what the file ``pack.yaml`` says, and the items of a pack."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from regola.findings import Sink, nearest
from regola.program.identifiers import as_identifier, check_identifier
from regola.resources import languages
from regola.sources import Source, Span
from regola.yaml_files import Located, documents

__all__ = ["Manifest", "manifest", "nameless", "with_needs"]

_VERSION = re.compile(r"\d+(\.\d+)*\Z", re.ASCII)
_KEYS = ("id", "names", "version", "licence", "game", "vocabulary", "needs", "authors", "about")
_REQUIRED = ("id", "names", "version")


@dataclass(frozen=True, slots=True)
class Manifest:
    """
    What a pack says of itself.

    ``game`` is the id of the game that it belongs to, its own id where it *is* a game, and empty
    for what games of a family share; ``family`` names the vocabulary of a game or of what is
    shared; ``needs`` are the ids of packs whose content it builds on.
    """

    id: str
    names: Mapping[str, str]
    version: str
    licence: str
    game: str
    family: str
    needs: tuple[str, ...]
    span: Span

    @property
    def is_game(self) -> bool:
        """Whether the pack is a game of its own."""
        return self.game == self.id


def with_needs(known: Mapping[str, Manifest], wanted: Iterable[str]) -> frozenset[str]:
    """Return the ids of packs with those of all that they need; unknown ones are left out."""
    waiting, found = list(wanted), set[str]()
    while waiting:
        name = waiting.pop()
        if name in known and name not in found:
            found.add(name)
            waiting.extend(known[name].needs)
    return frozenset(found)


def nameless(folder: str, path: str) -> Manifest:
    """Return the manifest of a folder that has none: a pack of homebrew for Small World."""
    identifier = as_identifier(folder) or as_identifier(f"pack_{folder}")
    return Manifest(identifier, {}, "0", "", "small_world", "", (), Span.whole(path))


def manifest(source: Source, sink: Sink) -> Manifest | None:
    """Read ``pack.yaml``; report what is wrong with it."""
    faults = Sink()
    found = _read(source, faults)
    sink.extend(faults)
    return found


def _read(source: Source, sink: Sink) -> Manifest | None:
    document = next(documents(source, sink), None)
    if document is None or not document.is_mapping:
        if not sink.has_errors:
            sink.report("missing-key", source.whole(), key="id")
        return None
    if not _keys_are_right(document, sink) or not _values_are_right(document, sink):
        return None
    return _manifest(document, sink)


def _keys_are_right(document: Located, sink: Sink) -> bool:
    right = True
    for entry in document.entries:
        key = str(entry.key.value)
        if key not in _KEYS:
            similar = nearest(key, _KEYS)
            hint = "similar" if similar else None
            sink.report(
                "unknown-key", entry.key.span, hint=hint, key=key, similar=similar, legal=_KEYS
            )
            right = False
    shared = document.get("vocabulary") is not None
    for key in (*_REQUIRED, *(() if shared else ("game",))):
        if document.get(key) is None:
            sink.report("missing-key", document.span, key=key)
            right = False
    return right


def _values_are_right(document: Located, sink: Sink) -> bool:
    """Tell whether each value is of the shape that its key has; report those that are not."""
    right = True
    for entry in document.entries:
        key = str(entry.key.value)
        fits, expected = _SHAPES[key]
        is_left_open = entry.value.value is None and key not in _REQUIRED
        if not is_left_open and not fits(entry.value):
            sink.report("wrong-value", entry.value.span, key=key, expected=expected, legal=())
            right = False
    return right


def _is_text(found: Located) -> bool:
    return isinstance(found.value, str)


def _is_version(found: Located) -> bool:
    return isinstance(found.value, str) or type(found.value) is int


def _is_game(found: Located) -> bool:
    return isinstance(found.value, str) or found.value is True


def _are_texts(found: Located) -> bool:
    return (
        isinstance(found.value, tuple) and not found.is_mapping and all(map(_is_text, found.items))
    )


def _are_names(found: Located) -> bool:
    return bool(found.entries) and all(_is_text(entry.value) for entry in found.entries)


_SHAPES: Mapping[str, tuple[Callable[[Located], bool], tuple[str, ...]]] = {
    "id": (_is_text, ("text",)),
    "names": (_are_names, ("mapping",)),
    "version": (_is_version, ("text",)),
    "licence": (_is_text, ("text",)),
    "game": (_is_game, ("text",)),
    "vocabulary": (_is_text, ("text",)),
    "needs": (_are_texts, ("list",)),
    "authors": (_are_texts, ("list",)),
    "about": (_is_text, ("text",)),
}
"""Whether a value fits, and what it is told that it should be."""


def _manifest(document: Located, sink: Sink) -> Manifest | None:
    identifier = str(_value(document, "id", ""))
    if not _legal_id(identifier, document, sink) or not _legal_version(document, sink):
        return None
    _report_missing_names(document, sink)
    names, needs = document.get("names"), document.get("needs")
    game = _value(document, "game", "")
    return Manifest(
        identifier,
        {str(e.key.value): str(e.value.value) for e in names.entries} if names else {},
        str(_value(document, "version", "0")),
        str(_value(document, "licence", "")),
        identifier if game is True else str(game),
        str(_value(document, "vocabulary", "")),
        tuple(str(item.value) for item in needs.items) if needs is not None else (),
        document.span,
    )


def _value(document: Located, key: str, default: str) -> object:
    found = document.get(key)
    return default if found is None or found.value is None else found.value


def _legal_version(document: Located, sink: Sink) -> bool:
    found = document.get("version")
    if found is None or _VERSION.match(str(found.value)):
        return True
    sink.report("bad-version", found.span, version=str(found.value))
    return False


def _report_missing_names(document: Located, sink: Sink) -> None:
    """Report each language that the pack has no name in; that is tolerated."""
    found = document.get("names")
    for language in languages() if found is not None else ():
        if found is not None and found.get(language) is None:
            sink.report("missing-language", found.span, language=language, id="pack")


def _legal_id(identifier: str, document: Located, sink: Sink) -> bool:
    found = document.get("id")
    return check_identifier(identifier, found.span if found else document.span, sink)
