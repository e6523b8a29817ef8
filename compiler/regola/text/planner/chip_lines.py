"""Chips in lines: the parts of a chip, and where one that is too long for a line is divided."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from regola.text.planner.telling import Telling

__all__ = ["CHIP_CHARACTERS", "Chip", "divided"]

CHIP_CHARACTERS = 110
"""So many characters a line of a chip has at most, where none of its parts is longer."""


@dataclass(frozen=True, slots=True)
class Chip:
    """
    One way to say something in short; `whole` if nothing is left out.

    `notes` stand in brackets behind it; `more` is then done.
    """

    text: str
    whole: bool = True
    notes: tuple[str, ...] = ()
    more: tuple[str, ...] = ()


def divided(telling: Telling, leads: Iterable[str], chip: Chip) -> tuple[str, ...]:
    """
    Return a chip in as few lines as hold it; `leads` stand before it: *when …:*.

    It is divided between its parts alone: behind a lead, before its notes, before what is then
    done. A line that goes on shows it: it begins with a bracket or an arrow.
    """
    parts = (
        *(Chip(lead) for lead in (*leads, chip.text)),
        *(Chip("", notes=(note,)) for note in chip.notes),
        *(Chip("", more=(step,)) for step in chip.more),
    )
    lines = [Chip("")]
    for part in parts:
        _put(telling, lines, part)
    return tuple(_written(telling, line) for line in lines)


def _put(telling: Telling, lines: list[Chip], part: Chip) -> None:
    """Put a part behind the last line, or where there is no room for it on a line of its own."""
    last = lines[-1]
    longer = replace(
        last,
        text=f"{last.text} {part.text}".strip(),
        notes=(*last.notes, *part.notes),
        more=(*last.more, *part.more),
    )
    if last == Chip("") or len(_written(telling, longer)) <= CHIP_CHARACTERS:
        lines[-1] = longer
    else:
        lines.append(part)


def _written(telling: Telling, line: Chip) -> str:
    text = line.text
    if line.notes:
        notes = "; ".join(line.notes)
        text = telling.say("chip-note", chip=text, note=notes).strip()
    if line.more:
        more = "; ".join(line.more)
        text = telling.say("chip-more" if text else "chip-more.alone", chip=text, more=more)
    return telling.speech.write(text)
