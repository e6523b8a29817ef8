"""Show how a file is made up: its items, what can be folded, things by their names."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from regola.editor.analysis import Analysis
from regola.program.model import Item
from regola.program.symbols import Symbol
from regola.sources import Span

__all__ = ["Outlined", "foldings", "found_symbols", "outline"]


@dataclass(frozen=True, slots=True)
class Outlined:
    """An item of a file: what it is called, its kind, its places, what stands in it."""

    name: str
    detail: str
    kind: str
    span: Span
    whole: Span
    inner: tuple[Outlined, ...]


def outline(analysis: Analysis, path: str, spoken: str) -> tuple[Outlined, ...]:
    """Return the items of a file, those inside others within them."""
    return tuple(
        _outlined(item, spoken)
        for program in analysis.programs
        for item in program.items
        if item.whole.path == path
    )


def _outlined(item: Item, spoken: str) -> Outlined:
    name = item.name(spoken)
    inner = tuple(_outlined(one, spoken) for one in item.nested)
    called = item.id or item.title or item.kind
    detail = f"{item.kind} {name.singular}" if name is not None else item.kind
    return Outlined(called, detail, item.kind, item.span, item.whole, inner)


def foldings(analysis: Analysis, path: str) -> Iterator[tuple[int, int]]:
    """Give the first and last line, from 1, of what can be folded."""
    source = analysis.sources.get(path)
    if source is None:
        return
    for item in analysis.items(path):
        first, last = source.position(item.whole.start)[0], source.position(item.whole.end)[0]
        if last > first:
            yield first, last


def found_symbols(analysis: Analysis, query: str) -> Iterator[Symbol]:
    """Give the things declared in the packs at hand whose ids or names have a text in them."""
    wanted = query.casefold()
    for program in analysis.programs:
        for symbol in program.declared:
            is_own = symbol.span.path in analysis.sources
            if is_own and any(wanted in one.casefold() for one in (symbol.id, *symbol.spellings)):
                yield symbol
