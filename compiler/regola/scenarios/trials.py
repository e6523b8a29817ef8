"""Try scenarios and examples out, each by the games that it is of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regola.scenarios import digger, examples
from regola.scenarios.reading import scenario
from regola.scenarios.running import run

if TYPE_CHECKING:
    from regola.findings import Sink
    from regola.program.model import Item
    from regola.scenarios.outcome import Outcome
    from regola.scenarios.shelf import Shelf
    from regola.yaml_files import Located

__all__ = ["example_document", "trial"]


def example_document(example: Item, family: str) -> Located:
    """Return an example as the document of a scenario file of its family of games."""
    read = digger.document if family == "digger" else examples.document
    return read(example, example.pack, ())


def trial(document: Located, item: str, shelf: Shelf, sink: Sink) -> Outcome | None:
    """Play a document; nothing where its form or a name is wrong, which is reported."""
    if shelf.family == "digger":
        return digger.try_out(document, shelf, sink)
    read = scenario(document, sink, item)
    return run(read, shelf, sink) if read is not None else None
