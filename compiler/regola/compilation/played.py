"""Play the examples of a program, for what they come to."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from regola.compilation.program import Program
from regola.findings import Sink
from regola.program.model import Item
from regola.sources import Source, Span

if TYPE_CHECKING:
    from regola.drawings.positions import Pictured
    from regola.scenarios.shelf import Shelf

__all__ = ["played_examples"]


def played_examples(
    program: Program, texts: Mapping[str, Source], sink: Sink
) -> dict[Span, Pictured]:
    """
    Return what each example of a program comes to, by its place.

    Examples that fail are reported, and left out: no page may show what the rules do not bear out.
    """
    examples = [inner for item in program.items for inner in item.walk() if inner.kind == "example"]
    if not examples:
        return {}
    # Imported here: a build without examples does not pay for the engine.
    from regola.compilation.shelves import shelf_of

    shelf = shelf_of(program, texts, Sink())
    if shelf is None:
        return {}
    found = ((example.span, _end(example, shelf, texts, sink)) for example in examples)
    return {place: end for place, end in found if end is not None}


def _end(example: Item, shelf: Shelf, texts: Mapping[str, Source], sink: Sink) -> Pictured | None:
    """Return what an example comes to; report what is wrong with one that fails."""
    from regola.scenarios.failures import tell
    from regola.scenarios.trials import proved

    outcome, end = proved(example, shelf, sink)
    if outcome is not None:
        tell(outcome, shelf, texts, sink)
    return end
