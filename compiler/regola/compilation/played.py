"""Play the examples of a program, for what they come to."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from regola.compilation.program import Program
from regola.findings import Sink
from regola.program.model import Item
from regola.sources import Source, Span

if TYPE_CHECKING:
    from regola.pages.content import Laid, Played
    from regola.scenarios.shelf import Shelf

__all__ = ["played_examples"]


def played_examples(program: Program, texts: Mapping[str, Source]) -> dict[Span, Played | Laid]:
    """
    Return what each example of a program comes to, by its place.

    Examples that fail are left out: it is the tests that tell what is wrong with them.
    """
    examples = [inner for item in program.items for inner in item.walk() if inner.kind == "example"]
    if not examples:
        return {}
    # Imported here: a build without examples does not pay for the engine.
    from regola.compilation.shelves import shelf_of

    shelf = shelf_of(program, texts, Sink())
    if shelf is None:
        return {}
    found = ((example.span, _end(example, shelf)) for example in examples)
    return {place: end for place, end in found if end is not None}


def _end(example: Item, shelf: Shelf) -> Played | Laid | None:
    from regola.scenarios import digger
    from regola.scenarios.names import scope_of
    from regola.scenarios.reading import scenario
    from regola.scenarios.running import played
    from regola.scenarios.standing import standing
    from regola.scenarios.trials import example_document

    document = example_document(example, shelf.family)
    if shelf.family == "digger":
        return digger.position(document, shelf)
    told = scenario(document, Sink(), example.holder)
    scope = scope_of(told, shelf, Sink()) if told is not None else None
    if scope is None:
        return None
    outcome, table = played(scope)
    return standing(table) if table is not None and outcome.passed else None
