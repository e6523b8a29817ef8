"""Read the lines of examples as strictly as rules: nothing in them may be lost on the way."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterator
from dataclasses import replace

from regola.findings import Finding, Sink, label
from regola.program.model import FieldEntry, FieldLine, Item
from regola.scenarios.family import Lines
from regola.scenarios.truths import NONE
from regola.sources import Span
from regola.yaml_files import Located, plain

__all__ = ["check_doubled_lines", "check_lost_words"]

_SPOKEN = frozenset({"drawn", "no", "none", "not", "taken", "yes"})
"""Words of examples that make no word of a document, but an empty list, a truth, another key."""

_OTHER = "?"
"""What no word of an example is."""


def check_doubled_lines(example: Item, lines: Lines, sink: Sink) -> None:
    """Report lines that tell again, and perhaps otherwise, what a line before them has told."""
    seen: dict[tuple[str, ...], Span] = {}
    for line in example.fields:
        is_named = line.key in lines.named
        if line.key in lines.often or (is_named and not line.arguments):
            continue
        key = (line.key, *line.arguments) if is_named else (line.key,)
        first = seen.setdefault(key, line.span)
        if first is line.span:
            continue
        related = [label(first, "first")]
        if len(key) > 1:
            sink.report("doubled-value", line.span, word=key[1], key=line.key, related=related)
        else:
            sink.report("doubled-field", line.span, field=line.key, related=related)


def check_lost_words(
    example: Item, lines: Lines, read: Callable[[Item], Located], sink: Sink
) -> None:
    """
    Report words of an example that its document does not hold: they would say nothing.

    A word too many, a comma that is missing, a thing said twice. Lines that have a finding already
    are left alone. `read` makes the document of an example.
    """
    document = read(example)
    told = [span for finding in sink for span in _places(finding) if example.whole.contains(span)]
    words, keys = list(_words(document)), list(_keys(document))
    for line in example.fields:
        if line.key in _BESIDE or any(line.span.contains(span) for span in told):
            continue
        left = Counter(text for text, span in words if line.span.contains(span))
        often = {text for text, span in keys if line.span.contains(span)}
        often |= _SPOKEN | lines.spoken
        for entry in line.entries:
            lost = _lost(entry, left, often) or _unheard(example, line, entry, read)
            if lost:
                sink.report("words-lost", entry.span, hint=_hint(entry), word=" ".join(lost))
                break


_FEW = 2
"""How many words an entry commonly has: a name and its number."""

_BESIDE = ("says", "chapter", "source")
"""Lines that are printed, not played."""


def _places(finding: Finding) -> Iterator[Span]:
    """Give all places that a finding shows: of a thing told twice the first one is lost, too."""
    yield finding.span
    yield from (related.span for related in finding.related)


def _words(located: Located) -> Iterator[tuple[str, Span]]:
    """Give every value of a document with its place."""
    for one in _inner(located):
        yield from _words(one)
    if not located.is_mapping and not isinstance(located.value, tuple):
        yield str(located.value), located.span


def _keys(located: Located) -> Iterator[tuple[str, Span]]:
    """Give every key of a document with its place."""
    for entry in located.entries:
        yield str(entry.key.value), entry.key.span
    for one in _inner(located):
        yield from _keys(one)


def _inner(located: Located) -> Iterator[Located]:
    yield from (entry.value for entry in located.entries)
    yield from located.items


def _lost(entry: FieldEntry, left: Counter[str], often: Collection[str]) -> list[str]:
    """
    Take the words of an entry out of those of the document; return those it does not hold.

    Those of ``often`` may come again: several values of an example share a key.
    """
    whole = "".join(map(str, entry.values))
    if left[whole]:
        left[whole] -= 1
        return []
    lost = []
    for value in map(str, entry.values):
        if left[value]:
            left[value] -= 1
        elif value not in often or (value == NONE and len(entry.values) > _FEW):
            lost.append(value)
    return lost


def _unheard(
    example: Item, line: FieldLine, entry: FieldEntry, read: Callable[[Item], Located]
) -> list[str]:
    """
    Return the words for a truth or for nothing that change nothing where they stand.

    The document holds them in no place; with another word there it would not be the same.
    """

    def told(entries: tuple[FieldEntry, ...]) -> object:
        return plain(read(replace(example, fields=(replace(line, entries=entries),))))

    lost = []
    for place, word in enumerate(entry.values):
        if word in _SPOKEN:
            other = replace(
                entry, values=(*entry.values[:place], _OTHER, *entry.values[place + 1 :])
            )
            entries = tuple(other if one is entry else one for one in line.entries)
            if told(entries) == told(line.entries):
                lost.append(str(word))
    return lost


def _hint(entry: FieldEntry) -> str | None:
    return "comma" if len(entry.values) > _FEW else None
