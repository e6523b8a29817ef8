"""
Cut the text of a rules file into raw tokens and lines.

A line is what stands between line breaks, semicolons and braces; a break does not end a line that
plainly goes on: after a comma, a colon or a joining word, or before one.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from itertools import pairwise

from regola.findings import Edit, Fix, Sink
from regola.sources import Source, look_alike

__all__ = [
    "MAXIMUM_DIGITS",
    "Comment",
    "Line",
    "RawToken",
    "bracket_depth",
    "may_break",
    "parted",
    "scan",
]

MAXIMUM_DIGITS = 6

_TOKEN = re.compile(
    r"""(?P<space>[ \t]+)
    |(?P<word>[^\W\d]\w*(?:['’]\w+)*)
    |(?P<fraction>\d+\.\d+)
    |(?P<number>\d+)
    |(?P<string>"[^"\n]*"?)
    |(?P<curly>[“”„«][^"“”„«»\n]*[“”»])
    |(?P<newline>\n)
    |(?P<comment>\#[^\n]*)
    |(?P<slashes>//[^\n]*)
    |(?P<sign>[{}(),:;/+*-])
    |(?P<other>.)""",
    re.VERBOSE,
)
_EQUALS = "="
_WORDS_OF_A_FIELD = 3
_GOES_ON_AFTER = frozenset({",", ":", "(", "+", "*", "of", "and", "or", "then", "otherwise"})
_GOES_ON_BEFORE = frozenset(
    {"if", "unless", "and", "or", "then", "otherwise", "that", "with", "without"}
    | {"from", "to", "of", "per", "by", "using", "beside"}
)


@dataclass(frozen=True, slots=True)
class RawToken:
    """
    A piece of text: its sort (word, number, string, sign), text and offset.

    ``covers`` is the number of letters that it stands for, where these are not its own text.
    """

    sort: str
    text: str
    start: int
    covers: int | None = None

    @property
    def end(self) -> int:
        """The offset after the token."""
        return self.start + (len(self.text) if self.covers is None else self.covers)


@dataclass(frozen=True, slots=True)
class Comment:
    """A comment, from its sign to the end of the line."""

    text: str
    start: int


@dataclass(frozen=True, slots=True)
class Line:
    """Raw tokens that belong together; ``ending`` is the brace that ended them, if one did."""

    tokens: tuple[RawToken, ...]
    ending: RawToken | None

    @property
    def is_broken(self) -> bool:
        """Whether a text in the line has no end, so that nothing after it can be trusted."""
        return any(token.sort == "string" and not _is_closed(token.text) for token in self.tokens)


def bracket_depth(line: Line) -> int:
    """Return how deep brackets stand in one another in a line."""
    depth = deepest = 0
    for token in line.tokens:
        if token.sort == "sign":
            depth += {"(": 1, ")": -1}.get(token.text, 0)
            deepest = max(deepest, depth)
    return deepest


_CONDITIONS = ("if", "unless")


def may_break(before: str, after: str) -> bool:
    """Tell whether a line goes on over a break between two tokens, given as their texts."""
    return before in _GOES_ON_AFTER or after in _GOES_ON_BEFORE


def parted(source: Source, line: Line, colon: int) -> Iterator[Line]:
    """
    Give a field apart from the condition that stands in a line of its own below it.

    A rule goes on with its condition, a field never does. ``colon`` is its place in a field, or 0.
    """
    begun = 0
    for index, (before, token) in enumerate(pairwise(line.tokens), 1):
        is_below = token.text in _CONDITIONS and "\n" in source.text[before.end : token.start]
        if colon and index > colon + 1 and is_below:
            yield Line(line.tokens[begun:index], None)
            begun, colon = index, 0
    yield Line(line.tokens[begun:], line.ending) if begun else line


def scan(source: Source, sink: Sink) -> tuple[list[Line], list[Comment]]:
    """Return the lines and the comments of a file; report signs that mean nothing here."""
    tokens, comments = _tokens(source, sink)
    return _lines(tokens), comments


def _tokens(source: Source, sink: Sink) -> tuple[list[RawToken], list[Comment]]:
    tokens: list[RawToken] = []
    comments: list[Comment] = []
    for match in _TOKEN.finditer(source.text):
        sort = match.lastgroup or ""
        if sort == "space":
            continue
        if sort == "comment":
            comments.append(Comment(match[0], match.start()))
            continue
        found = RawToken(sort, match[0], match.start())
        token = _CHECKED[sort](source, found, sink) if sort in _CHECKED else found
        if token is not None:
            tokens += _cut(token) if token.sort == "string" else (token,)
    return tokens, comments


def _is_closed(text: str) -> bool:
    return len(text) > 1 and text.endswith('"')


def _cut(token: RawToken) -> Iterator[RawToken]:
    """Give back to the line what a text without an end took of it: a sign that ends the line."""
    text = token.text.rstrip()
    if _is_closed(token.text) or text[-1] not in "{},;":
        yield token
        return
    yield RawToken(token.sort, text[:-1], token.start)
    yield RawToken("sign", text[-1], token.start + len(text) - 1)


def _closed(source: Source, token: RawToken, sink: Sink) -> RawToken:
    if not _is_closed(token.text):
        sink.report("lone-quote", source.span(token.start, token.end))
    return token


def _straight(source: Source, token: RawToken, sink: Sink) -> RawToken:
    """Take a text between curly marks for what it is meant to be."""
    first, last = (source.span(n, n + 1) for n in (token.start, token.end - 1))
    fix = Fix("straighten", (), (Edit(first, '"'), Edit(last, '"')))
    place = source.span(token.start, token.end)
    sink.report("curly-quote", place, fix=fix, character=token.text[0])
    return RawToken("string", f'"{token.text[1:-1]}"', token.start)


def _short(source: Source, token: RawToken, sink: Sink) -> RawToken:
    """Put a harmless number of several for one that is too long: the rest of its line is judged."""
    if len(token.text) <= MAXIMUM_DIGITS:
        return token
    place = source.span(token.start, token.end)
    sink.report("number-too-long", place, digits=len(token.text), maximum=MAXIMUM_DIGITS)
    return RawToken(token.sort, _SEVERAL, token.start)


_SEVERAL = "2"
"""A number that goes with the plural, as fractions and long numbers do."""


def _whole(source: Source, token: RawToken, sink: Sink) -> RawToken:
    """Put a harmless number of several for a fraction, so that the rest of its line is judged."""
    sink.report("fraction", source.span(token.start, token.end), found=token.text)
    return RawToken("number", _SEVERAL, token.start)


def _latin(source: Source, token: RawToken, sink: Sink) -> RawToken:
    """Take letters of other alphabets that look like ours for those that they look like."""
    latin = look_alike(token.text)
    if latin == token.text:
        return token
    index = next(n for n, letter in enumerate(token.text) if letter != latin[n])
    edit = Edit(source.span(token.start, token.end), latin)
    place = source.span(token.start + index, token.start + index + 1)
    fix = Fix("latin", (), (edit,))
    name = unicodedata.name(token.text[index], "").split()[0].lower()
    sink.report(
        "foreign-letter", place, fix=fix, word=token.text, letter=latin[index], alphabet=name
    )
    return RawToken(token.sort, latin, token.start)


def _meaningless(source: Source, token: RawToken, sink: Sink) -> RawToken | None:
    """
    Leave out a sign that means nothing here; of *tokens = 6* a colon was meant.

    Behind a colon, as in *given ada: coins = 3*, it is one too many; in a sentence *is* was meant.
    """
    place = source.span(token.start, token.end)
    if token.text != _EQUALS:
        sink.report("unexpected-character", place, character=token.text)
        return None
    before = source.text[source.text.rfind("\n", 0, token.start) + 1 : token.start]
    if ":" in before:
        start = token.start - (len(before) - len(before.rstrip()))
        apart = "" if source.text[token.end : token.end + 1].isspace() else " "
        fix = Fix("leave-out", (), (Edit(source.span(start, token.end), apart),))
        sink.report("unexpected-character", place, hint="beside", fix=fix, character=token.text)
        return None
    if len(before.split()) > _WORDS_OF_A_FIELD:
        sink.report("unexpected-character", place, hint="is", character=token.text)
        return None
    fix = Fix("colon", (), (Edit(place, ":"),))
    sink.report("unexpected-character", place, hint="colon", fix=fix, character=token.text)
    return RawToken("sign", ":", token.start)


def _noted(source: Source, token: RawToken, sink: Sink) -> None:
    """Take what stands behind two strokes, as notes in other languages do, for a note."""
    place = source.span(token.start, token.start + len(_SLASHES))
    fix = Fix("comment", (), (Edit(place, "#"),))
    sink.report("unexpected-character", place, hint="comment", fix=fix, character=_SLASHES)


_SLASHES = "//"

_CHECKED: Mapping[str, Callable[[Source, RawToken, Sink], RawToken | None]] = {
    "string": _closed,
    "curly": _straight,
    "number": _short,
    "fraction": _whole,
    "word": _latin,
    "slashes": _noted,
    "other": _meaningless,
}


def _lines(tokens: list[RawToken]) -> list[Line]:
    lines: list[Line] = []
    current: list[RawToken] = []
    following = _following(tokens)
    for index, token in enumerate(tokens):
        if token.sort == "newline":
            if not current or _goes_on(current[-1], following[index]):
                continue
        elif token.text not in ("{", "}", ";") or token.sort != "sign":
            current.append(token)
            continue
        brace = token if token.text in ("{", "}") else None
        if current or brace:
            lines.append(Line(tuple(current), brace))
            current = []
    if current:
        lines.append(Line(tuple(current), None))
    return lines


def _following(tokens: list[RawToken]) -> list[RawToken | None]:
    """Return for each token the next one that is no line break."""
    found: list[RawToken | None] = [None] * len(tokens)
    after: RawToken | None = None
    for index in range(len(tokens) - 1, -1, -1):
        found[index] = after
        if tokens[index].sort != "newline":
            after = tokens[index]
    return found


def _goes_on(before: RawToken, after: RawToken | None) -> bool:
    if after is not None and after.sort == "sign" and after.text == "}":
        return False
    return may_break(before.text, after.text if after is not None else "")
