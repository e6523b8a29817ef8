"""Sort the words of a file by what they are, for colours."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from regola.editor.analysis import Analysis
from regola.editor.occurrences import occurrences
from regola.files.packs import RULES_SUFFIX
from regola.findings import Sink
from regola.sources import Span
from regola.syntax.scanner import scan

__all__ = ["TOKEN_SORTS", "SortedToken", "sorted_tokens"]

TOKEN_SORTS = (
    "keyword",
    "type",
    "property",
    "string",
    "number",
    "comment",
    "variable",
    "function",
    "class",
)
"""The sorts of words, by the names that editors give them."""

_OF_TERMINAL = {
    "KIND": "type",
    "FIELD": "property",
    "STRING": "string",
    "NUMBER": "number",
    "WORD": "variable",
    "VERB": "function",
    "DONE": "function",
}
_SIGNS = frozenset({"LBRACE", "RBRACE", "LPAR", "RPAR", "SIGN", "TIMES", "MARK"})


@dataclass(frozen=True, slots=True)
class SortedToken:
    """A stretch of text and the sort of what stands there."""

    span: Span
    sort: str


def sorted_tokens(analysis: Analysis, path: str) -> list[SortedToken]:
    """Return the words of a rules file with their sorts, in order."""
    source, own = analysis.sources.get(path), analysis.language(path)
    if source is None or own is None or not path.endswith(RULES_SUFFIX):
        return []
    named = {one.span.start: one.span for one in occurrences(analysis, path)}
    found = dict(_of_terminals(analysis, path, named))
    for comment in scan(source, Sink())[1]:
        end = comment.start + len(comment.text)
        found[comment.start] = SortedToken(source.span(comment.start, end), "comment")
    return _apart([found[start] for start in sorted(found)])


def _of_terminals(
    analysis: Analysis, path: str, named: dict[int, Span]
) -> Iterator[tuple[int, SortedToken]]:
    source, own = analysis.sources[path], analysis.language(path)
    terminals = own.parser.terminals(source, Sink()) if own is not None else []
    for token in (one for chunk in terminals for one in chunk):
        start, end = token.start_pos or 0, token.end_pos or 0
        if token.type in _SIGNS or token.type.startswith("_") or end <= start:
            continue
        if start in named:
            yield start, SortedToken(named[start], "class")
        else:
            sort = _OF_TERMINAL.get(token.type, "keyword")
            yield start, SortedToken(source.span(start, end), sort)


def _apart(tokens: list[SortedToken]) -> list[SortedToken]:
    """Leave out what begins inside another: a name of several words is one."""
    kept: list[SortedToken] = []
    for one in tokens:
        if not kept or one.span.start >= kept[-1].span.end:
            kept.append(one)
    return kept
