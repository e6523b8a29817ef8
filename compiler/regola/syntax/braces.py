"""
Open and close items whose brace was forgotten, or stands in a line of its own.

Where the braces of an item do not match, its layout tells which of them is missing.
"""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence
from dataclasses import dataclass

from regola.findings import Edit, Fix, Sink, label
from regola.sources import Source
from regola.syntax.scanner import Line, RawToken

__all__ = ["closed", "is_bare_header", "with_braces"]

# A kind, and an id or a title.
_HEADER = 2


def with_braces(
    source: Source, lines: Sequence[Line], kinds: Container[str], sink: Sink
) -> Iterator[Line]:
    """Give the lines, headers without a brace with one; report where it is missing."""
    index = 0
    while index < len(lines):
        line = _without_colon(source, lines[index], kinds, sink)
        index += 1
        if not is_bare_header(line, kinds) or not _goes_on(lines[index : index + 1]):
            yield line
            continue
        end = line.tokens[-1].end
        brace = None if lines[index].tokens else lines[index].ending
        is_below = brace is not None and brace.text == "{"
        index += is_below
        replaced = source.span(end, brace.end if brace is not None and is_below else end)
        fix = Fix("brace", (), (Edit(replaced, " {"),))
        place = source.span(line.tokens[0].start, end)
        sink.report("missing-brace", place, fix=fix, word=source.slice(place))
        # Nothing need stand after the header, so the brace takes its last letter for a place.
        yield Line(line.tokens, RawToken("sign", "{", end - 1))


def _without_colon(source: Source, line: Line, kinds: Container[str], sink: Sink) -> Line:
    """Leave out a colon between a kind and its name; report it."""
    texts = [one.text for one in line.tokens]
    if _sign(line) != "{" or len(texts) != _HEADER + 1 or texts[1] != ":" or texts[0] not in kinds:
        return line
    kind, colon, name = line.tokens
    meant = f"{kind.text} {name.text} {{"
    fix = Fix("line", (("line", meant),), (Edit(source.span(kind.end, name.start), " "),))
    place = source.span(colon.start, name.end)
    word, similar = source.slice(place), (name.text,)
    sink.report("bad-identifier", place, hint="similar", fix=fix, word=word, similar=similar)
    return Line((kind, name), line.ending)


def _goes_on(after: Sequence[Line]) -> bool:
    """Tell whether something follows that may belong to an item, or its brace."""
    return any(line.tokens or (line.ending and line.ending.text == "{") for line in after)


def is_bare_header(line: Line, kinds: Container[str]) -> bool:
    """Tell whether a line is a kind and a name, without a brace."""
    if line.ending is not None or len(line.tokens) != _HEADER:
        return False
    kind, name = line.tokens
    return kind.text in kinds and name.sort in ("word", "string")


@dataclass(frozen=True, slots=True)
class _Gap:
    """Where a closing brace is missing: of which header, behind which line, before which."""

    opened: Line
    behind: Line
    before: Line | None


def closed(source: Source, lines: Sequence[Line], after: Line | None, sink: Sink) -> list[Line]:
    """
    Return the lines of an item with the closing braces that are missing; report each.

    They are put where the layout tells; where it does not, at the end. ``after`` is the line that
    comes next.
    """
    made, gaps = _by_layout(source, lines, after)
    missing = sum((_sign(line) == "{") - (_sign(line) == "}") for line in lines)
    if len(gaps) == missing:
        for gap in gaps:
            _report(source, gap, _fix(source, gap), sink)
        return made
    _report(source, _Gap(lines[0], lines[-1], after), None, sink)
    return [*lines, *(_closing(lines[-1]) for _ in range(missing))]


def _by_layout(
    source: Source, lines: Sequence[Line], after: Line | None
) -> tuple[list[Line], list[_Gap]]:
    """Return the lines with a brace wherever one goes less far in than what is open, and where."""
    opened: list[Line] = []
    made: list[Line] = []
    gaps: list[_Gap] = []
    for line in lines:
        own = _column(source, line)
        closes = not line.tokens and _sign(line) == "}"
        while opened and own <= _column(source, opened[-1]) - closes:
            gaps.append(_Gap(opened.pop(), made[-1], line))
            made.append(_closing(made[-1]))
        made.append(line)
        if _sign(line) == "{":
            opened.append(line)
        elif _sign(line) == "}" and opened:
            opened.pop()
    for line in reversed(opened):
        gaps.append(_Gap(line, made[-1], after))
        made.append(_closing(made[-1]))
    return made, gaps


def _sign(line: Line) -> str:
    return line.ending.text if line.ending else ""


def _column(source: Source, line: Line) -> int:
    first = line.tokens[0] if line.tokens else line.ending
    start = first.start if first else 0
    return start - source.text.rfind("\n", 0, start) - 1


def _end(line: Line) -> int:
    return line.ending.end if line.ending else line.tokens[-1].end


def _closing(behind: Line) -> Line:
    return Line((), RawToken("sign", "}", _end(behind)))


def _fix(source: Source, gap: _Gap) -> Fix:
    """Close an item in a line of its own, as far in as its header, behind what comments say."""
    end = _end(gap.behind)
    place = source.text.find("\n", end)
    place = len(source.text) if place < 0 else place
    brace = f"\n{' ' * _column(source, gap.opened)}}}"
    return Fix("close", (), (Edit(source.span(place, place), brace),))


def _report(source: Source, gap: _Gap, fix: Fix | None, sink: Sink) -> None:
    brace = gap.opened.ending
    if brace is None:
        return
    is_item = gap.before is not None and _sign(gap.before) == "{"
    related = []
    if gap.before is not None and is_item:
        start = gap.before.tokens[0].start if gap.before.tokens else _end(gap.before) - 1
        related = [label(source.span(start, _end(gap.before)), "next")]
    place = source.span(brace.start, brace.end)
    sink.report("unclosed-brace", place, fix=fix, related=related)
