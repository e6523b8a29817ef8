"""
Read YAML: trusted data of the language as plain values, files of users with places and limits.

No tag is obeyed, aliases are followed only as far as the limit on nodes goes, and a file of a user
never raises: what is wrong with it is a finding.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from ruamel.yaml import YAML
from ruamel.yaml.error import MarkedYAMLError, YAMLError
from ruamel.yaml.nodes import MappingNode, Node, ScalarNode, SequenceNode
from ruamel.yaml.tokens import (
    AliasToken,
    BlockEndToken,
    BlockMappingStartToken,
    BlockSequenceStartToken,
    DocumentStartToken,
    FlowMappingEndToken,
    FlowMappingStartToken,
    FlowSequenceEndToken,
    FlowSequenceStartToken,
    ScalarToken,
    TagToken,
)

from regola.findings import Sink, label
from regola.prepared import prepared_data
from regola.sources import Source, Span, joined, odd_kinds, without_odd

__all__ = [
    "MAXIMUM_DEPTH",
    "MAXIMUM_NODES",
    "Entry",
    "Located",
    "documents",
    "plain",
    "trusted",
    "words_of",
]

MAXIMUM_NODES = 10_000
MAXIMUM_DEPTH = 32


@dataclass(frozen=True, slots=True)
class Located:
    """A value of a YAML file and its place: a scalar, a sequence or a mapping (``is_mapping``)."""

    value: Any
    span: Span
    is_mapping: bool = False

    def get(self, key: str) -> Located | None:
        """Return the value of a key of a mapping, if it is there."""
        return next((e.value for e in self.entries if e.key.value == key), None)

    @property
    def entries(self) -> tuple[Entry, ...]:
        """The entries of a mapping; none for anything else."""
        return self.value if self.is_mapping else ()

    @property
    def items(self) -> tuple[Located, ...]:
        """The items of a sequence; none for anything else."""
        return self.value if isinstance(self.value, tuple) and not self.is_mapping else ()


@dataclass(frozen=True, slots=True)
class Entry:
    """A key of a mapping and its value."""

    key: Located
    value: Located


def trusted(text: str) -> Any:
    """Return the data of a YAML text that was shipped with the compiler."""
    found = prepared_data(text)
    return YAML(typ="safe", pure=True).load(text) if found is None else found


def plain(located: Located) -> Any:
    """Return a value without its places: dictionaries, lists and scalars."""
    if located.is_mapping:
        return {plain(entry.key): plain(entry.value) for entry in located.entries}
    if isinstance(located.value, tuple):
        return [plain(item) for item in located.value]
    return located.value


def words_of(located: Located) -> Iterator[str]:
    """Give every word and number of a value as text, those of its keys included."""
    for entry in located.entries:
        yield str(entry.key.value)
        yield from words_of(entry.value)
    for item in located.items:
        yield from words_of(item)
    if not isinstance(located.value, tuple):
        yield str(located.value)


def documents(source: Source, sink: Sink) -> Iterator[Located]:
    """Give the documents of a user's file, one by one; report what is wrong with the rest."""
    if not _is_safe(source, sink):
        return
    yaml = YAML(typ="safe", pure=True)
    try:
        for node in yaml.compose_all(source.text):
            if node is None:
                continue
            located = _Locator(source, sink).locate(node)
            if located is None:
                return
            yield located
    except YAMLError as error:
        _report_syntax(source, error, sink)


def _is_safe(source: Source, sink: Sink) -> bool:
    """Look through the tokens for tags and limits, before anything is built of them."""
    clean = True
    depth = nodes = 0
    try:
        for token in YAML(typ="safe", pure=True).scan(source.text):
            depth += isinstance(token, _OPENING) - isinstance(token, _CLOSING)
            nodes = 0 if isinstance(token, DocumentStartToken) else nodes + _is_node(token)
            place = source.span(token.start_mark.index, token.end_mark.index)
            if depth > MAXIMUM_DEPTH or nodes > MAXIMUM_NODES:
                _report_limit(place, sink, is_deep=depth > MAXIMUM_DEPTH)
                return False
            if isinstance(token, TagToken):
                sink.report("yaml-tag", place, tag=source.slice(place))
                clean = False
    except YAMLError as error:
        _report_syntax(source, error, sink)
        return False
    return clean


