"""Find where things of content are named: where they are declared, and everywhere else."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, fields, is_dataclass
from typing import Any

from regola.compilation.mending.line import WrittenLine
from regola.compilation.program import Program
from regola.editor.analysis import Analysis
from regola.files.packs import CATALOGUE_SUFFIX, RULES_SUFFIX
from regola.program.meaning import Rule
from regola.program.model import Item
from regola.program.symbols import Symbol
from regola.sources import Source, Span
from regola.syntax.scanner import RawToken

__all__ = ["Occurrence", "occurrence_at", "occurrences"]

_LONGEST = 6
"""So many words a name has at most."""

_TEXTS = frozenset({"name", "phrase", "says", "source"})
"""The shapes of fields that hold texts of people, where nothing is named."""

_CONTEXT = re.compile(r'^msgctxt "(?P<reference>[^"#]+)#', re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Occurrence:
    """A place where a thing is named; ``span`` covers the name alone."""

    reference: str
    span: Span
    is_declaration: bool = False


def occurrence_at(analysis: Analysis, path: str, offset: int) -> Occurrence | None:
    """Return what is named at an offset of a file; the end of a name belongs to it."""
    found = (one for one in occurrences(analysis, path) if one.span.start <= offset <= one.span.end)
    return next(found, None)


def occurrences(analysis: Analysis, path: str) -> list[Occurrence]:
    """Return all places of a file where a thing of content is named, in order."""
    program, source = analysis.program(path), analysis.sources.get(path)
    if program is None or source is None:
        return []
    if path.endswith(CATALOGUE_SUFFIX):
        return list(_in_catalogue(source, program))
    if not path.endswith(RULES_SUFFIX):
        return []
    found = [*_declarations(program, path), *_in_lines(analysis, path, program)]
    return sorted(dict.fromkeys(found), key=lambda one: (one.span.start, -one.span.end))


def _in_catalogue(source: Source, program: Program) -> Iterator[Occurrence]:
    known = {one.reference for one in program.declared}
    for match in _CONTEXT.finditer(source.text):
        reference = match["reference"]
        if reference in known:
            end = match.end("reference")
            start = end - len(reference.rpartition("/")[2])
            yield Occurrence(reference, source.span(start, end))


def _declarations(program: Program, path: str) -> Iterator[Occurrence]:
    for symbol in program.declared:
        if symbol.span.path == path:
            end = symbol.span.end
            span = Span(path, end - len(symbol.id), end)
            yield Occurrence(symbol.reference, span, is_declaration=True)


# ---- lines --------------------------------------------------------------------------------------


def _in_lines(analysis: Analysis, path: str, program: Program) -> Iterator[Occurrence]:
    symbols = {one.reference: one for one in program.declared}
    items = list(analysis.items(path))
    rules = {rule.span.start: rule for item in items for rule in item.rules}
    for line in analysis.lines(path):
        if line.is_header:
            continue
        rule = next((rules[start] for start in rules if line.start <= start < line.end), None)
        if rule is not None:
            meant = [symbols[one] for one in references_in(rule) if one in symbols]
            yield from _spelled(line, _by_spelling(meant))
            continue
        holder = _innermost(items, line)
        if holder is not None:
            yield from _in_field(line, holder, _fitting(analysis, holder, line, symbols))


def references_in(rule: Rule) -> Collection[str]:
    """Return the references of content that a rule speaks of."""
    return dict.fromkeys(one for one in _texts(rule) if one.count("/") > 1)


def _texts(node: Any) -> Iterator[str]:
    if isinstance(node, str):
        yield node
    elif isinstance(node, tuple):
        for inner in node:
            yield from _texts(inner)
    elif is_dataclass(node) and not isinstance(node, Span):
        for field in fields(node):
            yield from _texts(getattr(node, field.name))


def _by_spelling(symbols: Collection[Symbol]) -> Mapping[str, str]:
    return {spelling: one.reference for one in symbols for spelling in one.spellings}


def _spelled(line: WrittenLine, known: Mapping[str, str]) -> Iterator[Occurrence]:
    """Give the names in a line, the longest first at each place."""
    tokens, first = line.tokens, 0
    while first < len(tokens):
        length = next(
            (n for n in range(_LONGEST, 0, -1) if _text(tokens[first : first + n]) in known), 0
        )
        if length and first + length <= len(tokens):
            span = line.source.span(tokens[first].start, tokens[first + length - 1].end)
            yield Occurrence(known[_text(tokens[first : first + length])], span)
        first += length or 1


def _text(tokens: tuple[RawToken, ...]) -> str:
    return " ".join(token.text.lower() for token in tokens)


def _innermost(items: list[Item], line: WrittenLine) -> Item | None:
    around = (one for one in items if one.whole.start <= line.start and line.end <= one.whole.end)
    return min(around, key=lambda one: one.whole.end - one.whole.start, default=None)


def _fitting(
    analysis: Analysis, holder: Item, line: WrittenLine, symbols: Mapping[str, Symbol]
) -> Mapping[str, tuple[str, ...]]:
    """Return the ids that a field may name, with what each may mean: of the nearest pack alone."""
    own = analysis.language(line.source.path)
    kind = own.vocabulary.kinds.get(holder.kind) if own is not None else None
    field = next((one for one in holder.fields if line.start <= one.span.start < line.end), None)
    shape = kind.fields.get(field.key) if kind is not None and field is not None else None
    if shape is None or shape.shape in _TEXTS:
        return {}
    wanted = [one for one in symbols.values() if one.kind in shape.of or not shape.of]
    found: dict[str, tuple[str, ...]] = {one.reference: (one.reference,) for one in wanted}
    head = analysis.heads[line.source.path]
    for pack in (head.id, *head.needs, head.game):
        ids: dict[str, list[str]] = {}
        for symbol in wanted:
            if symbol.reference.startswith(f"{pack}/"):
                ids.setdefault(symbol.id, []).append(symbol.reference)
        found = {name: tuple(meant) for name, meant in ids.items()} | found
    return found


def _in_field(
    line: WrittenLine, holder: Item, known: Mapping[str, tuple[str, ...]]
) -> Iterator[Occurrence]:
    """Give the ids after the colon of a field, alone or as whole references."""
    own = _own_names(holder)
    colon = next((n for n, one in enumerate(line.tokens) if one.text == ":"), len(line.tokens))
    tokens = line.tokens[colon + 1 :]
    first = 0
    while first < len(tokens):
        length = _length_of_reference(tokens[first:])
        text = "".join(token.text for token in tokens[first : first + length])
        last = tokens[first + length - 1]
        for reference in known.get(text, ()) if text not in own else ():
            yield Occurrence(reference, line.source.span(last.start, last.end))
        first += length


def _length_of_reference(tokens: tuple[RawToken, ...]) -> int:
    """Return how many tokens one name has: ``pack / kind / id`` has five, an id one."""
    length = 1
    while length + 1 < len(tokens) and tokens[length].text == "/":
        length += 2
    return length


def _own_names(holder: Item) -> frozenset[str]:
    """Return the names that an example gives to regions of its own: they are nobody else's."""
    return frozenset(word for line in holder.fields for word in line.arguments)
