"""Open the items whose opening brace was forgotten, or stands in a line of its own."""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence

from regola.findings import Edit, Fix, Sink
from regola.sources import Source
from regola.syntax.scanner import Line, RawToken

__all__ = ["is_bare_header", "with_braces"]

# A kind, and an id or a title.
_HEADER = 2


def with_braces(
    source: Source, lines: Sequence[Line], kinds: Container[str], sink: Sink
) -> Iterator[Line]:
    """Give the lines, headers without a brace with one; report where it is missing."""
    index = 0
    while index < len(lines):
        line = lines[index]
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


def _goes_on(after: Sequence[Line]) -> bool:
    """Tell whether something follows that may belong to an item, or its brace."""
    return any(line.tokens or (line.ending and line.ending.text == "{") for line in after)


def is_bare_header(line: Line, kinds: Container[str]) -> bool:
    """Tell whether a line is a kind and a name, without a brace."""
    if line.ending is not None or len(line.tokens) != _HEADER:
        return False
    kind, name = line.tokens
    return kind.text in kinds and name.sort in ("word", "string")
