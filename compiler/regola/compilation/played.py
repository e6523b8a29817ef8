"""Play the examples of a program, for what they come to."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from regola.compilation.program import Program
from regola.findings import Sink
from regola.program.model import Item
from regola.sources import Source, Span

if TYPE_CHECKING:
    from regola.drawings.positions import Pictured
    from regola.scenarios.outcome import Outcome
    from regola.scenarios.shelf import Shelf

__all__ = ["played_examples"]

# An example takes some ten steps of the course of a game on average.
_WORK_OF_EXAMPLE = 1_000

# Small packs may have a few examples that are far longer.
_SPARE = 100


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
    return {
        example.span: end
        for example, outcome, end in _proved(examples, shelf, sink)
        if _told(outcome, shelf, texts, sink) and end is not None
    }


def _proved(
    examples: Sequence[Item], shelf: Shelf, sink: Sink
) -> Iterator[tuple[Item, Outcome | None, Pictured | None]]:
    """Give each example with what came of it, as long as all together are no endless work."""
    from regola.scenarios.trials import proved

    left = _WORK_OF_EXAMPLE * (len(examples) + _SPARE)
    for number, example in enumerate(examples):
        if left < 0:
            sink.report("examples-not-played", example.span, count=len(examples) - number)
            return
        outcome, end = proved(example, shelf, sink)
        left -= 0 if outcome is None else outcome.work
        yield example, outcome, end


def _told(outcome: Outcome | None, shelf: Shelf, texts: Mapping[str, Source], sink: Sink) -> bool:
    """Report what is wrong with an example that fails; tell whether it passed."""
    from regola.scenarios.failures import tell

    if outcome is not None:
        tell(outcome, shelf, texts, sink)
    return outcome is not None and outcome.passed
