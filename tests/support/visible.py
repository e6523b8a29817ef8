"""The text of a page that a reader sees or hears, in blocks, each with its language."""

from __future__ import annotations

from collections.abc import Iterator
from html.parser import HTMLParser

__all__ = ["blocks"]

_SPOKEN = ("alt", "aria-label", "data-dark", "data-light", "placeholder", "title")
_INLINE = frozenset({"a", "code", "b", "em", "i", "mark", "strong", "sub", "sup", "tspan"})
_UNREAD = frozenset({"code", "kbd", "pre", "script", "style"})
_MARK = "count"
"""The class of letters and numbers in drawings, which stand for names."""
_EMPTY = frozenset({"br", "hr", "img", "input", "link", "meta"})


class _Reader(HTMLParser):
    """Gathers blocks: text up to the next tag that ends a line, attributes that are read out."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[tuple[str, str]] = []
        self._open: list[tuple[str, str]] = [("", "")]
        self._text = ""
        self._in_mark = False

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        language = given.get("lang", self._open[-1][1])
        if tag not in _INLINE or self._open[-1][0] == "nav" or language != self._open[-1][1]:
            self._end_block()
        self.found += [(language, given[name]) for name in _SPOKEN if given.get(name)]
        if tag == "code":
            self._text += "«…»"
        self._in_mark = self._in_mark or (tag == "text" and given.get("class") == _MARK)
        if tag not in _EMPTY:
            self._open.append((tag, language))

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in _EMPTY:
            self.handle_endtag(tag)

    def handle_endtag(self, tag: str) -> None:
        tags = [one for one, _ in self._open]
        if tag not in tags:
            return
        place = len(tags) - 1 - tags[::-1].index(tag)
        if tag not in _INLINE or self._open[place][1] != self._open[place - 1][1]:
            self._end_block()
        del self._open[place:]
        self._in_mark = self._in_mark and tag != "text"

    def handle_data(self, data: str) -> None:
        if not self._in_mark and not any(tag in _UNREAD for tag, _ in self._open):
            self._text += data

    def _end_block(self) -> None:
        text = " ".join(self._text.split())
        if text:
            self.found.append((self._open[-1][1], text))
        self._text = ""


def blocks(page: str) -> Iterator[tuple[str, str]]:
    """Give the language and text of each block of a page; code and scripts are left out."""
    reader = _Reader()
    reader.feed(page)
    reader.close()
    yield from reader.found
