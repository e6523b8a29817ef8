"""Try scenarios and examples out, each by the family of games that it is of."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from regola.findings import Sink
from regola.program.model import FieldEntry, FieldLine
from regola.scenarios.documents import steps_of
from regola.scenarios.examples import document, step_lines
from regola.scenarios.families import FAMILIES
from regola.scenarios.forms import EXPECT, REFUSED
from regola.scenarios.naming import UnknownName
from regola.scenarios.outcome import Fault
from regola.scenarios.runner import led_to, run
from regola.scenarios.schema import fits
from regola.scenarios.written_lines import check_doubled_lines, check_lost_words

if TYPE_CHECKING:
    from regola.drawings.courses import Course
    from regola.drawings.positions import Pictured
    from regola.program.model import Item
    from regola.scenarios.outcome import Outcome
    from regola.scenarios.shelf import Shelf
    from regola.yaml_files import Located

__all__ = [
    "Stage",
    "check_example",
    "example_document",
    "is_faulty",
    "lines_of_steps",
    "proved",
    "stage",
    "trial",
]


@dataclass(frozen=True, slots=True)
class Stage:
    """
    How things stand after some steps of an example: as they are drawn, and what may be done then.

    ``open`` are deeds in the words of examples. Where a step does not go as told, the ``outcome``
    has the fault, and things stand as before that step.
    """

    pictured: Pictured | None
    open: tuple[str, ...]
    outcome: Outcome


def example_document(example: Item, family: str) -> Located:
    """Return an example as the document of a scenario file of its family of games."""
    return document(family, FAMILIES[family], example)


def lines_of_steps(example: Item, family: str) -> tuple[FieldLine, ...]:
    """Return the lines of an example that make steps, one each."""
    return step_lines(family, FAMILIES[family], example)


def check_example(example: Item, shelf: Shelf, sink: Sink) -> None:
    """
    Report what is wrong with the lines of an example, without playing it.

    One that `is_faulty` is better left alone: other lines would lack what the faulty one tells.
    """
    lines = FAMILIES[shelf.family].lines
    check_doubled_lines(example, lines, sink)
    document = example_document(example, shelf.family)
    _read(document, example.holder, shelf, sink)
    check_lost_words(example, lines, lambda one: example_document(one, shelf.family), sink)


def is_faulty(example: Item, sink: Sink) -> bool:
    """Tell whether an example has a line that could not be read."""
    return any(sink.is_error(one) and example.touches(one.span) for one in sink)


def proved(example: Item, shelf: Shelf, sink: Sink) -> tuple[Outcome | None, Pictured | None]:
    """Play an example; return what came of it and, if it passes, what then stands on the board."""
    document = example_document(example, shelf.family)
    setting = _read(document, example.holder, shelf, sink)
    found = _run(document, setting, shelf, sink, watched=True)
    if found is None:
        return None, None
    outcome, table, course = found
    if not outcome.passed:
        return outcome, None
    drawn = FAMILIES[shelf.family].drawn(setting, table)
    return outcome, replace(drawn, had=course.had, opening=course.opening, changes=course.changes)


def stage(example: Item, shelf: Shelf, steps: int, sink: Sink) -> Stage | None:
    """
    Return where the first steps of an example lead, whatever is expected of them.

    Nothing where the example does not read, which is reported, or its position cannot be laid out.
    """
    family = FAMILIES[shelf.family]
    lines = lines_of_steps(example, shelf.family)
    document = example_document(example if lines else _idle(example), shelf.family)
    setting = _read(document, example.holder, shelf, sink)
    if setting is None:
        return None
    deeds = [one for one in list(steps_of(document))[:steps] if one.name not in (EXPECT, REFUSED)]
    try:
        led = led_to(family, setting, deeds)
    except (Fault, UnknownName):
        return None
    return Stage(family.drawn(setting, led.table), family.open_now(led.table), led.outcome)


def _idle(example: Item) -> Item:
    """Return an example as it is read while nothing happens in it yet: it is not over."""
    line = FieldLine(EXPECT, ("over",), (FieldEntry(("no",), example.span),), example.span)
    return replace(example, fields=(*example.fields, line))


def trial(document: Located, item: str, shelf: Shelf, sink: Sink) -> Outcome | None:
    """Play a document; nothing where its form or a name is wrong, which is reported."""
    found = _run(document, _read(document, item, shelf, sink), shelf, sink)
    return found[0] if found is not None else None


def _read(document: Located, item: str, shelf: Shelf, sink: Sink) -> Any:
    """Hold a document to its form, then to names and numbers; return what it is laid out from."""
    family = FAMILIES[shelf.family]
    return family.read(document, item, shelf, sink) if fits(document, sink, family.schema) else None


def _run(
    document: Located, setting: Any, shelf: Shelf, sink: Sink, *, watched: bool = False
) -> tuple[Outcome, Any, Course] | None:
    """Play a document from what it is laid out from; nothing where a name is wrong."""
    if setting is None:
        return None
    try:
        return run(FAMILIES[shelf.family], document, setting, watched=watched)
    except UnknownName as unknown:
        unknown.report(document, sink)
        return None
