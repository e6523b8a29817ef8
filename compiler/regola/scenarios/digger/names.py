"""Check that every name in a scenario of tiles stands for something, before anything is laid."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, TypeAlias

from regola.findings import Sink, nearest
from regola.scenarios.digger.opening import UnknownName, packs_in, spaces_in
from regola.scenarios.reading import conventions
from regola.yaml_files import Located, plain

if TYPE_CHECKING:
    from regola.program.model import Item
    from regola.scenarios.shelf import Shelf

__all__ = ["names_are_known"]

Pattern: TypeAlias = "str | list[Any] | Mapping[str, Any]"
"""Where names stand, as ``dsl/scenarios.yaml`` tells it."""

_EACH = "each "
_KINDS: Mapping[str, tuple[str, ...]] = {
    "token": ("creature", "adventurer", "piece"),
}
"""The kinds of items that a name may mean, where they are not called like it."""

_FINDINGS = {
    "option": ("unknown-option", "option"),
    "player": ("unknown-player", "player"),
    "space": ("unknown-region", "region"),
}
"""The finding of a name that is none of its sort, and the fact that the finding names."""
_NOTHING = "none"


def names_are_known(document: Located, shelf: Shelf, sink: Sink) -> bool:
    """Tell whether all names of a document of the right form are known; report if not."""
    try:
        packs = packs_in(plain(document), shelf)
    except UnknownName as unknown:
        unknown.report(document, sink)
        return False
    before = len(sink)
    legal = _Legal(document, shelf, packs)
    steps = conventions(shelf.family)["names"]
    for sort, name in _names(document, steps, steps):
        known = legal.of(sort)
        if name.value not in known and name.value != _NOTHING:
            _report(sort, name, known, sink)
    return len(sink) == before


def _names(located: Located, pattern: Pattern, top: Pattern) -> Iterator[tuple[str, Located]]:
    """Give each name in a value with the sort of what it names."""
    if isinstance(pattern, str):
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


class _Legal:
    """The names of each sort that a document may use."""

    def __init__(self, document: Located, shelf: Shelf, packs: tuple[str, ...]) -> None:
        self._told = plain(document)
        self._shelf = shelf
        self._packs = packs
        self._known: dict[str, tuple[str, ...]] = {"player": tuple(self._told["players"])}

    def of(self, sort: str) -> tuple[str, ...]:
        """Return the legal names of a sort."""
        if sort not in self._known:
            found = self._spaces() if sort == "space" else self._ids(sort)
            self._known[sort] = tuple(found)
        return self._known[sort]

    def _ids(self, sort: str) -> tuple[str, ...]:
        return self._shelf.ids(_KINDS.get(sort, (sort,)), self._packs)

    def _spaces(self) -> tuple[str, ...]:
        """Return the spaces of the board told, or of all boards where chance or number decides."""
        told = self._told.get("board", {})
        if "rows" in told:
            return tuple(name for name, _, _ in spaces_in(told["rows"]))
        boards = [item for item in self._shelf.top if item.kind == "board"]
        named = [item for item in boards if item.id == told.get("map")]
        spaces = (name for item in named or boards for name in _spaces_of(item))
        return tuple(dict.fromkeys(spaces))


def _spaces_of(board: Item) -> Iterator[str]:
    """Give the spaces of a declared board: several stretches may make up a row."""
    for line in board.fields:
        if line.key == "row" and line.arguments:
            for entry in line.entries:
                extent = "".join(map(str, entry.values))
                yield from (name for name, _, _ in spaces_in({line.arguments[0]: extent}))


def _report(sort: str, name: Located, legal: tuple[str, ...], sink: Sink) -> None:
    similar = nearest(str(name.value), legal)
    hint = "similar" if similar else "legal"
    slug, key = _FINDINGS.get(sort, ("unknown-word", "word"))
    facts: dict[str, Any] = {key: str(name.value), "similar": similar, "legal": legal}
    sink.report(slug, name.span, hint=hint, **facts)
