"""Try scenarios out, each by the games that it is of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regola.scenarios import digger
from regola.scenarios.reading import scenario
from regola.scenarios.running import run

if TYPE_CHECKING:
    from regola.findings import Sink
    from regola.scenarios.outcome import Outcome
    from regola.scenarios.shelf import Shelf
    from regola.yaml_files import Located

__all__ = ["trial"]


def trial(document: Located, item: str, shelf: Shelf, sink: Sink) -> Outcome | None:
    """Play a document; nothing where its form or a name is wrong, which is reported."""
    if shelf.family == "digger":
        return digger.try_out(document, shelf, sink)
    read = scenario(document, sink, item)
    return run(read, shelf, sink) if read is not None else None
