"""What the data files of a language look like; what looks otherwise is told at its place."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from regola.findings import Sink
from regola.sources import Source, Span
from regola.text.values import ARTICLES
from regola.yaml_files import Located, documents

__all__ = ["LEXICON_SHAPE", "SANDHI_SHAPE", "Shape", "shaped"]

_FOUR = 4

Misplaced: TypeAlias = Iterator[Located]
"""The values that are not what belongs where they stand."""


@dataclass(frozen=True, slots=True)
class Shape:
    """The keys that a file may have, what belongs under each, and those that must say something."""

    keys: Mapping[str, Callable[[Located], Misplaced]]
    telling: tuple[str, ...] = ()


def shaped(source: Source, shape: Shape, sink: Sink) -> Located | None:
    """Read the document of a file; nothing where it is none, and each fault is told."""
    before = len(sink)
    found = list(documents(source, sink))
    faults = len(sink) - before
    if not found:
        # What cannot be read has been told already.
        if not faults:
            _report(source.whole(), source, shape, sink)
        return None
    document = found[0]
    if not document.is_mapping:
        _report(document.span, source, shape, sink)
        return None
    if shape.telling and not any(_says_something(document, key) for key in shape.telling):
        _report(document.span, source, shape, sink)
    for entry in document.entries:
        belongs = shape.keys.get(str(entry.key.value))
        misplaced = [entry.key] if belongs is None else belongs(entry.value)
        for one in misplaced:
            _report(one.span, source, shape, sink)
    return document


def _says_something(document: Located, key: str) -> bool:
    value = document.get(key)
    return value is not None and bool(value.entries)


def _report(span: Span, source: Source, shape: Shape, sink: Sink) -> None:
    name = source.path.rpartition("/")[2]
    sink.report("odd-language-file", span, file=name, legal=tuple(shape.keys))


# ---- what may belong under a key ----------------------------------------------------------------


def _text(found: Located) -> Misplaced:
    if not isinstance(found.value, str):
        yield found


def _letters(found: Located) -> Misplaced:
    if not isinstance(found.value, str) or not found.value:
        yield found


def _mapping(found: Located) -> Misplaced:
    if not found.is_mapping:
        yield found


def _texts(found: Located) -> Misplaced:
    """A mapping from words to words."""
    yield from _mapping(found)
    for entry in found.entries:
        yield from _text(entry.value)


def _articles(found: Located) -> Misplaced:
    """A mapping from articles to their forms, four before a consonant and four before a vowel."""
    yield from _mapping(found)
    for entry in found.entries:
        if entry.key.value not in ARTICLES:
            yield entry.key
        forms = {str(one.key.value): one.value for one in entry.value.entries}
        if "consonant" not in forms:
            yield entry.value
        for four in forms.values():
            if len(four.items) != _FOUR or not all(
                isinstance(one.value, str) for one in four.items
            ):
                yield four


_GROUPS = ("nouns", "adjectives", "verbs")

LEXICON_SHAPE = Shape(
    {"language": _text, "adjectives stand": _text, **dict.fromkeys(_GROUPS, _mapping)}, _GROUPS
)
"""What a lexicon holds; each word is looked at by itself."""

SANDHI_SHAPE = Shape(
    {
        "vowels": _letters,
        "silent": _text,
        "articles": _articles,
        "contractions": _texts,
        "elisions": _texts,
    }
)
"""What a file of phase two holds."""
