"""The items in the examples of findings whose pages draw them."""

from __future__ import annotations

from functools import cache

from regola.compilation.language import language
from regola.compilation.program import PackSources, compile_packs
from regola.findings import Sink, registry
from regola.pages.content import Samples
from regola.program.model import Item
from regola.program.pack import nameless
from regola.sources import Source

__all__ = ["samples"]


@cache
def samples() -> Samples:
    """Return the items of the wrong and of the right example of each finding that is drawn."""
    return {
        entry.code: (
            _items(entry.drawn, entry.details.wrong),
            _items(entry.drawn, entry.details.right),
        )
        for entry in registry()
        if entry.drawn
    }


def _items(family: str, text: str) -> tuple[Item, ...]:
    """Read an example by itself: what it names need not be known for it to be drawn."""
    packs = [PackSources(nameless("example", "."), (Source("example.regola", text),))]
    return compile_packs(packs, language(family), None, Sink()).items
