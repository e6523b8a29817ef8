"""Check the fields of an item against its kind, and resolve their values."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import replace

from regola.findings import Edit, Fix, Sink, label, nearest
from regola.program.aliases import said_as
from regola.program.model import FieldEntry, FieldLine, Value
from regola.sources import Source, Span
from regola.syntax import tree
from regola.vocabulary.model import FieldShape, KindWord, Vocabulary

__all__ = ["field_lines", "repeatable"]

_SPOKEN = frozenset({"languages", "phrase"})
_REPEATED = frozenset({"example", "board region", "borders", "extents", "sides", "titles"})

Pattern = Callable[[tree.Entry], bool]


def repeatable(shape: FieldShape) -> bool:
    """Tell whether a field of this shape may stand more than once in its item."""
    return shape.shape in _REPEATED


def field_lines(
    declaration: tree.Declaration,
    kind: KindWord,
    source: Source,
    vocabulary: Vocabulary,
    sink: Sink,
    *,
    is_whole: bool = True,
) -> tuple[FieldLine, ...]:
    """
    Resolve the fields of a declaration; report those unknown, doubled, missing or misshapen.

    A field may only seem to be missing: its line may be one that could not be read (then the
    declaration is not whole), or its key be misspelt.
    """
    seen: dict[str, tree.Field] = {}
    lines: list[FieldLine] = []
    for line in declaration.lines:
        if isinstance(line, tree.Field):
            resolved = _field(line, kind, seen, source, vocabulary, sink)
            if resolved is not None:
                lines.append(resolved)
    keys = {line.key.text for line in declaration.lines if isinstance(line, tree.Field)}
    if is_whole and keys <= kind.fields.keys():
        _report_missing(declaration, kind, seen, source, sink)
    return tuple(lines)


def _field(
    line: tree.Field,
    kind: KindWord,
    seen: dict[str, tree.Field],
    source: Source,
    vocabulary: Vocabulary,
    sink: Sink,
) -> FieldLine | None:
    key = line.key.text
    span = source.span(line.key.start, line.key.end)
    shape = kind.fields.get(key)
    if shape is None:
        _report_unknown(key, span, kind, vocabulary, sink)
        return None
    if key in seen and not repeatable(shape):
        _report_doubled(line, seen[key], source, sink)
        return None
    seen.setdefault(key, line)
    if not _checked(line, shape, source, vocabulary, sink):
        return None
    entries = tuple(_entry(entry, source) for entry in line.entries)
    if shape.shape == "tokens":
        entries = tuple(map(_with_box, entries))
    arguments = tuple(word.text for word in line.arguments)
    return FieldLine(key, arguments, entries, source.span(line.start, max(line.end, line.key.end)))


def _report_doubled(line: tree.Field, first: tree.Field, source: Source, sink: Sink) -> None:
    """Report the second line of a field; one that says just the same may go."""
    place = source.span(line.key.start, line.key.end)
    second, same = (source.span(one.start, max(one.end, one.key.end)) for one in (line, first))
    is_same = source.slice(second).split() == source.slice(same).split()
    fix = Fix("delete", (), (Edit(second, ""),)) if is_same else None
    related = [label(source.span(first.key.start, first.key.end), "first")]
    sink.report("doubled-field", place, fix=fix, field=line.key.text, related=related)


def _entry(entry: tree.Entry, source: Source) -> FieldEntry:
    values: tuple[Value, ...] = tuple(
        int(word.text) if word.terminal == "NUMBER" else word.text for word in entry.words
    )
    return FieldEntry(values, source.span(entry.start, entry.end))


def _with_box(entry: FieldEntry) -> FieldEntry:
    """Return tokens with those in the box: where one number stands alone, it is both."""
    match entry.values:
        case (int(banner),):
            return replace(entry, values=(banner, "of", banner))
    return entry


def _report_unknown(
    key: str, span: Span, kind: KindWord, vocabulary: Vocabulary, sink: Sink
) -> None:
    legal = tuple(sorted(kind.fields))
    kinds = reversed(tuple(vocabulary.kinds.values()))
    fields = {field: one.id for one in kinds for field in one.fields}
    # A field of another kind would be wrong next; a word may begin the rule that was meant.
    begins = [word for word in vocabulary.words if word not in fields]
    similar = said_as(key, legal) or nearest(key, legal) or said_as(key, begins)
    owner = fields.get(key, "")
    hint = "similar" if similar else ("other" if owner else None)
    sink.report(
        "unknown-field",
        span,
        hint=hint,
        field=key,
        kind=kind.id,
        similar=similar,
        legal=legal,
        other=owner,
    )


def _report_missing(
    declaration: tree.Declaration,
    kind: KindWord,
    seen: Collection[str],
    source: Source,
    sink: Sink,
) -> None:
    end = declaration.id or declaration.kind
    for key in kind.required:
        if key not in seen:
            span = source.span(declaration.kind.start, end.end)
            sink.report("missing-field", span, field=key, kind=kind.id)


# ---- shapes -----------------------------------------------------------------------------------


def _terminals(entry: tree.Entry) -> tuple[str, ...]:
    return tuple(word.terminal for word in entry.words)


def _numbers(entry: tree.Entry) -> bool:
    return _terminals(entry) == ("NUMBER",)


def _tokens(entry: tree.Entry) -> bool:
    if _terminals(entry) == ("NUMBER",):
        return True
    return _terminals(entry) == ("NUMBER", "WORD", "NUMBER") and entry.words[1].text == "of"


def _text(entry: tree.Entry) -> bool:
    return _terminals(entry) == ("STRING",)


def _word(entry: tree.Entry) -> bool:
    return _terminals(entry) == ("WORD",)


def _phrase(entry: tree.Entry) -> bool:
    """Match a language and a text: ``it "Sì"``."""
    return _terminals(entry) == ("WORD", "STRING")


def _anything(entry: tree.Entry) -> bool:
    return bool(entry.words)


def _reference(entry: tree.Entry) -> bool:
    return all(word.terminal == "WORD" or word.text == "/" for word in entry.words)


_BORDER = 3


def _border(entry: tree.Entry) -> bool:
    words = entry.words
    return len(words) == _BORDER and words[1].text == "-" and words[0].terminal == words[2].terminal


def _extent(entry: tree.Entry) -> bool:
    return _border(entry) and entry.words[0].terminal == "NUMBER"


_SHAPES: Mapping[str, tuple[Pattern, bool, str]] = {
    # the pattern of an entry, whether several entries may stand, what is expected
    "number": (_numbers, False, "number"),
    "numbers": (_numbers, True, "number"),
    "rounds": (_numbers, True, "number"),
    "tokens": (_tokens, False, "number"),
    "text": (_text, False, "text"),
    "question": (_text, False, "text"),
    "titles": (_text, True, "text"),
    "word": (_word, False, "word"),
    "words": (_word, True, "word"),
    "reference": (_reference, False, "word"),
    "phases": (_word, True, "phase"),
    "borders": (_border, True, "border"),
    "extents": (_extent, True, "extent"),
    "board region": (_anything, True, "word"),
    "source": (_anything, True, "word"),
    "choice": (_anything, False, "word"),
    "example": (_anything, True, "word"),
    "name": (_anything, True, "text"),
    "flag": (_anything, False, "word"),
    "sides": (_word, True, "word"),
    "phrase": (_phrase, True, "text"),
    "languages": (_word, True, "word"),
}


def _checked(
    line: tree.Field, shape: FieldShape, source: Source, vocabulary: Vocabulary, sink: Sink
) -> bool:
    pattern, several, expected = _SHAPES[shape.shape]
    if len(line.arguments) != shape.named:
        return _misnamed(line, source, is_named=shape.named, sink=sink)
    if not line.entries:
        span = source.span(line.start, line.key.end)
        return _wrong(line, span, "", expected, shape, sink)
    if len(line.entries) > 1 and not several:
        extra = line.entries[1]
        span = source.span(extra.start, extra.end)
        sink.report(
            "wrong-value-count", span, field=line.key.text, expected=1, found=len(line.entries)
        )
        return False
    if shape.shape in _SPOKEN and not _spoken(line, source, vocabulary.languages, sink):
        return False
    for entry in line.entries:
        span = source.span(entry.start, entry.end)
        if not pattern(entry) or not _chosen(entry, shape, vocabulary):
            return _wrong(line, span, source.slice(span), expected, shape, sink)
    return True


def _misnamed(line: tree.Field, source: Source, *, is_named: bool, sink: Sink) -> bool:
    """Report the words between a field and its colon: none where a name belongs, or too many."""
    extra = line.arguments[is_named:]
    if extra:
        word = " ".join(one.text for one in extra)
        sink.report("words-lost", source.span(extra[0].start, extra[-1].end), word=word)
    else:
        place = source.span(line.key.start, line.key.end)
        sink.report("name-before-colon", place, field=line.key.text)
    return False


def _spoken(line: tree.Field, source: Source, languages: tuple[str, ...], sink: Sink) -> bool:
    """Report languages that are unknown or stand twice among texts or alone."""
    seen: set[str] = set()
    for entry in line.entries:
        word = entry.words[0]
        place = source.span(word.start, word.end)
        if word.terminal == "WORD" and word.text not in languages:
            sink.report("unknown-language", place, language=word.text, legal=languages)
            return False
        if word.text in seen:
            related = [label(source.span(line.start, line.key.end), "first")]
            sink.report("doubled-language", place, language=word.text, related=related)
            return False
        seen.add(word.text)
    return True


def _chosen(entry: tree.Entry, shape: FieldShape, vocabulary: Vocabulary) -> bool:
    words = " ".join(word.text for word in entry.words)
    if shape.shape == "phases":
        return words in vocabulary.phases
    return not shape.choices or words in shape.choices


def _wrong(
    line: tree.Field, span: Span, found: str, expected: str, shape: FieldShape, sink: Sink
) -> bool:
    sink.report(
        "wrong-field-value",
        span,
        hint="legal" if shape.choices else None,
        field=line.key.text,
        expected=(expected,),
        found=found,
        legal=shape.choices,
    )
    return False