_OPENING = (
    BlockMappingStartToken,
    BlockSequenceStartToken,
    FlowMappingStartToken,
    FlowSequenceStartToken,
)
_CLOSING = (BlockEndToken, FlowMappingEndToken, FlowSequenceEndToken)


def _is_node(token: object) -> bool:
    return isinstance(token, (ScalarToken, AliasToken, *_OPENING))


def _report_limit(place: Span, sink: Sink, *, is_deep: bool) -> None:
    if is_deep:
        sink.report("nesting-too-deep", place, maximum=MAXIMUM_DEPTH)
    else:
        sink.report("yaml-too-large", place, maximum=MAXIMUM_NODES)


def _report_syntax(source: Source, error: YAMLError, sink: Sink) -> None:
    mark = getattr(error, "problem_mark", None) if isinstance(error, MarkedYAMLError) else None
    offset = mark.index if mark is not None else 0
    sink.report("yaml-syntax", source.span(offset, min(offset + 1, len(source.text))))


class _TooLargeError(Exception):
    """Raised when a document has too many nodes."""


class _Locator:
    """Turns nodes into located values, counting them as often as aliases repeat them."""

    def __init__(self, source: Source, sink: Sink) -> None:
        self._source = source
        self._sink = sink
        self._count = 0
        self._open: set[int] = set()

    def locate(self, node: Node) -> Located | None:
        try:
            return self._locate(node, 0)
        except _TooLargeError:
            self._sink.report("yaml-too-large", self._span(node), maximum=MAXIMUM_NODES)
            return None

    def _locate(self, node: Node, depth: int) -> Located:
        self._count += 1
        if self._count > MAXIMUM_NODES or depth > _DEEPEST:
            raise _TooLargeError
        if id(node) in self._open:
            self._sink.report("alias-cycle", self._span(node))
            return Located(None, self._span(node))
        self._open.add(id(node))
        try:
            return self._value(node, depth)
        finally:
            self._open.discard(id(node))

    def _value(self, node: Node, depth: int) -> Located:
        if isinstance(node, MappingNode):
            return Located(self._entries(node, depth), self._span(node), is_mapping=True)
        if isinstance(node, SequenceNode):
            items = tuple(self._locate(item, depth + 1) for item in node.value)
            return Located(items, self._span(node))
        return Located(
            self._scalar(node) if isinstance(node, ScalarNode) else None, self._span(node)
        )

    def _scalar(self, node: ScalarNode) -> Any:
        """Read a scalar; what an escape brings that a text may not hold is told and left out."""
        value = _scalar(node)
        if not isinstance(value, str):
            return value
        text = joined(value)
        for slug, character in odd_kinds(text):
            self._sink.report(slug, self._span(node), character=character)
        return without_odd(text)

    def _entries(self, node: MappingNode, depth: int) -> tuple[Entry, ...]:
        seen: dict[Any, Span] = {}
        entries: list[Entry] = []
        for key_node, value_node in node.value:
            key = self._locate(key_node, depth + 1)
            value = self._locate(value_node, depth + 1)
            if key.is_mapping or isinstance(key.value, tuple):
                self._sink.report("key-not-word", key.span)
                continue
            name = str(key.value)
            if name in seen:
                related = [label(seen[name], "first")]
                self._sink.report("doubled-key", key.span, key=name, related=related)
                continue
            seen[name] = key.span
            entries.append(Entry(key, value))
        return tuple(entries)

    def _span(self, node: Node) -> Span:
        return self._source.span(node.start_mark.index, node.end_mark.index)


_DEEPEST = 100
_WORDS: Mapping[str, Any] = {"true": True, "false": False, "null": None, "~": None, "": None}


def _scalar(node: ScalarNode) -> Any:
    """Read a plain scalar as number, truth value or nothing; anything quoted is text."""
    text = str(node.value)
    if node.style in ("'", '"', "|", ">"):
        return text
    if text.lower() in _WORDS:
        return _WORDS[text.lower()]
    digits = text.removeprefix("-")
    if digits.isascii() and digits.isdigit() and len(digits) <= _LONGEST_NUMBER:
        return int(text)
    return text


_LONGEST_NUMBER = 18
