"""Tell beside the text what it comes to: the sentence of each rule, how an example ends."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from regola.compilation.shelves import shelf_of
from regola.compilation.soundness import sound
from regola.compilation.texts import texts_of
from regola.editor.analysis import Analysis
from regola.editor.hovering import sentences
from regola.findings import Finding, Sink
from regola.program.model import Item
from regola.sources import Span

__all__ = ["Playable", "Told", "playables", "played", "told_rules"]


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


def _example(items: tuple[Item, ...], path: str, title: str) -> Item | None:
    inner = (one for item in items if item.whole.path == path for one in item.walk())
    return next((one for one in inner if one.kind == "example" and one.title == title), None)
