"""Print what a stage of the compiler makes of rules files: for each stage a maker of lines."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass
from typing import Any

from regola.compilation.language import language
from regola.compilation.program import Program
from regola.findings import Sink
from regola.ir.from_program import document
from regola.program.model import Item
from regola.sources import Source, Span

__all__ = ["STAGES"]

_INDENT = "  "


def _tokens(programs: Sequence[Program], sources: Sequence[Source]) -> Iterator[str]:
    """Give a line for each terminal: its place, its class, its value."""
    for program, source in _rules(programs, sources):
        for terminals in language(program.family).parser.terminals(source, Sink()):
            for token in terminals:
                line, column = source.position(token.start_pos or 0)
                yield f"{source.path}:{line}:{column} {token.type} {token.value}".rstrip()


def _tree(programs: Sequence[Program], sources: Sequence[Source]) -> Iterator[str]:
    """Give the syntax tree of each declaration as an outline."""
    for program, source in _rules(programs, sources):
        for declaration in language(program.family).parser.parse(source, Sink()).declarations:
            yield from _outline(declaration, source)


def _meaning(programs: Sequence[Program], sources: Sequence[Source]) -> Iterator[str]:
    """Give each item, its fields and the meaning of its rules as an outline."""
    for item, source in _items(programs, sources):
        yield from _outline(item, source)


def _ir(programs: Sequence[Program], sources: Sequence[Source]) -> Iterator[str]:
    """Give the intermediate representation of each item, one on each line."""
    for item, source in _items(programs, sources):
        yield json.dumps(document(item, source, source.path), ensure_ascii=False)


STAGES: Mapping[str, Callable[[Sequence[Program], Sequence[Source]], Iterable[str]]] = {
    "tokens": _tokens,
    "tree": _tree,
    "meaning": _meaning,
    "ir": _ir,
}
"""The stages that can be printed, in the order of the compiler."""


def _rules(
    programs: Sequence[Program], sources: Sequence[Source]
) -> Iterator[tuple[Program, Source]]:
    """Pair each rules file with the program that it is part of."""
    owners = {item.whole.path: program for program in programs for item in program.items}
    for source in sources:
        if source.path in owners:
            yield owners[source.path], source


def _items(programs: Sequence[Program], sources: Sequence[Source]) -> Iterator[tuple[Item, Source]]:
    texts = {source.path: source for source in sources}
    for program in programs:
        for item in program.items:
            if item.whole.path in texts:
                yield item, texts[item.whole.path]


# ---- outlines -----------------------------------------------------------------------------------


def _outline(node: Any, source: Source, label: str = "", depth: int = 0) -> Iterator[str]:
    """Give a node and, further in, what it holds; empty fields are left out."""
    margin = _INDENT * depth + (f"{label}: " if label else "")
    if isinstance(node, Span):
        yield f"{margin}{_place(source, node.start, node.end)}"
    elif is_dataclass(node):
        yield f"{margin}{type(node).__name__}"
        for field in fields(node):
            yield from _outlined(getattr(node, field.name), source, field.name, depth + 1)
    elif isinstance(node, tuple):
        yield margin.rstrip()
        for inner in node:
            yield from _outline(inner, source, "-", depth + 1)
    else:
        yield f"{margin}{node!r}"


def _outlined(value: Any, source: Source, name: str, depth: int) -> Iterator[str]:
    if value is None or value is False or value in ("", ()):
        return iter(())
    if isinstance(value, int) and name in ("start", "end"):
        line, column = source.position(value)
        return iter([f"{_INDENT * depth}{name}: {line}:{column}"])
    return _outline(value, source, name, depth)


def _place(source: Source, start: int, end: int) -> str:
    first, last = source.position(start), source.position(end)
    return f"{first[0]}:{first[1]}-{last[0]}:{last[1]}"
