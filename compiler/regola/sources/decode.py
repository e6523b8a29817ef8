"""Turn the bytes of a file into text, and say what is odd about them."""

from __future__ import annotations

import re
from typing import Any, Protocol

from regola.sources.characters import CONTROL, HIDDEN, code_of
from regola.sources.edits import Edit, Fix
from regola.sources.source import Source
from regola.sources.span import Span

__all__ = ["MAXIMUM_FILE_BYTES", "Reporter", "decode"]

MAXIMUM_FILE_BYTES = 1_000_000

# A file full of such characters is no text; its first ones say enough.
_MOST_PLACES = 10
_WIDE_ENCODING_MARKS = (b"\xff\xfe", b"\xfe\xff", b"\x00\x00\xfe\xff")
_CARRIAGE_RETURN = re.compile(r"\r\n?")


class Reporter(Protocol):
    """What decoding needs of the sink that collects findings."""

    def report(self, slug: str, span: Span, **facts: Any) -> None:
        """Take one finding."""


def decode(
    path: str, data: bytes, sink: Reporter, *, maximum: int = MAXIMUM_FILE_BYTES
) -> Source | None:
    r"""
    Decode UTF-8; report what is wrong with the bytes; return nothing where they are no text.

    The returned text has no byte order mark and `\n` as its only line end. A space stands in the
    place of each control or hidden character, a replacement character in the place of each byte
    that is not UTF-8, so that the rest of the file can still be read.
    """
    if len(data) > maximum:
        sink.report("file-too-large", Span.whole(path), size=len(data), maximum=maximum)
        return None
    if data.startswith(_WIDE_ENCODING_MARKS):
        sink.report("not-text", Span.whole(path))
        return None
    text = _decoded(path, data, sink)
    return None if text is None else Source(path, _without_control(path, text, sink))


def _decoded(path: str, data: bytes, sink: Reporter) -> str | None:
    text = _without_mark(path, data, sink).decode("utf-8", errors="replace")
    broken = _undecodable(data)
    if broken is None:
        return _with_plain_line_ends(path, text, sink)
    if b"\x00" in data:
        sink.report("not-text", Span.whole(path))
        return None
    text = _with_plain_line_ends(path, text, sink)
    offset = len(_CARRIAGE_RETURN.sub("\n", data[:broken].decode("utf-8-sig")))
    sink.report("not-utf-8", Span(path, offset, offset + 1), byte=f"{data[broken]:02X}")
    return text


def _undecodable(data: bytes) -> int | None:
    try:
        data.decode("utf-8")
    except UnicodeDecodeError as error:
        return error.start
    return None


def _without_mark(path: str, data: bytes, sink: Reporter) -> bytes:
    mark = b"\xef\xbb\xbf"
    if not data.startswith(mark):
        return data
    sink.report("byte-order-mark", Span.whole(path), fix=Fix("remove"))
    return data[len(mark) :]


def _with_plain_line_ends(path: str, text: str, sink: Reporter) -> str:
    first = text.find("\r")
    if first < 0:
        return text
    plain, count = _CARRIAGE_RETURN.subn("\n", text)
    place = Span(path, first, first + 1)
    sink.report("carriage-return", place, fix=Fix("normalise"), count=count)
    return plain


def _without_control(path: str, text: str, sink: Reporter) -> str:
    if text.isascii() and text.isprintable():
        return text
    text = _blanked(path, text, sink, CONTROL, "control-character")
    return text if text.isascii() else _blanked(path, text, sink, HIDDEN, "hidden-character")


def _blanked(path: str, text: str, sink: Reporter, found: re.Pattern[str], slug: str) -> str:
    for number, match in enumerate(found.finditer(text)):
        if number == _MOST_PLACES:
            break
        place = Span(path, *match.span())
        fix = Fix("replace", (), (Edit(place, " "),))
        sink.report(slug, place, fix=fix, character=code_of(match[0][0]))
    return found.sub(lambda match: " " * len(match[0]), text)
