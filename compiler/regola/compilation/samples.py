"""The examples of findings as their pages show them: coloured, and some drawn."""

from __future__ import annotations

from functools import cache

from regola.compilation.colours import coloured
from regola.compilation.language import language
from regola.compilation.program import PackSources, compile_packs
from regola.findings import Entry, Sink, registry
from regola.pages.content import Sample, Samples
from regola.program.model import Item
from regola.program.pack import nameless
from regola.resources import dsl_text
from regola.sources import Source
from regola.yaml_files import trusted

__all__ = ["samples"]


@cache
def samples() -> Samples:
    """Return the wrong and the right example of each finding."""
    registry().know(trusted(dsl_text("findings.yaml")))
    return {
        entry.code: (_sample(entry, entry.details.wrong), _sample(entry, entry.details.right))
        for entry in registry()
    }


def _sample(entry: Entry, text: str) -> Sample:
    pieces = ((one.text, one.sort) for one in coloured(text, entry.details.notation))
    return Sample(tuple(pieces), _items(entry.drawn, text))


def _items(family: str, text: str) -> tuple[Item, ...]:
    """Read an example by itself, if it is drawn: what it names need not be known for that."""
    if not family:
        return ()
    packs = [PackSources(nameless("example", "."), (Source("example.regola", text),))]
    return compile_packs(packs, language(family), None, Sink()).items
