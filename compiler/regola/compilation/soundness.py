"""What of a program can be used although something in it is wrong: all but the items at fault."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from regola.compilation.program import Program
from regola.findings import Finding, Sink
from regola.program.model import Item
from regola.sources import Span

__all__ = ["Sound", "sound"]

_BESIDE = ("example", "ruling", "option", "edition")
"""What belongs to an item and can be left out without it; what lacks one is asked for elsewhere."""


@dataclass(frozen=True, slots=True)
class Sound:
    """
    A program without what is wrong in it.

    ``left_out`` are the items at fault, those inside others included; ``elsewhere`` are errors
    that lie in no item, so that nobody can say what they spoil.
    """

    program: Program
    left_out: tuple[Item, ...]
    elsewhere: tuple[Finding, ...]


def sound(program: Program, sink: Sink) -> Sound:
    """Return a program without the items in which an error was found."""
    errors = [finding for finding in sink if sink.is_error(finding)]
    left_out: list[Item] = []
    kept = tuple(_sound_items(program.items, [one.span for one in errors], left_out))
    elsewhere = [one for one in errors if not any(i.touches(one.span) for i in program.items)]
    return Sound(replace(program, items=kept), tuple(left_out), tuple(elsewhere))


def _sound_items(items: Iterable[Item], errors: list[Span], left_out: list[Item]) -> Iterator[Item]:
    """Give the items without an error; of one whose examples alone are at fault, the rest."""
    for item in items:
        inside = [span for span in errors if item.touches(span)]
        if not inside:
            yield item
            continue
        beside = [inner for inner in item.nested if inner.kind in _BESIDE]
        faulty = [inner for inner in beside if any(inner.touches(span) for span in inside)]
        if all(any(inner.touches(span) for inner in faulty) for span in inside):
            left_out += faulty
            yield replace(item, nested=tuple(i for i in item.nested if i not in faulty))
        else:
            left_out.append(item)
