"""Tell beside the text what it comes to: the sentence of each rule, how an example ends."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from regola.compilation.games import has_engine
from regola.compilation.shelves import shelf_of
from regola.compilation.soundness import sound
from regola.compilation.texts import texts_of
from regola.editor.analysis import Analysis
from regola.editor.hovering import sentences
from regola.findings import Finding, Sink
from regola.program.model import Item
from regola.sources import Span

__all__ = [
    "Coverable",
    "Playable",
    "Shown",
    "Told",
    "coverables",
    "playables",
    "played",
    "shown_lines",
    "told_rules",
]


@dataclass(frozen=True, slots=True)
class Told:
    """A rule, by its place, and what it says."""

    span: Span
    text: str


@dataclass(frozen=True, slots=True)
class Playable:
    """An example that can be played: its title and the place of its header."""

    title: str
    span: Span


@dataclass(frozen=True, slots=True)
class Coverable:
    """An item whose rules examples may show: its reference and the place of its header."""

    reference: str
    span: Span


@dataclass(frozen=True, slots=True)
class Shown:
    """A rule, by its place, and whether an example shows it: it fails without the rule."""

    span: Span
    is_shown: bool


def told_rules(analysis: Analysis, path: str, spoken: str) -> Iterator[Told]:
    """Give the rules of a file, each with its sentence in a language."""
    program = analysis.program(path)
    if program is None:
        return
    texts = texts_of(program)
    for item in analysis.items(path):
        said = sentences(texts, item, spoken)
        yield from (Told(rule.span, text) for rule, text in zip(item.rules, said, strict=False))


def playables(analysis: Analysis, path: str) -> Iterator[Playable]:
    """Give the examples of a file."""
    for item in analysis.items(path):
        if item.kind == "example":
            yield Playable(item.title, item.span)


def played(analysis: Analysis, path: str, title: str) -> tuple[bool, tuple[Finding, ...]] | None:
    """
    Play an example: whether it holds, and what is told where it does not.

    Nothing where there is no such example, or none that can be played as the file stands.
    """
    from regola.scenarios.failures import tell
    from regola.scenarios.trials import proved

    program = analysis.program(path)
    if program is None:
        return None
    faults = Sink()
    faults.extend(analysis.findings)
    whole = sound(program, faults).program
    example = _example(whole.items, path, title)
    shelf = shelf_of(whole, analysis.sources, Sink()) if example is not None else None
    if example is None or shelf is None:
        return None
    sink = Sink()
    outcome, _ = proved(example, shelf, sink)
    if outcome is not None:
        tell(outcome, shelf, analysis.sources, sink)
    return bool(outcome and outcome.passed), tuple(sink.sorted())


def coverables(analysis: Analysis, path: str) -> Iterator[Coverable]:
    """Give the items of a file whose rules examples may show."""
    program = analysis.program(path)
    if program is None or not has_engine(program.family):
        return
    for item in program.items:
        if item.whole.path == path and any(one.rules for one in item.walk()):
            yield Coverable(item.reference, item.span)


def shown_lines(analysis: Analysis, path: str, reference: str) -> tuple[Shown, ...] | None:
    """
    Play all examples without each rule of an item in turn, and tell which rules they show.

    Nothing where the item cannot be played as the file stands.
    """
    from regola.playing.coverage import shown_rules

    program = analysis.program(path)
    if program is None or not has_engine(program.family):
        return None
    faults = Sink()
    faults.extend(analysis.findings)
    whole = sound(program, faults).program
    top = next((one for one in whole.items if one.reference == reference), None)
    found = shown_rules(whole, top) if top is not None else ()
    return tuple(Shown(rule.span, is_shown) for rule, is_shown in found) or None


def _example(items: tuple[Item, ...], path: str, title: str) -> Item | None:
    inner = (one for item in items if item.whole.path == path for one in item.walk())
    return next((one for one in inner if one.kind == "example" and one.title == title), None)
