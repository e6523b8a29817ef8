"""Try scenarios and examples out, each by the family of games that it is of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from regola.scenarios.examples import document
from regola.scenarios.families import FAMILIES
from regola.scenarios.naming import UnknownName
from regola.scenarios.runner import run
from regola.scenarios.schema import fits
from regola.scenarios.written_lines import check_doubled_lines, check_lost_words

if TYPE_CHECKING:
    from regola.drawings.positions import Pictured
    from regola.findings import Sink
    from regola.program.model import Item
    from regola.scenarios.outcome import Outcome
    from regola.scenarios.shelf import Shelf
    from regola.sources import Span
    from regola.yaml_files import Located

__all__ = ["check_example", "example_document", "proved", "trial"]


def example_document(example: Item, family: str) -> Located:
    """Return an example as the document of a scenario file of its family of games."""
    return document(family, FAMILIES[family], example)


def check_example(example: Item, shelf: Shelf, sink: Sink) -> None:
    """
    Report what is wrong with the lines of an example, without playing it.

    One with a line that could not be read is left alone: others would lack what that line tells.
    """
    if any(sink.is_error(one) and _lies_in(one.span, example.whole) for one in sink):
        return
    check_doubled_lines(example, sink)
    document = example_document(example, shelf.family)
    _read(document, example.holder, shelf, sink)
    check_lost_words(example, lambda one: example_document(one, shelf.family), sink)


def _lies_in(inner: Span, outer: Span) -> bool:
    return inner.path == outer.path and outer.start <= inner.start <= outer.end


def proved(example: Item, shelf: Shelf, sink: Sink) -> tuple[Outcome | None, Pictured | None]:
    """Play an example; return what came of it and, if it passes, what then stands on the board."""
    document = example_document(example, shelf.family)
    outcome, setting, table = _played(document, example.holder, shelf, sink)
    if outcome is None or not outcome.passed:
        return outcome, None
    return outcome, FAMILIES[shelf.family].drawn(setting, table)


def trial(document: Located, item: str, shelf: Shelf, sink: Sink) -> Outcome | None:
    """Play a document; nothing where its form or a name is wrong, which is reported."""
    return _played(document, item, shelf, sink)[0]


def _read(document: Located, item: str, shelf: Shelf, sink: Sink) -> Any:
    """Hold a document to its form, then to names and numbers; return what it is laid out from."""
    family = FAMILIES[shelf.family]
    return family.read(document, item, shelf, sink) if fits(document, sink, family.schema) else None


def _played(
    document: Located, item: str, shelf: Shelf, sink: Sink
) -> tuple[Outcome | None, Any, Any]:
    """Return what came of a document, what it was laid out from, and the table as it then is."""
    setting = _read(document, item, shelf, sink)
    if setting is None:
        return None, None, None
    try:
        outcome, table = run(FAMILIES[shelf.family], document, setting)
    except UnknownName as unknown:
        unknown.report(document, sink)
        return None, None, None
    return outcome, setting, table
