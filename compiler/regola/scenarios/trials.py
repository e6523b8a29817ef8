"""Try scenarios and examples out, each by the games that it is of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regola.scenarios import digger, examples
from regola.scenarios.names import scope_of
from regola.scenarios.reading import scenario
from regola.scenarios.running import played, run
from regola.scenarios.standing import standing
from regola.scenarios.written_lines import check_doubled_lines, check_lost_words

if TYPE_CHECKING:
    from regola.findings import Sink
    from regola.pages.content import Laid, Played
    from regola.program.model import Item
    from regola.scenarios.outcome import Outcome
    from regola.scenarios.shelf import Shelf
    from regola.sources import Span
    from regola.yaml_files import Located

__all__ = ["check_example", "example_document", "proved", "trial"]


def example_document(example: Item, family: str) -> Located:
    """Return an example as the document of a scenario file of its family of games."""
    read = digger.document if family == "digger" else examples.document
    return read(example, example.pack, ())


def check_example(example: Item, shelf: Shelf, sink: Sink) -> None:
    """
    Report what is wrong with the lines of an example, without playing it.

    One with a line that could not be read is left alone: others would lack what that line tells.
    """
    if any(sink.is_error(one) and _lies_in(one.span, example.whole) for one in sink):
        return
    check_doubled_lines(example, sink)
    document = example_document(example, shelf.family)
    if shelf.family == "digger":
        digger.is_right(document, shelf, sink)
    else:
        read = scenario(document, sink, example.holder)
        if read is not None:
            scope_of(read, shelf, sink)
    check_lost_words(example, document, sink)


def _lies_in(inner: Span, outer: Span) -> bool:
    return inner.path == outer.path and outer.start <= inner.start <= outer.end


def proved(example: Item, shelf: Shelf, sink: Sink) -> tuple[Outcome | None, Played | Laid | None]:
    """Play an example; return what came of it and, if it passes, what then stands on the board."""
    document = example_document(example, shelf.family)
    if shelf.family == "digger":
        return digger.try_out(document, shelf, sink), digger.position(document, shelf)
    told = scenario(document, sink, example.holder)
    scope = scope_of(told, shelf, sink) if told is not None else None
    if scope is None:
        return None, None
    outcome, table = played(scope)
    return outcome, standing(table) if table is not None and outcome.passed else None


def trial(document: Located, item: str, shelf: Shelf, sink: Sink) -> Outcome | None:
    """Play a document; nothing where its form or a name is wrong, which is reported."""
    if shelf.family == "digger":
        return digger.try_out(document, shelf, sink)
    read = scenario(document, sink, item)
    return run(read, shelf, sink) if read is not None else None
