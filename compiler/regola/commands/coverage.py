"""What `regola test --coverage` tells: the lines and numbers that no example shows."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from regola.commands.console import Console
from regola.commands.findings_shown import Shown, blocks
from regola.findings import Sink

if TYPE_CHECKING:
    from regola.compilation.program import Program
    from regola.playing.coverage import Coverage, Line
    from regola.sources import Source

__all__ = ["FORMATS", "covered", "show_coverage"]


def covered(programs: Iterable[Program], named: set[str], console: Console) -> list[Coverage]:
    """Find out what examples show of the items in the files named."""
    from regola.compilation.games import has_engine
    from regola.playing.coverage import coverage

    played = [one for one in programs if has_engine(one.family) and one.items]
    with console.progress("progress-covered") as progress:
        return [
            coverage(program, lambda top: top.span.path in named, lambda _: progress.advance())
            for program in played
        ]


def show_coverage(
    found: Sequence[Coverage], texts: Mapping[str, Source], console: Console, form: str
) -> None:
    """Show what examples show, in one of the formats."""
    lines = [line for one in found for line in one.lines]
    failing = sum(len(one.failing) for one in found)
    if failing:
        console.note("coverage-failing", count=failing)
    FORMATS[form](lines, texts, console)


def _counts(lines: Sequence[Line]) -> dict[str, int]:
    return {
        "lines": len(lines),
        "shown": sum(line.is_shown for line in lines),
        "changes": sum(line.tried for line in lines),
        "noticed": sum(line.tried if not line.unnoticed else 0 for line in lines)
        + sum(line.tried - len(line.loose) for line in lines if line.is_shown and line.loose),
    }


def _write_human(lines: Sequence[Line], texts: Mapping[str, Source], console: Console) -> None:
    sink = Sink()
    for line in lines:
        if not line.is_shown:
            sink.report("rule-not-shown", line.rule.span)
        elif line.loose:
            hint = "turned" if any(one.way == "turned" for one in line.loose) else None
            values = tuple(map(str, line.values))
            sink.report("number-not-held", line.rule.span, hint=hint, values=values)
    for block in blocks(Shown(findings=sink.sorted(), texts=texts), console):
        console.write(block)
    console.say("coverage-done", **_counts(lines))


def _write_json(lines: Sequence[Line], texts: Mapping[str, Source], console: Console) -> None:
    told = [
        {
            "item": line.owner.reference,
            "file": line.rule.span.path,
            "rule": line.rule.number,
            "text": _text(line, texts),
            "shown": line.is_shown,
            "turned": any(one.way == "turned" for one in line.loose),
            "numbers": list(line.values),
        }
        for line in lines
    ]
    document = {"counts": _counts(lines), "lines": told}
    console.write_line(json.dumps(document, ensure_ascii=False, indent=1))


def _write_page(lines: Sequence[Line], texts: Mapping[str, Source], console: Console) -> None:
    from regola.pages.rendering import render

    items: dict[str, list[tuple[str, str, str]]] = {}
    for line in lines:
        state = "plain" if not line.unnoticed else "remark" if line.is_shown else "problem"
        told = (state, console.words.say(f"coverage-{state}"), _text(line, texts))
        items.setdefault(line.owner.reference, []).append(told)
    page = render(
        "coverage.html",
        language=console.words.language,
        title=console.words.say("coverage-title"),
        lead=console.words.say("coverage-lead"),
        summary=console.words.say("coverage-done", **_counts(lines)),
        items=items.items(),
    )
    console.write(page.decode())


def _text(line: Line, texts: Mapping[str, Source]) -> str:
    """A rule as written, on one line."""
    source = texts.get(line.rule.span.path)
    return " ".join(source.slice(line.rule.span).split()) if source is not None else ""


FORMATS: Mapping[str, Callable[[Sequence[Line], Mapping[str, Source], Console], None]] = {
    "human": _write_human,
    "json": _write_json,
    "html": _write_page,
}
"""The forms of the report, with what writes them."""
